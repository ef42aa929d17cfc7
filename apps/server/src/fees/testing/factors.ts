import { eq } from 'drizzle-orm';
import type { TestApp } from '../../testing/test-app.ts';
import { draftFactors } from '../factors/factor-versions.ts';
import { rangeFactorVersion } from '../tables.ts';

/** Puts the current list of factors in force, for tests that are not about publishing. */
export const putInForce = ({ db }: TestApp): Promise<unknown> =>
  db.transaction(async (tx) =>
    tx
      .update(rangeFactorVersion)
      .set({ factors: await draftFactors(tx) })
      .where(eq(rangeFactorVersion.state, 'published')),
  );
