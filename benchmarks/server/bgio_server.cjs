// A boardgame.io server with a game of the same shape: 8 seats, hidden hands, a public circle, one move at a time.
// Its state is as large as a view of Stay Away! and kept in memory, which is what the framework does by itself.
const { Server, Origins } = require('boardgame.io/server');

const KINDS = ['axe', 'whisky', 'suspicion', 'analysis', 'determination', 'flamethrower', 'scary', 'no_thanks'];

const Circle = {
  name: 'circle',
  setup: ({ ctx }) => ({
    turn: 0,
    active: 0,
    direction: 1,
    circle: Array.from({ length: ctx.numPlayers }, (_, seat) => seat),
    doors: [],
    deck: { cards: 60, back: 'stay_away' },
    discards: 0,
    in_play: [],
    public: Array.from({ length: ctx.numPlayers }, (_, seat) => (
      { seat, is_alive: true, cards: 4, quarantine: 0, role: null, hand: null })),
    players: Object.fromEntries(Array.from({ length: ctx.numPlayers }, (_, seat) => (
      [seat, { hand: KINDS.slice(0, 4), role: 'human' }]))),
    log: [],
    outcome: null,
    chain: null,
    falls: [],
  }),
  playerView: ({ G, playerID }) => ({ ...G, players: playerID === null ? {} : { [playerID]: G.players[playerID] } }),
  moves: {
    draw: ({ G, playerID, events, random }) => {
      G.turn += 1;
      G.active = (Number(playerID) + 1) % G.public.length;
      G.players[playerID].hand[random.Die(4) - 1] = KINDS[random.Die(KINDS.length) - 1];
      G.log = [{ event: 'CardDrawn', seat: Number(playerID) }, { event: 'TurnBegan', seat: G.active, turn: G.turn }];
      events.endTurn();
    },
  },
  minPlayers: 8,
  maxPlayers: 8,
};

const server = Server({ games: [Circle], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log('ready'));
