// A server of boardgame.io with a game of the size of Kinoko: the same cards, dice and history, one move a turn.
// node server.cjs PORT [FOLDER]: keeps its matches in memory, or with FlatFile in this folder.
const { Server, FlatFile } = require("boardgame.io/server");

const COLOURS = ["R", "O", "Y", "G"];
const PLACES = ["hand0", "hand1", "lower", "upper"];
const DICE = [
  ["1", "1", "2", "3", "blank", "reroll"],
  ["1", "2", "2", "3", "blank", "peek"],
  ["1", "2", "3", "3", "blank", "sets"],
];
const OPTIONS = { aid: "memory", starter: null, dice: DICE, gathered_scores_anyway: false, round_limit: 24, tie_break: "last_to_stop" };

function deal(G, random) {
  G.turns = 0;
  G.families = random.Shuffle(COLOURS).slice(0, 2);
  G.forbidden = COLOURS.find((colour) => !G.families.includes(colour));
  G.cards = [1, 2, 3].map(() => random.Shuffle(COLOURS));
  G.history = [];
  roll(G, random);
}

function roll(G, random) {
  G.dice = DICE.map((die) => die[random.Die(6) - 1]);
  G.history.push({ type: "chanced", draw: "roll", outcome: G.dice.map((face) => [face]) });
}

// Exchange two cards of a value; whoever sees cards now that were not seen before is noted.
function swap({ G, ctx, random }, value, a, b) {
  const i = PLACES.indexOf(a);
  const j = PLACES.indexOf(b);
  if (!(value >= 1 && value <= 3) || i < 0 || j < 0 || i === j) return "INVALID_MOVE";
  const row = G.cards[value - 1];
  [row[i], row[j]] = [row[j], row[i]];
  const seat = Number(ctx.currentPlayer);
  G.history.push({ type: "played", seat, action: { type: "swap", value, a, b } });
  G.history.push({ type: "played", seat, action: { type: "end_turn" } });
  G.turns += 1;
  if (G.turns < OPTIONS.round_limit) return roll(G, random);
  G.reveal = { round: G.round, announcer: null, turns: G.turns, right: false, families: G.families, forbidden: G.forbidden,
    cards: G.cards, gathered: [null, null], gained: [0, 0], lost: [0, 0], before: G.scores, scores: G.scores };
  G.round += 1;
  deal(G, random);
}

// A player sees the cards of the others, and of the families the own one.
function playerView({ G, playerID }) {
  const seat = playerID === null ? null : Number(playerID);
  const { families, ...rest } = G;
  return {
    ...rest,
    seat,
    family: families[seat],
    cards: G.cards.map((row) =>
      row.map((colour, place) => (place < 2 && place !== seat && seat !== null ? { colour, how: "open" } : null)),
    ),
  };
}

const Kinoko = {
  name: "kinoko",
  setup: ({ random }) => {
    const G = { options: OPTIONS, players: 2, scores: [0, 0], stopped: [null, null], colours: COLOURS, round: 1, reveal: null };
    deal(G, random);
    return G;
  },
  moves: { swap },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView,
};

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;
Server({ games: [Kinoko], db, origins: ["http://localhost"] }).run({ port: Number(port) });
