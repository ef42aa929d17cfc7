import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { history } from '../../../audit/tables.ts';
import { productSubFamily, store } from '../../../lists/tables.ts';
import { account } from '../../../principals/tables.ts';
import { person, type Person } from '../../../testing/accounts.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { feeTable, referralRule } from '../../tables.ts';
import { confirmingStep } from '../../testing/drafts.ts';
import {
  evidenceRow,
  findFlatRule,
  type FlatRule,
  statementRateClient,
} from '../../testing/statement-rate-client.ts';
import { statementEvidence } from '../tables.ts';

let server: TestApp;
let client: ReturnType<typeof statementRateClient>;
let admin: Person;
let seller: Person;
let helper: Person;
let other: Person;
let unsourced: FlatRule;
beforeAll(async () => {
  server = await testApp();
  client = statementRateClient(server);
  admin = await person(server, { role: 'ADMIN' });
  unsourced = await findFlatRule(server, 'AMAZON_SA_FBA', ['unsourced', 'conflicting']);
});
beforeEach(async () => {
  seller = await person(server, { role: 'USER' });
  helper = await person(server, { role: 'SUB_USER', subscriber: seller.id });
  other = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());

const url = '/v1/statement-rate';

const readEvidence = async (subFamily = unsourced.subFamily) => {
  const { json } = await server.get(`${url}/evidence`, admin.headers);
  const all = z.array(
    z.looseObject({
      store: z.looseObject({ id: z.int(), code: z.string() }),
      subFamily: z.looseObject({ id: z.int(), code: z.string() }),
      rule: z.nullable(z.looseObject({ rate1: z.int() })),
      bands: z.array(z.looseObject({ band: z.string(), sellers: z.int() })),
    }),
  );
  return z
    .parse(all, json)
    .find((each) => each.subFamily.code === subFamily && each.store.code === 'AMAZON_SA_FBA');
};

describe('evidence', () => {
  test('is stored only with the subscriber’s consent, and deleted when it is withdrawn', async () => {
    expect(await client.send(seller, evidenceRow(unsourced))).toMatchObject({
      status: 403,
      json: { code: 'consentMissing' },
    });
    expect(await client.agree(helper)).toMatchObject({ status: 403 });
    expect(await client.agree(seller, false)).toMatchObject({ json: { given: false, removed: 0 } });
    expect(await client.send(seller, evidenceRow(unsourced))).toMatchObject({ status: 403 });
    expect(await client.agree(seller)).toMatchObject({ json: { given: true } });
    expect(
      await client.send(helper, evidenceRow(unsourced), evidenceRow(unsourced, { month: '2026-09' })),
    ).toMatchObject({
      json: { saved: 2 },
    });
    expect(await server.get(url, helper.headers)).toMatchObject({ json: { consent: true } });
    expect(await client.agree(seller, false)).toMatchObject({ json: { given: false, removed: 2 } });
    const left = await server.db
      .select()
      .from(statementEvidence)
      .where(eq(statementEvidence.accountId, seller.id));
    expect(left).toEqual([]);
    const entries = await server.db.select().from(history).where(eq(history.entityId, seller.id));
    expect(entries.filter(({ entity }) => entity === 'evidenceConsent').map(({ action }) => action)).toEqual([
      'withdraw',
      'create',
      'withdraw',
    ]);
  });

  test('takes nothing but the figures', async () => {
    await client.agree(seller);
    expect(await client.send(seller, { ...evidenceRow(unsourced), price: 5_000 })).toMatchObject({
      status: 400,
      json: { code: 'unknownField', field: 'rates.0.price' },
    });
  });

  test('has an end for one seller', async () => {
    await client.agree(seller);
    const [storeRow] = await server.db.select().from(store).where(eq(store.code, 'AMAZON_SA_FBA'));
    const categories = await server.db.select({ id: productSubFamily.id }).from(productSubFamily).limit(40);
    const months = Array.from(
      { length: 75 },
      (_, at) => `${2019 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`,
    );
    await server.db.insert(statementEvidence).values(
      categories.flatMap(({ id: subFamilyId }) =>
        months.map((month) => ({
          accountId: seller.id,
          storeId: storeRow?.id ?? 0,
          subFamilyId,
          band: 'all' as const,
          rate: 1_000,
          month,
          lines: 3,
        })),
      ),
    );
    expect(categories.length * months.length).toBe(3_000);
    expect(await client.send(seller, evidenceRow(unsourced, { band: 'below' }))).toMatchObject({
      status: 400,
      json: { code: 'tooManyItems', field: 'rates' },
    });
    await client.agree(seller, false);
  });

  test('shows admins the spread of a thousand invented rates, and confirms nothing', async () => {
    await server.db.delete(statementEvidence);
    const { rate1 } = unsourced.replaces;
    const others = Array.from({ length: 100 }, (_, at) => (at + 1) * 50).filter((rate) => rate !== rate1);
    const sellers = await server.db
      .insert(account)
      .values(
        Array.from({ length: 1_000 }, (_, at) => ({
          firstName: 'Crowd',
          lastName: String(at),
          email: `crowd${at}@example.com`,
          mobile: `+96651${String(at).padStart(7, '0')}`,
          role: 'USER' as const,
          status: 'ACTIVE' as const,
          language: 'en' as const,
          isVerified: true,
        })),
      )
      .returning({ id: account.id });
    const [amazon] = await server.db.select().from(store).where(eq(store.code, 'AMAZON_SA_FBA'));
    const [category] = await server.db
      .select()
      .from(productSubFamily)
      .where(eq(productSubFamily.code, unsourced.subFamily));
    const row = (accountId: number, rate: number, month: string) => ({
      accountId,
      storeId: amazon?.id ?? 0,
      subFamilyId: category?.id ?? 0,
      band: 'all' as const,
      rate,
      month,
      lines: 3,
    });
    await server.db
      .insert(statementEvidence)
      .values(
        sellers.map(({ id }, at) => row(id, at < 3 ? rate1 : (others[at % others.length] ?? 0), '2026-10')),
      );
    // An older month of a seller counts no second time.
    await server.db.insert(statementEvidence).values(row(sellers[0]?.id ?? 0, 4_950, '2026-08'));
    const found = await readEvidence();
    expect(found).toMatchObject({
      status: 'unsourced',
      bands: [
        {
          band: 'all',
          tableRate: rate1,
          sellers: 1_000,
          agreeing: 3,
          contradicting: 997,
          different: 100,
          lastMonth: '2026-10',
        },
      ],
    });
    expect(found?.bands[0]?.['rates']).toHaveLength(8);
    expect(JSON.stringify(found)).not.toContain('Crowd');
    expect(await client.rateOf(unsourced, other)).toBe(rate1);
    expect(await server.get(`${url}/evidence`, seller.headers)).toMatchObject({ status: 403 });
  });

  test('confirms a rule in force by its source, and nothing that no statement shows', async () => {
    await server.db.delete(statementEvidence);
    await client.agree(seller);
    const { rate1 } = unsourced.replaces;
    await client.send(seller, evidenceRow(unsourced, { rate: rate1 }));
    const found = await readEvidence();
    const body = { storeId: found?.store.id, subFamilyId: found?.subFamily.id };
    const confirm = (rule: unknown, who = admin) =>
      server.post(`${url}/evidence/confirm`, { ...body, rule }, who.headers);
    expect(await confirm({ shape: 'flat', rate1: rate1 + 50 })).toMatchObject({
      status: 409,
      json: { code: 'rowChanged' },
    });
    expect(await confirm({ shape: 'flat', rate1 }, seller)).toMatchObject({ status: 403 });
    const [before] = await server.db
      .select()
      .from(referralRule)
      .where(eq(referralRule.subFamilyId, body.subFamilyId ?? 0));
    expect(await confirm({ shape: 'flat', rate1 })).toMatchObject({
      status: 200,
      json: { isDraft: false, source: expect.stringContaining('1 of 1 sellers') },
    });
    expect(await readEvidence()).toMatchObject({ status: 'confirmed' });
    // The others of this file need it as it was.
    const { status = 'unsourced', source = null } = before ?? {};
    await server.db
      .update(referralRule)
      .set({ status, source, confirmedAt: null, confirmedBy: null })
      .where(eq(referralRule.subFamilyId, body.subFamilyId ?? 0));
  });

  test('writes another rule into a draft, which its editor cannot publish', async () => {
    await server.db.delete(statementEvidence);
    await client.agree(seller);
    const { rate1 } = unsourced.replaces;
    await client.send(seller, evidenceRow(unsourced, { rate: 2_350 }));
    const found = await readEvidence();
    const reply = await server.post(
      `${url}/evidence/confirm`,
      { storeId: found?.store.id, subFamilyId: found?.subFamily.id, rule: { shape: 'flat', rate1: 2_350 } },
      admin.headers,
    );
    expect(reply).toMatchObject({ status: 200, json: { isDraft: true } });
    const { feeTable: draft } = z.object({ feeTable: z.object({ id: z.int() }) }).parse(reply.json);
    const [table] = await server.db.select().from(feeTable).where(eq(feeTable.id, draft.id));
    expect(table).toMatchObject({ state: 'draft', editedBy: admin.id });
    const rows = await server.db.select().from(referralRule).where(eq(referralRule.feeTableId, draft.id));
    expect(rows.find(({ subFamilyId }) => subFamilyId === found?.subFamily.id)).toMatchObject({
      rate1: 2_350,
      status: 'confirmed',
    });
    expect(rows.filter(({ confirmed }) => confirmed)).toHaveLength(1);
    expect(await client.rateOf(unsourced, other)).toBe(rate1);
    const second = await person(server, { role: 'ADMIN' });
    const version = table?.version ?? 0;
    await confirmingStep(server, admin, 'submit', { id: draft.id, version });
    const published = await confirmingStep(server, admin, 'publish', { id: draft.id, version: version + 1 });
    expect(published).toMatchObject({ json: { code: 'publishingTakesTwo' } });
    expect(second.id).toBeGreaterThan(0);
  });
});
