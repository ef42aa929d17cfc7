import { feeVersion, type FeeVersion } from '@saer/contract/publishing/fee-version';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { contentOfVersion } from './testing/content-of-version.ts';
import { readDraft, sizeClass, readPublishedVersion } from './testing/drafts.ts';

let server: TestApp;
let admin: Person;
let other: Person;
let draft: FeeVersion;
beforeAll(async () => {
  server = await testApp();
  [admin, other] = [await person(server, { role: 'ADMIN' }), await person(server, { role: 'SUPER_ADMIN' })];
  draft = await readDraft(server, admin, 'NOON_SA_FBN');
});
afterAll(() => server[Symbol.asyncDispose]());

const reread = async ({ id }: Pick<FeeVersion, 'id'>): Promise<FeeVersion> =>
  feeVersion.parse((await server.get(`/v1/fee-table/version?id=${id}`, admin.headers)).json);
const createClass = (more: object, language = 'en') =>
  server.post('/v1/classification', sizeClass(draft.id, more), {
    ...admin.headers,
    'accept-language': language,
  });

const readRate = async (subFamily: string) => {
  const found = (await reread(draft)).rates.find((each) => each.subFamily === subFamily);
  if (found === undefined) throw new Error(`There is no commission of ${subFamily}`);
  return found;
};

const replace = (version: number, content: unknown, language = 'en') =>
  server.put(
    '/v1/fee-table/content',
    { id: draft.id, version, content },
    { ...admin.headers, 'accept-language': language },
  );

describe('a size class', () => {
  test('is added with its slabs, changed whole and removed, and the fee table counts each change', async () => {
    const created = await createClass({ status: 'confirmed', source: 'Their price list' });
    expect(created).toMatchObject({ status: 200, json: { code: 'tiny_box', version: 1, confirmed: true } });
    const after = await reread(draft);
    expect(after.version).toBe(draft.version + 1);
    const added = after.classes.at(-1);
    expect(added).toMatchObject({ code: 'tiny_box', confirmedBy: { id: admin.id }, slabs: [{}, {}] });

    const { feeTableId: _, ...sent } = sizeClass(draft.id, { status: 'confirmed', source: 'Their new list' });
    const slabs = [{ maxWeight: 1000, feeBelow: 9_00, feeAbove: 9_50 }];
    const put = (version: number, who: Person) =>
      server.put('/v1/classification', { ...sent, id: added?.id, version, slabs }, who.headers);
    expect(await put(1, other)).toMatchObject({ status: 200, json: { version: 2 } });
    expect(await put(1, admin)).toMatchObject({ status: 409, json: { code: 'rowChanged' } });
    const changed = (await reread(draft)).classes.at(-1);
    expect(changed).toMatchObject({ slabs, confirmedBy: { id: other.id } });
    const entries = await server.db
      .select({ after: history.after })
      .from(history)
      .where(and(eq(history.entity, 'classification'), eq(history.action, 'update')));
    expect(entries).toEqual([{ after: { slabs, source: 'Their new list' } }]);

    expect(await server.delete(`/v1/classification?id=${added?.id}`, admin.headers)).toMatchObject({
      status: 200,
    });
    expect((await reread(draft)).classes).toHaveLength(draft.classes.length);
  });

  test.each([
    ['medianSide', { medianSide: 401 }, 'sidesNotFalling'],
    ['slabs', { slabs: [] }, 'slabsMissing'],
    ['maxShippingWeight', { maxShippingWeight: 2000 }, 'slabsEndEarly'],
    ['overflowFee', { overflowStep: 100 }, 'required'],
    ['slabs.1.maxWeight', { slabs: [500, 500, 1000].map(toSlab) }, 'slabsNotRising'],
    ['slabs.0.feeAbove', { slabs: [{ maxWeight: 1000, feeBelow: 100 }] }, 'required'],
    ['code', { code: 'small_envelope' }, 'classTwice'],
    ['feeTableId', { feeTableId: 999_999 }, 'unknownRow'],
    ['nameEn', { nameEn: 'صندوق' }, 'notAnEnglishName'],
    ['source', { status: 'sourced' }, 'required'],
    ['source', { status: 'confirmed' }, 'required'],
  ])('is rejected at %s: %o', async (field, more, code) => {
    const [english, arabic] = [await createClass(more, 'en'), await createClass(more, 'ar')];
    for (const { json } of [english, arabic]) expect(json).toMatchObject({ code, field });
    expect(JSON.stringify(arabic.json)).toMatch(/[\u0600-\u06ff]/);
  });

  test('of a published table cannot change, but its provenance can', async () => {
    const { classes } = await readPublishedVersion(server, admin, 'AMAZON_SA_FBA');
    const [first] = classes;
    if (first === undefined) throw new Error('There is no class');
    const { version } = first;
    const [sent] = contentOfVersion({ classes: [first], rates: [] }).classes;
    const { code: _, ...fields } = { ...sent };
    const put = (more: object) =>
      server.put('/v1/classification', { ...fields, id: first.id, version, ...more }, admin.headers);
    expect(await put({ packaging: 1 })).toMatchObject({ status: 409, json: { code: 'versionNotDraft' } });
    expect(await put({ slabs: [] })).toMatchObject({ status: 409, json: { code: 'versionNotDraft' } });
    expect(await put({ status: 'confirmed', source: null })).toMatchObject({
      status: 400,
      json: { code: 'required', field: 'source' },
    });
    expect(await put({ status: 'confirmed' })).toMatchObject({
      status: 200,
      json: { status: 'confirmed', confirmed: true },
    });
    expect(await server.delete(`/v1/classification?id=${first.id}`, admin.headers)).toMatchObject({
      status: 409,
      json: { code: 'versionNotDraft' },
    });
  });
});

