// The load of floor.py: TABLES tables of 8 plain sockets; a short word from one of them brings a frame to each.
// node floor.mjs PORT SERVER BYTES SECONDS TABLES   with SERVER a process id; prints one line of JSON.
import { readFileSync } from 'node:fs';
import net from 'node:net';

const [port, server, bytes, seconds, tables] = process.argv.slice(2).map(Number);
const SEATS = 8;
const WORD = Buffer.alloc(120, 32); // as long as an answer

// Hundredths of a second of processor time that the server used, its own and the system's for it.
const used = () => readFileSync(`/proc/${server}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).map(Number);

async function sit(number) {
  const table = { had: 0, arrived: () => {}, sockets: [] };
  for (let seat = 0; seat < SEATS; seat += 1) {
    table.sockets.push(await new Promise((resolve) => {
      const socket = net.connect(port, '127.0.0.1', () => { socket.setNoDelay(true); socket.write(`table ${number}`); });
      socket.once('data', () => {
        socket.on('data', (data) => {
          table.had += data.length;
          if (table.had === SEATS * bytes) table.arrived();
        });
        resolve(socket);
      });
    }));
  }
  return table;
}

const seated = [];
while (seated.length < tables) seated.push(await sit(seated.length));
let moves = 0;
const [before, began, mine] = [used(), performance.now(), process.cpuUsage()];
const until = began + seconds * 1000;
await Promise.all(seated.map(async (table) => {
  for (let number = 0; performance.now() < until; number += 1) {
    table.had = 0;
    await new Promise((resolve) => { table.arrived = resolve; table.sockets[number % SEATS].write(WORD); });
    moves += 1;
  }
}));
const took = (performance.now() - began) / 1000;
const [own, system] = used().map((now, which) => Number((((now - before[which]) / moves) * 10).toFixed(4)));
const spent = process.cpuUsage(mine);
const driver = Number(((spent.user + spent.system) / 1000 / moves).toFixed(4)); // ms of processor time a move
console.log(JSON.stringify({ moves, rate: Math.round(moves / took), own, system, driver }));
process.exit(0);
