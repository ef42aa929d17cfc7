import * as z from 'zod/mini';
import { type Dashboard, dashboardReply } from '@saer/contract/site/dashboard';
import { encodeFilter } from '@saer/contract/api/list-filter';
import { undeliveredStates } from '@saer/contract/contact/notification';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { account } from '../principals/tables.ts';
import { outbox } from '../messages/tables.ts';
import { savedProduct } from '../products/testing/saved-product.ts';
import { store } from '../lists/tables.ts';
import { classification, feeTable, rangeFactor, referralRule } from '../fees/tables.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { usualRules } from '../fees/versions/read-content.ts';

let server: TestApp;
let admin: Person;
let superAdmin: Person;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  superAdmin = await person(server, { role: 'SUPER_ADMIN' });
  admin = await person(server, { role: 'ADMIN' });
  seller = await person(server, { role: 'USER' });
});
afterAll(() => server[Symbol.asyncDispose]());

const read = async (by = admin): Promise<Dashboard> =>
  dashboardReply.parse((await server.get('/v1/dashboard', by.headers)).json);
const toStore = ({ stores }: Dashboard, code: string) => stores.find((each) => each.code === code);

const named = (at: number) => `Watch number ${at}`;

const table = async (storeCode: string, more: { state: 'published' | 'review'; effectiveFrom: string }) => {
  const [found] = await server.db.select().from(store).where(eq(store.code, storeCode));
  const [added] = await server.db
    .insert(feeTable)
    .values({
      ...usualRules,
      storeId: found?.id ?? 0,
      name: `${storeCode} ${more.effectiveFrom}`,
      status: 'sourced',
      source: 'a page',
      publishedAt: more.state === 'published' ? new Date().toISOString() : null,
      ...more,
    })
    .returning();
  return added?.id ?? 0;
};

