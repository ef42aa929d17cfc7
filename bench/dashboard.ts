/** The time of a seller's start page over HTTP, at three sizes of catalogue, compared with its sums alone as SQL written by hand. */
import os from 'node:os';
import process from 'node:process';
import { newPerson } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { atMost, record } from './figure.ts';
import { addProducts } from './many-products.ts';
import { median } from './timing.ts';

const WARM_UP = 20;
const ROUNDS = 100;
const AIM = 50;

/** The least that the page's figures need: one pass over the seller's products. */
const sums = `select count(*), count(*) filter (where coalesce(current_profit, profit) < 0),
    sum(-coalesce(current_profit, profit) * monthly_sales) filter (where coalesce(current_profit, profit) < 0),
    count(*) filter (where not coalesce(current_meets_target, meets_target))
  from product where owner_id = $1`;

await using opened = new AsyncDisposableStack();
const { db, pool, port } = await startBenchServer(opened);

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, ${ROUNDS} pairs of calls one after the other, after ${WARM_UP} that do not count\n`,
);

for (const rows of [25, 2_500, 100_000]) {
  const seller = await newPerson(db, 'USER');
  await addProducts(pool, seller.id, rows);
  await pool.query('vacuum analyze product');
  const ours = () => readStart(seller.token);
  const theirs = () => pool.query(sums, [seller.id]);
  const times = { ours: new Array<number>(), theirs: new Array<number>() };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const [one, other] = [await timed(ours), await timed(theirs)];
    if (round < 0) continue;
    times.ours.push(one);
    times.theirs.push(other);
  }
  const count = rows.toLocaleString('en');
  const measured = { value: median(times.ours), unit: ' ms' };
  const peer = { name: 'the sums alone in SQL', value: median(times.theirs), unit: ' ms' };
  record(atMost(`start page of ${count} products`, measured, rows > 2_500 ? 4 * AIM : AIM, peer));
}

async function readStart(token: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/v1/dashboard/seller`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`Not read: ${answer.status} ${text.slice(0, 500)}`);
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await call();
  return performance.now() - begun;
}
