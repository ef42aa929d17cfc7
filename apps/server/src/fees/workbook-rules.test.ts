import { exportFeeTable, feeVersion, workbookReply } from '@saer/contract/publishing/fee-version';
import { history } from '../audit/tables.ts';
import { and, eq } from 'drizzle-orm';
import type { Language } from '@saer/i18n/locale';
import type { CellValue } from '@saer/spreadsheet/sheet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { readDraft } from './testing/drafts.ts';
import { type CellChange, changedWorkbook, sheetsIn, writtenWorkbook } from './testing/workbooks.ts';

let server: TestApp;
let admin: Person;
let id: number;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  ({ id } = await readDraft(server, admin, 'NOON_SA_FBN'));
});
afterAll(() => server[Symbol.asyncDispose]());

const inLanguage = (language: Language) => ({ ...admin.headers, 'accept-language': language });
const exported = async (of: number, language: Language) =>
  z.parse(
    exportFeeTable.reply,
    (await server.get(`/v1/fee-table/workbook?id=${of}`, inLanguage(language))).json,
  ).file;
async function readBack(file: string, language: Language, shares?: readonly string[]) {
  const body = { id, file, ...(shares === undefined ? {} : { shares }) };
  const { status, json } = await server.post('/v1/fee-table/read-workbook', body, inLanguage(language));
  expect(status).toBe(200);
  return z.parse(workbookReply, json);
}
const changed = async (language: Language, changes: readonly CellChange[]) =>
  changedWorkbook(await exported(id, language), language, changes);
const version = async (of: number) =>
  feeVersion.parse((await server.get(`/v1/fee-table/version?id=${of}`, admin.headers)).json);

const rule = (column: number, value: CellValue, row = 2): CellChange => ({ sheet: 4, row, column, value });
const band = (row: number, upTo: CellValue, credit: CellValue): CellChange[] => [
  { sheet: 5, row: row + 1, column: 0, value: upTo },
  { sheet: 5, row: row + 1, column: 1, value: credit },
];

describe.each(['en', 'ar'] as const)('the rules in a workbook in %s', (language) => {
  const [yes, no, whole] = { en: ['Yes', 'No', 'Whole riyals'], ar: ['نعم', 'لا', 'بدون هللات'] }[language];
  const [rules, credit] = {
    en: ['Rules for all products', 'Shipping credit'],
    ar: ['قواعد كل المنتجات', 'دعم الشحن'],
  }[language];

  test('are written on sheets of their own, changed there, and taken over with the content', async () => {
    const made = await readDraft(server, admin, 'NOON_SA_FBN');
    const { name, effectiveFrom } = made;
    const head = { id: made.id, version: made.version, name, effectiveFrom, source: 'Their price list' };
    expect((await server.put('/v1/fee-table', head, admin.headers)).status).toBe(200);
    const draft = await version(made.id);
    const file = await exported(draft.id, language);
    const sheets = await sheetsIn(file);
    expect(sheets.slice(4)).toMatchObject([
      { name: rules, rows: [{ length: 6 }, [15, 1, expect.any(String), yes, 5_000, 50]] },
      { name: credit, rows: [{ length: 2 }] },
    ]);
    const edited = await changedWorkbook(file, language, [
      rule(1, 500),
      rule(2, whole ?? ''),
      rule(3, no ?? ''),
      rule(4, null),
      ...band(1, 100, 12),
      ...band(2, '٢٥٠', '٨٫٥'),
    ]);
    const { content, problems } = await readBack(edited, language);
    const after = {
      feeVat: 1_500,
      minReferral: 500_00,
      priceEnding: 'whole',
      addsPackaging: false,
      volumetricDivisor: null,
      roundUpTo: 50,
      shippingCredit: [
        { upTo: 100_00, credit: 12_00 },
        { upTo: 250_00, credit: 8_50 },
      ],
    };
    expect([problems, content?.rules]).toEqual([[], after]);
    const sent = { id: draft.id, version: draft.version, content };
    const { status, json } = await server.put('/v1/fee-table/content', sent, admin.headers);
    // A source says nothing of rules that changed since.
    expect([status, json]).toMatchObject([200, { ...after, status: 'proposed', source: null }]);
    const entries = await server.db
      .select()
      .from(history)
      .where(and(eq(history.entity, 'feeTable'), eq(history.entityId, draft.id)));
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'update',
        before: expect.objectContaining({ minReferral: 100 }),
        after: expect.objectContaining({ minReferral: 500_00 }),
      }),
    );
  });

  test('stay as they are without their sheets, each for itself', async () => {
    const sheets = await sheetsIn(await exported(id, language));
    const before = await version(id);
    const { content, problems } = await readBack(
      await writtenWorkbook(sheets.slice(0, 4), language),
      language,
    );
    expect([problems, content?.rules]).toEqual([[], undefined]);
    const onlyCredit = await writtenWorkbook([...sheets.slice(0, 4), ...sheets.slice(5)], language);
    const { content: other } = await readBack(onlyCredit, language);
    expect(other?.rules).toEqual({ shippingCredit: [] });
    const sent = { id, version: before.version, content: other };
    const { json } = await server.put('/v1/fee-table/content', sent, admin.headers);
    expect(json).toMatchObject({ version: before.version, minReferral: 100, addsPackaging: true });
  });

  test('are named at their cells where they are wrong', async () => {
    const file = await changed(language, [
      rule(0, 101),
      rule(1, -1),
      rule(2, 'often'),
      rule(3, null),
      rule(4, 0),
      rule(5, 'fifty'),
      rule(0, 15, 3),
      ...band(1, 100, 12),
      ...band(2, 100, 12),
      ...band(3, 200, null),
    ]);
    const { content, problems } = await readBack(file, language);
    expect(content).toBeNull();
    expect(Object.fromEntries(problems.map(({ field, code }) => [field, code]))).toEqual({
      [`${rules}!A2`]: 'tooLarge',
      [`${rules}!B2`]: 'negativeNumber',
      [`${rules}!C2`]: 'notOneOf',
      [`${rules}!D2`]: 'required',
      [`${rules}!E2`]: 'zeroNotAllowed',
      [`${rules}!F2`]: 'notANumber',
      [`${rules}!A3`]: 'tooManyItems',
      [`${credit}!A3`]: 'creditsNotRising',
      [`${credit}!B4`]: 'required',
    });
  });

  test('need their row and their columns where their sheet is there', async () => {
    const sheets = await sheetsIn(await exported(id, language));
    const withRules = (rows: readonly (readonly CellValue[])[]) =>
      writtenWorkbook([...sheets.slice(0, 4), { name: rules ?? '', rows }], language);
    const [header = []] = sheets[4]?.rows ?? [];
    const empty = await readBack(await withRules([header]), language);
    expect(empty.problems).toMatchObject([{ code: 'required', field: `${rules}!A2` }]);
    const narrow = await readBack(await withRules([header.slice(0, 5), [15, 1]]), language);
    expect(narrow.problems).toMatchObject([{ code: 'columnMissing', field: `${rules}!A1` }]);
  });
});

