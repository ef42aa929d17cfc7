import type { Subscription } from '@saer/contract/subscriptions/subscription';
import { expect, test } from 'vitest';
import { checkoutTarget, chosenIn } from './checkout-order.ts';

const now = Date.parse('2026-11-24T10:00:00Z');
const at = (day: string): string => `2026-${day}T10:00:00.000Z`;

const plan = (id: number, monthlyPrice = 9_900) => ({
  id,
  version: 1,
  createdAt: at('01-01'),
  updatedAt: at('01-01'),
  nameEn: `Plan ${id}`,
  nameAr: `باقة ${id}`,
  descriptionEn: '',
  descriptionAr: '',
  type: 'business' as const,
  monthlyPrice,
  yearlyPrice: 99_000,
  users: 5,
  recommended: id === 1,
  active: true,
});

const own = (changes: Partial<Subscription>): Subscription => ({
  id: 7,
  version: 1,
  createdAt: at('11-01'),
  updatedAt: at('11-01'),
  status: 'ACTIVE',
  plan: plan(1),
  period: 'MONTHLY',
  price: 5_000,
  vat: 652,
  vatRate: 1_500,
  users: 3,
  paymentType: 'ONLINE',
  startsAt: at('11-04'),
  endsAt: at('12-04'),
  unlimited: false,
  cancelAtEnd: false,
  note: null,
  subscriber: null,
  ...changes,
});

const nothing = { planId: undefined, period: undefined };

test('a new subscription runs from now on, its price with the VAT in it', () => {
  expect(checkoutTarget([plan(1), plan(2)], null, { planId: 2, period: 'YEARLY' }, now)).toMatchObject({
    at: 'order',
    order: {
      kind: 'new',
      plan: { id: 2 },
      period: 'YEARLY',
      price: 99_000,
      vat: 12_913,
      begins: now,
      ends: now + 365 * 86_400_000,
    },
  });
});

test('the days that are left are kept when the own plan is renewed, at the price of today', () => {
  const target = checkoutTarget([plan(1), plan(2)], own({}), { planId: 2, period: undefined }, now);
  expect(target).toMatchObject({
    at: 'order',
    order: {
      kind: 'renewal',
      plan: { id: 1 },
      period: 'MONTHLY',
      price: 9_900,
      subscriptionId: 7,
      hasDaysLeft: true,
      begins: Date.parse(at('12-04')),
      ends: Date.parse(at('12-04')) + 30 * 86_400_000,
    },
  });
});

test('a request is paid for as it was agreed, whatever the address or the plan says now', () => {
  const pending = own({ status: 'PENDING', startsAt: null, endsAt: null });
  expect(checkoutTarget([plan(2)], pending, { planId: 2, period: 'YEARLY' }, now)).toMatchObject({
    at: 'order',
    order: {
      kind: 'request',
      plan: { id: 1 },
      period: 'MONTHLY',
      price: 5_000,
      vat: 652,
      prices: { MONTHLY: 5_000 },
      subscriptionId: 7,
    },
  });
});

test('another plan beside an open subscription is said to be blocked, and by what', () => {
  const plans = [plan(1), plan(2)];
  const blockedBy = (changes: Partial<Subscription>, planId: number) => {
    const target = checkoutTarget(plans, own(changes), { planId, period: undefined }, now);
    return target.at === 'order' ? target.blockedBy : target;
  };
  expect(blockedBy({}, 2)).toEqual({ endsAt: at('12-04') });
  expect(blockedBy({}, 9)).toEqual({ endsAt: at('12-04') });
  expect(blockedBy({ status: 'PENDING', startsAt: null, endsAt: null }, 2)).toBe('request');
  expect(blockedBy({}, 1)).toBeUndefined();
  expect(blockedBy({ status: 'EXPIRED' }, 2)).toBeUndefined();
});

test('an expired subscription is renewed from today on, and another plan begins a new one', () => {
  const expired = own({ status: 'EXPIRED' });
  const plans = [plan(1), plan(2)];
  expect(checkoutTarget(plans, expired, nothing, now)).toMatchObject({
    at: 'order',
    order: { kind: 'renewal', plan: { id: 1 }, subscriptionId: 7 },
  });
  const other = checkoutTarget(plans, expired, { planId: 2, period: undefined }, now);
  expect(other).toMatchObject({ at: 'order', order: { kind: 'new', plan: { id: 2 }, begins: now } });
  expect(other.at === 'order' && 'subscriptionId' in other.order).toBe(false);
});

test('without a plan in the address the only one is taken; of several one is chosen', () => {
  expect(checkoutTarget([plan(1)], null, nothing, now)).toMatchObject({ at: 'order' });
  expect(checkoutTarget([plan(1), plan(2)], null, nothing, now)).toEqual({ at: 'choose', isGone: false });
  expect(checkoutTarget([], null, nothing, now)).toEqual({ at: 'choose', isGone: false });
});

test('a plan that is not offered is said, and an unlimited subscription costs nothing', () => {
  expect(checkoutTarget([plan(1)], null, { planId: 9, period: undefined }, now)).toEqual({
    at: 'choose',
    isGone: true,
  });
  expect(checkoutTarget([plan(1)], own({ unlimited: true, endsAt: null }), nothing, now)).toEqual({
    at: 'unlimited',
  });
});

test('an own plan that is not offered any more goes on until its end', () => {
  const endsAt = at('12-04');
  expect(checkoutTarget([plan(2)], own({ endsAt }), nothing, now)).toEqual({ at: 'withdrawn', endsAt });
  expect(checkoutTarget([plan(2)], own({ endsAt }), { planId: 2, period: undefined }, now)).toEqual({
    at: 'withdrawn',
    endsAt,
  });
  expect(checkoutTarget([plan(2), plan(3)], own({ status: 'EXPIRED' }), nothing, now)).toEqual({
    at: 'choose',
    isGone: false,
  });
});

test('an address is read as far as it makes sense', () => {
  expect(chosenIn({ plan: '12', period: 'YEARLY' })).toEqual({ planId: 12, period: 'YEARLY' });
  expect(chosenIn({ plan: '0', period: 'yearly' })).toEqual(nothing);
  expect(chosenIn({ plan: '1e3' })).toEqual(nothing);
});
