import type { MessageDescriptor } from '@lingui/core';
import type { ContactState } from '@saer/contract/contact-lifecycle';

/** Headers of the file with contact messages, in their order. */
export const exportHeaders = {
  createdAt: /*i18n*/ { id: 'contact.date', message: 'Date (UTC)' },
  reference: /*i18n*/ { id: 'contact.reference', message: 'Number' },
  state: /*i18n*/ { id: 'contact.state', message: 'State' },
  name: /*i18n*/ { id: 'contact.name', message: 'Name' },
  email: /*i18n*/ { id: 'contact.email', message: 'Email' },
  message: /*i18n*/ { id: 'contact.message', message: 'Message' },
  messages: /*i18n*/ { id: 'contact.messages', message: 'Messages and replies' },
  assignee: /*i18n*/ { id: 'contact.assignee', message: 'Assigned to' },
  updatedAt: /*i18n*/ { id: 'contact.updatedAt', message: 'Last change (UTC)' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export const stateWords: Readonly<Record<ContactState, MessageDescriptor>> = {
  NEW: /*i18n*/ { id: 'contact.new', message: 'New' },
  OPEN: /*i18n*/ { id: 'contact.open', message: 'Open' },
  WAITING: /*i18n*/ { id: 'contact.waiting', message: 'Waiting for the sender' },
  ANSWERED: /*i18n*/ { id: 'contact.answered', message: 'Answered' },
  CLOSED: /*i18n*/ { id: 'contact.closed', message: 'Closed' },
  SPAM: /*i18n*/ { id: 'contact.spam', message: 'Spam' },
};
