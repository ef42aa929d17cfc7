import { type APIRequestContext, expect } from '@playwright/test';
import { pricePlan } from '@saer/contract/lists/price-plan';
import type { SignedIn } from '@saer/contract/account/session';
import { subscription } from '@saer/contract/subscriptions/subscription';
import * as z from 'zod/mini';

const headersOf = (session: SignedIn): Record<string, string> => ({
  authorization: `Bearer ${session.access_token}`,
});

/** Gives a seller an active plan, the one with the most users: they request it, and an admin accepts. */
export const subscribe = async (
  request: APIRequestContext,
  admin: SignedIn,
  seller: SignedIn,
): Promise<void> => {
  const plans = z.parse(pricePlan.find.reply, await (await request.get('/v1/price-plan')).json());
  const [plan] = plans.filter(({ active }) => active).toSorted((one, other) => other.users - one.users);
  const path = '/v1/user-subscription';
  const asked = await request.post(path, {
    data: { planId: plan?.id, period: 'MONTHLY', price: plan?.monthlyPrice },
    headers: headersOf(seller),
  });
  const { id, version } = z.parse(subscription, await asked.json());
  const accepted = await request.put(path, {
    data: { id, version, event: 'accept', note: 'For a journey' },
    headers: headersOf(admin),
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
};
