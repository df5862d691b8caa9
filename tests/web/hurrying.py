"""The way to the moment that a test is about, without pressing: the page itself answers as soon as it is asked, and
draws only some of what passes by. What pressing does is shown by the tests that press."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Page
from tests.web.playing import EAGER, wait_until

STATE = "document.querySelector('dj-table')?.state"

#: Of a choice the option that is liked best, the last of its kind; of some, as many as wished; of amounts, as few as
#: must be. Drawing takes longer than anything else, so of the moments on the way each eighth is drawn.
HURRY = """async ([eager, calm, several], reached) => {
  const table = document.querySelector('dj-table');
  const fits = (id, kind) => id === kind || (kind.endsWith(':') && id.startsWith(kind));
  const liked = (ids) => {
    const kind = eager.find((each) => ids.some((id) => fits(id, each)));
    return kind ? ids.findLast((id) => fits(id, kind)) : ids.find((id) => calm.includes(id)) ?? ids[0];
  };
  const answers = {
    choose: (ids) => liked(ids),
    some: (ids, { least, most }) => {
      const wanted = ids[0].startsWith('commit:') ? Math.min(1, several) : several;
      return ids.slice(0, Math.max(least, Math.min(most, wanted)));
    },
    order: (ids) => ids,
    distribute: (ids, { options, least, among = [] }) => {
      const amounts = among.length ? { [among[0]]: 1 } : {};
      let left = least - Object.keys(amounts).length;
      for (const { id, cap } of options) {
        const more = Math.min(left, cap - (amounts[id] ?? 0));
        if (more) amounts[id] = (amounts[id] ?? 0) + more;
        left -= more;
      }
      return amounts;
    },
  };
  let answered = -1;
  let passed = 0;
  table.shouldUpdate = () => ++passed % 8 === 0;
  while (!table.state?.outcome) {
    const { state } = table;
    const decision = state?.decision;
    if (decision && (await reached(state, state.shown))) break;
    if (decision && state.revision !== answered && (table.sent ?? null) === null) {
      answered = state.revision;
      table.choose(answers[decision.kind](decision.options.map(({ id }) => id), decision));
    }
    await new Promise((done) => setTimeout(done, 4));
  }
  delete table.shouldUpdate;
  table.requestUpdate();
  await table.updateComplete;
  await document.fonts.ready;
}"""


def begin_to_hurry(
    page: Page,
    reached: str = "false",
    *,
    eager: Sequence[str] = EAGER,
    calm: Sequence[str] = (),
    several: int = 0,
) -> None:
    """Let the page answer from now on, until something (a condition with `state` and `shown`) is so, or to the end."""
    wait_until(page, f"{STATE}")
    wishes = [list(eager), list(calm), several]
    page.evaluate(
        f"""(wishes) => {{
          document.hurrying = true;
          ({HURRY})(wishes, (state, shown) => ({reached})).finally(() => (document.hurrying = false));
        }}""",
        wishes,
    )


def hurry(
    page: Page,
    reached: str = "false",
    *,
    eager: Sequence[str] = EAGER,
    calm: Sequence[str] = (),
    several: int = 0,
    seconds: float = 90,
) -> None:
    """The same, and wait for it."""
    begin_to_hurry(page, reached, eager=eager, calm=calm, several=several)
    wait_until(page, "!document.hurrying", seconds)
