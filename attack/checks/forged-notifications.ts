import { basePath } from '@saer/contract/api/endpoint';
import { purchase, purchaseStep } from '@saer/contract/subscriptions/payment';
import { desc } from 'drizzle-orm';
import { notificationPaths } from '../../apps/server/src/integrations/gateway/notification.ts';
import { pricePlan } from '../../apps/server/src/lists/tables.ts';
import { returnPath } from '../../apps/server/src/payments/purchasing/start-payment.ts';
import { person } from '../../apps/server/src/testing/accounts.ts';
import { post } from '../core/api-request.ts';
import { type HttpRequest, jsonOf, type Send, withJson } from '../core/http-client.ts';
import { changedTables } from '../core/table-states.ts';
import type { Target } from '../core/target.ts';
import { newNetwork } from '../limits/limit-attack.ts';

const addresses = [...Object.values(notificationPaths), returnPath].map((path) => `${basePath}${path}`);
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** The fields of a purchase that a seller has begun: all that the gateway's news would name, except what signs it. */
async function begunPurchase(send: Send, target: Target): Promise<Readonly<Record<string, string>>> {
  const seller = await person(target, { role: 'USER' });
  // Everybody's subscription has a plan of its own.
  await person(target, { role: 'USER', subscribed: true });
  const [plan] = await target.db.select().from(pricePlan).orderBy(desc(pricePlan.id)).limit(1);
  const body = {
    key: crypto.randomUUID(),
    planId: plan?.id,
    period: 'MONTHLY',
    price: plan?.monthlyPrice,
    billing: { name: 'Desert Rose Trading', vatNumber: null, address: null },
    saveCard: false,
    termsAccepted: true,
  };
  const reply = await send(post(purchase.path, body, { ...seller.headers, ...newNetwork() }));
  const step = purchaseStep.parse(jsonOf(reply));
  if (step.method !== 'redirect') throw new Error(`No form for the gateway: ${step.method}`);
  return step.fields;
}

/** Tells the server that a purchase was paid, without the gateway's phrase. */
export async function forgeNotifications(send: Send, target: Target): Promise<readonly string[]> {
  const fields = await begunPurchase(send, target);
  const { access_code, merchant_identifier, merchant_reference, amount, currency, signature } = fields;
  const paid = {
    access_code,
    merchant_identifier,
    merchant_reference,
    amount,
    currency,
    command: 'PURCHASE',
    response_code: '14000',
    status: '14',
    fort_id: '169996200024611493',
    payment_option: 'VISA',
    card_number: '400555******0001',
    expiry_date: '4912',
  };
  const signatures = [undefined, '', '0'.repeat(64), signature];
  const wrong: string[] = [];
  const forge = async (path: string, at: number, news: Readonly<Record<string, string | undefined>>) => {
    const asForm = new URLSearchParams(Object.entries(news).map(([name, value]) => [name, value ?? '']));
    const requests: readonly HttpRequest[] = [
      { method: 'POST', path, ...withJson(news) },
      { method: 'POST', path, headers: form, body: asForm.toString() },
    ];
    for (const request of requests) {
      const { status } = await send({ ...request, headers: { ...request.headers, ...newNetwork() } });
      if (status !== (path.endsWith(returnPath) ? 303 : 400))
        wrong.push(`${path} with signature ${at}: ${status}`);
    }
  };
  const changed = await changedTables(target, async () => {
    for (const path of addresses)
      for (const [at, each] of signatures.entries())
        await forge(path, at, { ...paid, ...(each === undefined ? {} : { signature: each }) });
  });
  return [...wrong, ...changed.map((table) => `forged news change ${table}`)];
}
