import {
  exportFeeImpact,
  feeImpact,
  findSellerImpact,
  maxImpactSellers,
  maxNotifiedAtOnce,
  previewFeeNotice,
  sendFeeNotice,
} from '@saer/contract/publishing/fee-impact';
import { feeVersion, type FeeVersion } from '@saer/contract/publishing/fee-version';
import { Buffer } from 'node:buffer';
import { readXlsx } from 'hucre/xlsx';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { history } from '../audit/tables.ts';
import { contentOfVersion } from '../fees/testing/content-of-version.ts';
import { confirmingStep, daysFromToday, readDraft } from '../fees/testing/drafts.ts';
import { outbox } from '../messages/tables.ts';
import { account } from '../principals/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { savedProduct } from './testing/saved-product.ts';
import { product } from './tables.ts';

let server: TestApp;
let admin: Person;
let first: Person;
let second: Person;
let unaffected: Person;
let blocked: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  const seller = () => person(server, { role: 'USER' });
  [first, second, unaffected, blocked] = [await seller(), await seller(), await seller(), await seller()];
  await server.db.update(account).set({ language: 'ar' }).where(eq(account.id, first.id));
  await server.db.update(account).set({ status: 'BLOCKED' }).where(eq(account.id, blocked.id));
  await savedProduct(server, first, { nameEn: 'With sales', monthlySales: 12 });
  await savedProduct(server, first, { nameEn: '=cmd|calc' });
  await savedProduct(server, second, { nameEn: 'At its margin' });
  await savedProduct(server, blocked, { nameEn: 'Of a blocked seller' });
  await savedProduct(server, unaffected, { nameEn: 'Elsewhere', store: 'AMAZON_SA_FBA' });
});
afterAll(() => server[Symbol.asyncDispose]());

/** A draft with parcels ten riyals dearer. */
async function dearerDraft(effectiveFrom: string, store = 'NOON_SA_FBN'): Promise<FeeVersion> {
  const draft = await readDraft(server, admin, store, { effectiveFrom });
  const { id, version } = draft;
  const { classes, rates } = contentOfVersion(draft);
  const content = {
    classes: classes.map((each) => ({
      ...each,
      slabs: each.slabs.map(({ maxWeight, feeBelow, feeAbove }) => ({
        maxWeight,
        feeBelow: feeBelow + 10_00,
        feeAbove: feeAbove + 10_00,
      })),
    })),
    rates,
  };
  const { json } = await server.put('/v1/fee-table/content', { id, version, content }, admin.headers);
  return feeVersion.parse(json);
}

const step = async (verb: 'submit' | 'publish' | 'withdraw', table: FeeVersion) =>
  feeVersion.parse((await confirmingStep(server, admin, verb, table)).json);
const readImpact = async (id: number) =>
  feeImpact.parse((await server.get(`/v1/fee-table/impact?id=${id}`, admin.headers)).json);
const tell = ({ id, version }: Pick<FeeVersion, 'id' | 'version'>, headers = admin.headers) =>
  server.post('/v1/fee-table/notice', { id, version }, headers);
const mails = () => server.db.select().from(outbox).where(eq(outbox.template, 'feesChanged'));

test('an impact says what a month costs, seller by seller, where sales are known', async () => {
  const draft = await dearerDraft(daysFromToday(1));
  const impact = await readImpact(draft.id);
  expect(impact).toMatchObject({
    products: 4,
    earningLess: 4,
    changed: 4,
    changedWithSales: 1,
    monthlyChange: -12 * 10_00,
    affectedSellers: 3,
    notifiedSellers: 0,
    pendingSellers: 2,
  });
  expect(impact.comparedWith?.id).toBeGreaterThan(0);
  expect(impact.bySeller).toMatchObject([
    {
      id: first.id,
      products: 2,
      earningLess: 2,
      change: -20_00,
      monthlyChange: -12 * 10_00,
      notifiedAt: null,
    },
    { id: second.id, products: 1, change: -10_00, monthlyChange: null },
    { id: blocked.id },
  ]);
  const address = `/v1/fee-table/impact/seller?id=${draft.id}&seller=${first.id}`;
  const one = findSellerImpact.reply.parse((await server.get(address, admin.headers)).json);
  expect(one.changed).toBe(2);
  expect(one.products.map(({ monthlySales }) => monthlySales)).toEqual([12, null]);
  await server.delete(`/v1/fee-table?id=${draft.id}`, admin.headers);
});

