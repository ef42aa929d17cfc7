/** Opens a connection for each token, reads the beginning of its reply and waits: `node waiting-connections.ts <port> <path>`. */
import { once } from 'node:events';
import { connect } from 'node:net';
import process from 'node:process';
import { text } from 'node:stream/consumers';

const [port = '', path = '/'] = process.argv.slice(2);
const tokens: unknown = JSON.parse(await text(process.stdin));
for (const token of Array.isArray(tokens) ? tokens : []) {
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${String(token)}\r\n\r\n`);
  await once(socket, 'data');
}
process.stdout.write('open\n');
setInterval(() => undefined, 60_000);
