import { feeVersion, type FeeVersion } from '@saer/contract/publishing/fee-version';
import { pageProducts } from '@saer/contract/products/product';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { history } from '../audit/tables.ts';
import { savedProduct } from '../products/testing/saved-product.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { tablesInForce } from './versions/find-version.ts';
import { confirmingStep, daysFromToday, readDraft, readPublishedVersion } from './testing/drafts.ts';

let server: TestApp;
let admin: Person;
let other: Person;
beforeAll(async () => {
  server = await testApp();
  admin = await person(server, { role: 'ADMIN' });
  other = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const step = (name: string, table: Pick<FeeVersion, 'id' | 'version'>, who = admin) =>
  confirmingStep(server, who, name, table);
const whole = async (reply: { json: unknown }) => feeVersion.parse(reply.json);
const read = async (id: number) => whole(await server.get(`/v1/fee-table/version?id=${id}`, admin.headers));
const figures = ({ classes, rates }: FeeVersion) => ({
  classes: classes.map(({ code, slabs, packaging }) => ({ code, slabs, packaging })),
  rates: rates.map(({ subFamily, shape, rate1 }) => ({ subFamily, shape, rate1 })),
});
let corrections = 0;

const correction = async (of: FeeVersion, more: object = {}) =>
  server.post(
    '/v1/fee-table',
    {
      storeId: of.storeId,
      name: `Correction ${(corrections += 1)}`,
      effectiveFrom: of.effectiveFrom,
      copyOf: of.id,
      correctsId: of.id,
      reason: 'A fee was a tenth of what it is',
      ...more,
    },
    admin.headers,
  );
const draftIn = async ({ json }: { json: unknown }) => read(z.object({ id: z.number() }).parse(json).id);
const publishBy = async (draft: FeeVersion) =>
  step('publish', await whole(await step('submit', draft)), other);

describe('a published fee table that is wrong', () => {
  test('is corrected from its own day on, by two people; it can still be read, and its products are outdated', async () => {
    const wrong = await readPublishedVersion(server, admin, 'NOON_SA_FBN');
    const seller = await person(server, { role: 'USER', subscribed: true });
    await savedProduct(server, seller, { store: wrong.store.code });
    const outdated = async () => {
      const { json } = await server.get('/v1/product/page', seller.headers);
      return pageProducts.reply.parse(json).data[0]?.outdated;
    };
    expect(await outdated()).toBe(false);
    const draft = await draftIn(await correction(wrong));
    expect(draft).toMatchObject({
      state: 'draft',
      corrects: { id: wrong.id, name: wrong.name },
      reason: 'A fee was a tenth of what it is',
    });
    expect(figures(draft)).toEqual(figures(wrong));
    const submitted = await whole(await step('submit', draft));
    expect(await step('publish', submitted)).toMatchObject({ json: { code: 'publishingTakesTwo' } });
    expect(await readPublishedVersion(server, admin, 'NOON_SA_FBN')).toMatchObject({ id: wrong.id });
    expect(await whole(await step('publish', submitted, other))).toMatchObject({ state: 'published' });

    expect(await readPublishedVersion(server, admin, 'NOON_SA_FBN')).toMatchObject({ id: draft.id });
    const old = await read(wrong.id);
    expect(old).toMatchObject({ state: 'corrected', correctedBy: { id: draft.id } });
    expect(figures(old)).toEqual(figures(wrong));
    expect(await outdated()).toBe(true);
    const [entry] = await server.db
      .select()
      .from(history)
      .where(and(eq(history.entityId, wrong.id), eq(history.action, 'supersede')));
    expect(entry).toMatchObject({ actorId: other.id, after: { state: 'corrected' } });
  });

  test('is corrected for days that are past, where a later one has begun', async () => {
    const past = await readPublishedVersion(server, admin, 'NOON_SA_DIRECTSHIP');
    const later = await readDraft(server, admin, 'NOON_SA_DIRECTSHIP', { effectiveFrom: daysFromToday(0) });
    await publishBy(later);
    const draft = await draftIn(await correction(past));
    expect(await whole(await publishBy(draft))).toMatchObject({
      state: 'superseded',
      followedOn: daysFromToday(0),
    });
    expect(await readPublishedVersion(server, admin, 'NOON_SA_DIRECTSHIP')).toMatchObject({ id: later.id });
    const on = await tablesInForce(server.db, past.effectiveFrom);
    expect(on.find(({ storeId: of }) => of === past.storeId)).toMatchObject({ id: draft.id });
  });

  test('is rolled back to the one before, and that again', async () => {
    const before = await readPublishedVersion(server, admin, 'AMAZON_SA_FBA');
    const wrong = await readDraft(server, admin, 'AMAZON_SA_FBA', { effectiveFrom: daysFromToday(0) });
    await publishBy(wrong);
    const back = await draftIn(await correction(wrong, { copyOf: before.id }));
    await publishBy(back);
    expect(figures(await readPublishedVersion(server, admin, 'AMAZON_SA_FBA'))).toEqual(figures(before));
    const again = await draftIn(await correction(back, { copyOf: wrong.id }));
    await publishBy(again);
    expect(await readPublishedVersion(server, admin, 'AMAZON_SA_FBA')).toMatchObject({ id: again.id });
    expect(await step('withdraw', { ...again, version: again.version + 2 }, other)).toMatchObject({
      json: { code: 'versionBegun' },
    });
  });

  test('is corrected by one of two', async () => {
    const wrong = await readPublishedVersion(server, admin, 'CUSTOM');
    const drafts = [await draftIn(await correction(wrong)), await draftIn(await correction(wrong))];
    const submitted = await Promise.all(drafts.map(async (each) => whole(await step('submit', each))));
    const replies = await Promise.all(submitted.map((each) => step('publish', each, other)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'versionStateChanged' });
  });

  test('is corrected on its own day, with a reason, in its store, and once its day has come', async () => {
    const wrong = await readPublishedVersion(server, admin, 'CUSTOM');
    expect(await correction(wrong, { reason: undefined })).toMatchObject({
      status: 400,
      json: { code: 'required', field: 'reason' },
    });
    expect(await correction(wrong, { reason: '  \u200b ' })).toMatchObject({
      status: 400,
      json: { field: 'reason' },
    });
    const refused = { status: 400, json: { code: 'unknownRow', field: 'correctsId' } };
    expect(await correction(wrong, { effectiveFrom: daysFromToday(0) })).toMatchObject(refused);
    const elsewhere = await readPublishedVersion(server, admin, 'NOON_SA_FBN');
    expect(await correction(wrong, { correctsId: elsewhere.id })).toMatchObject({
      json: { code: 'unknownRow', field: 'correctsId' },
    });
    const coming = await readDraft(server, admin, 'AMAZON_SA_FBA', { effectiveFrom: daysFromToday(60) });
    await publishBy(coming);
    expect(await correction(coming)).toMatchObject(refused);
    const draft = await draftIn(await correction(wrong));
    const { id, version, name } = draft;
    const moved = { id, version, name, effectiveFrom: daysFromToday(3) };
    expect(await server.put('/v1/fee-table', moved, admin.headers)).toMatchObject({
      json: { code: 'unknownRow', field: 'effectiveFrom' },
    });
  });
});
