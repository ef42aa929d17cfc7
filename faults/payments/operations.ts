import type { PurchaseStep } from '@saer/contract/subscriptions/payment';
import { and, eq } from 'drizzle-orm';
import { renewDue } from '../../apps/server/src/payments/renewing/renew-due.ts';
import { mada } from '../../apps/server/src/payments/testing/payment-client.ts';
import { type Person, person } from '../../apps/server/src/testing/accounts.ts';
import { subscription } from '../../apps/server/src/subscriptions/tables.ts';
import type { Fault, FaultPlace } from './faults.ts';
import { letPass } from './pass-time.ts';
import type { World } from './world.ts';

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Run {
  readonly world: World;
  readonly fault: Fault;
  readonly shop: Person;
  readonly next: () => number;
}

export interface Operation {
  readonly name: string;
  readonly place: FaultPlace;
  /** Before the fault: a customer who has what the operation needs. */
  readonly prepare?: (run: Run) => Promise<void>;
  readonly act: (run: Run) => Promise<void>;
}

const steps = async (
  { world: { client }, shop }: Run,
  more: object = {},
): Promise<PurchaseStep | undefined> => {
  const answer = await client.purchase(shop, more);
  return answer.status === 200 ? client.step(answer.json) : undefined;
};

/** The browser on the gateway's page; it comes back unless the fault says otherwise. */
async function payOnPage(run: Run, step: PurchaseStep, number?: string): Promise<void> {
  const { world, fault, next } = run;
  if (step.method !== 'redirect') return;
  const decisions = ['approve', 'approve', 'decline', 'close'] as const;
  const decision = decisions[Math.floor(next() * decisions.length)] ?? 'approve';
  const codes = ['123', '123', '123', '029'] as const;
  const securityCode = number === undefined ? (codes[Math.floor(next() * codes.length)] ?? '123') : '123';
  const back = await world.client.onPage(step, { number, securityCode, decision });
  if (back.kind === 'return' && fault.neverReturns !== true) await world.client.bringBack(back);
}

async function withdraw({ world: { client }, shop }: Run): Promise<void> {
  const own = await client.current(shop);
  if (own !== null) await client.change(shop, own, own.status === 'PENDING' ? 'cancel' : 'cancelAtEnd');
}

async function pay(run: Run, number?: string): Promise<void> {
  const { fault, next } = run;
  const step = await steps(run);
  if (step === undefined) return;
  if (fault.news !== undefined) {
    // The customer looks away and never pays: only lies tell of money.
    await fault.news(run.world, step.reference);
    return;
  }
  const other = fault.hasTwoTabs === true ? await steps(run) : undefined;
  if (fault.isWithdrawn === true) await withdraw(run);
  await payOnPage(run, step, number);
  if (other !== undefined) await payOnPage(run, other, number);
  // Whoever sees no result tries once more.
  if (next() < 0.5) {
    const again = await steps(run);
    if (again !== undefined && next() < 0.7) await payOnPage(run, again, number);
  }
}

const withCard = async ({ world: { client }, shop }: Run): Promise<void> => {
  await client.buy(shop, { saveCard: true });
};

async function payWithSavedCard(run: Run): Promise<void> {
  const { world, shop, next, fault } = run;
  const [card] = await world.client.cards(shop);
  const own = await world.client.current(shop);
  const more = { savedCardId: card?.id, subscriptionId: own?.id };
  const attempts = [steps(run, more)];
  if (fault.hasTwoTabs === true) attempts.push(steps(run, more));
  await Promise.all(attempts);
  if (fault.isWithdrawn === true) await withdraw(run);
  if (next() < 0.5) await steps(run, more);
}

async function refund({ world: { client }, shop, next, fault }: Run): Promise<void> {
  const [payment] = await client.transactions(shop);
  const amount = next() < 0.5 ? 4_900 : 1 + Math.floor(next() * 4_900);
  const id = payment?.id ?? 0;
  const key = crypto.randomUUID();
  const days = { takesDays: next() < 0.5 };
  const others = { takesDays: next() < 0.5 };
  const isTwice = fault.hasTwoTabs === true;
  const [first] = await Promise.all(
    isTwice
      ? [client.refund(id, amount, undefined, days), client.refund(id, amount, undefined, others)]
      : [client.refund(id, amount, key, days)],
  );
  if (next() < 0.5) {
    const again = await client.refund(id, amount, key, days);
    if (!isTwice && first?.status === 200 && again.status !== 200)
      throw new Error(`the same refund asked for again is answered with ${again.status}`);
  }
  // What is left of the payment, perhaps with a different answer about its days.
  if (amount < 4_900 && next() < 0.5) await client.refund(id, 4_900 - amount, undefined, others);
}

