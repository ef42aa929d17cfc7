import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  NewsletterIssue,
  NewsletterIssueState,
  NewsletterState,
} from '@saer/contract/contact/newsletter';
import type { BadgeTone } from '../../../components/layout/badge.tsx';

interface StateWords {
  readonly tone: BadgeTone;
  readonly label: MessageDescriptor;
}

export const subscriberStateWords: Readonly<Record<NewsletterState, StateWords>> = {
  PENDING: { tone: 'warning', label: msg`Not confirmed yet` },
  CONFIRMED: { tone: 'positive', label: msg({ message: 'Confirmed', context: 'newsletter' }) },
  UNSUBSCRIBED: { tone: 'neutral', label: msg`Unsubscribed` },
};

const issueStateWords: Readonly<Record<NewsletterIssueState, StateWords>> = {
  DRAFT: { tone: 'neutral', label: msg({ message: 'Draft', context: 'newsletter' }) },
  SENDING: { tone: 'info', label: msg({ message: 'Being sent', context: 'newsletter' }) },
  SENT: { tone: 'positive', label: msg({ message: 'Sent', context: 'newsletter' }) },
};

/** The state of a newsletter, in words; one that was sent when everybody had left reached nobody. */
export const wordsOfIssue = ({
  state,
  recipients,
}: Pick<NewsletterIssue, 'state' | 'recipients'>): StateWords =>
  state === 'SENT' && recipients === 0
    ? { tone: 'warning', label: msg`Nobody received it` }
    : issueStateWords[state];
