import { uploadReply } from '@saer/contract/products/product-batch';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visibleSeller } from './testing/import-sheet.ts';
import { sendSheet } from './testing/send-sheet.ts';

let server: TestApp;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  seller = await person(server, { role: 'USER', subscribed: true });
});
afterAll(() => server[Symbol.asyncDispose]());

const readReply = ({ json }: { readonly json: unknown }) => uploadReply.parse(json);
const catalogue = () => visibleSeller(server, seller);
const csv = { name: 'mine.csv' };
const lines = (...rows: readonly string[]) => Buffer.from(rows.join('\r\n'));
const place = 'NOON_SA_FBN,watches,standard_parcel,400';

/** A file without store, category or size class. */
const short = lines('SKU,English name,Cost', 'S-1,Watch,50', 'S-2,Clock,60');
const wholeFile = { store: 'NOON_SA_FBN', subFamily: 'watches', sizeClass: 'standard_parcel' };

describe('what a file lacks', () => {
  test('is asked once, however many rows lack it, and in words', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => `L-${at},Watch ${at},50`);
    const json = readReply(await sendSheet(server, seller, lines('SKU,English name,Cost', ...rows), csv));
    expect(json).toMatchObject({ rows: 200, good: 0, problems: [], questions: [], batch: null });
    expect(json.missing).toMatchObject([
      { code: 'fieldWithoutColumn', field: 'store', column: '', columns: ['store'] },
      { code: 'fieldWithoutColumn', field: 'subFamily', column: '' },
    ]);
    expect(json.missing[0]?.message).toBe(
      'There is no column for “Store”. Add one, name the one that holds it, or give one value for the whole file.',
    );
  });

  test('is given for the whole file', async () => {
    const size = { ...wholeFile, units: 'cost:withVat' };
    const file = lines('SKU,English name,Cost,Weight (g)', 'S-1,Watch,50,400', 'S-2,Clock,60,300');
    const answer = await sendSheet(server, seller, file, { ...csv, query: size });
    expect(answer.json).toMatchObject({ questions: [], problems: [], batch: { added: 2 } });
    expect(await catalogue()).toMatchObject([
      { sku: 'S-1', sizeClass: 'standard_parcel', cost: 50_00, costIncludesVat: true },
      { sku: 'S-2' },
    ]);
    expect((await sendSheet(server, seller, short, { ...csv, query: wholeFile })).json).toMatchObject({
      questions: [],
      missing: [{ code: 'fieldWithoutColumn', field: 'weight' }],
      batch: null,
    });
  });

  test('and a file whose columns nobody knows is asked about, not called empty', async () => {
    const strange = lines('Alpha,Beta', 'x,7', 'y,8');
    const json = readReply(await sendSheet(server, seller, strange, csv));
    expect([json.rows, json.good]).toEqual([2, 0]);
    expect(json.missing.map(({ field }) => field)).toContain('cost');
    expect((await sendSheet(server, seller, Buffer.from('SKU,Cost\r\n'), csv)).json).toMatchObject({
      code: 'empty',
    });
  });
});

