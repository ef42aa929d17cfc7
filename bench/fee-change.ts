/** The time to compute the effect of new fees on thousands of saved products, compared with peers. */
import os from 'node:os';
import process from 'node:process';
import { findFeeDoubts } from '@saer/contract/publishing/fee-doubt';
import { priceEffect } from '@saer/quoting/price-effect';
import { feeBookReply } from '@saer/contract/fees/fee-book';
import { feeImpact } from '@saer/contract/publishing/fee-impact';
import { findOutdated } from '@saer/contract/products/saved-product';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { calculationInput } from '../apps/server/src/products/saved/calculation-input.ts';
import { savedProducts } from '../apps/server/src/products/saved/saved-products.ts';
import { product } from '../apps/server/src/products/tables.ts';
import { newPerson, storeSheet } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { atMostTimes, record } from './figure.ts';
import { productWorkbook } from './product-workbook.ts';
import { median, report, timed } from './timing.ts';

const SELLERS = 4;
const ROWS = 2_500;
const ROUNDS = 9;

await using opened = new AsyncDisposableStack();
const { db, pool, port } = await startBenchServer(opened);
const address = `http://127.0.0.1:${port}/v1`;
const book = { ...feeBookReply.parse(await ask('/fee-book')), overrides: [] };
const file = await productWorkbook(book, ROWS);
const seller = await newPerson(db, 'USER');
await storeSheet(address, seller, file, ROWS);
for (let other = 1; other < SELLERS; other += 1)
  await storeSheet(address, await newPerson(db, 'USER'), file, ROWS);
const { token: admin } = await newPerson(db, 'SUPER_ADMIN');

// A copy of the fee table that prices most of these products, with every fee one riyal higher.
const { rows: tables } = await pool.query<{ id: number; store: number }>(
  'select fee_table_id as id, store_id as store from product group by 1, 2 order by count(*) desc limit 1',
);
const [inForce] = tables;
if (inForce === undefined) throw new Error('The bench has no products');
const versioned = z.object({ id: z.int(), version: z.int() });
const head = { storeId: inForce.store, name: 'Dearer', effectiveFrom: new Date().toISOString().slice(0, 10) };
let draft = versioned.parse(await ask('/fee-table', admin, { ...head, copyOf: inForce.id }));
await pool.query(
  `update slab set fee_below = fee_below + 100, fee_above = fee_above + 100
   where classification_id in (select id from classification where fee_table_id = $1)`,
  [draft.id],
);

const impactOf = async () => feeImpact.parse(await ask(`/fee-table/impact?id=${draft.id}`, admin));
const { products: inStore, losingMargin } = await impactOf();
if (losingMargin === 0) throw new Error('No product loses its margin: nothing is measured');

const times = { impact: [] as number[], read: [] as number[], price: [] as number[] };
for (let round = 0; round <= ROUNDS; round += 1) {
  const impact = await timed(impactOf);
  const read = await timed(() => savedProducts(db).where(eq(product.storeId, inForce.store)));
  const stored = await savedProducts(db).where(eq(product.storeId, inForce.store));
  const inputs = stored.map((each) => ({ row: calculationInput(each), price: each.finalPrice }));
  const price = await timed(() => {
    // Today's fees and the planned ones.
    for (const { row, price: at } of [...inputs, ...inputs]) priceEffect(book, row, at);
  });
  // The first round warms up and does not count.
  if (round === 0) continue;
  times.impact.push(impact);
  times.read.push(read);
  times.price.push(price);
}

for (const step of ['submit', 'publish']) {
  const found = findFeeDoubts.reply.parse(await ask(`/fee-table/doubts?id=${draft.id}`, admin));
  const body = { id: draft.id, version: draft.version, doubts: found.doubts.map(({ key }) => key) };
  draft = versioned.parse(await ask(`/fee-table/${step}`, admin, body));
}
const countOutdated = async () =>
  findOutdated.reply.parse(await ask('/product/outdated', seller.token)).total;
const outdated = await countOutdated();
if (outdated === 0) throw new Error('No product has other fees: nothing is measured');
const told: number[] = [];
for (let round = 0; round <= ROUNDS; round += 1) {
  const taken = await timed(countOutdated);
  if (round > 0) told.push(taken);
}

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, ${SELLERS * ROWS} products of ${SELLERS} sellers, median and best of ${ROUNDS} rounds after one that does not count\n`,
);
report(`impact on ${inStore} products, over HTTP`, times.impact);
report('  the same products read, alone', times.read);
report('  priced by both tables, alone', times.price);
const bare = median(times.read) + median(times.price);
console.log(`  the whole is ${(median(times.impact) / bare).toFixed(2)} times the two together`);
report(`a page of one seller's ${outdated} with new fees, over HTTP`, told);
record(
  atMostTimes(
    {
      figure: `impact on ${inStore} products`,
      ours: { value: median(times.impact), unit: ' ms' },
      peer: { name: 'reading and pricing alone', value: bare, unit: ' ms' },
    },
    1.2,
  ),
);

async function ask(path: string, token?: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}
