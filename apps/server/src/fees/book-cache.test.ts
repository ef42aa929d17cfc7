import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { feeBookReply } from '@saer/contract/fees/fee-book';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { isBackground } from '../testing/is-background.ts';
import { siblingDatabase } from '../testing/sibling-database.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { findFeeBook, findFeeBookWith } from './queries.ts';

const barcode = '628000000009';
const product = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  sides: [200, 150, 100],
  weight: 400,
  cost: 50_00,
  // Its price also follows who bears the VAT of the sale.
  vatRegistered: false,
  barcode,
};

let server: TestApp;
/** A second process on the same database. */
let other: TestApp;
let seller: Person;
/** The connection that changes the tables; neither process knows about it. */
let outside: Client;
const tablesRead = new Set<string>();
beforeAll(async () => {
  const asked = vi.spyOn(Client.prototype, 'query');
  server = await testApp();
  other = await testApp({ beside: server });
  seller = await person(server, { role: 'USER' });
  asked.mockClear();
  await findFeeBook(server.db, '2026-11-20', seller.id);
  await findFeeBookWith(server.db, { on: '2026-11-20', feeTableId: 1, seller: seller.id });
  for (const [query] of asked.mock.calls as unknown[][]) {
    if (isBackground(query)) continue;
    const text = typeof query === 'string' ? query : z.looseObject({ text: z.string() }).parse(query).text;
    for (const [, table = ''] of text.matchAll(/\b(?:from|join)\s+"(\w+)"/g)) tablesRead.add(table);
  }
  asked.mockRestore();
  tablesRead.delete('fee_book_stamp');
  outside = new Client(siblingDatabase(inject('testServer'), server.database));
  await outside.connect();
});
afterAll(async () => {
  await outside.end();
  await other[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const answers = async (asked: TestApp) => {
  const book = await asked.get('/v1/fee-book');
  const { status, json } = await asked.post('/v1/product/calculate', product, seller.headers);
  expect([book.status, status]).toEqual([200, 200]);
  return { book: book.text, json };
};

const named = (table: string) => `update ${table} set name_en = name_en || ' x'`;
const changes: Readonly<Record<string, string>> = {
  store: named('store'),
  product_family: named('product_family'),
  product_sub_family: named('product_sub_family'),
  product_type: named('product_type'),
  fee_table: `update fee_table set name = name || ' x'`,
  classification: named('classification'),
  slab: 'update slab set fee_below = fee_below + 1, fee_above = fee_above + 1',
  referral_rule: `update referral_rule set rate1 = rate1 + 1, status = 'unsourced', source = null,
    confirmed_at = null, confirmed_by = null`,
  service_fee: 'update service_fee set amount = amount + 1',
  range_factor_version: `update range_factor_version set factors = jsonb_set(factors, '{0,factor}', '17001')`,
  statement_rate: `insert into statement_rate (account_id, store_id, sub_family_id, band, rate, month, lines, replaces)
    select account.id, store.id, sub_family_id, band, 4000, '2026-10', 3,
      jsonb_strip_nulls(jsonb_build_object('shape', shape, 'rate1', rate1, 'limit', "limit", 'rate2', rate2))
    from referral_rule join fee_table on fee_table.id = fee_table_id join store on store.id = store_id, account,
      (values ('all'), ('below'), ('above')) as bands (band)
    where store.code = 'NOON_SA_FBN' and account.role = 'USER' and (shape = 'flat') = (band = 'all')
    on conflict do nothing`,
  deemed_supplier_answer: `insert into deemed_supplier_answer (account_id, store_id, deemed_supplier)
    select account.id, store.id, 'sellerBears' from account, store
    where store.code = 'NOON_SA_FBN' and account.role = 'USER' on conflict do nothing`,
  product_fee_override: `insert into product_fee_override (status, source, store_id, barcode, referral_rate)
    select 'sourced', 'a test', id, '${barcode}', 901 from store where code = 'NOON_SA_FBN'`,
};

test('every table that the book is read from is covered here and triggers on every change', async () => {
  expect([...tablesRead].toSorted()).toEqual(Object.keys(changes).toSorted());
  const { rows } = await outside.query(
    `select tgrelid::regclass::text as table from pg_trigger
     join pg_proc on pg_proc.oid = tgfoid where proname = 'note_fee_book_change'
     and tgtype & 60 = 60 and tgtype & 1 = 0 and tgenabled = 'O'`,
  );
  expect(rows.map((row) => String(row.table)).toSorted()).toEqual([...tablesRead].toSorted());
});

describe('the next answer of every process contains a change', () => {
  test.each(Object.entries(changes))('to %s', async (_table, change) => {
    const before = [await answers(server), await answers(other)];
    expect(before[0]).toEqual(before[1]);
    await outside.query(change);
    const [one, two] = await Promise.all([answers(server), answers(other)]);
    expect(one).not.toEqual(before[0]);
    expect(two).toEqual(one);
  });

  test('even after every connection was terminated', async () => {
    await outside.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    await outside.query(`update store set name_en = 'After the loss' where code = 'NOON_SA_FBN'`);
    for (const each of [server, other])
      await vi.waitFor(async () => expect((await answers(each)).book).toContain('After the loss'), 60_000);
  });

  test('however many callers ask concurrently', async () => {
    const load = { isOn: true };
    const ask = async () => {
      while (load.isOn) await other.get('/v1/fee-book');
    };
    const asking = Promise.all(Array.from({ length: 5 }, ask));
    for (let round = 0; round < 25; round += 1) {
      await outside.query(`update store set name_en = 'Turn ${round}' where code = 'NOON_SA_FBN'`);
      expect((await other.get('/v1/fee-book')).text).toContain(`"Turn ${round}"`);
    }
    load.isOn = false;
    await asking;
  });
});

test('an uncommitted change is not visible, blocks no other writer, and is visible once committed', async () => {
  const readFee = async () => {
    const { json } = await other.post('/v1/product/calculate', product, seller.headers);
    return z.looseObject({ terms: z.looseObject({ referral: z.object({ rate1: z.int() }) }) }).parse(json)
      .terms.referral.rate1;
  };
  await outside.query('begin');
  await outside.query(`update store set name_en = 'Not yet' where code = 'NOON_SA_FBN'`);
  await outside.query('update product_fee_override set note = null');
  expect((await other.get('/v1/fee-book')).text).not.toContain('Not yet');
  // A row of another store, which no transaction is changing.
  await server.db.execute(sql`update fee_table set name = 'Meanwhile' where id = 1`);
  expect((await other.get('/v1/fee-book')).text).toContain('Meanwhile');
  await outside.query('update product_fee_override set referral_rate = 777');
  expect(await readFee()).not.toBe(777);
  await outside.query('commit');
  expect((await other.get('/v1/fee-book')).text).toContain('Not yet');
  expect(await readFee()).toBe(777);
});

const on = async (day: string) => feeBookReply.parse((await server.get(`/v1/fee-book?on=${day}`)).json);
const raw = (headers: Record<string, string>, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({ method, url: '/v1/fee-book', headers });

test('days share one read, and each is answered as itself', async () => {
  const [early, late] = [await on('2026-01-01'), await on('2026-01-02')];
  expect([early.on, late.on]).toEqual(['2026-01-01', '2026-01-02']);
  expect({ ...late, on: early.on }).toEqual(early);
  await outside.query(
    `insert into fee_table (status, source, store_id, name, effective_from, state, published_at,
       fee_vat, min_referral, price_ending, adds_packaging, shipping_credit)
     select 'sourced', 'a test', id, 'From the second on', '2026-01-02', 'published', now(), 1500, 100, 'none', true, '[]'
     from store where code = 'NOON_SA_FBN'`,
  );
  expect((await on('2026-01-01')).stores).toEqual(early.stores);
  expect((await on('2026-01-02')).stores[0]?.feeTable?.version.name).toBe('From the second on');
});

describe('sending the book', () => {
  test('decodes to the same book with every encoding', async () => {
    const plain = await raw({});
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'public, no-cache' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const zipped = await raw({ 'accept-encoding': 'gzip, br;q=0' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
    const pressed = await vi.waitFor(
      async () => {
        const answer = await raw({ 'accept-encoding': 'gzip, deflate, br' });
        expect(answer.headers['content-encoding']).toBe('br');
        return answer;
      },
      { timeout: 100_000, interval: 20 },
    );
    expect(brotliDecompressSync(pressed.rawPayload).toString()).toBe(plain.body);
    expect(new Set([plain, zipped, pressed].map(({ headers }) => headers.etag)).size).toBe(1);
  });

  test('answers 304 until it changes', async () => {
    const { headers } = await raw({});
    const known = { 'if-none-match': `"another", ${String(headers.etag)}` };
    const answer = await raw(known);
    expect([answer.statusCode, answer.body]).toEqual([304, '']);
    expect(answer.headers.etag).toBe(headers.etag);
    await outside.query(`update store set name_en = 'Changed again' where code = 'NOON_SA_FBN'`);
    expect((await raw(known)).statusCode).toBe(200);
  });

  test('answers HEAD with headers alone', async () => {
    const head = await raw({}, 'HEAD');
    const { body } = await raw({});
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(Number(head.headers['content-length'])).toBe(Buffer.byteLength(body));
  });

  test('is the same for everybody: agreed fees have their own endpoint', async () => {
    expect((await raw(seller.headers)).body).toBe((await raw({})).body);
  });
});
