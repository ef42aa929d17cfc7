import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContactDecision, ContactState } from '@saer/contract/contact/contact-lifecycle';
import type { BadgeTone } from '../../components/layout/badge.tsx';

interface StateWords {
  readonly tone: BadgeTone;
  readonly label: MessageDescriptor;
}

export const stateWords: Readonly<Record<ContactState, StateWords>> = {
  NEW: { tone: 'warning', label: msg({ message: 'New', context: 'contact message' }) },
  OPEN: { tone: 'info', label: msg({ message: 'Open', context: 'contact message' }) },
  WAITING: { tone: 'neutral', label: msg`Waiting for the sender` },
  ANSWERED: { tone: 'positive', label: msg({ message: 'Answered', context: 'contact message' }) },
  CLOSED: { tone: 'neutral', label: msg({ message: 'Closed', context: 'contact message' }) },
  SPAM: { tone: 'negative', label: msg({ message: 'Spam', context: 'contact message' }) },
};

/** Labels of what an admin may decide about a message. */
export const decisionWords: Readonly<Record<ContactDecision, MessageDescriptor>> = {
  take: msg`Take it on`,
  close: msg({ message: 'Close', context: 'contact message' }),
  reopen: msg`Open again`,
  markSpam: msg`Mark as spam`,
  unmarkSpam: msg`Not spam`,
};
