import type { PurchaseStep } from '@saer/contract/payment';
import type { Language } from '@saer/i18n/locale';
import { contentHash } from '../../http/content-hash.ts';
import type { PaymentContext } from '../finalizing/payment-context.ts';
import { clearPending } from './clear-pending.ts';
import { findPending } from './find-earlier.ts';
import { openPayment, type Purchase } from './open-payment.ts';
import { findByKey } from './request-key.ts';
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
  const pending = await findPending(context.db, accountId);
  if (pending !== undefined) {
    // The same request again gets its answer, also while the gateway cannot be asked.
    const before = await findByKey(context.db, { accountId, key, content });
    if (before !== undefined) return stepOf(context, before);
    await clearPending(context, pending, sent);
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