/** A page that is paid on after its payment counts as not begun, without any news; then perhaps once more. */
async function payTooLate(run: Run): Promise<void> {
  const { world, shop, next } = run;
  const step = await steps(run);
  if (step?.method !== 'redirect') return;
  await letPass(world, shop.id, 61);
  await world.server.fail({ kind: 'webhookNever', command: 'PURCHASE' });
  await world.client.onPage(step);
  if (next() < 0.5) return;
  const own = await world.client.current(shop);
  const again = await steps(run, next() < 0.5 ? { subscriptionId: own?.id } : {});
  if (again?.method === 'redirect') await world.client.onPage(again);
}

/** A payment that stays uncertain for three days, whose end two admins find at the bank. */
async function settle(run: Run): Promise<void> {
  const { world, shop, next } = run;
  const { client, server } = world;
  const step = await steps(run);
  if (step?.method !== 'redirect') return;
  // As long as there is only one admin, they may settle it alone.
  const second = await person(server, { role: 'ADMIN' });
  const isTaken = next() < 0.5;
  await server.fail(...(isTaken ? [{ kind: 'neverClears' as const }] : []), {
    kind: 'webhookNever',
    command: 'PURCHASE',
  });
  await client.onPage(step, isTaken ? {} : { securityCode: '777' });
  await letPass(world, shop.id, 3 * 24 * 60);
  const task = async () =>
    (await client.tasks({ kind: 'UNRESOLVED' })).find(
      (each) => each.transaction.reference === step.reference,
    );
  const found = await task();
  if (found === undefined) return;
  await client.resolve(found, 'close');
  const proof = 'Statement, line 12';
  await client.resolve((await task()) ?? found, isTaken ? 'taken' : 'notTaken', { proof });
  await client.resolve((await task()) ?? found, 'confirm');
  const between = await task();
  if (between?.doneAt !== null || between.transaction.status !== 'PENDING')
    throw new Error('one admin settled a payment alone');
  await client.resolve(between, 'confirm', {}, second);
}

/** A plan that a clock which is ahead has ended, while another customer's was ended by its time. */
async function endTooEarly({ world, shop }: Run): Promise<void> {
  const { server, client } = world;
  const own = await client.current(shop);
  await server.db
    .update(subscription)
    .set({ status: 'EXPIRED' })
    .where(and(eq(subscription.id, own?.id ?? 0), eq(subscription.status, 'ACTIVE')));
}

async function renew({ world: { server, client }, shop, fault }: Run): Promise<void> {
  const own = await client.current(shop);
  const [card] = await client.cards(shop);
  await server.post(
    '/v1/user-subscription/renewal',
    { subscriptionId: own?.id, savedCardId: card?.id },
    shop.headers,
  );
  await client.endIn(own?.id ?? 0, 0.5);
  const run = () => renewDue(server.app.payments, () => undefined);
  await Promise.all(fault.hasTwoTabs === true ? [run(), run()] : [run()]);
  await run();
  if (fault.isWithdrawn === true)
    await client.change(shop, (await client.current(shop)) ?? { id: 0, version: 0 }, 'cancelAtEnd');
}

export const operations: readonly Operation[] = [
  { name: 'a new card', place: { command: 'CHECK_STATUS', news: 'PURCHASE' }, act: (run) => pay(run) },
  {
    name: 'a card with 3-D Secure',
    place: { command: 'CHECK_STATUS', news: 'PURCHASE' },
    act: (run) => pay(run, mada),
  },
  {
    name: 'a saved card',
    place: { command: 'PURCHASE', news: 'PURCHASE' },
    prepare: withCard,
    act: payWithSavedCard,
  },
  { name: 'a page left open', place: { command: 'CHECK_STATUS', news: 'PURCHASE' }, act: payTooLate },
  { name: 'settled by two admins', place: { command: 'PURCHASE', news: 'PURCHASE' }, act: settle },
  {
    name: 'a clock that was ahead',
    place: { command: 'PURCHASE', news: 'PURCHASE' },
    prepare: withCard,
    act: endTooEarly,
  },
  { name: 'a refund', place: { command: 'REFUND', news: 'REFUND' }, prepare: withCard, act: refund },
  { name: 'a renewal', place: { command: 'PURCHASE', news: 'PURCHASE' }, prepare: withCard, act: renew },
];

export const newShop = ({ server }: World): Promise<Person> => person(server, { role: 'USER' });
