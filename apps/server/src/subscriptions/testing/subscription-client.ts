import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import {
  hasSubscription,
  pageSubscriptions,
  subscription as schema,
} from '@saer/contract/subscriptions/subscription';
import { eq } from 'drizzle-orm';
import { adminClient } from '../../lists/testing/admin-client.ts';
import { listSamples, newNames } from '../../lists/testing/list-samples.ts';
import { person, type Person } from '../../testing/accounts.ts';
import type { Answer, TestApp } from '../../testing/test-app.ts';
import { subscription, subscriptionDayEntry } from '../tables.ts';

interface Version {
  readonly id: number;
  readonly version: number;
}

const path = '/v1/user-subscription';
export const note = 'Paid by bank transfer';
export const dayMs = 24 * 60 * 60 * 1_000;

const granted = ({ status, json, text }: Answer) => {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return schema.parse(json);
};

/** A client that requests a plan of 49.00 a month as sellers, and decides about subscriptions as an admin. */
export async function subscriptionClient(server: TestApp) {
  const admin = await adminClient(server);
  const newPlan = async (more: object = {}) => {
    const names = newNames();
    const values = { ...(await listSamples.pricePlan.row(admin)), ...names, users: 3, ...more };
    const { id } = await admin.create('pricePlan', values);
    return { id, nameEn: names.nameEn };
  };
  const plan = await newPlan();
  const ask = (by: Person, more: object = {}) =>
    server.post(path, { planId: plan.id, period: 'MONTHLY', price: 4_900, ...more }, by.headers);
  const decide = ({ id, version }: Version, event: string, more: object = {}) =>
    server.put(path, { id, version, event, note, ...more }, admin.headers);
  const page = async (filter: ListFilter) => {
    const encoded = encodeURIComponent(encodeFilter(filter));
    const { json } = await server.get(`${path}/page?filter=${encoded}`, admin.headers);
    return pageSubscriptions.reply.parse(json).data;
  };
  return {
    admin,
    plan,
    newPlan,
    seller: () => person(server, { role: 'USER' }),
    ask,
    /** Requests a plan and expects success. */
    requested: async (by: Person, more: object = {}) => granted(await ask(by, more)),
    decide,
    /** Decides and expects success. */
    decided: async (of: Version, event: string, more: object = {}) => granted(await decide(of, event, more)),
    change: (by: Person, { id, version }: Version, event: string) =>
      server.patch(path, { id, version, event }, by.headers),
    current: async (by: Person) => {
      const { json } = await server.get(`${path}/has-subscription`, by.headers);
      return hasSubscription.reply.parse(json).subscription;
    },
    page,
    stored: async (id: number) => {
      const [row] = await server.db.select().from(subscription).where(eq(subscription.id, id));
      return row;
    },
    /** Lets an active subscription end in some days, or have ended. */
    endIn: async (id: number, days: number) => {
      // The ledger opens anew with these.
      await server.db.delete(subscriptionDayEntry).where(eq(subscriptionDayEntry.subscriptionId, id));
      await server.db
        .update(subscription)
        .set({
          startsAt: new Date(Date.now() - 31 * dayMs).toISOString(),
          endsAt: new Date(Date.now() + days * dayMs).toISOString(),
        })
        .where(eq(subscription.id, id));
    },
  };
}

export type SubscriptionClient = Awaited<ReturnType<typeof subscriptionClient>>;
