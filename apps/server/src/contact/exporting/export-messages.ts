import type { Readable } from 'node:stream';
import type { ContactMessage } from '@saer/contract/contact/contact';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { Language } from '@saer/i18n/locale';
import { and, eq, inArray } from 'drizzle-orm';
import type { MessageDescriptor } from '@lingui/core';
import type { ContactState } from '@saer/contract/contact/contact-lifecycle';
import type { Database } from '../../database/database.ts';
import { sayIn } from '../../integrations/local/translators.ts';
import { streamCsv } from '../../listing/csv-file.ts';
import type { List } from '../../listing/list.ts';
import { contactList } from '../queries.ts';
import { contactEntry } from '../tables.ts';

/** Headers of the file with contact messages, in their order. */
const exportHeaders = {
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

const stateWords: Readonly<Record<ContactState, MessageDescriptor>> = {
  NEW: /*i18n*/ { id: 'contact.new', message: 'New' },
  OPEN: /*i18n*/ { id: 'contact.open', message: 'Open' },
  WAITING: /*i18n*/ { id: 'contact.waiting', message: 'Waiting for the sender' },
  ANSWERED: /*i18n*/ { id: 'contact.answered', message: 'Answered' },
  CLOSED: /*i18n*/ { id: 'contact.closed', message: 'Closed' },
  SPAM: /*i18n*/ { id: 'contact.spam', message: 'Spam' },
};

interface Exported extends ContactMessage {
  readonly message: string;
}

/** The list with the whole first message of each. */
const exportedList: List<Exported> = {
  ...contactList,
  read: async (db, ids) => {
    const rows = await contactList.read(db, ids);
    const firsts = await db
      .selectDistinctOn([contactEntry.contactId], {
        contactId: contactEntry.contactId,
        text: contactEntry.text,
      })
      .from(contactEntry)
      .where(and(inArray(contactEntry.contactId, [...ids]), eq(contactEntry.kind, 'MESSAGE')))
      .orderBy(contactEntry.contactId, contactEntry.id);
    const texts = new Map(firsts.map(({ contactId, text }) => [contactId, text]));
    return rows.map((row) => ({ ...row, message: texts.get(row.id) ?? row.excerpt }));
  },
};

const minute = (at: string): string => at.slice(0, 16).replace('T', ' ');

/** Streams contact messages that a filter finds as CSV. */
export function exportMessages(
  db: Database,
  { filter, language }: { readonly filter: ListFilter; readonly language: Language },
): Promise<Readable> {
  const say = sayIn(language);
  return streamCsv(db, {
    list: exportedList,
    filter,
    columns: Object.values(exportHeaders).map((header) => ({ header: say(header), width: 20 })),
    rowOf: (row) => [
      minute(row.createdAt),
      row.reference,
      say(stateWords[row.state]),
      row.name,
      row.email,
      row.message,
      row.messages,
      row.assignee?.fullName ?? null,
      minute(row.updatedAt),
    ],
  });
}
