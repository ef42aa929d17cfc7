import { randomUUID } from 'node:crypto';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import {
  findSavedCards,
  pageTransactions,
  paymentStatus,
  type PurchaseStep,
  purchaseStep,
  transaction as transactionSchema,
} from '@saer/contract/subscriptions/payment';
import { pagePaymentTasks } from '@saer/contract/subscriptions/payment-task';
import { subscriptionClient } from '../../subscriptions/testing/subscription-client.ts';
import { payOnPage } from '../../integrations/gateway/testing/simulator.ts';
import type { CheckoutStep } from '../../integrations/gateway/local/checkout.ts';
import type { Person } from '../../testing/accounts.ts';
import type { PaymentServer } from './payment-server.ts';

export const visa = '4005550000000001';
export const visaWithCheck = '4557012345678902';
export const mada = '5297412542005689';

export const billing = { name: 'Desert Rose Trading', vatNumber: null, address: null };

type Card = NonNullable<Parameters<typeof payOnPage>[2]>;

const encoded = (where: NonNullable<ListFilter['where']>) =>
  encodeURIComponent(encodeFilter({ where, limit: 100 }));

/** Sellers who pay for a plan of 49.00 a month, as a browser does it. */
export async function paymentClient(server: PaymentServer) {
  const client = await subscriptionClient(server);
  const { plan, admin } = client;
  const purchase = (by: Person, more: object = {}) =>
    server.post(
      '/v1/payfort-payment/purchase',
      {
        key: randomUUID(),
        planId: plan.id,
        period: 'MONTHLY',
        price: 4_900,
        billing,
        saveCard: false,
        termsAccepted: true,
        ...more,
      },
      by.headers,
    );
  const begun = async (by: Person, more: object = {}): Promise<PurchaseStep> => {
    const { status, json, text } = await purchase(by, more);
    if (status !== 200) throw new Error(`${status}: ${text}`);
    return purchaseStep.parse(json);
  };
  /** Brings the browser's form back, as the gateway's page posts it. */
  const bringBack = async (step: CheckoutStep): Promise<string> => {
    if (step.kind !== 'return') throw new Error(`no way back: ${step.kind}`);
    const { statusCode, headers } = await server.app.inject({
      method: 'POST',
      url: new URL(step.url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(step.fields).toString(),
    });
    if (statusCode !== 303) throw new Error(`${statusCode}`);
    return String(headers.location);
  };
  const onPage = async (step: PurchaseStep, card?: Card): Promise<CheckoutStep> => {
    if (step.method !== 'redirect') throw new Error(step.method);
    return payOnPage(server.gateway, step, card);
  };
  const readStatus = async (by: Person, reference: string) => {
    const answer = await server.get(
      `/v1/user-subscription/payment-status?reference=${reference}`,
      by.headers,
    );
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    return paymentStatus.reply.parse(answer.json);
  };
  return {
    ...client,
    purchase,
    begun,
    onPage,
    bringBack,
    readStatus,
    /** Buys the plan with a new card, all the way. */
    buy: async (by: Person, more: object = {}, card?: Card) => {
      const step = await begun(by, more);
      await bringBack(await onPage(step, card));
      return readStatus(by, step.reference);
    },
    cards: async (by: Person) =>
      findSavedCards.reply.parse((await server.get('/v1/saved-cards', by.headers)).json).cards,
    tasks: async (where: NonNullable<ListFilter['where']> = {}) => {
      const { json } = await server.get(`/v1/payment-task/page?filter=${encoded(where)}`, admin.headers);
      return pagePaymentTasks.reply.parse(json).data;
    },
    resolve: (
      task: { readonly id: number; readonly version: number },
      action: string,
      more: object = {},
      by: Pick<Person, 'headers'> = admin,
    ) =>
      server.post(
        '/v1/payment-task/resolution',
        { id: task.id, version: task.version, action, note: 'Talked to them', ...more },
        by.headers,
      ),
    transactions: async (by: Person) => {
      const { json } = await server.get(`/v1/transaction/page?filter=${encoded({})}`, by.headers);
      return pageTransactions.reply.parse(json).data;
    },
    refund: async (id: number, amount: number, key: string = randomUUID(), more: object = {}) =>
      server.post(
        '/v1/transaction/refund',
        { key, id, amount, note: 'Wished by the customer', ...more },
        admin.headers,
      ),
    transaction: (json: unknown) => transactionSchema.parse(json),
    step: (json: unknown): PurchaseStep => purchaseStep.parse(json),
  };
}
export type PaymentClient = Awaited<ReturnType<typeof paymentClient>>;
