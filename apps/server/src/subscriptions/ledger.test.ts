import { periodOf } from '@saer/contract/subscriptions/subscription-lifecycle';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { clockGuard } from '../database/clock-guard.ts';
import { clockMark } from '../database/clock-guard.ts';
import { paymentClient, type PaymentClient } from '../payments/testing/payment-client.ts';
import { type PaymentServer, paymentServer } from '../payments/testing/payment-server.ts';
import type { Person } from '../testing/accounts.ts';
import { correctClock } from './changing/correct-clock.ts';
import { followClock } from './jobs.ts';
import { subscriptionDayEntry } from './tables.ts';

let server: PaymentServer;
let client: PaymentClient;
beforeAll(async () => {
  server = await paymentServer();
  client = await paymentClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());
afterEach(() => vi.useRealTimers());

const dayMs = 86_400_000;
const minute = 60_000;
const siteOrigin = 'https://saer.test';

/** Lets the clock of the server be wrong by some days until it is set right. */
function wrongBy(days: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * dayMs });
}
/** Follows a wrong clock until it has ended a subscription: rows that are locked at the moment are left for the next run. */
async function endByClock({ id = 0 }: { readonly id?: number } = {}): Promise<void> {
  await expect
    .poll(async () => {
      await followClock(server.db, siteOrigin);
      return (await client.stored(id))?.status;
    })
    .not.toBe('ACTIVE');
}
const readEnd = async (shop: Person) => Date.parse((await client.current(shop))?.endsAt ?? '');

const watched = (start = Date.now()) => {
  const clock = { now: start, elapsed: 0 };
  const look = clockGuard(server.db, { now: () => clock.now, elapsed: () => clock.elapsed });
  const pass = async (elapsed: number, moved = elapsed) => {
    clock.elapsed += elapsed;
    clock.now += moved;
    return look();
  };
  return { look, pass };
};
/** As after a restart of the database: nothing is known of an earlier clock. */
const forget = () => server.db.delete(clockMark);
const paid = async () => {
  const shop = await client.seller();
  await client.buy(shop);
  const end = await readEnd(shop);
  const [payment] = await client.transactions(shop);
  return { shop, end, id: payment?.id ?? 0 };
};

describe('a clock that is a month ahead for a while', () => {
  test('ends nothing for good: once it is right, what it ended goes on', async () => {
    const shop = await client.seller();
    await client.buy(shop);
    const ending = await client.seller();
    await client.buy(ending);
    const own = await client.current(ending);
    await client.change(ending, own ?? { id: 0, version: 0 }, 'cancelAtEnd');
    const ends = await Promise.all([readEnd(shop), readEnd(ending)]);
    const id = (await client.current(shop))?.id ?? 0;
    wrongBy(31);
    await endByClock({ id });
    await endByClock(own ?? undefined);
    expect(await client.stored(id)).toMatchObject({ status: 'EXPIRED' });
    expect(await client.stored(own?.id ?? 0)).toMatchObject({ status: 'CANCELLED' });
    vi.useRealTimers();
    await followClock(server.db, siteOrigin);
    expect(await client.current(shop)).toMatchObject({ status: 'ACTIVE', cancelAtEnd: false });
    expect(await client.current(ending)).toMatchObject({ status: 'ACTIVE', cancelAtEnd: true });
    expect(await Promise.all([readEnd(shop), readEnd(ending)])).toEqual(ends);
  });

  test('takes no days of a plan that is paid for meanwhile', async () => {
    const shop = await client.seller();
    await client.buy(shop);
    const end = await readEnd(shop);
    const { id = 0 } = (await client.current(shop)) ?? {};
    const step = await client.begun(shop, { subscriptionId: id });
    wrongBy(31);
    await client.bringBack(await client.onPage(step));
    vi.useRealTimers();
    expect(await readEnd(shop)).toBeGreaterThan(end + 30 * dayMs);
    await correctClock(server.db, { siteOrigin });
    expect(await readEnd(shop)).toBe(end + 30 * dayMs);
    // Set right once, it stays so.
    expect(await correctClock(server.db, { siteOrigin })).toBe(0);
  });

  test('revives nothing that an admin cancelled, or that another took the place of', async () => {
    const cancelled = await client.seller();
    await client.buy(cancelled);
    const own = (await client.current(cancelled)) ?? { id: 0, version: 0 };
    await client.change(cancelled, own, 'cancelAtEnd');
    await client.decided((await client.current(cancelled)) ?? own, 'cancel');
    const replaced = await client.seller();
    await client.buy(replaced);
    const bought = await client.current(replaced);
    wrongBy(31);
    await endByClock(bought ?? undefined);
    vi.useRealTimers();
    const other = await client.newPlan({ monthlyPrice: 7_900 });
    await client.requested(replaced, { planId: other.id, price: 7_900 });
    await followClock(server.db, siteOrigin);
    expect(await client.current(cancelled)).toMatchObject({ status: 'CANCELLED' });
    expect(await client.current(replaced)).toMatchObject({ status: 'PENDING', price: 7_900 });
  });
});

