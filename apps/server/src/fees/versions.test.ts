import { feeVersion, type FeeVersion } from '@saer/contract/publishing/fee-version';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { feeTable } from './tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { supersede } from './jobs.ts';
import {
  confirmingStep,
  daysFromToday,
  readDraft,
  sizeClass,
  storeId,
  readPublishedVersion,
} from './testing/drafts.ts';

let server: TestApp;
let admin: Person;
let other: Person;
let third: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  other = await person(server, { role: 'ADMIN' });
  third = await person(server, { role: 'SUPER_ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const step = (name: string, table: Pick<FeeVersion, 'id' | 'version'>, who = admin) =>
  confirmingStep(server, who, name, table);
const whole = async (reply: { json: unknown }) => feeVersion.parse(reply.json);
const problems = async (path: string, body: unknown, language: string) =>
  server.post(path, body, { ...admin.headers, 'accept-language': language });

const figures = ({ classes, rates }: FeeVersion) => ({
  classes: classes.map(({ code, slabs, packaging }) => ({ code, slabs, packaging })),
  rates: rates.map(({ subFamily, shape, rate1 }) => ({ subFamily, shape, rate1 })),
});

const emptyDraft = async (code: string) => {
  const body = { storeId: await storeId(server, code), name: 'Empty', effectiveFrom: daysFromToday(9) };
  const { json } = await server.post('/v1/fee-table', body, admin.headers);
  return { id: feeTableId(json), version: 1 };
};

const statuses = (replies: readonly { readonly status: number }[]) =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b);

describe('a fee table from draft to superseded', () => {
  test('is copied, reviewed, sent back, published and followed, and every step is audited', async () => {
    const inForce = await readPublishedVersion(server, admin, 'NOON_SA_FBN');
    const draft = await readDraft(server, admin, 'NOON_SA_FBN', { effectiveFrom: daysFromToday(0) });
    expect(draft).toMatchObject({
      state: 'draft',
      submitted: { by: null, at: null },
      followedOn: null,
      store: { code: 'NOON_SA_FBN' },
    });
    expect(figures(draft)).toEqual(figures(inForce));

    const submitted = await whole(await step('submit', draft));
    expect(submitted).toMatchObject({ state: 'review', submitted: { by: { id: admin.id } } });
    const returned = await whole(await step('return', submitted));
    expect(returned).toMatchObject({ state: 'draft', submitted: { by: null, at: null } });
    const again = await whole(await step('submit', returned));
    const published = await whole(await step('publish', again, other));
    expect(published).toMatchObject({ state: 'published', published: { by: { id: other.id } } });
    expect(await readPublishedVersion(server, admin, 'NOON_SA_FBN')).toMatchObject({ id: draft.id });

    const { json } = await server.get(`/v1/fee-table/version?id=${inForce.id}`, admin.headers);
    expect(json).toMatchObject({ state: 'superseded', followedOn: daysFromToday(0) });
    const entries = await server.db.select().from(history).where(eq(history.entityId, draft.id));
    expect(entries.filter(({ entity }) => entity === 'feeTable').map(({ action }) => action)).toEqual([
      'create',
      'submit',
      'return',
      'submit',
      'publish',
    ]);
  });

  test('leaves the current one in force until its first day', async () => {
    const inForce = await readPublishedVersion(server, admin, 'AMAZON_SA_FBA');
    const draft = await readDraft(server, admin, 'AMAZON_SA_FBA', { effectiveFrom: daysFromToday(5) });
    const published = await whole(await step('publish', await whole(await step('submit', draft)), other));
    expect(published.state).toBe('published');
    expect(await readPublishedVersion(server, admin, 'AMAZON_SA_FBA')).toMatchObject({
      id: inForce.id,
      state: 'published',
      followedOn: daysFromToday(5),
    });
    expect(await supersede(server.db)).toBe(0);

    // Its first day arrives.
    await server.db
      .update(feeTable)
      .set({ effectiveFrom: daysFromToday(0) })
      .where(eq(feeTable.id, published.id));
    expect(await readPublishedVersion(server, admin, 'AMAZON_SA_FBA')).toMatchObject({ id: published.id });
    expect(await supersede(server.db)).toBe(1);
    expect(await supersede(server.db)).toBe(0);
    const { json } = await server.get(`/v1/fee-table/version?id=${inForce.id}`, admin.headers);
    expect(json).toMatchObject({ state: 'superseded' });
    const [entry] = await server.db
      .select()
      .from(history)
      .where(eq(history.action, 'supersede'))
      .orderBy(history.id)
      .offset(1);
    expect(entry).toMatchObject({ entityId: inForce.id, actorId: null });
  });
});

const publishedFrom = async (days: number): Promise<FeeVersion> => {
  const draft = await readDraft(server, admin, 'AMAZON_SA_FBA', { effectiveFrom: daysFromToday(days) });
  return whole(await step('publish', await whole(await step('submit', draft)), other));
};

describe('a published fee table that is withdrawn', () => {
  test('before its day, is a draft again, frees its day, and can be corrected and published again', async () => {
    const inForce = await readPublishedVersion(server, admin, 'AMAZON_SA_FBA');
    const published = await publishedFrom(50);
    const withdrawn = await whole(await step('withdraw', published, other));
    expect(withdrawn).toMatchObject({
      id: published.id,
      state: 'draft',
      submitted: { by: null, at: null },
      published: { by: null, at: null },
      version: published.version + 1,
    });
    expect(await readPublishedVersion(server, admin, 'AMAZON_SA_FBA')).toMatchObject({ id: inForce.id });
    const [entry] = await server.db.select().from(history).where(eq(history.action, 'withdraw'));
    expect(entry).toMatchObject({
      entity: 'feeTable',
      entityId: published.id,
      actorId: other.id,
      before: { state: 'published' },
      after: { state: 'draft' },
    });

    expect((await publishedFrom(50)).state).toBe('published');
    const { id, name } = withdrawn;
    const moved = await server.put(
      '/v1/fee-table',
      { id, version: withdrawn.version, name, effectiveFrom: daysFromToday(51) },
      admin.headers,
    );
    expect(moved.status).toBe(200);
    const again = await whole(await step('submit', { id, version: withdrawn.version + 1 }));
    expect((await whole(await step('publish', again, other))).state).toBe('published');
  });

  test.each(['en', 'ar'])(
    'from its day on, stays published, and the reason is given (%s)',
    async (language) => {
      const { id, version, effectiveFrom } = await readPublishedVersion(server, admin, 'NOON_SA_FBN');
      const reply = await problems('/v1/fee-table/withdraw', { id, version }, language);
      expect(reply).toMatchObject({
        status: 409,
        json: { code: 'versionBegun', details: { on: effectiveFrom } },
      });
      expect(JSON.stringify(reply.json)).toMatch(language === 'ar' ? /سارٍ منذ/ : /in force since/);
    },
  );

  test('is rejected for an outdated version, for a draft, and for the second of two callers', async () => {
    const published = await publishedFrom(52);
    const old = { id: published.id, version: published.version - 1 };
    expect(await step('withdraw', old)).toMatchObject({ status: 409, json: { code: 'rowChanged' } });
    const replies = await Promise.all([step('withdraw', published), step('withdraw', published, other)]);
    expect(statuses(replies)).toEqual([200, 409]);
    const draft = { id: published.id, version: published.version + 1 };
    expect(await step('withdraw', draft)).toMatchObject({
      status: 409,
      json: { code: 'versionStateChanged' },
    });
  });
});

describe('a fee table is rejected', () => {
  test.each(['en', 'ar'])(
    'for a day before the one in force, and for a day that is taken (%s)',
    async (language) => {
      const inForce = await readPublishedVersion(server, admin, 'NOON_SA_DIRECTSHIP');
      const body = { storeId: inForce.storeId, name: `Day ${language}`, effectiveFrom: '2025-08-31' };
      const before = await problems('/v1/fee-table', body, language);
      expect(before).toMatchObject({
        status: 400,
        json: { code: 'versionDatedBefore', field: 'effectiveFrom', details: { inForce: '2025-09-01' } },
      });
      const same = { ...body, effectiveFrom: inForce.effectiveFrom };
      const taken = await problems('/v1/fee-table', same, language);
      expect(taken).toMatchObject({
        status: 409,
        json: { code: 'versionDateTaken', field: 'effectiveFrom' },
      });
      for (const { json } of [before, taken])
        expect(JSON.stringify(json)).toMatch(
          language === 'ar' ? /[\u0600-\u06ff]/ : /The version in force began|Another version already begins/,
        );
    },
  );

  test('for a name that the store has on that day, and for a missing store or origin', async () => {
    const { storeId: noon, name, effectiveFrom } = await readDraft(server, admin, 'NOON_SA_DIRECTSHIP');
    const create = (more: object) =>
      server.post('/v1/fee-table', { storeId: noon, name, effectiveFrom, ...more }, admin.headers);
    expect(await create({})).toMatchObject({ status: 409, json: { code: 'nameTaken', field: 'name' } });
    expect(await create({ storeId: 999_999 })).toMatchObject({
      status: 400,
      json: { code: 'unknownRow', field: 'storeId' },
    });
    expect(await create({ name: 'new', copyOf: 999_999 })).toMatchObject({
      status: 400,
      json: { code: 'unknownRow', field: 'copyOf' },
    });
  });

  test('for a transition its state does not allow, and for an outdated version', async () => {
    const draft = await readDraft(server, admin, 'NOON_SA_DIRECTSHIP', { effectiveFrom: daysFromToday(20) });
    expect(await step('publish', draft)).toMatchObject({
      status: 409,
      json: { code: 'versionStateChanged' },
    });
    expect(await step('submit', { ...draft, version: draft.version + 1 })).toMatchObject({
      status: 409,
      json: { code: 'rowChanged' },
    });
    expect(await step('submit', { id: 999_999, version: 1 })).toMatchObject({ status: 404 });
  });

  test('when submitted without size classes, unless its store publishes none', async () => {
    expect(await step('submit', await emptyDraft('AMAZON_SA_EASYSHIP'))).toMatchObject({
      status: 400,
      json: { code: 'versionIncomplete' },
    });
    expect(await step('submit', await emptyDraft('CUSTOM'))).toMatchObject({ status: 200 });
  });

  test('when submitted with a class that nothing reaches', async () => {
    const draft = await readDraft(server, admin, 'NOON_SA_DIRECTSHIP', { effectiveFrom: daysFromToday(11) });
    const added = await server.post(
      '/v1/classification',
      sizeClass(draft.id, { longestSide: 1, medianSide: 1, shortestSide: 1 }),
      admin.headers,
    );
    expect(added.status).toBe(200);
    expect(await step('submit', draft)).toMatchObject({ status: 409, json: { code: 'rowChanged' } });
    const now = await server.get(`/v1/fee-table/version?id=${draft.id}`, admin.headers);
    const { version, classes } = feeVersion.parse(now.json);
    expect(version).toBe(draft.version + 1);
    expect(await step('submit', { id: draft.id, version })).toMatchObject({
      status: 400,
      json: { code: 'classNotWider', field: `classes.${classes.length - 1}.longestSide` },
    });
  });

  test('when changed after it was a draft, except for its provenance', async () => {
    const { id, version, name, effectiveFrom } = await readPublishedVersion(server, admin, 'CUSTOM');
    const put = (more: object) =>
      server.put('/v1/fee-table', { id, version, name, effectiveFrom, ...more }, admin.headers);
    expect(await put({ name: 'Renamed' })).toMatchObject({ status: 409, json: { code: 'versionNotDraft' } });
    expect(await server.delete(`/v1/fee-table?id=${id}`, admin.headers)).toMatchObject({
      status: 409,
      json: { code: 'versionNotDraft' },
    });
    const confirmed = { status: 'confirmed', source: 'Their office, by telephone', note: 'Asked them' };
    expect(await put(confirmed)).toMatchObject({
      status: 200,
      json: { ...confirmed, version: version + 1 },
    });
    expect(await put(confirmed)).toMatchObject({ status: 409, json: { code: 'rowChanged' } });
  });
});

test('a draft is renamed, and removed with its content', async () => {
  const draft = await readDraft(server, admin, 'NOON_SA_DIRECTSHIP', { effectiveFrom: daysFromToday(13) });
  const { id, version, effectiveFrom } = draft;
  const renamed = await server.put(
    '/v1/fee-table',
    { id, version, name: 'Another name', effectiveFrom },
    admin.headers,
  );
  expect(renamed).toMatchObject({ status: 200, json: { name: 'Another name' } });
  expect(await server.delete(`/v1/fee-table?id=${id}`, admin.headers)).toMatchObject({
    status: 200,
    json: { removed: [id] },
  });
  expect(await server.get(`/v1/fee-table/version?id=${id}`, admin.headers)).toMatchObject({
    status: 404,
    json: { code: 'rowGone' },
  });
});

test('one of two simultaneous publications wins', async () => {
  const draft = await readDraft(server, admin, 'AMAZON_SA_FBA', { effectiveFrom: daysFromToday(30) });
  const submitted = await whole(await step('submit', draft));
  const replies = await Promise.all([step('publish', submitted, third), step('publish', submitted, other)]);
  expect(statuses(replies)).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'versionStateChanged' });
});

