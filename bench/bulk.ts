/** What a catalogue of 100,000 products costs: on its way out as a file, and when fees change; time and memory. */
import os from 'node:os';
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { feeBookReply } from '@saer/contract/fee-book';
import { feeImpact } from '@saer/contract/fee-version';
import { encodeFilter } from '@saer/contract/list-filter';
import { findOutdated } from '@saer/contract/product-catalogue';
import { rowsHeader } from '@saer/contract/product-download';
import { getTableColumns } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import * as z from 'zod/mini';
import { product } from '../apps/server/src/products/tables.ts';
import { newPerson, storeSheet } from './bench-people.ts';
import { startBenchServer } from './bench-server.ts';
import { atMost, atMostTimes, record } from './figure.ts';
import { productWorkbook } from './product-workbook.ts';
import { timed } from './timing.ts';

const SEED = 2_500;
const FEW = 10_000;
const MANY = 100_000;
const megabyte = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

await using opened = new AsyncDisposableStack();
const { db, pool, port } = await startBenchServer(opened);
const address = `http://127.0.0.1:${port}/v1`;
const book = { ...feeBookReply.parse(await (await ask('/fee-book')).json()), overrides: [] };
const first = await newPerson(db, 'USER');
await storeSheet(address, first, await productWorkbook(book, SEED), SEED);
const few = await newPerson(db, 'USER');
const many = await newPerson(db, 'USER');
const { token: admin } = await newPerson(db, 'SUPER_ADMIN');

const { search: _search, id: _id, ...columns } = getTableColumns(product);
const names = Object.values(columns).map(({ name }) => toSnakeCase(name));
for (const [owner, count] of [
  [few.id, FEW],
  [many.id, MANY],
] as const)
  // In parts, each of which stays below the longest time of a statement.
  for (let part = 0; part < count / FEW; part += 1)
    await pool.query(
      `insert into product (${names.join(', ')})
       select ${names.map((name) => (name === 'owner_id' ? String(owner) : name)).join(', ')}
       from product, generate_series(1, ${FEW / SEED}) where owner_id = ${first.id}`,
    );
await pool.query('vacuum analyze product');

async function ask(path: string, token?: string, body?: object, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(`${address}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'accept-encoding': 'identity',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/** Takes a whole file and drops it. */
async function take(by: { readonly token: string }, format: string, rows: number): Promise<void> {
  const answer = await ask(`/product/download?format=${format}`, by.token);
  if (Number(answer.headers.get(rowsHeader)) !== rows) throw new Error('The file is of other products');
  const reader = answer.body?.getReader();
  let size = 0;
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
    size += part.value.length;
  if (size < rows) throw new Error('The file is too short');
}

const live = (): number => {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/**
 * By how much the memory of this process, client and server together, grows meanwhile at most: what the system gave it, or what is in
 * use, whichever grew more. What was given for earlier work and is free by now would else hide what this work needs.
 */
async function growth(work: () => Promise<unknown>): Promise<number> {
  const used = live();
  const given = process.memoryUsage.rss();
  let most = 0;
  const look = (): void => {
    most = Math.max(most, process.memoryUsage.rss() - given, live() - used);
  };
  const timer = setInterval(look, 500);
  await work();
  clearInterval(timer);
  look();
  return most / megabyte;
}

/** The same columns of the same products, by PostgreSQL itself: its answer is received and dropped. */
const copied = names.filter((name) => name !== 'override' && name !== 'sides').join(', ');
const copy = () =>
  pool.query(
    `copy (select ${copied} from product where owner_id = ${many.id} order by created_at, id) to stdout csv`,
  );
const best = async (rounds: number, work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(work));
  return Math.min(...times) / 1000;
};

// Once before, so that what is compiled and cached is.
await take(few, 'csv', FEW);
await take(few, 'xlsx', FEW);
const ofFew = await best(2, () => take(few, 'csv', FEW));
const ofMany = await best(1, () => take(many, 'csv', MANY));
const workbook = await best(1, () => take(many, 'xlsx', MANY));
const csvGrowth = await growth(() => take(many, 'csv', MANY));
const xlsxGrowth = await growth(() => take(many, 'xlsx', MANY));
const bare = await best(2, copy);

const controller = new AbortController();
await ask('/product/download?format=csv', many.token, undefined, controller.signal);
controller.abort();
const broken = await timed(async () => {
  for (let open = 1; open > 0;) {
    const { rows } = await pool.query<{ open: number }>(
      `select count(*)::int as open from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    );
    open = rows[0]?.open ?? 0;
  }
});

