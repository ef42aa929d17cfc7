import type { Readable } from 'node:stream';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { Language } from '@saer/i18n/locale';
import type { MessageDescriptor } from '@lingui/core';
import type { NewsletterState } from '@saer/contract/contact/newsletter';
import type { Database } from '../../database/database.ts';
import { sayIn } from '../../integrations/local/translators.ts';
import { streamCsv } from '../../listing/csv-file.ts';
import { subscriberList } from '../queries.ts';

/** Headers of the file with newsletter subscribers, in their order. */
const exportHeaders = {
  email: /*i18n*/ { id: 'newsletter.email', message: 'Email' },
  state: /*i18n*/ { id: 'newsletter.state', message: 'State' },
  language: /*i18n*/ { id: 'newsletter.language', message: 'Language' },
  consentVersion: /*i18n*/ { id: 'newsletter.consentVersion', message: 'Version of the consent text' },
  consentSource: /*i18n*/ { id: 'newsletter.consentSource', message: 'Page of the consent' },
  consentAt: /*i18n*/ { id: 'newsletter.consentAt', message: 'Consent (UTC)' },
  confirmedAt: /*i18n*/ { id: 'newsletter.confirmedAt', message: 'Confirmed (UTC)' },
  unsubscribedAt: /*i18n*/ { id: 'newsletter.unsubscribedAt', message: 'Unsubscribed (UTC)' },
  unsubscribedBy: /*i18n*/ { id: 'newsletter.unsubscribedBy', message: 'Unsubscribed by' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

const stateWords: Readonly<Record<NewsletterState, MessageDescriptor>> = {
  PENDING: /*i18n*/ { id: 'newsletter.pending', message: 'Not confirmed yet' },
  CONFIRMED: /*i18n*/ { id: 'newsletter.confirmedState', message: 'Confirmed' },
  UNSUBSCRIBED: /*i18n*/ { id: 'newsletter.unsubscribedState', message: 'Unsubscribed' },
};

const second = (at: string | null): string | null => at?.slice(0, 19).replace('T', ' ') ?? null;

/** Streams subscribers that a filter finds as CSV, with the proof of their consent. */
export function exportSubscribers(
  db: Database,
  { filter, language }: { readonly filter: ListFilter; readonly language: Language },
): Promise<Readable> {
  const say = sayIn(language);
  return streamCsv(db, {
    list: subscriberList,
    filter,
    columns: Object.values(exportHeaders).map((header) => ({ header: say(header), width: 20 })),
    rowOf: (row) => [
      row.email,
      say(stateWords[row.state]),
      row.language,
      row.consentVersion,
      row.consentSource,
      second(row.consentAt),
      second(row.confirmedAt),
      second(row.unsubscribedAt),
      row.unsubscribedBy,
    ],
  });
}
