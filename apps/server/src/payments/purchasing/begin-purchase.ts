import type { PurchaseStep } from '@saer/contract/payment';
import type { Language } from '@saer/i18n/locale';
import { contentHash } from '../../http/content-hash.ts';
import type { PaymentContext } from '../finalizing/payment-context.ts';
import { clearEarlier } from './clear-earlier.ts';
import { findOpen } from './find-earlier.ts';
import { openPayment, type Purchase } from './open-payment.ts';
import { findByKey, writeKey } from './request-key.ts';
import { payBySavedCard, requireGateway, stepOf } from './start-payment.ts';

interface Customer {
  readonly accountId: number;
  readonly address: string;
  readonly language: Language;
  /** How new cards are taken. */
  readonly mode: 'redirect' | 'iframe';
}

/**
 * Begins a payment by card. The same request again has the same answer and no second payment; another one while a payment is under way
 * is refused until its end is known.
 */
export async function beginPurchase(
  context: PaymentContext,
  { accountId, address, language, mode }: Customer,
  sent: Purchase,
): Promise<PurchaseStep> {
  await requireGateway(context);
  const { key, ...rest } = sent;
  const content = contentHash(rest);
  const request = { accountId, key, content };
  const open = await findOpen(context.db, accountId);
  if (open.length > 0) {
    // The same request again gets its answer, also while the gateway cannot be asked.
    const before = await findByKey(context.db, request);
    if (before !== undefined) return stepOf(context, before);
    for (const earlier of open) {
      const paid = await clearEarlier(context, earlier, sent);
      if (paid === undefined) continue;
      // Whoever paid already, without our knowing, sees that instead of paying again.
      await context.db.transaction((tx) => writeKey(tx, { ...request, transactionId: paid.id }));
      return stepOf(context, paid);
    }
  }
  const newCard = mode === 'iframe' ? 'FRAME' : 'PAGE';
  const method = sent.savedCardId === undefined ? newCard : 'SAVED_CARD';
  const { siteOrigin } = context;
  const { payment, order, isRepeated } = await context.db.transaction((tx) =>
    openPayment(tx, { accountId, sent, content, method, language, siteOrigin }),
  );
  return method === 'SAVED_CARD' && !isRepeated
    ? payBySavedCard(context, payment, address)
    : stepOf(context, payment, order);
}
