import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { maxScenarios } from '@saer/contract/products/scenario';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { history } from '../audit/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { scenario } from './tables.ts';
import { newScenario } from './testing/new-scenario.ts';

let server: TestApp;
let seller: Person;
let helper: Person;
let other: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER' });
  helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  other = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());

type Values = Readonly<Record<string, unknown>>;

const url = '/v1/scenario';
const columns = [
  { title: 'Today', inputs: { store: 'NOON_SA_FBN', cost: '٢٥', marginRate: '20' } },
  { inputs: { store: 'AMAZON_SA_FBA', cost: '22.50' } },
];
const save = (values: Values = {}, who = seller) =>
  server.post(url, { name: 'Suppliers', columns, ...values }, who.headers);
const row = z.looseObject({ id: z.int(), version: z.int(), name: z.string() });
const saved = async (values: Values = {}, who = seller) => row.parse((await save(values, who)).json);
const find = (id: number, who = seller) => server.get(`${url}?id=${id}`, who.headers);
const readPage = async (who: Person, filter: ListFilter = {}) => {
  const { json } = await server.get(
    `${url}/page?filter=${encodeURIComponent(encodeFilter(filter))}`,
    who.headers,
  );
  return z.object({ data: z.array(row) }).parse(json).data;
};

describe('a scenario', () => {
  test('that is sent twice with one key is saved once, also at the same time; other content with it is refused', async () => {
    const saveKey = crypto.randomUUID();
    const keeper = await person(server, { role: 'USER', subscribed: true });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => save({ saveKey, name: 'Once' }, keeper)),
    );
    expect(new Set(answers.map(({ json }) => row.parse(json).id)).size).toBe(1);
    expect(await readPage(keeper)).toHaveLength(1);
    expect(await save({ saveKey, name: 'Twice' }, keeper)).toMatchObject({
      status: 409,
      json: { code: 'saveKeyUsed' },
    });
    expect(await save({ saveKey: 'one' }, keeper)).toMatchObject({ status: 400 });
  });

  test('is read as it was typed, with defaults for what was left out', async () => {
    const { id } = await saved();
    expect(await find(id)).toMatchObject({
      status: 200,
      json: {
        version: 1,
        name: 'Suppliers',
        changedBy: { id: seller.id },
        columns: [
          { title: 'Today', inputs: { store: 'NOON_SA_FBN', cost: '٢٥', mode: 'find' } },
          { title: '', inputs: { cost: '22.50', marginRate: '20', weightUnit: 'g' } },
        ],
      },
    });
  });

  test.each([
    ['no name', { name: '' }, 'required', 'name'],
    ['a name of signs alone', { name: '---' }, 'nameRequired', 'name'],
    ['no column', { columns: [] }, 'tooFewItems', 'columns'],
    ['five columns', { columns: Array.from({ length: 5 }, () => columns[0]) }, 'tooManyItems', 'columns'],
    [
      'a field that the calculator does not have',
      { columns: [{ inputs: { price2: '1' } }] },
      'unknownField',
      'columns.0.inputs.price2',
    ],
    [
      'an opened product',
      { columns: [{ inputs: { product: '1' } }] },
      'unknownField',
      'columns.0.inputs.product',
    ],
    [
      'a field that is too long',
      { columns: [{ inputs: { cost: '1'.repeat(201) } }] },
      'tooLong',
      'columns.0.inputs.cost',
    ],
    [
      'a choice that there is not',
      { columns: [{ inputs: { mode: 'guess' } }] },
      'notOneOf',
      'columns.0.inputs.mode',
    ],
    [
      'a title that is too long',
      { columns: [{ title: 'x'.repeat(61), inputs: {} }] },
      'tooLong',
      'columns.0.title',
    ],
    ['a null character', { columns: [{ inputs: { name: 'a\0b' } }] }, 'notText', 'columns.0.inputs'],
    ['half a character', { columns: [{ title: '\uD83D', inputs: {} }] }, 'notText', 'columns.0.title'],
  ])('with %s is refused at its field', async (_name, values, code, field) => {
    expect(await save(values)).toMatchObject({ status: 400, json: { code, field } });
  });

  test('is renamed and replaced once for each version, and the history has all of it', async () => {
    const { id } = await saved();
    const rename = (version: number, name: string) =>
      server.app.inject({
        method: 'PATCH',
        url,
        headers: seller.headers,
        payload: { id, version, name },
      });
    expect((await rename(1, 'Two suppliers')).json()).toMatchObject({ version: 2, name: 'Two suppliers' });
    expect((await rename(1, 'Three')).json()).toMatchObject({ code: 'rowChanged' });
    const replaced = { id, version: 2, name: 'Two suppliers', columns: columns.slice(1) };
    expect(await server.put(url, replaced, helper.headers)).toMatchObject({
      json: { version: 3, columns: [{ inputs: { cost: '22.50' } }], changedBy: { id: helper.id } },
    });
    expect(await server.put(url, replaced, seller.headers)).toMatchObject({
      status: 409,
      json: { code: 'rowChanged' },
    });
    expect(await server.delete(`${url}?id=${id}`, seller.headers)).toMatchObject({ json: { removed: [id] } });
    expect(await find(id)).toMatchObject({ status: 404, json: { code: 'rowGone' } });
    const entries = await server.db
      .select()
      .from(history)
      .where(and(eq(history.entity, 'scenario'), eq(history.entityId, id)))
      .orderBy(history.id);
    expect(entries).toMatchObject([
      { action: 'create', actorId: seller.id, ownerId: seller.id, nameEn: 'Suppliers' },
      { action: 'update', before: { name: 'Suppliers' }, after: { name: 'Two suppliers' } },
      { action: 'update', actorId: helper.id, after: { columns: [{ inputs: { cost: '22.50' } }] } },
      { action: 'remove', before: { name: 'Two suppliers' } },
    ]);
  });
});

