import type { BillingDetails } from '@saer/contract/account/billing';
import type { TestApp } from '../../testing/test-app.ts';
import { activeSubscription } from '../../subscriptions/testing/active-subscription.ts';
import { type InvoiceRow, issueInvoice, type Supply } from '../issuing/issue-invoice.ts';
import { readSeller } from '../issuing/seller-settings.ts';

export const sampleSeller = readSeller({}, false);

let issued = 0;

/** A supply of 49.00, with a reference of its own. */
export function newSupply(subscriptionId: number, accountId: number): Supply {
  issued += 1;
  return {
    accountId,
    subscriptionId,
    orderReference: `S-TEST${issued}`,
    transactionReference: `S-TEST${issued}-1`,
    planNameEn: 'Basic',
    planNameAr: 'الأساسية',
    period: 'MONTHLY',
    supplyFrom: '2026-11-24T09:00:00.000Z',
    supplyTo: '2026-12-24T09:00:00.000Z',
    total: 4_900,
    vat: 639,
    vatRate: 1_500,
    card: 'VISA 0001',
  };
}

/** Issues an invoice to an account. */
export async function newInvoice(
  { db }: Pick<TestApp, 'db'>,
  accountId: number,
  buyer: BillingDetails = { name: 'Desert Rose Trading', vatNumber: null, address: null },
): Promise<InvoiceRow> {
  const subscriptionId = await activeSubscription({ db }, accountId);
  return db.transaction((tx) => issueInvoice(tx, sampleSeller, buyer, newSupply(subscriptionId, accountId)));
}
