// The load: TABLES tables of 8 sockets. The same process drives both servers over the same kind of sockets.
// node load.mjs KIND ADDRESSES TABLES MODULES SERVERS SECONDS [HOP [MOVES]]   with KIND outpost31 or boardgameio; prints one
// line of JSON. At full speed it goes on for SECONDS, or for MOVES at each table. Of several addresses, each table is laid at one, and its sockets come to the one HOP further on. SERVERS are process
// ids: those of the servers, and after a slash that of their database, all with whatever they have started.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [kind, addresses, tables, modules, servers, seconds, hop, moves] = process.argv.slice(2);
const nodes = addresses.split(',');
const require = createRequire(modules + '/');
const SEATS = 8;
const PACED = 50; // moves a second
const PACED_SECONDS = Number(seconds);
const FULL_SECONDS = Number(seconds);
const WARM_SECONDS = 2;
const WARM_MOVES = 20; // where moves are counted
const AT_ONCE = 10; // tables that are laid at a time

async function post(address, path, body, token) {
  const headers = { 'content-type': 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const read = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(read)}`);
  return read;
}

class Table {
  constructor(number) {
    this.address = nodes[number % nodes.length];
    this.comes = nodes[(number + Number(hop ?? 0)) % nodes.length];
    this.had = SEATS; this.open = []; this.isOver = false; this.arrived = () => {};
  }

  // One socket has the result of the move under way.
  got() {
    this.had += 1;
    if (this.had === SEATS) this.arrived(performance.now() - this.began);
  }

  // Make one move; resolves with the milliseconds until the last of the sockets had it.
  move() {
    return new Promise((resolve) => {
      this.arrived = resolve;
      this.had = 0;
      this.began = performance.now();
      this.send();
    });
  }
}

class Outpost extends Table {
  async sit() {
    const WebSocket = require('ws');
    // Nothing waits for a beat or answers itself, so that every move is one that somebody sent and all are told.
    const settings = { reaction_seconds: 0, everybody_clicks: true };
    const made = await post(this.address, '/api/tables', { game: 'stayaway', seats: SEATS, name: 'person 0', settings });
    const tokens = [made.token];
    for (let seat = 1; seat < SEATS; seat += 1) {
      const joined = await post(this.address, `/api/tables/${made.table}/join`, { name: `person ${seat}` });
      tokens.push(joined.token);
      await post(this.address, `/api/tables/${made.table}/act`, { type: 'set_ready', seat, is_ready: true }, joined.token);
    }
    this.sockets = await Promise.all(tokens.map((token) => new Promise((resolve, reject) => {
      const where = `${this.comes.replace('http', 'ws')}/ws/${made.table}`;
      const socket = new WebSocket(where, { perMessageDeflate: false });
      socket.on('error', reject);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 2, token })));
      socket.on('message', (data) => {
        const text = data.toString();
        if (text.startsWith('{"type":"welcome"')) resolve(socket);
        else if (text.startsWith('{"type":"update"')) this.hear(text);
        else if (text.startsWith('{"type":"refused"')) throw new Error(text);
      });
    })));
    this.had = 0;
    const begun = new Promise((resolve) => { this.arrived = resolve; });
    await post(this.address, `/api/tables/${made.table}/act`, { type: 'start' }, made.token);
    await begun;
  }

  hear(text) {
    if (this.had === 0) this.next = [];
    if (text.includes('"questions":[{')) this.next.push(...JSON.parse(text).picture.questions);
    if (this.had === SEATS - 1) this.open = this.next;
    this.got();
    if (this.had === SEATS && this.open.length === 0) this.isOver = true;
  }

  send() {
    const question = this.open[0];
    const options = question.options.filter((one) => one !== 'declare');
    const option = options[Math.floor(Math.random() * options.length)];
    this.count = (this.count ?? 0) + 1;
    this.sockets[question.seat].send(JSON.stringify(
      { type: 'answer', client: `c${this.count}`, seat: question.seat, question: question.id, option }));
  }
}

class Boardgame extends Table {
  async sit() {
    const { io } = require('socket.io-client');
    // A match that is not there is made when its first player asks for it; without credentials, which spares the
    // server their checking.
    const matchID = `match-${Math.random()}`;
    this.match = matchID;
    this.sockets = await Promise.all(Array.from({ length: SEATS }, (_, seat) => new Promise((resolve) => {
      const socket = io(`${this.comes}/circle`, { transports: ['websocket'], forceNew: true });
      socket.on('connect', () => socket.emit('sync', matchID, `${seat}`, undefined, SEATS));
      socket.on('sync', (_, sync) => { this.state = sync.state; resolve(socket); });
      socket.on('update', (_, state) => { this.state = state; this.got(); });
    })));
  }

  send() {
    const player = this.state.ctx.currentPlayer;
    const payload = { type: 'draw', args: [], playerID: player };
    this.sockets[Number(player)].emit(
      'update', { type: 'MAKE_MOVE', payload }, this.state._stateID, this.match, player);
  }
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(2));
  return { moves: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) };
}

async function paced(seated, seconds) {
  const times = [];
  const under = [];
  const until = performance.now() + seconds * 1000;
  for (let number = 0; performance.now() < until; number += 1) {
    const table = seated[number % seated.length];
    if (!table.isOver && table.had === SEATS) under.push(table.move().then((time) => times.push(time)));
    await new Promise((resolve) => { setTimeout(resolve, 1000 / PACED); });
  }
  await Promise.all(under);
  return spread(times);
}

// Seconds of processor time that a process and those that it started have used so far, all their threads together.
function used(pid) {
  let fields, children;
  try {
    fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  } catch {
    return 0; // it has ended meanwhile: its parent counts what it used
  }
  const own = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0) / 100;
  return children.reduce((sum, child) => sum + used(child), own);
}

// The same for the servers, and for their database.
const spent = () => servers.split('/').map((pids) => pids.split(',').reduce((sum, pid) => sum + used(pid), 0));

// Milliseconds of processor time a second while everybody sits there and nobody moves.
async function idle(seconds) {
  const [before, began] = [spent(), performance.now()];
  await new Promise((resolve) => { setTimeout(resolve, 1000 * seconds); });
  const took = (performance.now() - began) / 1000;
  return spent().map((now, group) => Number((((now - before[group]) / took) * 1000).toFixed(1)));
}

async function full(seated, seconds, most) {
  const times = [];
  const began = performance.now();
  const before = spent();
  const mine = process.cpuUsage();
  const until = most ? Infinity : began + seconds * 1000;
  await Promise.all(seated.map(async (table) => {
    for (let made = 0; made < (most ?? Infinity) && performance.now() < until && !table.isOver; made += 1) {
      times.push(await table.move());
    }
  }));
  const took = (performance.now() - began) / 1000;
  const over = seated.filter((table) => table.isOver).length;
  const [cost, database] = spent().map((now, group) => (
    Number((((now - before[group]) / times.length) * 1000).toFixed(3)))); // ms of processor time a move
  const { user, system } = process.cpuUsage(mine);
  const driver = Number(((user + system) / 1000 / times.length).toFixed(3)); // and this process's own
  const rate = Math.round(times.length / took);
  return { ...spread(times), seconds: Number(took.toFixed(2)), rate, cost, database, driver, over };
}

const KINDS = { outpost31: Outpost, boardgameio: Boardgame };
const seated = [];
while (seated.length < Number(tables)) {
  const few = Array.from({ length: Math.min(AT_ONCE, Number(tables) - seated.length) }, (_, one) => (
    new KINDS[kind](seated.length + one)));
  await Promise.all(few.map((table) => table.sit()));
  seated.push(...few);
}
await full(seated, WARM_SECONDS, moves && WARM_MOVES);
const still = await idle(PACED_SECONDS);
const slow = await paced(seated, PACED_SECONDS);
const fast = await full(seated, FULL_SECONDS, moves && Number(moves));
console.log(JSON.stringify({ kind, tables: seated.length, sockets: seated.length * SEATS, idle: still, paced: slow, full: fast }));
process.exit(0);