describe('a commission', () => {
  test('is removed, added again and changed', async () => {
    const { id } = await readRate('watches');
    const rows = await server.get('/v1/product-sub-family', admin.headers);
    const subFamilyId = toId(rows.json, 'watches');
    const body = { feeTableId: draft.id, subFamilyId, shape: 'flat', rate1: 1500 };
    const add = () => server.post('/v1/referral-rule', body, admin.headers);
    expect(await add()).toMatchObject({ status: 400, json: { code: 'rateTwice', field: 'subFamilyId' } });
    expect(await server.delete(`/v1/referral-rule?id=${id}`, admin.headers)).toMatchObject({ status: 200 });
    expect(await add()).toMatchObject({
      status: 200,
      json: { rate1: 1500, status: 'proposed', confirmed: false },
    });
    const added = await readRate('watches');
    const put = (more: object) =>
      server.put('/v1/referral-rule', { id: added.id, version: 1, rate1: 900, ...more }, admin.headers);
    expect(await put({ shape: 'flat', limit: 100 })).toMatchObject({
      status: 400,
      json: { code: 'partsMissing', field: 'limit' },
    });
    expect(await put({ shape: 'sliding', limit: 50_00 })).toMatchObject({
      status: 400,
      json: { code: 'partsMissing', field: 'rate2' },
    });
    expect(await put({ shape: 'sliding', limit: 50_00, rate2: 500 })).toMatchObject({
      status: 200,
      json: { shape: 'sliding', version: 2 },
    });
  });

  test('rejects one of two admins who change it at once', async () => {
    const { id, version } = await readRate('watches');
    const put = (rate1: number, who: Person) =>
      server.put('/v1/referral-rule', { id, version, shape: 'flat', rate1 }, who.headers);
    const replies = await Promise.all([put(100, admin), put(200, other)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the whole content', () => {
  test('changes nothing when it is the same, and audits differences as one change', async () => {
    const before = await reread(draft);
    const content = contentOfVersion(before);
    expect(await replace(before.version, content)).toMatchObject({
      status: 200,
      json: { version: before.version },
    });
    const [first, ...classes] = content.classes;
    const [, ...rates] = content.rates;
    const requested = { classes: [...classes, { ...first, nameEn: 'Renamed' }], rates };
    const { status, json } = await replace(before.version, requested);
    expect(status).toBe(200);
    const after = feeVersion.parse(json);
    expect(after.version).toBe(before.version + 1);
    expect(after.classes.map(({ code }) => code)).toEqual(requested.classes.map(({ code }) => code));
    expect(after.classes.at(-1)).toMatchObject({ nameEn: 'Renamed', id: before.classes[0]?.id });
    expect(after.rates).toHaveLength(before.rates.length - 1);
    const entries = await server.db.select().from(history).where(eq(history.action, 'replace'));
    expect(entries).toMatchObject([{ entity: 'feeTable', entityId: draft.id }]);
    expect(await replace(before.version, content)).toMatchObject({
      status: 409,
      json: { code: 'rowChanged' },
    });
  });

  test.each(['en', 'ar'])(
    'is rejected whole when invalid, with each error at its position (%s)',
    async (language) => {
      const now = await reread(draft);
      const { classes, rates } = contentOfVersion(now);
      const wrong = {
        classes: [...classes, { ...classes[0], slabs: [] }],
        rates: [...rates, { ...rates[0], shape: 'sliding' }, { ...rates[1], subFamily: 'nowhere' }],
      };
      const { status, json } = await replace(now.version, wrong, language);
      expect(status).toBe(400);
      expect(json).toMatchObject({
        problems: [
          { code: 'slabsMissing', field: `content.classes.${classes.length}.slabs` },
          { code: 'partsMissing', field: `content.rates.${rates.length}.limit` },
          { code: 'partsMissing', field: `content.rates.${rates.length}.rate2` },
          { code: 'unknownSubFamily', field: `content.rates.${rates.length + 1}.subFamily` },
          { code: 'classTwice', field: `content.classes.${classes.length}.code` },
          { code: 'rateTwice', field: `content.rates.${rates.length}.subFamily` },
        ],
      });
      expect(await reread(draft)).toEqual(now);
    },
  );

  test('of a published table cannot be replaced', async () => {
    const { id, version, ...content } = await readPublishedVersion(server, admin, 'NOON_SA_FBN');
    const body = { id, version, content: contentOfVersion(content) };
    expect(await server.put('/v1/fee-table/content', body, admin.headers)).toMatchObject({
      status: 409,
      json: { code: 'versionNotDraft' },
    });
  });
});

function toSlab(maxWeight: number) {
  return { maxWeight, feeBelow: 100, feeAbove: 100 };
}

const toId = (rows: unknown, code: string): number => {
  const found: unknown = Array.isArray(rows)
    ? rows.find(
        (row: unknown) => typeof row === 'object' && row !== null && 'code' in row && row.code === code,
      )
    : undefined;
  return typeof found === 'object' && found !== null && 'id' in found ? Number(found.id) : 0;
};
