import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { atLeastShare, record } from './figure.ts';
import { startBenchServer } from './bench-server.ts';
import { compareServers, throughputLine, rawRequest } from './compare-servers.ts';
import { startServerProcess } from './server-process.ts';

const path = '/v1/product/calculate';
/** Concurrent calls. */
const LANES = 32;
const ROUNDS = Number(process.env['ROUNDS'] ?? 5);

const product = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  sides: [200, 150, 100],
  weight: 400,
  cost: 50_00,
  marginRate: 2000,
};
const products = Array.from({ length: 500 }, (_, at) => ({ ...product, cost: 20_00 + at * 37 }));

const kinds = [
  { figure: 'POST product/calculate, one product', body: product, calls: 8_000, lanes: LANES, share: 0.25 },
  { figure: 'POST product/calculate, 500 products', body: { products }, calls: 120, lanes: 4, share: 0.6 },
];

await using opened = new AsyncDisposableStack();
const { connection, folder } = await startBenchServer(opened);
const saer = await startServerProcess(opened, 'whole-server.ts', { database: connection, folder });
console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, the median of ${ROUNDS} rounds in turn after one that does not count\n`,
);
for (const { figure, body, calls, lanes, share } of kinds) {
  const sent = JSON.stringify(body);
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`http://127.0.0.1:${saer.port}${path}`, { method: 'POST', headers, body: sent });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The server answered ${text.slice(0, 300)}`);
  const file = join(folder, 'reply.json');
  writeFileSync(file, text);
  const bare = await startServerProcess(opened, 'same-reply.ts', { path, file });
  const asked = { request: rawRequest('POST', path, sent), calls, lanes, rounds: ROUNDS };
  const { ours, theirs } = await compareServers(saer, bare, asked);
  console.log(throughputLine(figure, ours));
  console.log(throughputLine('bare Fastify, the same body and reply', theirs));
  record(
    atLeastShare(
      {
        figure,
        ours: { value: ours.rate, unit: '/s' },
        peer: { name: 'bare Fastify of the same reply', value: theirs.rate, unit: '/s' },
      },
      share,
    ),
  );
}
