import { type ClockTrust, clockGuard } from '../database/clock-guard.ts';
import { endDeletedCards } from './cards/remove-card.ts';
import { closeMissing } from './closing/close-days.ts';
import { endOrphaned, endUnpaid } from './checking/end-unpaid.ts';
import { reconcilePayments } from './checking/reconcile.ts';
import { renewDue } from './renewing/renew-due.ts';
import type { PaymentContext } from './finalizing/payment-context.ts';

/** How often payments that are due are looked for, in milliseconds. */
const interval = 20_000;

/**
 * Everything that payments need without anybody asking for it: ends of payments, renewals, deleted cards, requests nobody paid. While the
 * clock cannot be trusted nothing ends by it, and nobody is charged.
 */
export async function followPayments(
  context: PaymentContext,
  onError: (error: unknown) => void,
  trust: ClockTrust,
): Promise<void> {
  const steps = [
    ...(trust.usual ? [() => reconcilePayments(context, onError)] : []),
    ...(trust.charging ? [() => renewDue(context, onError)] : []),
    () => endDeletedCards(context),
    ...(trust.usual ? [() => endUnpaid(context.db, context.siteOrigin)] : []),
    () => endOrphaned(context.db),
    ...(trust.usual ? [() => closeMissing(context)] : []),
  ];
  for (const step of steps) await step().catch(onError);
}

/** Follows payments now and every few seconds. `stop` waits for a run in progress. */
export function startPaymentClock(
  context: PaymentContext,
  onError: (error: unknown) => void,
): { readonly stop: () => Promise<void> } {
  const lookAtClock = clockGuard(context.db);
  let running: Promise<unknown> | undefined;
  const run = () => {
    // A run that takes longer is not followed by another at once.
    running ??= lookAtClock()
      .then((trust) => followPayments(context, onError, trust))
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  };
  run();
  const timer = setInterval(run, interval).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