// The fee table of most of these products, every parcel of it one riyal dearer.
const { rows: tables } = await pool.query<{ id: number; store: number }>(
  'select fee_table_id as id, store_id as store from product group by 1, 2 order by count(*) desc limit 1',
);
const [inForce] = tables;
if (inForce === undefined) throw new Error('The bench has no products');
const versioned = z.object({ id: z.int(), version: z.int() });
const head = { storeId: inForce.store, name: 'Dearer', effectiveFrom: new Date().toISOString().slice(0, 10) };
let draft = versioned.parse(await (await ask('/fee-table', admin, { ...head, copyOf: inForce.id })).json());
await pool.query(
  `update slab set fee_below = fee_below + 100, fee_above = fee_above + 100
   where classification_id in (select id from classification where fee_table_id = $1)`,
  [draft.id],
);
const impactOf = async () =>
  feeImpact.parse(await (await ask(`/fee-table/impact?id=${draft.id}`, admin)).json());
const { products: inStore } = await impactOf();
const impactGrowth = await growth(impactOf);

for (const step of ['submit', 'publish'])
  draft = versioned.parse(
    await (await ask(`/fee-table/${step}`, admin, { id: draft.id, version: draft.version })).json(),
  );
const outdatedOf = async (by: { readonly token: string }, page: number) => {
  const filter = encodeURIComponent(encodeFilter({ page, limit: 100 }));
  return findOutdated.reply.parse(await (await ask(`/product/outdated?filter=${filter}`, by.token)).json());
};
await outdatedOf(few, 1);
let total = 0;
let firstTime = 0;
const outdatedGrowth = await growth(async () => {
  firstTime = await timed(async () => {
    ({ total } = await outdatedOf(many, 1));
  });
});
if (total === 0) throw new Error('No product has other fees: nothing is measured');
const again = await timed(() => outdatedOf(many, 7));

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}; ${FEW} products as .csv: ${ofFew.toFixed(2)} s; broken off, the database was free after ${broken.toFixed(0)} ms; ${total} products with new fees: asked first ${firstTime.toFixed(0)} ms, another page ${again.toFixed(0)} ms`,
);
const peer = { name: 'COPY of the same columns, dropped', value: bare, unit: ' s' };
record(atMost('download of 100,000 products, .csv', { value: ofMany, unit: ' s' }, 20, peer));
record(atMost('download of 100,000 products, .xlsx', { value: workbook, unit: ' s' }, 20, peer));
record(
  atMostTimes(
    {
      figure: 'the same beside ten times 10,000',
      ours: { value: ofMany, unit: ' s' },
      peer: { name: '10 × 10,000', value: 10 * ofFew, unit: ' s' },
    },
    1.2,
  ),
);
record(atMost('memory it takes meanwhile, .csv', { value: csvGrowth, unit: ' MB' }, 30));
record(atMost('memory it takes meanwhile, .xlsx', { value: xlsxGrowth, unit: ' MB' }, 30));
record(atMost(`memory for an impact on ${inStore} products`, { value: impactGrowth, unit: ' MB' }, 30));
record(
  atMost(`memory for a page of ${total} products with new fees`, { value: outdatedGrowth, unit: ' MB' }, 20),
);
