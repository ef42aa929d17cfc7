import type { Readable } from 'node:stream';
import type { ListFilter } from '@saer/contract/api/list-filter';
import type { Language } from '@saer/i18n/locale';
import type { MessageDescriptor } from '@lingui/core';
import type { PriceOpinion, SurveyState } from '@saer/contract/site/survey';
import type { Database } from '../../database/database.ts';
import { sayIn } from '../../integrations/local/translators.ts';
import { streamCsv } from '../../listing/csv-file.ts';
import { responseList } from '../queries.ts';

/** Headers of the file with the survey's answers, in their order. */
const exportHeaders = {
  changedAt: /*i18n*/ { id: 'survey.date', message: 'Date (UTC)' },
  account: /*i18n*/ { id: 'survey.account', message: 'Account' },
  name: /*i18n*/ { id: 'survey.name', message: 'Name' },
  state: /*i18n*/ { id: 'survey.state', message: 'State' },
  opinion: /*i18n*/ { id: 'survey.opinion', message: 'Are the prices in Saer what you expected?' },
  missing: /*i18n*/ { id: 'survey.missing', message: 'What is missing in Saer?' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

const stateWords: Readonly<Record<SurveyState, MessageDescriptor>> = {
  ANSWERED: /*i18n*/ { id: 'survey.answered', message: 'Answered' },
  LATER: /*i18n*/ { id: 'survey.later', message: 'Asked for later' },
  CLOSED: /*i18n*/ { id: 'survey.closed', message: 'Closed without an answer' },
};

const opinionWords: Readonly<Record<PriceOpinion, MessageDescriptor>> = {
  AS_EXPECTED: /*i18n*/ { id: 'survey.asExpected', message: 'Yes' },
  HIGHER: /*i18n*/ { id: 'survey.higher', message: 'No, they are higher' },
  LOWER: /*i18n*/ { id: 'survey.lower', message: 'No, they are lower' },
  NOT_SURE: /*i18n*/ { id: 'survey.notSure', message: 'Not sure' },
};

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