test('only one of two tables for the same day is published', async () => {
  const day = daysFromToday(40);
  const drafts = [
    await readDraft(server, admin, 'AMAZON_SA_FBA', { effectiveFrom: day, name: 'One' }),
    await readDraft(server, admin, 'AMAZON_SA_FBA', { effectiveFrom: day, name: 'Two' }),
  ];
  const submitted = await Promise.all(drafts.map(async (each) => whole(await step('submit', each))));
  const replies = await Promise.all(submitted.map((each) => step('publish', each, other)));
  expect(statuses(replies)).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'versionDateTaken' });
});

test('everything unconfirmed in a table is confirmed at once, with the admin and time on each figure', async () => {
  const table = await readPublishedVersion(server, admin, 'NOON_SA_DIRECTSHIP');
  const { json } = await server.get(`/v1/fee-table/version?id=${table.id}`, admin.headers);
  const before = feeVersion.parse(json);
  const open = [...before.classes, ...before.rates].filter(({ confirmed }) => !confirmed).length;
  const after = await whole(await step('confirm', before, other));
  const rows = [...after.classes, ...after.rates];
  expect(rows.every(({ confirmed }) => confirmed)).toBe(true);
  expect(rows.filter(({ confirmedBy }) => confirmedBy?.id === other.id)).toHaveLength(open);
  expect(await step('confirm', before)).toMatchObject({ status: 409, json: { code: 'rowChanged' } });
});

const feeTableId = (json: unknown): number =>
  typeof json === 'object' && json !== null && 'id' in json ? Number(json.id) : 0;
