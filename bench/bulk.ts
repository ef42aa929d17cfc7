/**
 * The cost of 100,000 products of one seller: downloading them as a file, and changing fees; time and memory. `node bench/bulk.ts
 * [csv] [xlsx] [outdated] [impact]`; without a name, all of them.
 */
import os from 'node:os';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { feeImpact } from '@saer/contract/publishing/fee-impact';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { findOutdated } from '@saer/contract/products/saved-product';
import { rowsHeader } from '@saer/contract/products/product';
import { columnNames, dearerTable, type Measured, measured, startBulk } from './bulk-products.ts';
import { atMost, atMostTimes, record } from './figure.ts';
import { timed } from './timing.ts';

const warm = 1_000;
const few = 10_000;
const many = 100_000;
/** Runs before memory is measured, so that code is compiled. */
const warmRounds = 10;
const pageSize = 100;
/** The number of pages to read, from the first to the last. */
const maxPages = 60;

type Person = Awaited<ReturnType<typeof bulk.sellerOf>>;
const chosen = process.argv.slice(2);
const parts = { csv: () => downloads('csv'), xlsx: () => downloads('xlsx'), outdated, impact };
const unknown = chosen.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}`);

await using opened = new AsyncDisposableStack();
const began = performance.now();
const bulk = await startBulk(opened);
const { ask, pool } = bulk;
const draft = await dearerTable(bulk);
console.log(`${os.availableParallelism()} cores, Node ${process.version}`);
const seller = {
  warm: await bulk.sellerOf(warm),
  few: await bulk.sellerOf(few),
  many: await bulk.sellerOf(many),
};
say(`${warm}, ${few} and ${many} products stored after ${seconds(performance.now() - began)}`);
for (const [name, measure] of Object.entries(parts))
  if (chosen.length === 0 || chosen.includes(name)) await measure();

function say(text: string): void {
  console.log(`  ${text}`);
}
function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}

/** Downloads a file and discards it, or aborts after this many bytes. */
async function take({ token }: Person, format: string, rows: number, until = Infinity): Promise<number> {
  const answer = await ask(`/product/download?format=${format}`, { token });
  if (Number(answer.headers.get(rowsHeader)) !== rows) throw new Error('The file is of other products');
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.length;
    // Leaving the loop ends the connection.
    if (size >= until) return size;
  }
  if (size < rows) throw new Error('The file is too short');
  return size;
}

/** Waits until no other connection of the database has an open transaction. */
async function untilFree(): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `select from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`,
    );
    if (rows.length === 0) return;
    await pause(2);
  }
}

function of(value: number): string {
  return value.toFixed(1);
}

function sayMemory({ grown, left }: Measured): void {
  say(`memory: resident +${of(grown.rss)} MB, in use with its garbage +${of(grown.heap)} MB`);
  if (globalThis.gc !== undefined)
    say(`after it without garbage: ${of(left.heap)} MB more, resident ${of(left.rss)} MB more`);
}

async function downloads(format: 'csv' | 'xlsx'): Promise<void> {
  for (let round = 0; round < warmRounds; round += 1) await take(seller.warm, format, warm);
  let size = 0;
  const whole = await measured(bulk, async () => {
    size = await take(seller.many, format, many);
  });
  const tenth = await measured(bulk, () => take(seller.few, format, few));
  // The same columns of the same products by PostgreSQL itself: the result is received and discarded.
  const copied = columnNames.filter((name) => name !== 'override' && name !== 'sides').join(', ');
  const ordered = `select ${copied} from product where owner_id = ${seller.many.id} order by created_at, id`;
  const bare = await timed(() => pool.query(`copy (${ordered}) to stdout csv`));
  await take(seller.many, format, many, size / 10);
  const freed = await timed(untilFree);
  say(
    `${many} as .${format}: ${(size / 1e6).toFixed(1)} MB, ${whole.cpu.toFixed(2)} s of the server’s processor`,
  );
  say(`broken off at a tenth, the database was free after ${freed.toFixed(0)} ms`);
  sayMemory(whole);
  const peer = { name: 'COPY of the same columns, dropped', value: bare / 1000, unit: ' s' };
  record(atMost(`download of 100,000 products, .${format}`, { value: whole.time, unit: ' s' }, 20, peer));
  record(
    atMostTimes(
      {
        figure: `the server’s processor for 100,000, .${format}`,
        ours: { value: whole.cpu, unit: ' s' },
        peer: { name: 'ten times that for 10,000', value: 10 * tenth.cpu, unit: ' s' },
      },
      1.2,
    ),
  );
  record(atMost(`memory it takes meanwhile, .${format}`, { value: whole.grown.rss, unit: ' MB' }, 30));
}

async function impact(): Promise<void> {
  const impactOf = async (signal?: AbortSignal) => {
    const { token } = bulk.admin;
    const asked = signal === undefined ? { token } : { token, signal };
    return feeImpact.parse(await (await ask(`/fee-table/impact?id=${draft.id}`, asked)).json());
  };
  const { products } = await impactOf();
  const whole = await measured(bulk, () => impactOf());
  const left = new AbortController();
  const broken = impactOf(left.signal).catch(() => undefined);
  await pause((whole.time * 1000) / 10);
  left.abort();
  const freed = await timed(async () => {
    await broken;
    await untilFree();
  });
  say(
    `${products} products: ${whole.time.toFixed(2)} s, ${whole.cpu.toFixed(2)} s of the server’s processor`,
  );
  say(`broken off at a tenth, the database was free after ${freed.toFixed(0)} ms`);
  sayMemory(whole);
  record(atMost(`memory for an impact on ${products} products`, { value: whole.grown.rss, unit: ' MB' }, 30));
}

async function readOutdated({ token }: Person, page: number) {
  const filter = encodeURIComponent(encodeFilter({ page, limit: pageSize }));
  const answer = await ask(`/product/outdated?filter=${filter}`, { token });
  return findOutdated.reply.parse(await answer.json());
}

async function readPages(by: Person) {
  const { pageCount, total } = await readOutdated(by, 1);
  const apart = Math.max(1, Math.floor(pageCount / maxPages));
  for (let page = 2; page <= pageCount; page += apart) await readOutdated(by, page);
  return { pageCount, total, read: Math.floor((pageCount - 2) / apart) + 2 };
}

async function outdated(): Promise<void> {
  await draft.publish();
  await readPages(seller.warm);
  const first = await measured(bulk, () => readOutdated(seller.many, 1));
  let found = { pageCount: 0, total: 0, read: 0 };
  const whole = await measured(bulk, async () => {
    found = await readPages(seller.many);
  });
  if (found.total === 0) throw new Error('No product has other fees: nothing is measured');
  say(`the first page calculates ${found.total} products in ${first.time.toFixed(2)} s`);
  sayMemory(first);
  say(`${found.read} of ${found.pageCount} pages read in ${whole.time.toFixed(2)} s`);
  sayMemory(whole);
  const max = Math.max(first.grown.rss, first.left.rss + whole.grown.rss);
  record(
    atMost(`memory for pages of ${found.total} products with new fees`, { value: max, unit: ' MB' }, 20),
  );
}
