/**
 * The four pages of a seller that read whole catalogues, with 25,000 products: before and after a new fee table is in force for most of
 * them, in one run. The first call after the change calculates every product once.
 */
import os from 'node:os';
import process from 'node:process';
import { findFeeDoubts } from '@saer/contract/publishing/fee-doubt';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { findOutdated } from '@saer/contract/products/saved-product';
import { getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { feeBookReply } from '@saer/contract/fees/fee-book';
import * as z from 'zod/mini';
import { product } from '../apps/server/src/products/tables.ts';
import { newPerson, type Person, storeSheet } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { atMostTimes, record } from './figure.ts';
import { productWorkbook } from './product-workbook.ts';
import { median, report, timed } from './timing.ts';

const SIZE = 25_000;
const SHEET = 2_500;
const ROUNDS = 7;

await using opened = new AsyncDisposableStack();
const { db, pool, port } = await startBenchServer(opened);
const address = `http://127.0.0.1:${port}/v1`;
const book = { ...feeBookReply.parse(await ask('/fee-book')), overrides: [] };
const copied = await newPerson(db, 'USER');
await storeSheet(address, copied, await productWorkbook(book, SHEET), SHEET);
const seller = await sellerWithCopies(copied);
const { token: admin } = await newPerson(db, 'SUPER_ADMIN');

const filter = encodeURIComponent(encodeFilter({ limit: 25 }));
const worstFirst = encodeURIComponent(encodeFilter({ limit: 25, order_by: { sellingProfit: 'asc' } }));
const pages = [
  { name: 'Start', path: '/dashboard/seller', most: 5 },
  { name: 'My products', path: `/product/page?filter=${worstFirst}`, most: 9 },
  { name: 'What to do now', path: `/product/action/page?filter=${filter}`, most: 1.6 },
  // Without new fees it lists nothing: its peer is the page before it.
  { name: 'Repricing', path: `/product/outdated?filter=${filter}`, most: 2 },
] as const;

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, ${SIZE} products, median and best of ${ROUNDS} rounds after one that does not count\n`,
);
for (const { path } of pages) await ask(path, seller.token);
const before = new Map<string, readonly number[]>();
for (const { name, path } of pages) before.set(name, await rounds(path));
await publishDearerFees();
const { counts } = findOutdated.reply.parse(await ask(`/product/outdated?filter=${filter}`, seller.token));
if (counts.all === 0) throw new Error('No product has other fees: nothing is measured');
let actions = 0;
for (const { name, path, most } of pages) {
  await db.execute(sql`delete from product_effect`);
  await db.execute(sql`delete from product_action`);
  const first = await timed(() => ask(path, seller.token));
  const after = await rounds(path);
  const known = before.get(name) ?? [];
  report(`${name}, no product with other fees`, known);
  report(`  ${counts.all} with other fees`, after);
  console.log(`  the first time: ${first.toFixed(0)} ms`);
  const peer =
    name === 'Repricing'
      ? { name: 'What to do now', value: actions, unit: ' ms' }
      : { name: 'before they changed', value: median(known), unit: ' ms' };
  const ours = { value: median(after), unit: ' ms' };
  if (name === 'What to do now') actions = ours.value;
  record(atMostTimes({ figure: `${name}, ${SIZE} products, new fees in force`, ours, peer }, most));
}

/** A seller with so many products, each a copy of one of the sheet's at a price from half to one and a half of its own. */
async function sellerWithCopies({ id }: Person): Promise<Person> {
  const person = await newPerson(db, 'USER');
  const { search: _search, id: _id, ownerId: _owner, price: _price, ...columns } = getTableColumns(product);
  const names = sql.join(
    Object.values(columns).map(({ name }) => sql.identifier(toSnakeCase(name))),
    sql`, `,
  );
  await db.execute(sql`insert into product (owner_id, price, ${names})
    select ${person.id}::integer, greatest(1, final_price * (50 + (row_number() over ()) % 101) / 100), ${names}
    from product, generate_series(1, ${Math.ceil(SIZE / SHEET)}) where owner_id = ${id} limit ${SIZE}`);
  return person;
}

/** Puts a copy of the fee table that prices most products in force, with every fee one riyal higher. */
async function publishDearerFees(): Promise<void> {
  const { rows } = await pool.query<{ id: number; store: number }>(
    'select fee_table_id as id, store_id as store from product group by 1, 2 order by count(*) desc limit 1',
  );
  const [inForce] = rows;
  if (inForce === undefined) throw new Error('The bench has no products');
  const versioned = z.object({ id: z.int(), version: z.int() });
  const effectiveFrom = new Date().toISOString().slice(0, 10);
  const head = { storeId: inForce.store, name: 'Dearer', effectiveFrom };
  let draft = versioned.parse(await ask('/fee-table', admin, { ...head, copyOf: inForce.id }));
  await pool.query(
    `update slab set fee_below = fee_below + 100, fee_above = fee_above + 100
     where classification_id in (select id from classification where fee_table_id = $1)`,
    [draft.id],
  );
  for (const step of ['submit', 'publish']) {
    const found = findFeeDoubts.reply.parse(await ask(`/fee-table/doubts?id=${draft.id}`, admin));
    const body = { id: draft.id, version: draft.version, doubts: found.doubts.map(({ key }) => key) };
    draft = versioned.parse(await ask(`/fee-table/${step}`, admin, body));
  }
}

async function rounds(path: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const taken = await timed(() => ask(path, seller.token));
    // The first round warms up and does not count.
    if (round > 0) times.push(taken);
  }
  return times;
}

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
