import type { ListFilter } from '@saer/contract/api/list-filter';
import {
  surveyLaterDays,
  type SurveyResponse,
  surveyedProducts,
  type SurveySummary,
} from '@saer/contract/site/survey';
import { and, count, eq, inArray, not, sql } from 'drizzle-orm';
import type { OwnedRecords } from '../accounts/managing/erase-accounts.ts';
import type { Database } from '../database/database.ts';
import { findPage } from '../listing/find-page.ts';
import type { List } from '../listing/list.ts';
import { account } from '../principals/tables.ts';
import { product } from '../products/tables.ts';
import { surveyResponse } from './tables.ts';

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
export const responseList: List<SurveyResponse> = {
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
