import { gunzipSync } from 'node:zlib';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { pricedProduct } from '@saer/contract/products/product';
import { fileLimits } from '@saer/spreadsheet/read/file-limits';
import { openFile } from '@saer/spreadsheet/read/open-file';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { product } from './tables.ts';
import { savedProduct } from './testing/saved-product.ts';

/** More than a connection buffers: a client that reads nothing blocks the server. */
const many = 20_000;

let server: TestApp;
let few: Person;
let large: Person;
let origin: string;

/** Adds copies of a product, numbered, with names of maximum length. */
async function copies(owner: Person, count: number): Promise<void> {
  const { id } = await savedProduct(server, owner, { nameEn: 'Watch 0', price: 200_00 });
  const { search: _search, id: _id, ...columns } = getTableColumns(product);
  const names = Object.values(columns).map(({ name }) => toSnakeCase(name));
  const values: Record<string, string> = {
    name_en: `'Watch ' || given || case when ${count} > 5000 then repeat(' long', 38) else '' end`,
    current_price: '10000 + given % 7',
    current_profit: 'given % 3',
    current_meets_target: 'given % 2 = 0',
  };
  await server.db.execute(
    sql.raw(`insert into product (${names.join(', ')})
      select ${names.map((name) => values[name] ?? name).join(', ')} from product, generate_series(1, ${count - 1}) as given
      where id = ${id}`),
  );
}

beforeAll(async () => {
  server = await testApp({ environment: { REQUEST_SECONDS: '1' } });
  few = await person(server, { role: 'USER' });
  large = await person(server, { role: 'USER' });
  await savedProduct(server, await person(server, { role: 'USER' }), { nameEn: 'Somebody else’s' });
  await copies(few, 1_203);
  await copies(large, many);
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server[Symbol.asyncDispose]());

const path = (format: string, filter: ListFilter = {}): string =>
  `/v1/product/download?format=${format}&filter=${encodeURIComponent(encodeFilter(filter))}`;

const start = (by: Person, signal?: AbortSignal) =>
  fetch(`${origin}${path('csv')}`, {
    // Uncompressed, for more bytes.
    headers: { ...by.headers, 'accept-encoding': 'identity' },
    ...(signal === undefined ? {} : { signal }),
  });

async function cells(bytes: Uint8Array, name: string): Promise<string[][]> {
  const opened = await openFile(bytes, name, fileLimits);
  const [sheet] = opened.ok ? opened.sheets : [];
  if (sheet === undefined) throw new Error(JSON.stringify(opened));
  return sheet.rows.map((row) => row.map(({ value }) => String(value ?? '')));
}

/** Text contains figures with all decimal places. */
const plain = (row: readonly string[]) =>
  row.map((each) => (each === '' || Number.isNaN(Number(each)) ? each : Number(each)));

/** The open transactions of downloads. */
async function open(): Promise<readonly number[]> {
  const { rows } = await server.db.execute<{ pid: number }>(sql`
    select pid from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and xact_start is not null and pid <> pg_backend_pid()`);
  return rows.map(({ pid }) => pid);
}

const numbersIn = (text: string): string[] => [...text.matchAll(/"Watch (\d+)/g)].map(([, at = '']) => at);

test('contains all of the seller’s own products across all batches, in the requested order', async () => {
  const filter: ListFilter = { order_by: { difference: 'desc', id: 'desc' }, page: 7, limit: 5 };
  const answer = await server.app.inject({ url: path('csv', filter), headers: few.headers });
  expect(answer.headers).toMatchObject({
    'row-count': '1203',
    'content-type': 'text/csv',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="saer-products-\d{4}-\d\d-\d\d\.csv"$/,
    ),
  });
  expect(answer.body.startsWith('\uFEFF')).toBe(true);
  const { rows } = await server.db.execute<{ name: string }>(sql`
    select name_en as name from product where owner_id = ${few.id}
    order by recommended_price - coalesce(current_price, final_price) desc, id desc`);
  expect(numbersIn(answer.body)).toEqual(rows.map(({ name }) => name.slice('Watch '.length)));
});

test('workbook and text contain the same, in the requested language', async () => {
  const where = { nameEn: { contains: 'Watch 11' } };
  for (const [language, yes] of [
    ['ar', 'نعم'],
    ['en', 'Yes'],
  ] as const) {
    const headers = { ...few.headers, 'accept-language': language };
    const csv = await server.app.inject({ url: path('csv', { where }), headers });
    const xlsx = await server.app.inject({ url: path('xlsx', { where }), headers });
    const [head = [], ...rows] = await cells(csv.rawPayload, 'products.csv');
    const [sheetHead, ...sheetRows] = await cells(xlsx.rawPayload, 'products.xlsx');
    expect(rows).toHaveLength(111);
    expect(sheetHead).toEqual(head);
    expect(sheetRows.map(plain)).toEqual(rows.map(plain));
    expect(rows[0]).toContain(yes);
  }
});

test('prices are one per line, gzipped on request', async () => {
  const url = path('prices', { search: 'watch 1202' });
  const headers = { ...few.headers, 'accept-encoding': 'gzip' };
  const answer = await server.app.inject({ url, headers });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'row-count': '1' });
  const [line = '', end] = gunzipSync(answer.rawPayload).toString().split('\n');
  expect(pricedProduct.parse(JSON.parse(line))).toMatchObject({ nameEn: 'Watch 1202', finalPrice: 200_00 });
  expect(end).toBe('');
  const refused = { ...few.headers, 'accept-encoding': 'gzip;q=0' };
  expect((await server.app.inject({ url, headers: refused })).headers['content-encoding']).toBeUndefined();
});

