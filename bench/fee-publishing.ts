/**
 * Publishing a fee table and rolling it back, until two server processes calculate by it, and what admins and a seller wait for
 * meanwhile: at 200, 20,000 and 2,000,000 products of as many hundreds of sellers. `node bench/fee-publishing.ts [products …]`.
 */
import os from 'node:os';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { feeImpact } from '@saer/contract/publishing/fee-impact';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { quote } from '@saer/contract/products/quote';
import { findOutdated } from '@saer/contract/products/saved-product';
import { caller, columnNames, draftTable, mainTable, startBulk } from './bulk-products.ts';
import { atMost, atMostTimes, record } from './figure.ts';
import { median, report, timed } from './timing.ts';

/** Products of each seller. */
const each = 200;
const sizes = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [200, 20_000, 2_000_000];
const publications = 5;
const rounds = 9;
/** Milliseconds, for everybody. */
const inForceAim = 1_000;
/** Milliseconds, for what admins read of all products. */
const adminsAim = 2_000;

await using opened = new AsyncDisposableStack();
const bulk = await startBulk(opened);
const { ask, pool, first, admin } = bulk;
const processes = [ask, caller((await bulk.startServer()).port)];
const { id: original, store } = await mainTable(bulk);
// One in ten of what remains sells at a loss.
await pool.query(
  `update product set current_price = final_price, current_profit = -100, current_meets_target = false
   where owner_id = $1 and id % 10 = 0`,
  [first.id],
);
await pool.query(
  'delete from product where owner_id = $1 and id not in (select id from product order by id limit $2)',
  [first.id, each],
);
const { rows: stored } = await pool.query<{ store: string; subFamily: string }>(
  `select store.code as store, product_sub_family.code as "subFamily" from product join store on store.id = store_id
   join product_sub_family on product_sub_family.id = sub_family_id where store.id = $1 limit 1`,
  [store],
);
const calculated = { ...stored[0], sides: [200, 150, 100], weight: 400, cost: 5_000 };
const filter = encodeURIComponent(encodeFilter({ limit: 25 }));
/** In this order: the first two by a seller. */
const readings = {
  list: { path: `/product/page?filter=${filter}`, by: first },
  outdated: { path: `/product/outdated?filter=${filter}`, by: first },
  dashboard: { path: '/dashboard', by: admin },
  reach: { path: `/list-reach?list=store&id=${store}`, by: admin },
};
type Reading = keyof typeof readings;
const names = ['list', 'outdated', 'dashboard', 'reach'] as const satisfies Reading[];
let inForce = original;
let drafts = 0;
type Measured = Awaited<ReturnType<typeof measure>>;

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, two server processes, medians of ${publications} publications and ${rounds} readings\n`,
);
const measured: Measured[] = [];
// The first of them warms up and does not count.
for (const [at, size] of [sizes[0] ?? 0, ...sizes].entries()) {
  const began = performance.now();
  await growTo(size);
  const seconds = (performance.now() - began) / 1_000;
  console.log(`${size.toLocaleString('en')} products, stored in ${seconds.toFixed(0)} s`);
  const found = await measure();
  if (at === 0) continue;
  recordFigures(size.toLocaleString('en'), found, measured);
  measured.push(found);
}

/** Adds sellers, each with copies of the first one's products; all products have the fees in force. */
async function growTo(size: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set session_replication_role = replica');
    await client.query('update product set fee_table_id = $1, calculated_at = now() where store_id = $2', [
      inForce,
      store,
    ]);
    const { rows } = await client.query<{ there: number }>('select count(*)::int as there from product');
    const from = Math.floor((rows[0]?.there ?? 0) / each);
    await client.query(
      `with seller as (
         insert into account (first_name, last_name, email, role, status, language, is_verified)
         select 'Seller', g, g || '@example.com', 'USER', 'ACTIVE', 'en', true
         from generate_series($2::int, $3::int - 1) as g returning id, last_name::int as number
       ), stored as (
         insert into product (${columnNames.join(', ')})
         select ${columnNames.map((name) => (name === 'owner_id' ? 'seller.id' : name === 'created_at' ? 'created_at - make_interval(hours => number)' : `product.${name}`)).join(', ')}
         from seller, product where owner_id = $1 returning id, owner_id, created_at
       )
       insert into history (owner_id, entity, entity_id, action, at)
       select owner_id, 'product', id, 'create', created_at from stored`,
      [first.id, from, size / each],
    );
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze product, history, account');
    await client.query('checkpoint');
  } finally {
    client.release();
  }
}

async function read(reading: Reading, by = ask): Promise<unknown> {
  const {
    path,
    by: { token },
  } = readings[reading];
  return (await by(path, { token })).json();
}

/** The medians of all readings. */
async function readingsOf(when: string): Promise<Record<Reading, number>> {
  const medians = { list: 0, outdated: 0, dashboard: 0, reach: 0 };
  for (const name of names) {
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const taken = await timed(() => read(name));
      // The first round warms up and does not count.
      if (round > 0) times.push(taken);
    }
    report(`  ${name} ${when}`, times);
    medians[name] = median(times);
  }
  return medians;
}

/** The fee table that a process calculates by. */
async function tableOf(by: typeof ask): Promise<string> {
  const reply = await by('/product/calculate', { body: calculated });
  return quote.parse(await reply.json()).version.id;
}

/** Waits until every process calculates by a table: each is asked every few milliseconds. */
async function untilInForce(id: number): Promise<void> {
  await Promise.all(
    processes.map(async (by) => {
      while ((await tableOf(by)) !== String(id)) await pause(5);
    }),
  );
}

interface Draft {
  readonly copyOf: number;
  readonly raised: number;
}

/** Creates a draft to put in the place of the table in force: the first from today on, each later one as its correction. */
function draftOf({ copyOf, raised }: Draft) {
  const corrects = inForce === original ? {} : { correctsId: inForce, reason: 'Its fees are others' };
  const effectiveFrom = new Date().toISOString().slice(0, 10);
  drafts += 1;
  const head = { storeId: store, name: `Draft ${drafts}`, effectiveFrom, copyOf, ...corrects };
  return draftTable(bulk, head, raised);
}

/** Milliseconds from sending the publication of a draft until every process calculates by it. */
async function putInForce(draft: Awaited<ReturnType<typeof draftOf>>): Promise<number> {
  const doubts = await draft.doubts();
  await draft.step('submit', doubts);
  const began = performance.now();
  await Promise.all([draft.step('publish', doubts), untilInForce(draft.id)]);
  inForce = draft.id;
  return performance.now() - began;
}

async function measure() {
  const before = await readingsOf('before');
  const dearer = await draftOf({ copyOf: original, raised: 100 });
  const { token } = admin;
  let products = 0;
  const impact = await timed(async () => {
    const reply = await ask(`/fee-table/impact?id=${dearer.id}`, { token });
    products = feeImpact.parse(await reply.json()).products;
  });
  const factors = await timed(async () => {
    await (await ask('/product-range-factors/impact', { token })).json();
  });
  const doubts: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const taken = await timed(dearer.doubts);
    if (round > 0) doubts.push(taken);
  }
  const published = [await putInForce(dearer)];
  const { total } = findOutdated.reply.parse(await read('outdated'));
  if (total === 0) throw new Error('No product has other fees: nothing is measured');
  const after = await readingsOf('after');
  const back: number[] = [];
  for (let round = 1; round <= publications; round += 1) {
    back.push(await putInForce(await draftOf({ copyOf: original, raised: 0 })));
    published.push(await putInForce(await draftOf({ copyOf: original, raised: 100 })));
  }
  report('  published, until in force on both', published);
  report('  rolled back, until in force on both', back);
  report('  doubts', doubts);
  console.log(`  impact on ${products} products: ${impact.toFixed(0)} ms`);
  console.log(`  impact of the range factors on all products: ${factors.toFixed(0)} ms`);
  return { before, after, published, back, products, impact, factors, doubts: median(doubts) };
}

/** Records the figures of one size, beside those of the smaller ones. */
function recordFigures(size: string, found: Measured, smaller: readonly Measured[]): void {
  const { before, after } = found;
  const bounded = (figure: string, value: number, most: number) =>
    record(atMost(`${figure}, ${size} products`, { value, unit: ' ms' }, most));
  bounded('published, in force on two processes', median(found.published), inForceAim);
  bounded('rolled back, in force on two processes', median(found.back), inForceAim);
  bounded('the admins’ start page', after.dashboard, adminsAim);
  bounded('the reach of a store', after.reach, adminsAim);
  const compared = (figure: string, value: number, peer: readonly [string, number], most: number) => {
    const [name, other] = peer;
    const ours = { value, unit: ' ms' };
    const theirs = { name, value: other, unit: ' ms' };
    record(atMostTimes({ figure: `${figure}, ${size} products`, ours, peer: theirs }, most));
  };
  const earlier = 'before they changed';
  compared('a seller’s list, new fees', after.list, [earlier, before.list], 9);
  compared('a seller’s outdated products', after.outdated, [earlier, before.outdated], 5);
  const [fewest] = smaller;
  const last = smaller.at(-1);
  if (fewest === undefined || last === undefined) return;
  const few = 'with the fewest products';
  compared('doubts about a fee table', found.doubts, [few, fewest.doubts], 2);
  compared('a seller’s list, fees as before', before.list, [few, fewest.before.list], 2);
  compared('a seller’s outdated products', after.outdated, [few, fewest.after.outdated], 2);
  const timesMore = found.products / last.products;
  const scaled = last.impact * timesMore;
  const factorsScaled = ['so many times fewer, scaled', last.factors * timesMore] as const;
  compared('impact of the range factors', found.factors, factorsScaled, 1.2);
  compared(`impact on ${found.products}`, found.impact, ['so many times fewer, scaled', scaled], 1.2);
}
