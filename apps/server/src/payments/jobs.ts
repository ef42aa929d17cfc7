import { type ClockTrust, clockGuard } from '../database/clock-guard.ts';
import { endDeletedCards } from './cards/saved-cards.ts';
import { closeMissing } from './closing/close-days.ts';
import { endOrphaned, endUnpaid, reconcileAll } from './checking/reconcile.ts';
import { renewDue } from './renewing/renew-due.ts';
import type { PaymentContext } from './records/payment-context.ts';

/**
 * Everything that payments need without anybody asking for it: ends of payments, renewals, deleted cards, requests nobody paid. While the
 * clock cannot be trusted nothing ends by it, and nobody is charged.
 */
async function followPayments(
  context: PaymentContext,
  onError: (error: unknown) => void,
  trust: ClockTrust,
): Promise<void> {
  const steps = [
    ...(trust.usual ? [() => reconcileAll(context, onError)] : []),
    ...(trust.charging ? [() => renewDue(context, onError)] : []),
    () => endDeletedCards(context),
    ...(trust.usual ? [() => endUnpaid(context.db, context.siteOrigin)] : []),
    () => endOrphaned(context.db),
    ...(trust.usual ? [() => closeMissing(context)] : []),
  ];
  for (const step of steps) await step().catch(onError);
}

/** Follows payments as far as the clock can be trusted. */
export function paymentFollower(
  context: PaymentContext,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const lookAtClock = clockGuard(context.db);
  return async () => followPayments(context, onError, await lookAtClock());
}
