"""Documents of one's own: the table hands them to the game, and keeps an army that is played from everybody else."""

from __future__ import annotations

from pathlib import Path

from tests.table.harness import Server, running

from dejarik.assault.skirmish.army_text import write_army
from dejarik.assault.skirmish.ready_made import ready_made
from dejarik.table.middleware import Limits

ARMY = {"name": "Claws", "faction": "mercenary", "cards": ["wampa-elite"], "command": []}


def test_an_army_is_examined(lite: Server) -> None:
    response = lite.post("/api/games/assault/examine", {"kind": "army", "document": ARMY})
    answer = response.json()
    assert response.status_code == 200
    assert answer["legal"] is False
    assert answer["document"]["cards"] == ["wampa-elite"]
    assert answer["text"]["en"].startswith("Name: Claws\n")


def test_what_is_no_army_is_refused_in_words(lite: Server) -> None:
    wanted = {"kind": "army", "document": {"faction": "sith"}}
    response = lite.post("/api/games/assault/examine", wanted)
    answer = response.json()
    assert (response.status_code, answer["error"]["id"]) == (400, "army-document-bad")


def test_a_game_without_documents_says_so(lite: Server) -> None:
    response = lite.post("/api/games/caravan/examine", {"kind": "army", "document": {}})
    answer = response.json()
    assert (response.status_code, answer["error"]["id"]) == (400, "game-examines-nothing")


def test_an_army_of_ones_own_is_played_and_its_deck_is_told_to_nobody(lite: Server) -> None:
    own = ready_made()["hired-guns"]
    wanted = {
        "game": "assault",
        "settings": {"players": "2", "army-1": write_army(own), "army-2": "claws-and-ice"},
        "seats": [{"kind": "me"}, {"kind": "open"}],
    }
    made = lite.post("/api/tables", wanted)
    assert made.status_code == 201
    table = made.json()["table"]
    facts = lite.get(f"/api/tables/{table}").json()
    assert facts["settings"] == {"players": "2", "army-2": "claws-and-ice"}
    seen = lite.get(f"/api/tables/{table}/view").json()
    assert [player["army"] for player in seen["shown"]["players"]] == [own.name, "Claws and Ice"]


def test_building_an_army_is_asking_and_not_changing(tmp_path: Path) -> None:
    """Whoever builds an army asks after every card, oftener than anybody may make tables."""
    strict = Limits(requests=(1e9, 1e9), changes=(1, 0), messages=(1e9, 1e9))
    with running(str(tmp_path / "tables.db"), strict) as server:
        asked = {"kind": "army", "document": ARMY}
        answers = [server.post("/api/games/assault/examine", asked).status_code for _ in range(5)]
        tables = [server.post("/api/tables", {}).status_code for _ in range(2)]
    assert answers == [200] * 5
    assert tables[-1] == 429
