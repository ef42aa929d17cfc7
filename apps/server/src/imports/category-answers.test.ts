import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { makeRows, sendSheet, makeWorkbook } from './testing/send-sheet.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const path = '/v1/product/category-answer';
const seller = () => person(server, { role: 'USER' });
const answer = ({ headers }: Person, term: string, subFamily: string, type?: string | null) =>
  server.put(path, { term, subFamily, ...(type === undefined ? {} : { type }) }, headers);
const readAnswers = async ({ headers }: Person) => (await server.get(path, headers)).json;

test('a word means for a seller what they or a sub-user answered last', async () => {
  const owner = await seller();
  const helper = await person(server, { role: 'SUB_USER', subscriber: owner.id });
  const other = await seller();
  expect(await answer(owner, 'العناية بالبشرة', 'personal_care_generic')).toMatchObject({ status: 200 });
  expect(await answer(helper, 'عنايه بالبشره', 'personal_care_brand', 'skin_creams')).toMatchObject({
    json: { subFamily: 'personal_care_brand', type: 'skin_creams' },
  });
  expect(await readAnswers(owner)).toMatchObject([{ subFamily: 'personal_care_brand', type: 'skin_creams' }]);
  expect(await readAnswers(other)).toEqual([]);
  const forgotten = await server.delete(
    `${path}?term=${encodeURIComponent('العناية بالبشرة')}`,
    owner.headers,
  );
  expect(forgotten.json).toEqual({ removed: true });
  expect(await readAnswers(helper)).toEqual([]);
});

test.each([
  ['skin care', 'nowhere', undefined, 'unknownSubFamily', 'subFamily'],
  ['skin care', 'watches', 'skin_creams', 'unknownType', 'type'],
  ['!!!', 'watches', undefined, 'required', 'term'],
  // A single character that expands to eighteen.
  ['ﷺ'.repeat(20), 'watches', undefined, 'tooLong', 'term'],
] as const)('%s as %s / %s is refused: %s', async (term, subFamily, type, code, field) => {
  const owner = await seller();
  expect(await answer(owner, term, subFamily, type)).toMatchObject({ status: 400, json: { code, field } });
  expect(await readAnswers(owner)).toEqual([]);
});

const check = async (owner: Person, category: string) => {
  const file = await makeWorkbook(makeRows(3, () => ({ 'Sub family': category })));
  return sendSheet(server, owner, file, { query: { only: 'check' } });
};

test('a sheet is read by sellers’ words, and by the answers of its seller', async () => {
  const owner = await seller();
  expect((await check(owner, 'سماعات بلوتوث')).json).toMatchObject({ good: 3, problems: [] });
  expect((await check(owner, 'Electronics > Audio > Headphones')).json).toMatchObject({ good: 3 });
  const refused = await check(owner, 'Skin care');
  expect(refused.json).toMatchObject({ good: 0, problems: [{ code: 'ambiguousName' }, {}, {}] });
  await answer(owner, 'skin-care', 'personal_care_brand');
  expect((await check(owner, 'Skin care')).json).toMatchObject({ good: 3, problems: [] });
  expect((await check(await seller(), 'Skin care')).json).toMatchObject({ good: 0 });
});

test('a column of brands is unknown, not guessed at', async () => {
  expect((await check(await seller(), 'Samsonite')).json).toMatchObject({
    good: 0,
    problems: [{ code: 'unknownSubFamily' }, {}, {}],
  });
});
