import type { Readable } from 'node:stream';
import type { ListFilter } from '@saer/contract/list-filter';
import type { Language } from '@saer/i18n/locale';
import type { Database } from '../../database/database.ts';
import { sayIn } from '../../integrations/local/translators.ts';
import { streamCsv } from '../../listing/csv-file.ts';
import { responseList } from '../queries.ts';
import { exportHeaders, opinionWords, stateWords } from './export-words.ts';

/** Streams the survey's responses that a filter finds as CSV. */
export function exportResponses(
  db: Database,
  { filter, language }: { readonly filter: ListFilter; readonly language: Language },
): Promise<Readable> {
  const say = sayIn(language);
  return streamCsv(db, {
    list: responseList,
    filter,
    columns: Object.values(exportHeaders).map((header) => ({ header: say(header), width: 20 })),
    rowOf: (row) => [
      row.changedAt.slice(0, 16).replace('T', ' '),
      row.account.id,
      row.account.fullName,
      say(stateWords[row.state]),
      row.opinion === null ? null : say(opinionWords[row.opinion]),
      row.missing,
    ],
  });
}