test('a seller and their sub-users share scenarios, newest first; nobody else sees them', async () => {
  const { id } = await saved({ name: 'عروض رمضان' }, helper);
  const [first] = await readPage(seller);
  expect(first).toMatchObject({ id, changedBy: { id: helper.id } });
  expect(await readPage(helper, { search: 'رمضان' })).toMatchObject([{ id }]);
  expect((await readPage(other)).map((each) => each.id)).not.toContain(id);
  const missing = await find(999_999, other);
  const foreign = await find(id, other);
  expect({ status: foreign.status, json: foreign.json }).toEqual({
    status: missing.status,
    json: missing.json,
  });
  expect(await server.delete(`${url}?id=${id}`, other.headers)).toMatchObject({ status: 404 });
});

test('deleting some of which one is missing deletes none', async () => {
  const { id } = await saved();
  expect(await server.delete(`${url}?id=${id},999999`, seller.headers)).toMatchObject({ status: 404 });
  expect(await find(id)).toMatchObject({ status: 200 });
});

test('the number of scenarios is limited', async () => {
  const full = await person(server, { role: 'USER' });
  const id = await newScenario(server.db, full.id);
  const [first] = await server.db.select().from(scenario).where(eq(scenario.id, id));
  const copies = Array.from({ length: maxScenarios - 2 }, () => ({
    ownerId: full.id,
    name: 'Copy',
    columns: first?.columns ?? [],
  }));
  await server.db.insert(scenario).values(copies);
  const answers = await Promise.all([save({}, full), save({}, full)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await save({}, full)).toMatchObject({
    json: { code: 'tooManyScenarios', details: { maximum: maxScenarios } },
  });
});

test('the copy of an account’s data holds its scenarios', async () => {
  const { id } = await saved({}, other);
  const { json } = await server.get('/v1/user/my-data', other.headers);
  expect(json).toMatchObject({ scenarios: [{ id, name: 'Suppliers' }] });
});
