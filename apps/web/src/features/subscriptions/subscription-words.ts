import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { decideSubscription } from '@saer/contract/subscriptions/subscription';
import type { BillingPeriod, SubscriptionStatus } from '@saer/contract/subscriptions/subscription-lifecycle';
import type * as z from 'zod/mini';
import type { BadgeTone } from '../../components/layout/badge.tsx';

/** An event that admins decide. */
export type Decision = z.output<typeof decideSubscription.body>['event'];

/** The statuses with their words and, as specified, their colours. */
export const statusWords: Readonly<
  Record<SubscriptionStatus, { readonly tone: BadgeTone; readonly label: MessageDescriptor }>
> = {
  PENDING: { tone: 'warning', label: msg`Pending` },
  ACTIVE: { tone: 'positive', label: msg`Active` },
  EXPIRED: { tone: 'negative', label: msg`Expired` },
  CANCELLED: { tone: 'neutral', label: msg`Cancelled` },
};

export const periodWords: Readonly<Record<BillingPeriod, MessageDescriptor>> = {
  MONTHLY: msg`30 days`,
  YEARLY: msg`365 days`,
};

interface DecisionWords {
  /** In the menu, and on the button that decides. */
  readonly label: MessageDescriptor;
  readonly question: MessageDescriptor;
  /** The consequence. */
  readonly about: MessageDescriptor;
  readonly done: MessageDescriptor;
}

export const decisionWords: Readonly<Record<Decision, DecisionWords>> = {
  accept: {
    label: msg`Accept`,
    question: msg`Accept subscription?`,
    about: msg`It is active from now on, for the period that was requested. The subscriber gets a mail.`,
    done: msg`The subscription is accepted.`,
  },
  extend: {
    label: msg`Extend`,
    question: msg`Extend the subscription?`,
    about: msg`It stays active until the end of the day you choose. The subscriber gets a mail.`,
    done: msg`The subscription is extended.`,
  },
  renew: {
    label: msg`Renew`,
    question: msg`Renew the subscription?`,
    about: msg`It gets another period. Days in hand are kept. The subscriber gets a mail.`,
    done: msg`The subscription is renewed.`,
  },
  makeUnlimited: {
    label: msg`Make unlimited`,
    question: msg`Make the subscription unlimited?`,
    about: msg`It has no end until an admin gives it one. The subscriber gets a mail.`,
    done: msg`The subscription is unlimited.`,
  },
  endUnlimited: {
    label: msg`Remove unlimited`,
    question: msg`Give the subscription an end?`,
    about: msg`It ends at the end of the day you choose. The subscriber gets a mail.`,
    done: msg`The subscription has an end again.`,
  },
  cancel: {
    label: msg`Cancel the subscription`,
    question: msg`Cancel the subscription now?`,
    about: msg`It ends at once and cannot be made active again. What the subscriber saved stays. They get a mail.`,
    done: msg`The subscription is cancelled.`,
  },
};

/** Decisions that need a day. */
export const needsDay = (event: Decision): event is 'extend' | 'endUnlimited' =>
  event === 'extend' || event === 'endUnlimited';
