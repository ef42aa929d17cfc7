import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visibleSeller, readAuditedChanges, sheetCaller, makeSheet } from './testing/import-sheet.ts';

let server: TestApp;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());

/** Characters that a list of values, a line of JSON or a statement could confuse with its own syntax. */
const names = [
  'Watch "new"',
  String.raw`Back\slash \" and \n`,
  'Set {1,2}',
  'NULL',
  'null',
  "It's; drop table product; --",
  'One, two',
  'Cup [] () <> && || ~ ^',
  ' Watch 2 ',
  'Cup $1 %s :name',
];

const told = ({ nameEn, cost, sides, weight, marginRate, price, override, handover }: Told): Told => ({
  nameEn,
  cost,
  sides,
  weight,
  marginRate,
  price,
  override,
  handover,
});
type Told = Pick<
  Awaited<ReturnType<typeof visibleSeller>>[number],
  'nameEn' | 'cost' | 'sides' | 'weight' | 'marginRate' | 'price' | 'override' | 'handover'
>;

/** Some columns differ from row to row, some are filled in one row alone, some say the same in all. */
const mixed = (at: number) => ({
  nameEn: names[at] ?? `Watch ${at}`,
  nameAr: at % 2 === 0 ? `ساعة "${at}" \\ {فولاذ}` : 'ساعة',
  ...(at % 3 === 0 ? { price: 400_00 + at } : {}),
  ...(at === 4 ? { override: { referral: { shape: 'flat', rate1: 700 } } } : {}),
});

test('any content of a row is saved and recorded in the history unchanged', async () => {
  const rows = makeSheet(names.length, mixed);
  const { storeAll } = sheetCaller(server, seller);
  expect(await storeAll(rows)).toMatchObject({ status: 200, json: { added: names.length } });
  const stored = await visibleSeller(server, seller);
  expect(stored.map(({ nameEn }) => nameEn)).toEqual(names.map((name) => name.trim()));
  expect(stored.map(({ price }) => price)).toEqual(names.map((_, at) => (at % 3 === 0 ? 400_00 + at : null)));
  expect(stored.map(({ override }) => override !== null)).toEqual(names.map((_, at) => at === 4));
  const changes = await readAuditedChanges(server, seller);
  expect(changes.map(({ nameEn }) => nameEn)).toEqual(stored.map(({ nameEn }) => nameEn));
  expect(changes.map(({ after }) => after)).toMatchObject(stored.map(told));
  expect(changes.every(({ before }) => before === null)).toBe(true);
});

test('on an update, each row changes only in the differing fields', async () => {
  const rows = makeSheet(names.length, (at) => ({ ...mixed(at), ...(at < 3 ? { cost: 90_00 + at } : {}) }));
  const { storeAll } = sheetCaller(server, seller);
  const before = await visibleSeller(server, seller);
  expect(await storeAll(rows)).toMatchObject({ status: 200, json: { added: 0, updated: 3 } });
  const after = await visibleSeller(server, seller);
  expect(after.map(({ cost }) => cost)).toEqual(before.map(({ cost }, at) => (at < 3 ? 90_00 + at : cost)));
  expect(after.slice(3)).toEqual(before.slice(3));
  const changes = (await readAuditedChanges(server, seller)).slice(names.length);
  expect(changes.map((change) => [change.before, change.after])).toMatchObject(
    before.slice(0, 3).map(({ cost }, at) => [{ cost }, { cost: 90_00 + at }]),
  );
});

test('a row alone is written as one of many', async () => {
  const { storeAll } = sheetCaller(server, seller);
  const rows = makeSheet(1, () => ({ barcode: 'ALONE-1', nameEn: names[0] }));
  expect(await storeAll(rows)).toMatchObject({ status: 200, json: { added: 1 } });
  const stored = await visibleSeller(server, seller);
  expect(stored.at(-1)).toMatchObject({ barcode: 'ALONE-1', nameEn: names[0], version: 1 });
});

test('the history of an imported product is as complete as that of a single one', async () => {
  const other = await person(server, { role: 'USER' });
  const [row, another] = makeSheet(2);
  await sheetCaller(server, other).storeAll([row]);
  expect((await server.post('/v1/product', { ...another }, other.headers)).status).toBe(200);
  const changes = (await readAuditedChanges(server, other)).map(({ action, after }) => ({
    action,
    fields: Object.keys(after ?? {}).toSorted(),
  }));
  expect(changes).toHaveLength(2);
  expect(changes[0]).toEqual(changes[1]);
});