test.each([
  ['ar', 'البائعون', 'المنتجات', 'ساعة معدنية'],
  ['en', 'Sellers', 'Products', '=cmd|calc'],
])(
  'an impact is exported in %s, and no name becomes a formula',
  async (language, sellers, products, name) => {
    const draft = await dearerDraft(daysFromToday(1));
    const { json } = await server.get(`/v1/fee-table/impact/workbook?id=${draft.id}`, {
      ...admin.headers,
      'accept-language': language,
    });
    const { file, fileName } = exportFeeImpact.reply.parse(json);
    expect(fileName).toBe(`NOON_SA_FBN_${daysFromToday(1)}_impact.xlsx`);
    const read = await readXlsx(Buffer.from(file, 'base64'));
    expect(read.sheets.map((sheet) => [sheet.name, sheet.rows.length])).toEqual([
      [sellers, 4],
      [products, 5],
    ]);
    expect(read.sheets[1]?.rows.map((row) => row[2])).toContain(name);
    const formulas = read.sheets.flatMap((sheet) =>
      [...(sheet.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined),
    );
    expect(formulas).toEqual([]);
    await server.delete(`/v1/fee-table?id=${draft.id}`, admin.headers);
  },
);

test('sellers are told once of a publication, each in their language; a draft tells nobody', async () => {
  const draft = await dearerDraft(daysFromToday(2));
  expect(await tell(draft)).toMatchObject({ status: 409, json: { code: 'versionStateChanged' } });
  const published = await step('publish', await step('submit', draft));
  expect(await tell({ ...published, version: published.version - 1 })).toMatchObject({
    status: 409,
    json: { code: 'rowChanged' },
  });
  expect(await tell(published, first.headers)).toMatchObject({ status: 403 });
  expect(await mails()).toEqual([]);

  const preview = previewFeeNotice.reply.parse(
    (await server.get(`/v1/fee-table/notice?id=${published.id}&seller=${first.id}`, admin.headers)).json,
  );
  expect(preview.language).toBe('ar');
  expect(preview.en.body).toContain('2 of your saved products earn less');
  expect(preview.ar.body).toContain('يقل ربح منتجين');

  // Two admins at once tell each seller once.
  const replies = await Promise.all([tell(published), tell(published)]);
  const told = replies.map(({ json }) => sendFeeNotice.reply.parse(json));
  expect(told.toSorted((a, b) => b.notified - a.notified)).toEqual([
    { notified: 2, notifiedBefore: 0, left: 0 },
    { notified: 0, notifiedBefore: 2, left: 0 },
  ]);
  const sent = await mails();
  expect(sent.map(({ recipient, language }) => [recipient, language])).toEqual([
    [first.email, 'ar'],
    [second.email, 'en'],
  ]);
  expect(sent[0]).toMatchObject({ subject: preview.ar.subject, body: preview.ar.body });

  const audited = await server.db
    .select({ after: history.after, actorId: history.actorId })
    .from(history)
    .where(and(eq(history.entity, 'feeTable'), eq(history.action, 'notify')));
  expect(audited).toEqual([{ actorId: admin.id, after: { notified: [first.id, second.id] } }]);
  const impact = await readImpact(published.id);
  expect(impact).toMatchObject({ notifiedSellers: 2, pendingSellers: 0 });
  expect(impact.bySeller[0]?.notifiedAt).toMatch(/^20/);

  // A seller who joins later is told; those who were, are not told again.
  const third = await person(server, { role: 'USER' });
  await savedProduct(server, third, { nameEn: 'Added later' });
  expect((await tell(published)).json).toEqual({ notified: 1, notifiedBefore: 2, left: 0 });

  // Another publication is another message.
  const again = await step('publish', await step('submit', await step('withdraw', published)));
  expect(await readImpact(again.id)).toMatchObject({ notifiedSellers: 0, pendingSellers: 3 });
  await step('withdraw', again);
});

test('a table that has begun is compared with the one it followed', async () => {
  const draft = await dearerDraft(daysFromToday(0));
  const published = await step('publish', await step('submit', draft));
  const impact = await readImpact(published.id);
  expect(impact.comparedWith?.id).not.toBe(published.id);
  expect(impact.earningLess).toBeGreaterThanOrEqual(4);
  const { json } = await server.get(
    `/v1/fee-table/notice?id=${published.id}&seller=${second.id}`,
    admin.headers,
  );
  expect(previewFeeNotice.reply.parse(json).en.body).toContain('/user/repricing');
});

test('a seller or a table that is missing has no message', async () => {
  for (const address of ['notice', 'impact/seller'])
    expect(
      (await server.get(`/v1/fee-table/${address}?id=999999&seller=${first.id}`, admin.headers)).status,
    ).toBe(404);
});

test('one call tells a thousand sellers at most, and one reply lists a hundred', async () => {
  const extra = maxNotifiedAtOnce + 5;
  const added = await server.db
    .insert(account)
    .values(
      Array.from({ length: extra }, (_, at) => ({
        firstName: 'Many',
        lastName: String(at),
        email: `many${at}@example.com`,
        role: 'USER' as const,
        status: 'ACTIVE' as const,
        language: 'en' as const,
      })),
    )
    .returning({ id: account.id });
  const model = await savedProduct(server, second, { store: 'AMAZON_SA_FBA', nameEn: 'Model' });
  const [row] = await server.db.select().from(product).where(eq(product.id, model.id));
  if (row === undefined) throw new Error('No product was read');
  const { id: _id, search: _search, ...values } = row;
  for (let at = 0; at < added.length; at += 500)
    await server.db
      .insert(product)
      .values(added.slice(at, at + 500).map(({ id: ownerId }) => ({ ...values, ownerId })));

  const draft = await dearerDraft(daysFromToday(3), 'AMAZON_SA_FBA');
  const published = await step('publish', await step('submit', draft));
  const impact = await readImpact(published.id);
  expect(impact.bySeller).toHaveLength(maxImpactSellers);
  const { pendingSellers } = impact;
  expect(pendingSellers).toBeGreaterThanOrEqual(extra);
  const left = pendingSellers - maxNotifiedAtOnce;
  expect((await tell(published)).json).toEqual({ notified: maxNotifiedAtOnce, notifiedBefore: 0, left });
  expect((await tell(published)).json).toEqual({
    notified: left,
    notifiedBefore: maxNotifiedAtOnce,
    left: 0,
  });
});