describe('the dashboard', () => {
  test('is for admins', async () => {
    expect(await server.get('/v1/dashboard')).toMatchObject({ status: 401 });
    expect(await server.get('/v1/dashboard', seller.headers)).toMatchObject({ status: 403 });
    expect(await server.get('/v1/dashboard', admin.headers)).toMatchObject({ status: 200 });
  });

  test('counts pending registrations, for an admin without those only a super admin approves', async () => {
    const before = await read();
    await person(server, { role: 'USER', status: 'PENDING' });
    await person(server, { role: 'ADMIN', status: 'PENDING' });
    const gone = await person(server, { role: 'USER', status: 'PENDING' });
    await server.db
      .update(account)
      .set({ deletedAt: new Date().toISOString() })
      .where(eq(account.id, gone.id));
    expect((await read()).waiting.registrations).toBe(before.waiting.registrations + 1);
    expect((await read(superAdmin)).waiting.registrations).toBe(before.waiting.registrations + 2);
  });

  test('counts active sellers and sub-users', async () => {
    const before = await read();
    const other = await person(server, { role: 'USER' });
    await person(server, { role: 'SUB_USER', subscriber: other.id });
    await person(server, { role: 'USER', status: 'BLOCKED' });
    await person(server, { role: 'USER', status: 'INACTIVE' });
    const { state } = await read();
    expect(state.sellers).toBe(before.state.sellers + 1);
    expect(state.subUsers).toBe(before.state.subUsers + 1);
  });

  test('counts emails and SMS that did not arrive as their lists do, those that came back included', async () => {
    const message = { template: 'code', recipient: 'a@example.com', language: 'ar' } as const;
    const listed = async (channel: 'email' | 'sms') => {
      const filter = encodeFilter({ where: { state: { in: [...undeliveredStates] } }, limit: 1 });
      const url = `/v1/notification-${channel}?filter=${encodeURIComponent(filter)}`;
      return z.parse(z.object({ total: z.int() }), (await server.get(url, admin.headers)).json).total;
    };
    const before = await read();
    await server.db.insert(outbox).values([
      { ...message, channel: 'email', state: 'FAILED' },
      { ...message, channel: 'email', state: 'BOUNCED' },
      { ...message, channel: 'sms', state: 'BOUNCED' },
      ...(['email', 'sms'] as const).flatMap((channel) =>
        (['QUEUED', 'SENT', 'DELIVERED', 'WITHDRAWN'] as const).map((state) => ({
          ...message,
          channel,
          state,
        })),
      ),
    ]);
    const { undeliveredEmails, undeliveredSms } = (await read()).waiting;
    expect(undeliveredEmails).toBe(before.waiting.undeliveredEmails + 2);
    expect(undeliveredSms).toBe(before.waiting.undeliveredSms + 1);
    expect(await listed('email')).toBe(undeliveredEmails);
    expect(await listed('sms')).toBe(undeliveredSms);
  });

  test('counts the unconfirmed figures in force by store', async () => {
    const before = await read();
    const noon = toStore(before, 'NOON_SA_FBN');
    const amazon = toStore(before, 'AMAZON_SA_FBA');
    expect(noon?.feeTable).toMatchObject({ name: 'noon FBN 2025-09', effectiveFrom: '2025-09-01' });
    const byHand = async (id: number) =>
      (await server.db.$count(
        classification,
        and(
          eq(classification.feeTableId, id),
          inArray(classification.status, ['unsourced', 'proposed', 'conflicting']),
        ),
      )) +
      (await server.db.$count(
        referralRule,
        and(
          eq(referralRule.feeTableId, id),
          inArray(referralRule.status, ['unsourced', 'proposed', 'conflicting']),
        ),
      ));
    for (const { feeTable: each } of before.stores)
      expect(each?.unconfirmed).toBe(await byHand(each?.id ?? 0));
    expect(amazon?.feeTable?.unconfirmed).toBeGreaterThan(0);
    const factors = await server.db.$count(rangeFactor);
    const inTables = before.stores.reduce((sum, each) => sum + (each.feeTable?.unconfirmed ?? 0), 0);
    expect(before.waiting.unconfirmedFees).toBe(inTables + factors);

    const [first] = await server.db
      .select()
      .from(referralRule)
      .where(eq(referralRule.feeTableId, amazon?.feeTable?.id ?? 0));
    await server.db
      .update(referralRule)
      .set({ status: 'confirmed', confirmedAt: new Date().toISOString(), confirmedBy: admin.id })
      .where(eq(referralRule.id, first?.id ?? 0));
    await server.db.update(rangeFactor).set({ active: false }).where(eq(rangeFactor.min, 1));
    const after = await read();
    expect(after.waiting.unconfirmedFees).toBe(before.waiting.unconfirmedFees - 2);
    expect(toStore(after, 'AMAZON_SA_FBA')?.feeTable?.unconfirmed).toBe(
      (amazon?.feeTable?.unconfirmed ?? 0) - 1,
    );
  });

  test('contains the next fee table, and counts those under review', async () => {
    const later = await table('NOON_SA_FBN', { state: 'published', effectiveFrom: '2098-01-01' });
    await table('NOON_SA_FBN', { state: 'published', effectiveFrom: '2099-01-01' });
    await table('NOON_SA_FBN', { state: 'review', effectiveFrom: '2097-01-01' });
    const answer = await read();
    expect(answer.waiting.feeTablesInReview).toBe(1);
    expect(toStore(answer, 'NOON_SA_FBN')).toMatchObject({
      feeTable: { name: 'noon FBN 2025-09' },
      next: { id: later, effectiveFrom: '2098-01-01' },
    });
    expect(toStore(answer, 'NOON_SA_DIRECTSHIP')?.next).toBeNull();
  });

  test('omits inactive stores', async () => {
    const { stores } = await read();
    expect(stores.map(({ code }) => code)).toEqual([
      'NOON_SA_FBN',
      'NOON_SA_DIRECTSHIP',
      'AMAZON_SA_FBA',
      'CUSTOM',
    ]);
  });

  test('counts products, those at a loss, and those whose fee table is no longer in force', async () => {
    await savedProduct(server, seller);
    await savedProduct(server, seller, { price: 30_00 });
    await savedProduct(server, seller, { store: 'NOON_SA_DIRECTSHIP', price: 30_00 });
    expect((await read()).state).toMatchObject({ products: 3, losing: 2, outdated: 0 });
    await table('NOON_SA_FBN', { state: 'published', effectiveFrom: '2026-01-01' });
    const { state, stores } = await read();
    expect(state).toMatchObject({ products: 3, losing: 2, outdated: 2 });
    expect(stores[0]?.feeTable).toMatchObject({ name: 'NOON_SA_FBN 2026-01-01', unconfirmed: 0 });
  });

  test('contains the newest changes, those made in one go as one, for an admin none of other admins', async () => {
    for (let at = 1; at <= 11; at += 1)
      await savedProduct(server, seller, { nameEn: named(at), store: 'AMAZON_SA_FBA' });
    const { changes } = await read();
    expect(changes[0]).toMatchObject({
      rows: 14,
      isMore: false,
      newest: { entity: 'product', action: 'create', nameEn: named(11), actor: { id: seller.id } },
    });
    await server.patch('/v1/user/info', { firstName: 'Reem' }, superAdmin.headers);
    expect((await read(superAdmin)).changes).toMatchObject([
      { rows: 1, newest: { entity: 'account', actor: { id: superAdmin.id } } },
      { rows: 14, newest: { entity: 'product' } },
    ]);
    expect((await read()).changes[0]).toMatchObject({ newest: { entity: 'product' } });
  });

  test('contains 30-day trends that end with today’s figures', async () => {
    const before = await read();
    const old = await person(server, { role: 'USER' });
    await server.db
      .update(account)
      .set({ createdAt: new Date(Date.now() - 10 * 86_400_000).toISOString() })
      .where(eq(account.id, old.id));
    const { trends, state } = await read();
    for (const name of ['sellers', 'subUsers', 'products'] as const) {
      expect(trends[name]).toHaveLength(30);
      expect(trends[name].at(-1)).toBe(state[name]);
      expect(trends[name]).toEqual(trends[name].toSorted((one, other) => one - other));
    }
    expect(trends.sellers.slice(0, 19)).toEqual(before.trends.sellers.slice(0, 19));
    expect(trends.sellers.at(-11)).toBe((before.trends.sellers.at(-11) ?? 0) + 1);
  });
});
