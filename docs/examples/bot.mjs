// A program that takes a seat at a table of Dejarik and plays: here, any legal answer. The protocol is in docs/bot-api.md.
//
//     node bot.mjs 'http://127.0.0.1:8000/#/table/ID/play_...'      // the invitation, as the table's maker got it
//
// It needs Node 22 (or Node 20 with --experimental-websocket) and nothing else.

import { randomBytes } from "node:crypto";

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const shuffled = (list) => list.map((each) => [Math.random(), each]).sort((a, b) => a[0] - b[0]).map(([, each]) => each);

/** Takes the seat that the invitation leads to. The secret is made here, so that a lost answer can be asked for again. */
async function sitDown(base, table, invitation) {
  const secret = `play_${randomBytes(24).toString("base64url")}`;
  const answer = await fetch(`${base}/api/tables/${table}/join`, {
    method: "POST",
    headers: { authorization: `Bearer ${invitation}`, "content-type": "application/json" },
    body: JSON.stringify({ name: "Example", secret }),
  });
  if (!answer.ok) throw new Error(`the seat was refused: ${await answer.text()}`);
  return (await answer.json()).token;
}

/** An answer: here is where a better program thinks. `state.view` is all that the seat may see. */
function decide(decision, state) {
  const { kind, options, least, most } = decision;
  const ids = options.map((option) => option.id);
  if (kind === "choose") return pick(ids);
  if (kind === "order") return shuffled(ids);
  if (kind === "some") return shuffled(ids).slice(0, least + Math.floor(Math.random() * (most - least + 1)));
  const amounts = {}; // "distribute": at least one of `among` gets something
  let given = 0;
  const give = (id) => { amounts[id] = (amounts[id] ?? 0) + 1; given += 1; };
  if (decision.among?.length) give(decision.among[0]);
  while (given < least) give(pick(options.filter((option) => (amounts[option.id] ?? 0) < option.cap)).id);
  return amounts;
}

/** Answers whatever the seat is asked until the game is over; how it ended. */
function play(base, table, token) {
  return new Promise((over, failed) => {
    const socket = new WebSocket(`${base.replace("http", "ws")}/api/tables/${table}/socket`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", token, view: true }));
    socket.onclose = () => failed(new Error("the server has closed the line"));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "error") console.error("refused:", message.id);
      if (message.type !== "state") return;
      if (message.outcome) {
        over(message.outcome);
        socket.onclose = null;
        socket.close();
      } else if (message.decision) {
        const { number, revision, decision, seats, viewer } = message;
        const seat = seats.includes(decision.seat) ? decision.seat : viewer; // several may decide together
        socket.send(JSON.stringify({ type: "choose", seat, number, revision, answer: decide(decision, message) }));
      }
    };
  });
}

const [base, path] = process.argv[2].split("/#/table/");
const [table, invitation] = path.split("/");
console.log(JSON.stringify(await play(base, table, await sitDown(base, table, invitation))));
