import type { FailurePlan } from './failure-plan.ts';
import type { TextFields } from './order-book.ts';

/** `transaction`: the result of a payment, at once. `notification`: later changes. The gateway has an address for each. */
export type WebhookKind = 'transaction' | 'notification';

/** Delivers a webhook; resolves with the HTTP status. */
export type DeliverWebhook = (kind: WebhookKind, body: string, contentType: string) => Promise<number>;

/** A failed delivery is repeated so often. */
const mostRetries = 10;
const isTaken = (status: number): boolean => (status >= 200 && status < 300) || status === 302;

/** Sends webhooks, and again while they are not taken. `retryMs`: milliseconds between two attempts. */
export function webhookSender(deliver: DeliverWebhook, plan: FailurePlan, retryMs: number) {
  const timers = new Set<NodeJS.Timeout>();
  let isClosed = false;
  const later = (milliseconds: number, work: () => void) => {
    if (isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      work();
    }, milliseconds);
    timers.add(timer.unref());
  };
  const attempt = async (kind: WebhookKind, body: string, retries: number): Promise<void> => {
    const status = await deliver(kind, body, 'application/json').catch(() => 0);
    if (!isTaken(status) && retries > 0) later(retryMs, () => void attempt(kind, body, retries - 1));
  };
  return {
    /** Resolves when the webhook may be sent after the reply; a failure that was ordered can make it wait until it was delivered. */
    send: async (kind: WebhookKind, command: string, fields: TextFields): Promise<void> => {
      const body = JSON.stringify(fields);
      const failure = plan.forWebhook(command);
      const begin = () => attempt(kind, body, mostRetries);
      if (failure?.kind === 'webhookNever') return;
      if (failure?.kind === 'webhookEarly') await begin();
      else if (failure?.kind === 'webhookLate') later(failure.amount, () => void begin());
      else {
        const deliveries = failure?.kind === 'webhookRepeated' ? failure.amount : 1;
        for (let index = 0; index < deliveries; index += 1) later(index, () => void begin());
      }
    },
    close: (): void => {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
export type WebhookSender = ReturnType<typeof webhookSender>;
