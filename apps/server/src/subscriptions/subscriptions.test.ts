import type { ListFilter } from '@saer/contract/api/list-filter';
import { mySubscriptions, subscription as schema } from '@saer/contract/subscriptions/subscription';
import { addTime, daysOf } from '@saer/contract/subscriptions/subscription-lifecycle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseAccounts } from '../accounts/managing/erase-accounts.ts';
import { ownedSubscriptions } from './queries.ts';
import { person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { followClock } from './jobs.ts';
import { activeSubscription } from './testing/active-subscription.ts';
import { dayMs, note, subscriptionClient, type SubscriptionClient } from './testing/subscription-client.ts';

const path = '/v1/user-subscription';
const site = 'https://saer.test';

let server: TestApp;
let client: SubscriptionClient;
beforeAll(async () => {
  server = await testApp();
  client = await subscriptionClient(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const daysBetween = (from: string | null, to: string | null) =>
  (Date.parse(to ?? '') - Date.parse(from ?? '')) / dayMs;
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
const ids = async (filter: ListFilter) => (await client.page(filter)).map(({ id }) => id);

describe('requesting a plan', () => {
  test('fixes price, VAT and users of the plan as it is today, and is pending', async () => {
    const shop = await client.seller();
    expect(await client.current(shop)).toBeNull();
    const own = await client.requested(shop, { period: 'YEARLY', price: 49_000 });
    // 490.00 with 15 % VAT: 426.087 and 63.913.
    expect(own).toMatchObject({
      status: 'PENDING',
      plan: { id: client.plan.id, nameEn: client.plan.nameEn },
      period: 'YEARLY',
      price: 49_000,
      vat: 6_391,
      vatRate: 1_500,
      users: 3,
      paymentType: 'OTHER',
      startsAt: null,
      endsAt: null,
      subscriber: { id: shop.id, email: shop.email },
    });
    expect(await client.current(shop)).toEqual(own);
  });

  test('is refused at another price than the shown one, and for a plan that is not offered', async () => {
    const shop = await client.seller();
    expect(await client.ask(shop, { price: 4_800 })).toMatchObject({
      status: 409,
      json: { code: 'priceChanged', field: 'price', details: { price: 4_900 } },
    });
    const hidden = await client.newPlan({ active: false });
    for (const planId of [hidden.id, 999_999])
      expect(await client.ask(shop, { planId })).toMatchObject({
        status: 409,
        json: { code: 'planNotOffered' },
      });
    expect(await client.current(shop)).toBeNull();
  });

  test('is possible once: of many at the same time one is accepted', async () => {
    const shop = await client.seller();
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.ask(shop)));
    expect(statuses(answers)).toEqual([200, ...Array<number>(7).fill(409)]);
    expect(await client.ask(shop)).toMatchObject({ status: 409, json: { code: 'subscriptionOpen' } });
  });

  test('is the subscriber’s; a sub-user sees it, and other sellers do not', async () => {
    const shop = await client.seller();
    const helper = await person(server, { role: 'SUB_USER', subscriber: shop.id });
    const own = await client.requested(shop);
    expect(await client.ask(helper)).toMatchObject({ status: 403 });
    expect(await client.current(helper)).toEqual(own);
    const other = await client.seller();
    expect(await client.current(other)).toBeNull();
    expect(await client.change(other, own, 'cancel')).toMatchObject({
      status: 404,
      json: { code: 'rowGone' },
    });
  });
});

describe('deciding about a subscription', () => {
  test('accepting needs a note of six characters, and begins a period of 30 or 365 days', async () => {
    for (const [period, price, days] of [
      ['MONTHLY', 4_900, daysOf.month],
      ['YEARLY', 49_000, daysOf.year],
    ] as const) {
      const own = await client.requested(await client.seller(), { period, price });
      expect(await client.decide(own, 'accept', { note: 'paid!' })).toMatchObject({
        status: 400,
        json: { code: 'textTooShort', field: 'note', details: { minimum: 6 } },
      });
      const active = await client.decided(own, 'accept');
      expect(active).toMatchObject({ status: 'ACTIVE', note, version: 2 });
      expect(daysBetween(active.startsAt, active.endsAt)).toBe(days);
      const [entry] = await client.admin.history({
        entity: 'subscription',
        entityId: own.id,
        action: 'accept',
      });
      expect(entry).toMatchObject({
        actor: { id: client.admin.id },
        before: { subscriptionStatus: 'PENDING', note: null },
        after: { subscriptionStatus: 'ACTIVE', note },
      });
    }
  });

  test('renewing keeps the days in hand; a later end is set, an earlier one is refused', async () => {
    const active = await client.decided(await client.requested(await client.seller()), 'accept');
    const renewed = await client.decided(active, 'renew');
    expect(daysBetween(active.startsAt, renewed.endsAt)).toBe(60);
    const until = new Date(addTime(Date.parse(renewed.endsAt ?? ''), 1, 'week')).toISOString();
    expect(await client.decided(renewed, 'extend', { until })).toMatchObject({
      status: 'ACTIVE',
      endsAt: until,
    });
    expect(daysBetween(renewed.endsAt, until)).toBe(7);
    const version = renewed.version + 1;
    const tooFar = new Date(Date.now() + 4_000 * dayMs).toISOString();
    for (const bad of [active.endsAt, until, tooFar])
      expect(await client.decide({ ...renewed, version }, 'extend', { until: bad })).toMatchObject({
        status: 400,
        json: { code: 'endNotLater', field: 'until' },
      });
  });

  test('an unlimited one has no end until it is given one again', async () => {
    const active = await client.decided(await client.requested(await client.seller()), 'accept');
    const unlimited = await client.decided(active, 'makeUnlimited');
    expect(unlimited).toMatchObject({ status: 'ACTIVE', unlimited: true, endsAt: null });
    for (const event of ['renew', 'extend', 'makeUnlimited'])
      expect(
        await client.decide(unlimited, event, event === 'extend' ? { until: active.endsAt } : {}),
      ).toMatchObject({ status: 409, json: { code: 'subscriptionTransition' } });
    const until = new Date(Date.now() + 3 * dayMs).toISOString();
    expect(await client.decided(unlimited, 'endUnlimited', { until })).toMatchObject({
      status: 'ACTIVE',
      unlimited: false,
      endsAt: until,
    });
  });

  test('of two admins one decides; the other is told, and nothing is decided twice', async () => {
    const own = await client.requested(await client.seller());
    const answers = await Promise.all([client.decide(own, 'accept'), client.decide(own, 'cancel')]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect((await client.stored(own.id))?.version).toBe(2);
    const again = await client.decided(await client.requested(await client.seller()), 'accept');
    expect(await client.decide({ ...again, version: 1 }, 'renew')).toMatchObject({
      status: 409,
      json: { code: 'rowChanged' },
    });
  });

  test('an ended one is renewed from today, but not beside a newer one', async () => {
    const shop = await client.seller();
    const id = await activeSubscription(server, shop.id, {
      startsAt: new Date(Date.now() - 40 * dayMs).toISOString(),
      endsAt: new Date(Date.now() - 10 * dayMs).toISOString(),
    });
    const renewed = await client.decided({ id, version: 1 }, 'renew');
    expect(renewed.status).toBe('ACTIVE');
    expect(daysBetween(renewed.startsAt, renewed.endsAt)).toBe(30);
    expect(Math.abs(Date.parse(renewed.startsAt ?? '') - Date.now())).toBeLessThan(60_000);
    const cancelled = await client.decided(renewed, 'cancel');
    expect(cancelled.status).toBe('CANCELLED');
    const old = await activeSubscription(server, shop.id, {
      status: 'EXPIRED',
      startsAt: new Date(Date.now() - 40 * dayMs).toISOString(),
      endsAt: new Date(Date.now() - 10 * dayMs).toISOString(),
    });
    await client.requested(shop);
    expect(await client.decide({ id: old, version: 1 }, 'renew')).toMatchObject({
      status: 409,
      json: { code: 'subscriptionOpen' },
    });
  });
});

describe('what is not in the table', () => {
  const times = {
    startsAt: new Date().toISOString(),
    endsAt: new Date(Date.now() + 9 * dayMs).toISOString(),
  };
  const states = {
    PENDING: { status: 'PENDING', startsAt: null, endsAt: null },
    ACTIVE: { status: 'ACTIVE', ...times },
    EXPIRED: { status: 'EXPIRED', ...times },
    CANCELLED: { status: 'CANCELLED', ...times },
  } as const;
  const refused = {
    PENDING: ['extend', 'renew', 'makeUnlimited', 'endUnlimited'],
    ACTIVE: ['accept', 'endUnlimited'],
    EXPIRED: ['accept', 'makeUnlimited', 'endUnlimited'],
    CANCELLED: ['accept', 'extend', 'renew', 'makeUnlimited', 'endUnlimited', 'cancel'],
  } as const;
  const refusedToSubscribers = {
    PENDING: ['cancelAtEnd', 'resume'],
    ACTIVE: ['cancel', 'resume'],
    EXPIRED: ['cancel', 'cancelAtEnd', 'resume'],
    CANCELLED: ['cancel', 'cancelAtEnd', 'resume'],
  } as const;
  test.each(Object.values(states))('is refused and changes nothing: $status', async (state) => {
    const shop = await client.seller();
    const id = await activeSubscription(server, shop.id, state);
    const before = await client.stored(id);
    const until = new Date(Date.now() + 90 * dayMs).toISOString();
    for (const event of refused[state.status])
      expect(
        await client.decide({ id, version: 1 }, event, /extend|endUnlimited/.test(event) ? { until } : {}),
      ).toMatchObject({ status: 409, json: { code: 'subscriptionTransition' } });
    for (const event of refusedToSubscribers[state.status])
      expect(await client.change(shop, { id, version: 1 }, event)).toMatchObject({
        status: 409,
        json: { code: 'subscriptionTransition' },
      });
    expect(await client.stored(id)).toEqual(before);
  });
});

describe('what subscribers and the clock do', () => {
  test('a request is withdrawn, and another one is possible', async () => {
    const shop = await client.seller();
    const own = await client.requested(shop);
    expect(await client.change(shop, own, 'cancel')).toMatchObject({
      status: 200,
      json: { status: 'CANCELLED' },
    });
    await client.requested(shop);
  });

  test('an end by the own wish can be taken back until then, and is then a cancellation', async () => {
    const shop = await client.seller();
    const active = await client.decided(await client.requested(shop), 'accept');
    const ending = schema.parse((await client.change(shop, active, 'cancelAtEnd')).json);
    expect(ending).toMatchObject({ status: 'ACTIVE', cancelAtEnd: true, endsAt: active.endsAt });
    const resumed = schema.parse((await client.change(shop, ending, 'resume')).json);
    expect(resumed).toMatchObject({ status: 'ACTIVE', cancelAtEnd: false });
    await client.change(shop, resumed, 'cancelAtEnd');
    await client.endIn(active.id, -0.001);
    expect(await client.current(shop)).toMatchObject({ status: 'CANCELLED' });
    await followClock(server.db, site);
    expect(await client.stored(active.id)).toMatchObject({ status: 'CANCELLED' });
  });

  test('an end is seen at once and written by the clock, with its history; a new request does not wait for it', async () => {
    const [shop, other] = [await client.seller(), await client.seller()];
    const active = await client.decided(await client.requested(shop), 'accept');
    await client.endIn(active.id, -0.001);
    expect(await client.current(shop)).toMatchObject({ status: 'EXPIRED', version: 2 });
    expect(await client.page({ where: { id: active.id } })).toMatchObject([{ status: 'EXPIRED' }]);
    // A filter finds it by what its row says, before the clock has written it.
    for (const status of ['EXPIRED', { in: ['EXPIRED', 'PENDING'] }, { ne: 'ACTIVE' }])
      expect(await ids({ where: { id: active.id, status } })).toEqual([active.id]);
    expect(await ids({ where: { id: active.id, status: 'ACTIVE' } })).toEqual([]);
    await client.requested(shop);
    expect(await client.stored(active.id)).toMatchObject({ status: 'EXPIRED', version: 3 });
    const late = await client.decided(await client.requested(other), 'accept');
    await client.endIn(late.id, -0.001);
    await followClock(server.db, site);
    expect(await client.stored(late.id)).toMatchObject({ status: 'EXPIRED' });
    const [entry] = await client.admin.history({
      entity: 'subscription',
      entityId: late.id,
      action: 'expire',
    });
    expect(entry).toMatchObject({
      actor: null,
      before: { subscriptionStatus: 'ACTIVE' },
      after: { subscriptionStatus: 'EXPIRED' },
    });
    expect(await followClock(server.db, site)).toMatchObject({ ended: 0 });
  });
});

test('an erased account leaves its subscription, ended and without the person', async () => {
  const shop = await client.seller();
  const active = await client.decided(await client.requested(shop), 'accept', { note: 'Paid by Noura' });
  const copy = await server.get('/v1/user/my-data', shop.headers);
  await server.db.transaction((tx) =>
    eraseAccounts(tx, [ownedSubscriptions], [{ id: shop.id, email: shop.email, mobile: null }], undefined),
  );
  expect(copy.text).toContain('"subscriptions":[{');
  const [row] = await client.page({ where: { id: active.id } });
  expect(row).toMatchObject({
    status: 'CANCELLED',
    note: null,
    subscriber: null,
  });
  const entries = await client.admin.history({ entity: 'subscription', entityId: active.id });
  expect(entries).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toMatch(/Noura/);
  expect(entries.map(({ nameEn }) => nameEn)).toEqual([null, null]);
});

describe('lists', () => {
  test('admins find subscriptions by subscriber, plan and status, sellers their own ones, the newest first', async () => {
    const named = await client.newPlan({ nameEn: 'Lantern plan', nameAr: 'باقة الفانوس' });
    const [shop, other] = [await client.seller(), await client.seller()];
    const first = await client.requested(shop, { planId: named.id });
    await client.change(shop, first, 'cancel');
    const second = await client.requested(shop, { planId: named.id });
    await client.requested(other);
    expect(await ids({ search: shop.email })).toEqual([second.id, first.id]);
    expect(await ids({ search: 'الفانوس' })).toEqual([second.id, first.id]);
    expect(await ids({ search: 'lantern', where: { status: 'PENDING' } })).toEqual([second.id]);
    const own = await server.get(`${path}/my-subscribers`, shop.headers);
    expect(mySubscriptions.reply.parse(own.json).subscriptions.map(({ id }) => id)).toEqual([
      second.id,
      first.id,
    ]);
    expect(await server.get(`${path}/page`, shop.headers)).toMatchObject({ status: 403 });
  });
});
