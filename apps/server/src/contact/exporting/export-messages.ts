import type { Readable } from 'node:stream';
import type { ContactMessage } from '@saer/contract/contact';
import type { ListFilter } from '@saer/contract/list-filter';
import type { Language } from '@saer/i18n/locale';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { sayIn } from '../../integrations/local/translators.ts';
import { streamCsv } from '../../listing/csv-file.ts';
import type { List } from '../../listing/list.ts';
import { contactList } from '../queries.ts';
import { contactEntry } from '../tables.ts';
import { exportHeaders, stateWords } from './export-words.ts';

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
