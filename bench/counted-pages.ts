/** Measures public pages per second with their visits counted, beside the same server without. */
import path from 'node:path';
import process from 'node:process';
import { compareServers, rawRequest, throughputLine } from './compare-servers.ts';
import { atLeastShare, record } from './figure.ts';
import { startServerProcess } from './server-process.ts';

const LANES = 32;
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
const CALLS = 20_000;
/** A part of the rate without counting: what one run differs from the next. */
const LEAST = 0.97;

await using opened = new AsyncDisposableStack();
const folder = path.resolve(import.meta.dirname, '../apps/web/dist');
const counted = await startServerProcess(opened, 'page-server.ts', { folder, isCounted: true });
const uncounted = await startServerProcess(opened, 'page-server.ts', { folder, isCounted: false });
const agent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile Safari/604.1';
const request = rawRequest(
  'GET',
  '/pricing',
  '',
  `accept-encoding: gzip, deflate, br\r\naccept-language: ar-SA\r\nuser-agent: ${agent}\r\n`,
);
const { ours, theirs } = await compareServers(counted, uncounted, {
  request,
  calls: CALLS,
  lanes: LANES,
  rounds: ROUNDS,
});
console.log(throughputLine('GET /pricing, counted', ours));
console.log(throughputLine('GET /pricing, not counted', theirs));
const peer = { name: 'the same without counting', value: theirs.rate, unit: '/s' };
const figure = 'GET /pricing, its visits counted';
record(atLeastShare({ figure, ours: { value: ours.rate, unit: '/s' }, peer }, LEAST));