test('bands of the shipping credit that do not rise, or are too many, are said once', async () => {
  const falling = await readBack(await changed('en', [...band(1, 100, 1), ...band(2, 50, 1)]), 'en');
  expect(falling.problems).toMatchObject([{ code: 'creditsNotRising', field: 'Shipping credit!A3' }]);
  expect(falling.problems).toHaveLength(1);
  const bands = Array.from({ length: 60 }, (_, at) => band(at + 1, at + 1, 1)).flat();
  const { problems } = await readBack(await changed('en', bands), 'en');
  expect(problems).toMatchObject([{ code: 'tooManyItems', field: 'Shipping credit!A52' }]);
  expect(problems).toHaveLength(1);
});

test('a price ending that Excel turned into a number is read', async () => {
  const { content } = await readBack(await changed('en', [rule(2, 0.95)]), 'en');
  expect(content?.rules?.priceEnding).toBe('.95');
});

const rate = (row: number, column: number, value: CellValue): CellChange => ({
  sheet: 3,
  row,
  column,
  value,
});

test('a rate below 1 % without a percent sign is asked about at its cell, and read as a share where it is one', async () => {
  const file = await changed('en', [rate(2, 3, 0.15), rate(3, 3, '0.15%'), rate(4, 3, '٠٫٩'), rule(0, 0.15)]);
  const { asked, content } = await readBack(file, 'en');
  const [first, second, third] = content?.rates ?? [];
  expect(asked).toEqual([
    { cell: 'Commissions!D2', subFamily: first?.subFamily, field: 'rate1', rate: 15 },
    { cell: 'Commissions!D4', subFamily: third?.subFamily, field: 'rate1', rate: 90 },
    { cell: 'Rules for all products!A2', subFamily: null, field: 'feeVat', rate: 15 },
  ]);
  expect([first?.rate1, second?.rate1, third?.rate1]).toEqual([15, 15, 90]);
  const shares = ['Commissions!D2', 'Commissions!D3', 'Rules for all products!A2'];
  const answered = await readBack(file, 'en', shares);
  // What says itself that it is 0.15 % stays so.
  expect(answered.content?.rates.slice(0, 3).map(({ rate1 }) => rate1)).toEqual([1_500, 15, 90]);
  expect(answered.content?.rules?.feeVat).toBe(1_500);
  expect(answered.asked.map(({ cell }) => cell)).toEqual(['Commissions!D4']);
});

test('a rate below 1 % that the draft has already is not asked about', async () => {
  const draft = await version(id);
  const file = await changed('en', [rate(2, 3, 0.15)]);
  const { content } = await readBack(file, 'en');
  const sent = { id, version: draft.version, content };
  expect((await server.put('/v1/fee-table/content', sent, admin.headers)).status).toBe(200);
  expect((await readBack(file, 'en')).asked).toEqual([]);
});
