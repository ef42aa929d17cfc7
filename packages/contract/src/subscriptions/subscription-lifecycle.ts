/** The life of a subscription as data: the server enforces it, buttons and documentation follow from it. */

/** An accepted subscription is active until its end; nothing follows a cancelled one but a new one. */
export const subscriptionStatuses = ['PENDING', 'ACTIVE', 'EXPIRED', 'CANCELLED'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

export const billingPeriods = ['MONTHLY', 'YEARLY'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** Days of each unit of time that is sold or granted: a month has 30 days, a year 365, whatever the calendar says. */
export const daysOf = { day: 1, week: 7, month: 30, year: 365 } as const;

const dayMs = 24 * 60 * 60 * 1_000;

/** An instant, in milliseconds, moved on by an amount of hours or of units of `daysOf`. */
export const addTime = (at: number, amount: number, unit: 'hour' | keyof typeof daysOf): number =>
  at + amount * (unit === 'hour' ? dayMs / 24 : daysOf[unit] * dayMs);

/** The end, in milliseconds, of a billing period that begins at an instant. */
export const periodEnd = (from: number, period: BillingPeriod): number =>
  addTime(from, 1, period === 'MONTHLY' ? 'month' : 'year');

/** Who may cause an event: people, a verified payment, or the clock. */
export type SubscriptionActor = 'admin' | 'subscriber' | 'payment' | 'clock';

const subscriptionEvents = [
  'accept',
  'pay',
  'extend',
  'renew',
  'makeUnlimited',
  'endUnlimited',
  'cancel',
  'cancelAtEnd',
  'resume',
  'expire',
  'timeOut',
  'correct',
  'takeBack',
] as const;
export type SubscriptionEvent = (typeof subscriptionEvents)[number];

export interface SubscriptionTransition {
  readonly event: SubscriptionEvent;
  readonly actors: readonly SubscriptionActor[];
  readonly from: SubscriptionStatus;
  readonly to: SubscriptionStatus;
  /** Only where the subscription has an end, or only where it has none. */
  readonly only?: 'timed' | 'unlimited';
  /** Only where it ends by the subscriber's wish at the end of its period, or only where it does not. */
  readonly ending?: boolean;
}

/** Every step there is. What is not listed is refused and changes nothing. */
const subscriptionTransitions: readonly SubscriptionTransition[] = [
  { event: 'accept', actors: ['admin'], from: 'PENDING', to: 'ACTIVE' },
  { event: 'pay', actors: ['payment'], from: 'PENDING', to: 'ACTIVE' },
  { event: 'cancel', actors: ['admin', 'subscriber'], from: 'PENDING', to: 'CANCELLED' },
  { event: 'timeOut', actors: ['clock'], from: 'PENDING', to: 'CANCELLED' },
  { event: 'extend', actors: ['admin'], from: 'ACTIVE', to: 'ACTIVE', only: 'timed' },
  { event: 'renew', actors: ['admin', 'payment'], from: 'ACTIVE', to: 'ACTIVE', only: 'timed' },
  { event: 'makeUnlimited', actors: ['admin'], from: 'ACTIVE', to: 'ACTIVE', only: 'timed' },
  { event: 'endUnlimited', actors: ['admin'], from: 'ACTIVE', to: 'ACTIVE', only: 'unlimited' },
  { event: 'cancel', actors: ['admin'], from: 'ACTIVE', to: 'CANCELLED' },
  {
    event: 'cancelAtEnd',
    actors: ['subscriber'],
    from: 'ACTIVE',
    to: 'ACTIVE',
    only: 'timed',
    ending: false,
  },
  { event: 'resume', actors: ['subscriber'], from: 'ACTIVE', to: 'ACTIVE', only: 'timed', ending: true },
  { event: 'expire', actors: ['clock'], from: 'ACTIVE', to: 'EXPIRED', only: 'timed', ending: false },
  { event: 'expire', actors: ['clock'], from: 'ACTIVE', to: 'CANCELLED', only: 'timed', ending: true },
  { event: 'takeBack', actors: ['payment'], from: 'ACTIVE', to: 'ACTIVE', only: 'timed' },
  // What a clock that was ahead had ended goes on once the clock is right again.
  { event: 'correct', actors: ['clock'], from: 'ACTIVE', to: 'ACTIVE', only: 'timed' },
  { event: 'correct', actors: ['clock'], from: 'EXPIRED', to: 'ACTIVE', only: 'timed' },
  { event: 'correct', actors: ['clock'], from: 'CANCELLED', to: 'ACTIVE', only: 'timed', ending: true },
  { event: 'extend', actors: ['admin'], from: 'EXPIRED', to: 'ACTIVE' },
  { event: 'renew', actors: ['admin', 'payment'], from: 'EXPIRED', to: 'ACTIVE' },
  { event: 'cancel', actors: ['admin'], from: 'EXPIRED', to: 'CANCELLED' },
];

/** The parts of a subscription that decide which transitions it has. */
export interface SubscriptionState {
  /** Nothing follows one that is unknown. */
  readonly status: string;
  readonly unlimited: boolean;
  readonly cancelAtEnd: boolean;
}

/** The transition by which an actor may cause an event; undefined if there is none. */
export const transitionOf = (
  { status, unlimited, cancelAtEnd }: SubscriptionState,
  event: SubscriptionEvent,
  actor: SubscriptionActor,
): SubscriptionTransition | undefined =>
  subscriptionTransitions.find(
    (each) =>
      each.event === event &&
      each.from === status &&
      each.actors.includes(actor) &&
      (each.only === undefined || (each.only === 'unlimited') === unlimited) &&
      (each.ending === undefined || each.ending === cancelAtEnd),
  );

/** The events that an actor may cause now, in the order of `subscriptionEvents`: the buttons of a page. */
export const possibleEvents = (
  state: SubscriptionState,
  actor: SubscriptionActor,
): readonly SubscriptionEvent[] =>
  subscriptionEvents.filter((event) => transitionOf(state, event, actor) !== undefined);

/** The status that holds at an instant, in milliseconds: an active subscription whose end has passed is over, whatever is stored. */
export const statusAt = (
  {
    status,
    unlimited,
    cancelAtEnd,
    endsAt,
  }: SubscriptionState & { readonly status: SubscriptionStatus; readonly endsAt: number | null },
  now: number,
): SubscriptionStatus => {
  const isOver = status === 'ACTIVE' && !unlimited && endsAt !== null && endsAt <= now;
  if (!isOver) return status;
  return cancelAtEnd ? 'CANCELLED' : 'EXPIRED';
};

/**
 * Kinds of entries in the ledger of a subscription's days. OPENING: the time it had when the ledger began. BOUGHT and GRANTED add days,
 * REFUNDED and GIVEN_BACK take some away.
 */
export const dayEntryKinds = ['OPENING', 'BOUGHT', 'GRANTED', 'REFUNDED', 'GIVEN_BACK'] as const;

/** An entry in the ledger of days; instants and time in milliseconds, time never negative. */
export interface DayEntry {
  readonly kind: (typeof dayEntryKinds)[number];
  readonly at: number;
  readonly time: number;
}

interface Period {
  readonly start: number;
  readonly end: number;
}

/**
 * The beginning and end that a ledger gives, in milliseconds, entries in the order in which they were written; null without any. Days that
 * are added begin at the later of their entry and the end so far; what is taken away is only what is still to come. An entry of the
 * future, of a clock that was ahead, counts as one of now.
 */
export function periodOf(entries: readonly DayEntry[], now: number): Period | null {
  let period: Period | null = null;
  for (const { kind, at: written, time } of entries) {
    const at = Math.min(written, now);
    if (kind === 'REFUNDED' || kind === 'GIVEN_BACK') {
      if (period !== null) {
        const { start, end }: Period = period;
        period = { start, end: Math.max(start + 1, Math.min(at, end), end - time) };
      }
    } else if (period === null || at > period.end) period = { start: at, end: at + time };
    else period = { start: period.start, end: period.end + time };
  }
  return period;
}