describe('the guard of the clock', () => {
  test('trusts a clock that runs evenly, and one that jumped only after a while; to charge, after six hours', async () => {
    await forget();
    const { look, pass } = watched();
    expect(await look()).toEqual({ usual: true, charging: true });
    expect(await pass(minute)).toEqual({ usual: true, charging: true });
    const [mark] = await server.db.select().from(clockMark);
    expect(await pass(minute, 31 * dayMs)).toEqual({ usual: false, charging: false });
    expect(await server.db.select().from(clockMark)).toEqual([mark]);
    expect(await pass(minute, minute - 31 * dayMs)).toEqual({ usual: false, charging: false });
    // These minutes have not passed for the database, which is looked at as well.
    expect(await pass(4 * minute)).toEqual({ usual: false, charging: false });
  });

  test('does not trust a clock that differs from the database’s, or is behind one that was trusted', async () => {
    await forget();
    expect(await watched(Date.now() - 31 * dayMs).look()).toEqual({ usual: false, charging: false });
    expect(await watched(Date.now() + 31 * dayMs).look()).toEqual({ usual: false, charging: false });
    await server.db.insert(clockMark).values({ at: new Date(Date.now() + 10 * minute).toISOString() });
    expect(await watched().look()).toEqual({ usual: false, charging: false });
    await forget();
    await server.db.insert(clockMark).values({ at: new Date(Date.now() - 2 * dayMs).toISOString() });
    expect(await watched().look()).toEqual({ usual: false, charging: false });
    await forget();
  });
});

describe('a refund', () => {
  test('leaves the days, unless the admin says that it takes back what it paid for', async () => {
    const { shop, end, id } = await paid();
    await client.refund(id, 1_000);
    expect(await readEnd(shop)).toBe(end);
    const more = await paid();
    await client.refund(more.id, 1_000, undefined, { takesDays: true });
    // 30 days cost 49.00: 10.00 of them are 6 whole days.
    expect(await readEnd(more.shop)).toBe(more.end - 6 * dayMs);
    await client.refund(more.id, 3_900, undefined, { takesDays: true });
    expect((await readEnd(more.shop)) - Date.now()).toBeLessThan(minute);
    await followClock(server.db, siteOrigin);
    expect(await client.current(more.shop)).toMatchObject({ status: 'EXPIRED' });
  });

  test('takes back only the days of its own payment', async () => {
    const { shop, end } = await paid();
    const { id: subscriptionId } = (await client.current(shop)) ?? {};
    await client.buy(shop, { subscriptionId });
    const [second] = await client.transactions(shop);
    await client.refund(second?.id ?? 0, 4_900, undefined, { takesDays: true });
    expect(await readEnd(shop)).toBe(end);
    const rows = await server.db
      .select()
      .from(subscriptionDayEntry)
      .where(eq(subscriptionDayEntry.subscriptionId, subscriptionId ?? 0));
    expect(rows.map(({ kind, time }) => [kind, time / dayMs])).toEqual([
      ['BOUGHT', 30],
      ['BOUGHT', 30],
      ['REFUNDED', 30],
    ]);
  });
});

const entry = (kind: Parameters<typeof periodOf>[0][number]['kind'], at: number, time: number) => ({
  kind,
  at,
  time,
});

test('a ledger gives a period: days begin at the later of their entry and the end so far', () => {
  expect(periodOf([], 0)).toBeNull();
  expect(periodOf([entry('BOUGHT', 10, 30), entry('BOUGHT', 20, 30)], 100)).toEqual({ start: 10, end: 70 });
  expect(periodOf([entry('BOUGHT', 10, 30), entry('BOUGHT', 50, 30)], 100)).toEqual({ start: 50, end: 80 });
  expect(periodOf([entry('OPENING', 0, 30), entry('GIVEN_BACK', 10, 50)], 100)).toEqual({
    start: 0,
    end: 10,
  });
  // One from the future counts from now on.
  expect(periodOf([entry('OPENING', 0, 30), entry('BOUGHT', 500, 30)], 20)).toEqual({ start: 0, end: 60 });
});
