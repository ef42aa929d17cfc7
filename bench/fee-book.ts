import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { startBenchServer } from './bench-server.ts';
import { compareServers, throughputLine, rawRequest } from './compare-servers.ts';
import { atLeast, record } from './figure.ts';
import { startServerProcess } from './server-process.ts';

const address = '/v1/fee-book';
const LANES = 32;
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const CALLS = 6_000;

await using opened = new AsyncDisposableStack();
const { connection, folder } = await startBenchServer(opened);
const saer = await startServerProcess(opened, 'whole-server.ts', { database: connection, folder });
const url = `http://127.0.0.1:${saer.port}${address}`;
const text = await (await fetch(url)).text();
await untilPressed();
const file = path.join(folder, 'fee-book.json');
writeFileSync(file, text);
const bare = await startServerProcess(opened, 'same-reply.ts', { path: address, file });

const request = rawRequest('GET', address, '', 'accept-encoding: gzip, deflate, br\r\n');
const { ours, theirs } = await compareServers(saer, bare, {
  request,
  calls: CALLS,
  lanes: LANES,
  rounds: ROUNDS,
});
console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, ${LANES} at a time, the median of ${ROUNDS} rounds in turn after one that does not count\n`,
);
console.log(throughputLine('GET fee-book, brotli', ours));
console.log(throughputLine('bare Fastify writing the same book as JSON', theirs));
const peer = { name: 'bare Fastify writing the same book as JSON', value: theirs.rate, unit: '/s' };
record(atLeast('GET fee-book', { value: ours.rate, unit: '/s' }, 5_000, peer));

/** Brotli is compressed once the book is requested repeatedly. */
async function untilPressed(): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip, br' } });
    await answer.arrayBuffer();
    if (answer.headers.get('content-encoding') === 'br') return;
    await pause(25);
  }
  throw new Error('The fee book was never compressed by brotli');
}
