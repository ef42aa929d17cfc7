import * as z from 'zod/mini';
import { withDefault } from '@saer/contract/api/field';
import type { TextFields } from './order-book.ts';

/** Failures of an API call. */
const apiFailureKinds = [
  'hang',
  'drop',
  'garbage',
  'halfBody',
  'serverError',
  'redirect',
  'wrongSignature',
  'upperCaseSignature',
  'wrongAmount',
  'otherReference',
  'code',
] as const;
/** Failures of the delivery of webhooks. */
const webhookFailureKinds = ['webhookNever', 'webhookLate', 'webhookRepeated', 'webhookEarly'] as const;

/** Payments that move other money than they were to: a part of it, more, twice, in another currency, or with an end that is never told. */
const moneyFailureKinds = ['takesLess', 'takesMore', 'takesTwice', 'otherCurrency', 'neverClears'] as const;
export type MoneyFailure = (typeof moneyFailureKinds)[number];

const simulatedFailure = z.object({
  kind: z.enum([...apiFailureKinds, ...webhookFailureKinds, ...moneyFailureKinds]),
  /** Calls or webhooks that it concerns. */
  count: withDefault(z.int().check(z.minimum(1), z.maximum(1_000_000)), 1),
  /** The only command that it concerns. */
  command: z.optional(z.string()),
  /** Tells whether the command is done before its call fails. */
  isDone: withDefault(z.boolean(), true),
  /** The response code of `code`, in place of the command's. */
  code: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  /** The milliseconds of `webhookLate`, or the deliveries of `webhookRepeated`. */
  amount: withDefault(z.int().check(z.minimum(0), z.maximum(600_000)), 3),
});
export type SimulatedFailure = z.output<typeof simulatedFailure>;
export type SimulatedFailureInput = z.input<typeof simulatedFailure>;

export const failureOrder = z.object({ failures: z.array(simulatedFailure).check(z.maxLength(100)) });

const isOfWebhooks = ({ kind }: SimulatedFailure): boolean => kind.startsWith('webhook');
const toMoneyFailure = ({ kind }: SimulatedFailure): MoneyFailure | undefined =>
  moneyFailureKinds.find((each) => each === kind);
const isOfCalls = (failure: SimulatedFailure): boolean =>
  !isOfWebhooks(failure) && toMoneyFailure(failure) === undefined;

/** Failures that were ordered and have not happened yet; each call or webhook takes the first that concerns it. */
export function failurePlan() {
  let waiting: readonly SimulatedFailure[] = [];
  const take = (concerns: (failure: SimulatedFailure) => boolean): SimulatedFailure | undefined => {
    const index = waiting.findIndex(concerns);
    const failure = waiting[index];
    if (failure === undefined) return undefined;
    const rest = failure.count > 1 ? [{ ...failure, count: failure.count - 1 }] : [];
    waiting = [...waiting.slice(0, index), ...rest, ...waiting.slice(index + 1)];
    return failure;
  };
  return {
    add: (failures: readonly SimulatedFailure[]): void => {
      waiting = [...waiting, ...failures];
    },
    clear: (): void => {
      waiting = [];
    },
    waiting: () => waiting,
    forCall: (command: string) =>
      take((failure) => isOfCalls(failure) && (failure.command ?? command) === command),
    /** The failure of the form that the browser brings back; only if ordered for the command `RETURN`. */
    forReturn: () => take((failure) => isOfCalls(failure) && failure.command === 'RETURN'),
    /** The failure of a payment that is about to be charged. */
    forCharge: (): MoneyFailure | undefined => {
      const failure = take((each) => toMoneyFailure(each) !== undefined);
      return failure && toMoneyFailure(failure);
    },
    forWebhook: (command: string) =>
      take((failure) => isOfWebhooks(failure) && (failure.command ?? command) === command),
  };
}
export type FailurePlan = ReturnType<typeof failurePlan>;

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
