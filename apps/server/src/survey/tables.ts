import { priceOpinions, surveyStates } from '@saer/contract/site/survey';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, oneOf, searchText, writtenAt } from '../database/columns.ts';
import { account } from '../principals/tables.ts';

/** Answers of subscribers to the survey, or that they closed or postponed it, one row each. */
export const surveyResponse = pgTable(
  'survey_response',
  {
    id: id(),
    accountId: integer()
      .notNull()
      .unique()
      .references(() => account.id, { onDelete: 'cascade' }),
    state: text({ enum: surveyStates }).notNull(),
    opinion: text({ enum: priceOpinions }),
    missing: text(),
    changedAt: writtenAt(),
    search: searchText('missing'),
  },
  (table) => [
    oneOf('survey_response_state', table.state, surveyStates),
    oneOf('survey_response_opinion', table.opinion, priceOpinions),
    check(
      'survey_response_answer',
      sql`(${table.state} = 'ANSWERED') = (${table.opinion} is not null)
        and (${table.missing} is null or ${table.state} = 'ANSWERED')`,
    ),
    index('survey_response_by_time').on(table.changedAt, table.id),
  ],
);
