# One entry for everything: `make` alone prints what there is.
# The environment lives in .venv/ inside the checkout and is made anew only when requirements or pyproject change.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
PLAYABLE := .venv/.playable
GAME ?= assault
DECISIONS ?= 20000
SEED ?= 1
POLICY ?= mixed
EVENING ?= 10
CHAOS ?= 600
MUTANTS ?= 60
HOST ?= 127.0.0.1
PORT ?= 8000
DB ?=
CODE := $(wildcard src tests bench scripts)

.DEFAULT_GOAL := help
# Without what Python has compiled once, each worker of pytest takes three times as long to begin, each server and command twice.
unexport PYTHONDONTWRITEBYTECODE
.PHONY: help install play serve test quick lint types page unit test-undo mutants fuzz evening chaos dist bench rules fmt clean

help: ## show this list
	@awk -F':.*## ' '/^[a-z-]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(READY): requirements/run.txt requirements/dev.txt requirements/postgres.txt requirements/lab.txt pyproject.toml
	@PYTHON="$(PYTHON)" .ci/environment
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/postgres.txt 2>/dev/null \
		|| echo "No PostgreSQL for the tests here: those on PostgreSQL will be skipped."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements/lab.txt 2>/dev/null \
		|| echo "The extras of the laboratory can't be installed here: their tests will be skipped."
	@touch $(PLAYABLE) $(READY)

$(PLAYABLE): requirements/run.txt pyproject.toml
	@PYTHON="$(PYTHON)" .ci/environment run
	@touch $(PLAYABLE)

install: $(READY) ## put the program and its tools in .venv/

play: $(PLAYABLE) ## start the table on this machine and open the page
	@$(BIN)/dejarik play

serve: $(PLAYABLE) ## start the table for others (HOST, PORT, DB)
	@$(BIN)/dejarik serve --host $(HOST) --port $(PORT) $(if $(DB),--db $(DB))

test: lint ## everything that must hold: ruff, mypy, tsc, pytest
	@MAKE="$(MAKE)" .ci/together

quick: lint types page ## what a change is likely to break, in about a minute: no browser, no PostgreSQL, no slow test
	$(BIN)/pytest -n auto --dist worksteal -m "not slow" $$($(BIN)/python -m scripts.nearby)

lint: $(READY) ## ruff: mistakes and formatting
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)

types: $(READY) ## mypy, strict
	$(BIN)/mypy $(CODE)

page: $(READY) ## types of the page, where there is Node: TypeScript reads its JSDoc
	@.ci/page

unit: $(READY) ## pytest, a worker more than there are cores, the tests of the page in a browser included
	@.ci/browser
	$(BIN)/pytest -n auto --dist worksteal --durations=15 --durations-min=10

test-undo: $(READY) ## the tests that play once more, each decision also after a save, a load and an undo
	INTERRUPTED=1 $(BIN)/pytest -n auto --dist worksteal tests/kernel tests/assault tests/lcg

mutants: $(READY) ## does any test notice when a rule is changed? A sample (MUTANTS, SEED, WORKERS)
	$(BIN)/python -m tests.mutants $(MUTANTS) $(SEED) $(WORKERS)

fuzz: $(READY) ## random and awkward legal play with every invariant checked (GAME, DECISIONS, SEED, POLICY)
	$(BIN)/dejarik fuzz $(GAME) --decisions $(DECISIONS) --seed $(SEED) --policy $(POLICY)

evening: $(READY) ## eight people at two tables for a while, and all that goes wrong on such an evening (EVENING, in minutes)
	@.ci/browser
	EVENING=$(EVENING) PICTURES=1 $(BIN)/pytest tests/web/test_evening.py -s

bench: $(READY) ## measure the hot parts against a fixed workload
	$(BIN)/dejarik bench

chaos: $(READY) ## killed servers and workers, lost databases, full disks, set clocks, for CHAOS seconds; nothing is lost (SEED)
	$(BIN)/python -m tests.chaos $(CHAOS) $(SEED)

dist: $(READY) ## a wheel with the page and all data, in dist/
	rm -rf build dist
	$(BIN)/python -c "from setuptools import build_meta; print(build_meta.build_wheel('dist'))"

rules: $(READY) ## which rules have tests
	$(BIN)/dejarik rules

fmt: $(READY) ## format the code, repair what ruff can repair, write the types of what the page receives and the table of missions
	PYTHONPATH=src $(BIN)/python -m scripts.page_types
	PYTHONPATH=src $(BIN)/python -m scripts.mission_table
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)

clean: ## remove the environment and every cache
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis build dist src/*.egg-info
