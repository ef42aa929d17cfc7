import type { FeeDoubt } from '@saer/contract/publishing/fee-doubt';
import { feeVersion, type FeeVersion, type VersionContent } from '@saer/contract/publishing/fee-version';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productSubFamily } from '../lists/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { referralRule } from './tables.ts';
import { confirmingStep, daysFromToday, readDoubts, readDraft } from './testing/drafts.ts';

let server: TestApp;
let admin: Person;
let other: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  other = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const provenance = { status: 'unsourced', source: null, note: null } as const;
const toContent = ({ classes, rates }: FeeVersion): VersionContent => ({
  classes: classes.map(
    ({ id: _id, version: _version, confirmed: _confirmed, confirmedAt: _at, confirmedBy: _by, ...rest }) => ({
      ...rest,
      ...provenance,
    }),
  ),
  rates: rates.map(({ subFamily, shape, rate1, limit, rate2 }) => ({
    subFamily,
    shape,
    rate1,
    limit,
    rate2,
    ...provenance,
  })),
});

let daysAhead = 300;

/** A draft of a store's fees, with its content changed; it begins before all that were drafted earlier. */
async function changedDraft(
  change: (content: VersionContent) => VersionContent,
  code = 'NOON_SA_FBN',
): Promise<FeeVersion> {
  const draft = await readDraft(server, admin, code, { effectiveFrom: daysFromToday((daysAhead -= 1)) });
  const { json, text } = await server.put(
    '/v1/fee-table/content',
    { id: draft.id, version: draft.version, content: change(toContent(draft)) },
    admin.headers,
  );
  const written = feeVersion.safeParse(json);
  if (!written.success) throw new Error(text);
  return written.data;
}

const doubts = (draft: FeeVersion) => readDoubts(server, admin, draft.id);
const brief = (found: readonly FeeDoubt[]) =>
  found.map(({ kind, subFamily, sizeClass, field, before, after }) => ({
    kind,
    at: subFamily ?? sizeClass,
    field,
    before,
    after,
  }));
const step = (
  name: string,
  { id, version }: Pick<FeeVersion, 'id' | 'version'>,
  keys: string[],
  who: Person,
) => server.post(`/v1/fee-table/${name}`, { id, version, doubts: keys }, who.headers);
/** The same with the first commission of a flat rate changed. */
const withRate = (rate1: number) => (content: VersionContent) => {
  const at = content.rates.findIndex(
    ({ shape, rate1: before }) => shape === 'flat' && before >= 500 && before <= 1_600,
  );
  return {
    ...content,
    rates: content.rates.map((rate, index) => (index === at ? { ...rate, rate1 } : rate)),
  };
};

describe('a fee table is doubted', () => {
  test('nowhere, if it is a copy of the one in force', async () => {
    expect(await doubts(await readDraft(server, admin, 'NOON_SA_FBN'))).toEqual([]);
  });

  test.each([
    [15, 'belowOnePercent'],
    [0, 'zero'],
    [10_000, 'veryHigh'],
    [4_900, 'farFromBefore'],
  ])('where a commission becomes %s: %s', async (rate1, kind) => {
    const draft = await changedDraft(withRate(rate1));
    expect(brief(await doubts(draft))).toMatchObject([{ kind, field: 'rate1', after: rate1 }]);
  });

  test('where categories that are offered lose their commission, each by its name', async () => {
    const draft = await changedDraft(({ classes, rates }) => ({ classes, rates: rates.slice(3) }));
    const found = await doubts(draft);
    expect(found.map(({ kind }) => kind)).toEqual(['noCommission', 'noCommission', 'noCommission']);
    expect(found.every(({ subFamily, before }) => subFamily !== null && (before ?? 0) > 0)).toBe(true);
  });

  test('where a size class is gone', async () => {
    const draft = await changedDraft(({ classes, rates }) => ({ classes: classes.slice(0, -1), rates }));
    expect(brief(await doubts(draft))).toMatchObject([{ kind: 'classGone' }]);
  });

  test('where a fee is enormous, or a heavier parcel costs less', async () => {
    const { classes } = await readDraft(server, admin, 'NOON_SA_FBN');
    const heavy = classes.find(({ slabs }) => slabs.length > 2);
    if (heavy === undefined) throw new Error('No class has three slabs');
    const change = (of: 'feeBelow', fee: number) => (content: VersionContent) => ({
      ...content,
      classes: content.classes.map((each) => {
        const slabs = each.slabs.map((slab, at) => (at === 1 ? { ...slab, [of]: fee } : slab));
        return each.code === heavy.code ? { ...each, slabs } : each;
      }),
    });
    const dear = await changedDraft(change('feeBelow', 9_999_99));
    expect(brief(await doubts(dear))).toMatchObject([
      { kind: 'veryHigh', field: 'feeBelow', after: 9_999_99 },
      // The slab after it.
      { kind: 'heavierCheaper', before: 9_999_99 },
    ]);
    const lighter = heavy.slabs[0]?.feeBelow ?? 0;
    const cheap = await changedDraft(change('feeBelow', lighter - 1));
    expect(brief(await doubts(cheap))).toMatchObject([
      { kind: 'heavierCheaper', before: lighter, after: lighter - 1 },
    ]);
  });

  test('beside other stores, where the table before has no figure', async () => {
    const [made] = await server.db
      .select({ id: productSubFamily.id, code: productSubFamily.code, rate1: referralRule.rate1 })
      .from(productSubFamily)
      .innerJoin(referralRule, eq(referralRule.subFamilyId, productSubFamily.id))
      .where(and(eq(productSubFamily.code, 'gold_bars_coins')))
      .limit(1);
    const rate1 = (made?.rate1 ?? 500) * 4 < 5_000 ? (made?.rate1 ?? 500) * 4 : 150;
    const draft = await changedDraft(
      ({ classes, rates }) => ({
        classes,
        rates: [
          ...rates,
          {
            subFamily: 'gold_bars_coins',
            shape: 'flat' as const,
            rate1,
            limit: null,
            rate2: null,
            ...provenance,
          },
        ],
      }),
      'AMAZON_SA_FBA',
    );
    expect(brief(await doubts(draft))).toContainEqual({
      kind: 'farFromOthers',
      at: 'gold_bars_coins',
      field: 'rate1',
      before: made?.rate1,
      after: rate1,
    });
  });
});

