import type { ListFilter } from '@saer/contract/api/list-filter';
import {
  surveyLaterDays,
  type SurveyResponse,
  surveyedProducts,
  type SurveySummary,
  type PriceOpinion,
  type SurveyState,
} from '@saer/contract/site/survey';
import { and, count, eq, inArray, not, sql } from 'drizzle-orm';
import type { OwnedRecords } from '../accounts/managing/erase-accounts.ts';
import type { Database } from '../database/database.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import { account } from '../principals/tables.ts';
import { product } from '../products/tables.ts';
import { surveyResponse } from './tables.ts';
import type { Readable } from 'node:stream';
import type { Language } from '@saer/i18n/locale';
import type { MessageDescriptor } from '@lingui/core';
import { sayIn } from '../integrations/local/translators.ts';
import { streamCsv } from '../listing/csv-file.ts';

/** Tells whether a seller has enough products of their own: saved ones have a price, and examples are not theirs. */
export async function hasSurveyedProducts(db: Database, sellerId: number): Promise<boolean> {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(eq(product.ownerId, sellerId), not(product.isExample)))
    .limit(surveyedProducts);
  return rows.length === surveyedProducts;
}

/** Tells whether a seller has not been asked yet, or said “later” long enough ago. */
export async function isWaiting(db: Database, accountId: number): Promise<boolean> {
  const [row] = await db
    .select({
      isDue: sql<boolean>`${surveyResponse.state} = 'LATER' and ${surveyResponse.changedAt} <= now() - make_interval(days => ${surveyLaterDays})`,
    })
    .from(surveyResponse)
    .where(eq(surveyResponse.accountId, accountId));
  return row?.isDue ?? true;
}

const columns = {
  id: surveyResponse.id,
  state: surveyResponse.state,
  opinion: surveyResponse.opinion,
  missing: surveyResponse.missing,
  changedAt: surveyResponse.changedAt,
};

/** Responses with the account of each, for pages and exports. */
const responseList: List<SurveyResponse> = {
  table: surveyResponse,
  listed: { ...columns, accountId: surveyResponse.accountId },
  search: surveyResponse.search,
  usual: { changedAt: 'desc' },
  read: (db, ids) =>
    db
      .select({ ...columns, account: { id: account.id, fullName: account.fullName } })
      .from(surveyResponse)
      .innerJoin(account, eq(account.id, surveyResponse.accountId))
      .where(inArray(surveyResponse.id, [...ids])),
};

export const findResponsePage = (db: Database, filter: ListFilter) => findPage(db, responseList, filter);

/** Counts responses by state and by opinion. */
export async function countResponses(db: Database): Promise<SurveySummary> {
  const rows = await db
    .select({
      state: surveyResponse.state,
      opinion: surveyResponse.opinion,
      count: count(),
      withText: count(surveyResponse.missing),
    })
    .from(surveyResponse)
    .groupBy(surveyResponse.state, surveyResponse.opinion);
  const summary: SurveySummary = {
    states: { ANSWERED: 0, LATER: 0, CLOSED: 0 },
    opinions: { AS_EXPECTED: 0, HIGHER: 0, LOWER: 0, NOT_SURE: 0 },
    withText: 0,
  };
  for (const row of rows) {
    summary.states[row.state] += row.count;
    if (row.opinion !== null) summary.opinions[row.opinion] += row.count;
    summary.withText += row.withText;
  }
  return summary;
}

/** The response of an account's owner, for their copy. It is deleted with the account's row. */
export const ownedSurveyResponse: OwnedRecords = {
  name: 'survey',
  read: (db, accountId) =>
    db.select(columns).from(surveyResponse).where(eq(surveyResponse.accountId, accountId)),
  erase: () => Promise.resolve(),
};

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