describe('a column', () => {
  const file = lines(
    'SKU,English name,Store,Sub family,Size class,Weight (g),Paid,Cost',
    `C-1,Watch,${place},50,700`,
    `C-2,Clock,${place},60,800`,
  );

  test('is assigned by its letters, and the one that had its field is asked about', async () => {
    const asked = await sendSheet(server, seller, file, { ...csv, query: { columns: 'cost:G' } });
    expect(asked.json).toMatchObject({ batch: null, questions: [{ column: 'H', header: 'Cost' }] });
    const answer = await sendSheet(server, seller, file, {
      ...csv,
      query: { columns: 'cost:g', ignored: 'H' },
    });
    expect(answer.json).toMatchObject({ questions: [], batch: { added: 2 } });
    expect(await catalogue()).toMatchObject([{ cost: 50_00 }, { cost: 60_00 }]);
  });

  test.each([
    [{ columns: 'cost' }, 'columns'],
    [{ columns: 'cost:ZZZ' }, 'columns'],
    [{ columns: 'nothing:A' }, 'columns'],
    [{ columns: 'cost:G,cost:H' }, 'columns'],
    [{ columns: 'cost:G,price:G' }, 'columns'],
    [{ currencies: 'USD' }, 'currencies'],
    [{ currencies: 'USD:0' }, 'currencies'],
    [{ currencies: 'USD:10000.5' }, 'currencies'],
    [{ currencies: 'USD:3.75,USD:4' }, 'currencies'],
    [{ currencies: `${'x'.repeat(20)}:1` }, 'currencies'],
  ] as const)('answered with nonsense is refused at the parameter: %j', async (query, field) => {
    const answer = await sendSheet(server, seller, file, { ...csv, query });
    expect(answer).toMatchObject({ status: 400, json: { field } });
    expect(await catalogue()).toEqual([]);
  });

  test('with a word that nothing explains is asked about by that word, in both languages', async () => {
    const perKilo = lines(
      'SKU,English name,Store,Sub family,Size class,Weight (g),Cost per kg',
      `K-1,Watch,${place},50`,
    );
    const json = readReply(await sendSheet(server, seller, perKilo, csv));
    expect(json).toMatchObject({ batch: null, questions: [{ code: 'columnUnsure', column: 'G' }] });
    expect(json.questions[0]?.message).toContain('“kg”');
    const arabic = await sendSheet(server, seller, perKilo, { ...csv, language: 'ar' });
    expect(readReply(arabic).questions[0]?.message).toContain('«kg»');
  });
});

describe('sums in another currency', () => {
  const file = lines(
    'SKU,English name,Store,Sub family,Size class,Weight (g),Cost (USD)',
    `D-1,Watch,${place},12.50`,
    `D-2,Clock,${place},15`,
  );

  test('are asked about, and nothing is saved meanwhile', async () => {
    const { json } = await sendSheet(server, seller, file, csv);
    expect(json).toMatchObject({
      good: 0,
      batch: null,
      questions: [{ code: 'foreignCurrency', column: 'G', currency: 'USD' }],
    });
    expect(await catalogue()).toEqual([]);
  });

  test.each([
    ['USD:3.75', [46_88, 56_25], { kind: 'exchangeRate', message: '1 USD = 3.75 SAR' }],
    ['USD:riyals', [12_50, 15_00], { kind: 'takenAsRiyals', message: 'USD taken as riyals' }],
  ] as const)('are read as the caller says (%s), and the reply says so', async (currencies, costs, said) => {
    const json = readReply(await sendSheet(server, seller, file, { ...csv, query: { currencies } }));
    expect(json).toMatchObject({ questions: [], batch: { added: 2 } });
    expect(json.assumptions).toContainEqual(expect.objectContaining(said));
    expect((await catalogue()).map(({ cost }) => cost)).toEqual(costs);
  });

  test('are left out with their rows, and the others are saved', async () => {
    const mixed = lines(
      'SKU,English name,Store,Sub family,Size class,Weight (g),Cost,Currency',
      `M-1,Watch,${place},12.50,USD`,
      `M-2,Clock,${place},15,SAR`,
    );
    const send = (language: 'en' | 'ar') =>
      sendSheet(server, seller, mixed, { ...csv, language, query: { currencies: 'USD:leaveOut' } });
    const json = readReply(await send('en'));
    expect(json).toMatchObject({ rows: 1, questions: [], batch: { added: 1 } });
    const details = { currency: 'USD', count: 1 };
    expect(json.assumptions).toContainEqual({
      kind: 'currencyLeftOut',
      message: '1 row in USD left out',
      details,
    });
    expect(readReply(await send('ar')).assumptions).toContainEqual({
      kind: 'currencyLeftOut',
      message: 'صف واحد بعملة USD مستبعد',
      details,
    });
    expect(await catalogue()).toMatchObject([{ sku: 'M-2', cost: 15_00 }]);
  });

  test('bind the key of a file: another rate is another file', async () => {
    const key = crypto.randomUUID();
    const send = (currencies: string) =>
      sendSheet(server, seller, file, { ...csv, key, query: { currencies } });
    expect((await send('USD:3.75')).json).toMatchObject({ batch: { added: 2 } });
    expect((await send('USD:3.75')).json).toMatchObject({ batch: { added: 2 } });
    expect(await send('USD:3.76')).toMatchObject({ status: 409, json: { code: 'batchDiffers' } });
  });
});
