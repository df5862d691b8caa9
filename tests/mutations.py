"""The small changes that mutants are made of: a comparison, a boundary, a removed statement …"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

RULE = re.compile(r"\b[A-Z]+[A-Z0-9]*(?:-[A-Z0-9]+)*-\d+\b")

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
EXTREMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One change: the place in a file, by bytes, and what stands there instead."""

    file: str
    line: int
    start: int
    end: int
    before: str
    after: str
    replacement: str  # what is written: an expression in brackets
    rules: tuple[str, ...]  # named in the changed function
    first: int  # line of that function, with its decorators
    last: int

    @property
    def name(self) -> str:
        """What it is called in the list of equivalent ones: without the line, which changes."""
        return f"{self.file}: {self.before} -> {self.after}"


def mutants_in(file: str, source: str) -> Iterator[Mutant]:
    """Every change that can be made to the functions of a file."""
    lines = source.splitlines()
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        words = "\n".join(lines[function.lineno - 1 : function.end_lineno])
        rules = tuple(sorted(set(RULE.findall(words))))
        first = min([function.lineno, *(each.lineno for each in function.decorator_list)])
        last = function.end_lineno or first
        for node in _inside(function):
            for other in _changes(node):
                start = starts[node.lineno - 1] + node.col_offset
                end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
                before, after = ast.unparse(node), ast.unparse(other)
                kept = "\n" * ((node.end_lineno or 0) - node.lineno)  # other functions stay in their lines
                written = after + kept if isinstance(other, ast.stmt) else f"({after}{kept})"
                yield Mutant(file, node.lineno, start, end, before, after, written, rules, first, last)


def _inside(function: ast.FunctionDef) -> Iterator[ast.expr | ast.stmt]:
    """The statements and expressions of a function's body; without types, docstrings and functions inside it."""
    waiting: list[ast.AST] = list(function.body)
    while waiting:
        node = waiting.pop()
        if isinstance(node, (ast.FunctionDef, ast.JoinedStr)):
            continue
        if isinstance(node, ast.AnnAssign):
            waiting += [] if node.value is None else [node.value]
            continue
        if isinstance(node, (ast.expr, ast.stmt)):
            yield node
        waiting += (child for child in ast.iter_child_nodes(node) if not _is_strict(node, child))


def _is_strict(call: ast.AST, keyword: ast.AST) -> bool:
    """Whether it is the `strict=True` of a `zip`: it says that both are of one length and fails where they are not.
    As long as the code is right it changes nothing, so no test of what the code does could notice that it is gone."""
    match call, keyword:
        case ast.Call(func=ast.Name(id="zip")), ast.keyword(arg="strict", value=ast.Constant(value=True)):
            return True
    return False


def _changes(node: ast.expr | ast.stmt) -> Iterator[ast.expr | ast.stmt]:
    match node:
        case ast.Compare(left=left, ops=[op], comparators=right):
            yield ast.Compare(left, [COMPARISONS[type(op)]()], right)
        case ast.BoolOp(op=op, values=values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=(ast.Add() | ast.Sub()) as op, right=right):
            yield ast.BinOp(left, ast.Sub() if isinstance(op, ast.Add) else ast.Add(), right)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords) if name in EXTREMES:
            yield ast.Call(ast.Name(EXTREMES[name]), args, keywords)
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case (
            ast.Expr(value=ast.Call())
            | ast.AugAssign()
            | ast.Assign(targets=[ast.Attribute()])
            | ast.Delete()
        ):
            yield ast.Pass()


def changed(source: bytes, mutant: Mutant) -> bytes:
    return source[: mutant.start] + mutant.replacement.encode() + source[mutant.end :]
