import type { Readable } from 'node:stream';
import type { ListFilter } from '@saer/contract/list-filter';
import type { Language } from '@saer/i18n/locale';
import type { Database } from '../../database/database.ts';
import { sayIn } from '../../integrations/local/translators.ts';
import { streamCsv } from '../../listing/csv-file.ts';
import { subscriberList } from '../queries.ts';
import { exportHeaders, stateWords } from './export-words.ts';

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