describe('a doubtful fee table', () => {
  test('is submitted and published only with every doubt confirmed by both', async () => {
    const draft = await changedDraft(withRate(15));
    const refused = { status: 400, json: { code: 'feeDoubts', field: 'doubts', details: { by: 'you' } } };
    expect(await step('submit', draft, [], admin)).toMatchObject(refused);
    expect(await step('submit', draft, ['belowOnePercent:made_up'], admin)).toMatchObject(refused);
    const keys = (await doubts(draft)).map(({ key }) => key);
    const submitted = feeVersion.parse((await step('submit', draft, keys, admin)).json);
    expect(await doubts(submitted)).toMatchObject([{ isSubmitted: true }]);
    expect(await step('publish', submitted, [], other)).toMatchObject(refused);
    expect(await step('publish', submitted, keys, other)).toMatchObject({ json: { state: 'published' } });
  });

  test('is confirmed anew where a figure changes after it was sent back', async () => {
    const draft = await changedDraft(withRate(15));
    const keys = (await doubts(draft)).map(({ key }) => key);
    const submitted = feeVersion.parse((await step('submit', draft, keys, admin)).json);
    const back = feeVersion.parse((await confirmingStep(server, admin, 'return', submitted)).json);
    const written = await server.put(
      '/v1/fee-table/content',
      { id: back.id, version: back.version, content: withRate(20)(toContent(back)) },
      admin.headers,
    );
    const changed = feeVersion.parse(written.json);
    expect(await step('submit', changed, keys, admin)).toMatchObject({ json: { code: 'feeDoubts' } });
  });

  test('goes back where a doubt has arisen since it was submitted', async () => {
    const draft = await readDraft(server, admin, 'NOON_SA_FBN', { effectiveFrom: daysFromToday(4) });
    const submitted = feeVersion.parse((await step('submit', draft, [], admin)).json);
    const [family] = await server.db.select().from(productSubFamily).limit(1);
    const added = await server.post(
      '/v1/product-sub-family',
      { familyId: family?.familyId, nameEn: 'Kites', nameAr: 'طائرات ورقية' },
      admin.headers,
    );
    expect(added.status).toBe(200);
    expect(brief(await doubts(submitted))).toMatchObject([{ kind: 'noCommission' }]);
    expect(await confirmingStep(server, other, 'publish', submitted)).toMatchObject({
      status: 400,
      json: { code: 'feeDoubts', details: { by: 'submitter' } },
    });
    const keys = (await doubts(submitted)).map(({ key }) => key);
    const { id, version } = submitted;
    const back = await server.post('/v1/fee-table/return', { id, version }, other.headers);
    const again = feeVersion.parse((await step('submit', feeVersion.parse(back.json), keys, admin)).json);
    expect(await step('publish', again, keys, other)).toMatchObject({ json: { state: 'published' } });
  });

  test('is not asked again about a category that two people left out in the table before', async () => {
    const draft = await readDraft(server, admin, 'AMAZON_SA_FBA', { effectiveFrom: daysFromToday(0) });
    expect((await doubts(draft)).some(({ kind }) => kind === 'noCommission')).toBe(true);
    const submitted = feeVersion.parse((await confirmingStep(server, admin, 'submit', draft)).json);
    expect(await confirmingStep(server, other, 'publish', submitted)).toMatchObject({ status: 200 });
    // Nor is the table itself, once it is published.
    expect(await doubts(submitted)).toEqual([]);
    for (const day of [1, 2]) {
      const next = await readDraft(server, admin, 'AMAZON_SA_FBA', { effectiveFrom: daysFromToday(day) });
      expect(await doubts(next)).toEqual([]);
    }
  });
});

test('doubts about no table, and too many keys', async () => {
  expect(await server.get('/v1/fee-table/doubts?id=999999', admin.headers)).toMatchObject({ status: 404 });
  const draft = await changedDraft((content) => content);
  const many = Array.from({ length: 1_001 }, (_, at) => `zero:${at}`);
  expect(await step('submit', draft, many, admin)).toMatchObject({ status: 400, json: { field: 'doubts' } });
});