test('an invalid request is rejected with a message and no content', async () => {
  expect(await server.get(path('pdf'), few.headers)).toMatchObject({
    status: 400,
    json: { field: 'format' },
  });
  expect(await server.get(path('csv', { order_by: { wings: 'asc' } }), few.headers)).toMatchObject({
    status: 400,
    json: { code: 'unknownColumn' },
  });
  expect(await server.get(path('csv'))).toMatchObject({ status: 401 });
  await expect.poll(open).toEqual([]);
});

test('a slow client gets everything as of the start, regardless of concurrent changes', async () => {
  const body = (await start(large)).body?.getReader();
  if (body === undefined) throw new Error('There is no body');
  const decoder = new TextDecoder();
  let text = '';
  let taken = 0;
  let pauses = 0;
  for (let part = await body.read(); !part.done; part = await body.read()) {
    text += decoder.decode(part.value, { stream: true });
    taken += part.value.length;
    if (pauses === 0) {
      expect(await open()).toHaveLength(1);
      const own = eq(product.ownerId, large.id);
      await server.db
        .update(product)
        .set({ nameEn: 'Changed' })
        .where(sql`${own} and ${product.id} % 2 = 0`);
      await server.db.delete(product).where(sql`${own} and ${product.id} % 3 = 0`);
    }
    // Longer in total than the request timeout and the idle timeout.
    if (pauses < 5 && taken >= pauses * 1_000_000) {
      pauses += 1;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  expect(numbersIn(text).map(Number)).toEqual(Array.from({ length: many }, (_, at) => at));
  await expect.poll(open).toEqual([]);
});

test('an aborted download ends its transaction; an account may run two at a time', async () => {
  const controller = new AbortController();
  const running = [await start(large, controller.signal), await start(large, controller.signal)];
  expect(running.map(({ status }) => status)).toEqual([200, 200]);
  expect(await open()).toHaveLength(2);
  expect((await start(large)).status).toBe(429);
  const other = await server.app.inject({ url: path('csv', { limit: 1 }), headers: few.headers });
  expect(other.statusCode).toBe(200);
  controller.abort();
  await expect.poll(open).toEqual([]);
  const again = await server.app.inject({ url: path('prices'), headers: few.headers });
  expect(again.body.trimEnd().split('\n')).toHaveLength(1_203);
});

/** Makes reading products fail while counting them still works. */
async function withoutPictures<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> {
  await server.db.execute(sql`alter table product_image rename to product_image_away`);
  try {
    return await ask();
  } finally {
    await server.db.execute(sql`alter table product_image_away rename to product_image`);
  }
}

test('a failure to read the first products is answered as an error', async () => {
  const answer = await withoutPictures(() => server.app.inject({ url: path('xlsx'), headers: few.headers }));
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['row-count']).toBeUndefined();
  expect(answer.json()).toMatchObject({ code: 'internal' });
  await expect.poll(open).toEqual([]);
});

test('a database failure midway terminates the connection', async () => {
  const answer = await start(large);
  expect(answer.status).toBe(200);
  const pids = await open();
  expect(pids).toHaveLength(1);
  await server.db.execute(sql`select pg_terminate_backend(${pids[0]})`);
  await expect(answer.arrayBuffer()).rejects.toThrow();
  await expect.poll(open).toEqual([]);
});
