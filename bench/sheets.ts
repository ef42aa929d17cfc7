/** The time from a sheet of 2,500 products to saved prices that are written back into it, compared with peers. */
import os from 'node:os';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { productResult } from '@saer/quoting/product-result';
import { type FeeBook, feeBookReply } from '@saer/contract/fees/fee-book';
import { openFile } from '@saer/spreadsheet/read/open-file';
import { fileLimits } from '@saer/spreadsheet/read/file-limits';
import { priceSheetRow } from '@saer/spreadsheet/rows/read/price-sheet-row';
import { patchWorkbook } from '@saer/spreadsheet/write/patch-workbook';
import { resultColumns } from '@saer/spreadsheet/write/result-columns';
import { eq, getTableColumns } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTable } from 'drizzle-orm/pg-core';
import { readXlsx } from 'hucre/xlsx';
import { bulkInsert } from '../apps/server/src/database/bulk-write.ts';
import { history } from '../apps/server/src/audit/tables.ts';
import { product } from '../apps/server/src/products/tables.ts';
import { newPerson, storeSheet } from './bench-accounts.ts';
import { startBenchServer } from './bench-server.ts';
import { atMostTimes, record, timesQuicker } from './figure.ts';
import { startOffice } from './formula-workbook.ts';
import { productWorkbook } from './product-workbook.ts';
import { median, report, timed } from './timing.ts';
import { type ProductSheet, productSheet, readProductSheets } from '@saer/spreadsheet/read-product-sheets';

const ROWS = 2_500;
const COLUMNS = 30;
const ROUNDS = 9;
/** LibreOffice runs after every so many rounds, so that other work on the machine affects both alike. */
const OFFICE_EVERY = 3;

await using opened = new AsyncDisposableStack();
const { db, pool, port } = await startBenchServer(opened);
const address = `http://127.0.0.1:${port}/v1`;
const book = await findBook();
const file = await productWorkbook(book, ROWS);
const {
  cells: sheet,
  columns: { headerRow, mapping },
} = await readSheet();
const context = { book, defaults: {}, units: {} };
const read = () => productSheet(sheet).rows(context);
const rows = read();
const price = () => rows.map((row) => ({ at: row.at, priced: priceSheetRow(book, row) }));
const quotes = price().map(({ priced }) => {
  if (!priced.ok) throw new Error(`A row of the bench has no price: ${JSON.stringify(priced.problems)}`);
  return priced.quote;
});
if (quotes.length !== ROWS || mapping.cost === undefined) throw new Error('The sheet was not read whole');

// The same tables without foreign keys, in the schema that `bare` searches first.
await pool.query('create schema bare');
for (const table of ['product', 'history'])
  await pool.query(`create table bare.${table} (like public.${table} including all)`);
const bareConnection = await pool.connect();
opened.defer(() => bareConnection.release());
await bareConnection.query('set search_path to bare, public');
const bare = drizzle(bareConnection, { casing: 'snake_case' });

const office = await startOffice(quotes, opened);
const officeTimes: number[] = [];
const officeStarts: number[] = [];
const times = {
  /** The file sent over HTTP until the reply that it is saved. */
  stored: [] as number[],
  /** The results converted to columns and written into the file. */
  writtenBack: [] as number[],
  parse: [] as number[],
  library: [] as number[],
  rows: [] as number[],
  price: [] as number[],
  insert: [] as number[],
  patch: [] as number[],
};
for (let round = 0; round <= ROUNDS; round += 1) {
  // A new seller for each round, who has none of these products yet.
  const seller = await newPerson(db, 'USER');
  await findBook();
  const measured = {
    stored: await timed(() => storeSheet(address, seller, file, ROWS)),
    writtenBack: await timed(() => patchWorkbook(file, { sheet: sheet.name, columns: results() })),
    parse: await timed(readCells),
    library: await timed(() => readXlsx(file, { readStyles: true })),
    rows: await timed(read),
    price: await timed(price),
    insert: await bareInsert(seller.id),
    patch: await barePatch(),
  };
  // The first round warms up and does not count.
  if (round > 0) for (const name of measures()) times[name].push(measured[name]);
  if (office === null || round % OFFICE_EVERY !== 1) continue;
  officeTimes.push(await office.recalculate());
  officeStarts.push(await office.startAndEnd());
}

const { rows: written } = await pool.query('select 1 from bare.product');
if (written.length !== (ROUNDS + 1) * ROWS)
  throw new Error('The bare insert did not write what the server wrote');

