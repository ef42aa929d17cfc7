import type { answerSurvey, SurveyState } from '@saer/contract/site/survey';
import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { surveyResponse } from './tables.ts';

/** Saves an answer. A later one of the same account replaces it: two open tabs leave one row. */
export async function saveSurveyAnswer(
  db: Database,
  accountId: number,
  { opinion, missing }: z.output<typeof answerSurvey.body>,
): Promise<SurveyState> {
  const answer = { state: 'ANSWERED', opinion, missing: missing?.trim() ?? null } as const;
  await db
    .insert(surveyResponse)
    .values({ accountId, ...answer })
    .onConflictDoUpdate({ target: surveyResponse.accountId, set: { ...answer, changedAt: sql`now()` } });
  return answer.state;
}

/** Closes or postpones the survey, and returns what holds then: an answer stays, and what is closed stays closed. */
export async function saveDismissal(
  db: Database,
  accountId: number,
  state: 'LATER' | 'CLOSED',
): Promise<SurveyState> {
  const [saved] = await db
    .insert(surveyResponse)
    .values({ accountId, state })
    .onConflictDoUpdate({
      target: surveyResponse.accountId,
      set: { state, changedAt: sql`now()` },
      setWhere: eq(surveyResponse.state, 'LATER'),
    })
    .returning({ state: surveyResponse.state });
  if (saved !== undefined) return saved.state;
  const [held] = await db
    .select({ state: surveyResponse.state })
    .from(surveyResponse)
    .where(eq(surveyResponse.accountId, accountId));
  return held?.state ?? state;
}