console.log(
  `${os.availableParallelism()} cores, Node ${process.version}, ${ROWS} rows of ${COLUMNS} columns (${Math.round(file.length / 1024)} kB), median and best of ${ROUNDS} rounds after one that does not count\n`,
);
report('file to answered and stored, over HTTP', times.stored);
report('results written into the file', times.writtenBack);
const whole = times.stored.map((stored, round) => stored + (times.writtenBack[round] ?? 0));
report('the whole round trip', whole);
const bareWork = times.parse.map(
  (parse, round) => parse + (times.insert[round] ?? 0) + (times.patch[round] ?? 0),
);
console.log('\nthe bare work in it, in this process');
report('parse: the file as cells', times.parse);
report('  beside hucre alone', times.library);
report('insert: products and history', times.insert);
report('patch: ready values into the file', times.patch);
report('bare parse, insert and patch together', bareWork);
const ratios = whole.map((each, round) => each / (bareWork[round] ?? Number.NaN));
console.log(`  the whole is ${median(ratios).toFixed(2)} times that, round by round\n`);
share('parse', median(times.parse));
share('recognise and read rows', median(times.rows));
share('price', median(times.price));
share(
  'store, HTTP and the rest',
  median(times.stored) - median(times.parse) - median(times.rows) - median(times.price),
);
share('write back', median(times.writtenBack));

const alone = median(times.parse) + median(times.rows) + median(times.price) + median(times.writtenBack);
const inTime = (value: number) => ({ value, unit: ' ms' });
const what = `${ROWS.toLocaleString('en')} rows, from the file to the file`;
const stored = { figure: `${what}, stored on the way`, ours: inTime(median(whole)) };
const unstored = { figure: `${what}, without storing`, ours: inTime(alone) };
console.log('');
record(atMostTimes({ ...stored, peer: { name: 'its bare parts', ...inTime(median(bareWork)) } }, 1.3));
if (office === null) console.log('LibreOffice is not installed (no soffice on the PATH)');
else {
  report(`LibreOffice from its start (${officeTimes.length} rounds)`, officeTimes);
  report('LibreOffice, an empty workbook instead', officeStarts);
  console.log(
    `  its price is the exact one in ${((await office.exactShare()) * 100).toFixed(1)} % of the rows; it stores nothing`,
  );
  const cold = { name: 'LibreOffice from its start', ...inTime(median(officeTimes)) };
  const running = median(officeTimes.map((each, round) => each - (officeStarts[round] ?? 0)));
  console.log(
    `  running already (less the empty workbook's time): ${running.toFixed(0)} ms, ${(running / median(whole)).toFixed(1)} times ours with storing, ${(running / alone).toFixed(1)} times without`,
  );
  record(timesQuicker({ ...stored, peer: cold }, 4.5));
  record(timesQuicker({ ...unstored, peer: cold }, 10));
}

function measures(): (keyof typeof times)[] {
  return ['stored', 'writtenBack', 'parse', 'library', 'rows', 'price', 'insert', 'patch'];
}

/** Retries while the server is busy with its start or the previous round. */
async function findBook(tries = 50): Promise<FeeBook> {
  const answer = await fetch(`${address}/fee-book`);
  const text = await answer.text();
  if (answer.status === 200) return { ...feeBookReply.parse(JSON.parse(text)), overrides: [] };
  if (answer.status !== 503 || tries === 0) throw new Error(`The fee book was not answered: ${text}`);
  await pause(200);
  return findBook(tries - 1);
}

async function readSheet(): Promise<ProductSheet> {
  const outcome = await readProductSheets({ bytes: file, fileName: 'products.xlsx', limits: fileLimits });
  const first = outcome.ok ? outcome.sheets[outcome.best] : undefined;
  if (first === undefined) throw new Error(JSON.stringify(outcome));
  return first;
}

/** The file as cells, before anything is recognised in them. */
function readCells() {
  return openFile(file, 'products.xlsx', fileLimits);
}

function results() {
  const outcomes = rows.map(({ at }, index) => {
    const quote = quotes[index];
    return [at, quote === undefined ? [] : productResult(quote)] as const;
  });
  return resultColumns(new Map(outcomes), headerRow, 'en', { mapping: {}, headers: [], blocks: [] });
}

/** Every column that is written and not generated by the database. */
function columnsOf(table: PgTable): string[] {
  return Object.entries(getTableColumns(table)).flatMap(([name, { generated }]) =>
    generated === undefined ? [name] : [],
  );
}

/** Writes the same rows as the server for one seller, with one prepared statement per table and no checks. */
async function bareInsert(owner: number): Promise<number> {
  const products = await db.select().from(product).where(eq(product.ownerId, owner));
  const changes = await db.select().from(history).where(eq(history.ownerId, owner));
  const statements = [
    bulkInsert(product, columnsOf(product), products),
    bulkInsert(history, columnsOf(history), changes),
  ];
  return timed(() =>
    bare.transaction(async (tx) => {
      for (const statement of statements) await tx.execute(statement);
    }),
  );
}

async function barePatch(): Promise<number> {
  const columns = results();
  return timed(() => patchWorkbook(file, { sheet: sheet.name, columns }));
}

function share(name: string, milliseconds: number): void {
  const part = (100 * milliseconds) / median(whole);
  console.log(
    `  ${name.padEnd(40)}${milliseconds.toFixed(1).padStart(8)} ms ${part.toFixed(1).padStart(5)} %`,
  );
}
