import { findFactorDoubts } from '@saer/contract/publishing/factor-doubt';
import { rangeFactorVersion } from '@saer/contract/publishing/range-factor-version';
import { eq } from 'drizzle-orm';
import type { Answer, TestApp } from '../../testing/test-app.ts';
import { draftFactors } from '../factors/factor-versions.ts';
import { rangeFactorVersion as table } from '../tables.ts';

/** Puts the current list of factors in force, for tests that are not about publishing. */
export const putInForce = ({ db }: TestApp): Promise<unknown> =>
  db.transaction(async (tx) =>
    tx
      .update(table)
      .set({ factors: await draftFactors(tx) })
      .where(eq(table.state, 'published')),
  );

interface Signed {
  readonly headers: Readonly<Record<string, string>>;
}

const path = '/v1/product-range-factors';

/** Submits factors and publishes them as an admin does who confirms all that is doubtful. */
export function factorSteps(server: TestApp) {
  const doubtKeys = async (query: string, { headers }: Signed) => {
    const { json } = await server.get(`${path}/doubts${query}`, headers);
    return findFactorDoubts.reply.parse(json).doubts.map(({ key }) => key);
  };
  return {
    submit: async (effectiveFrom: string, who: Signed, sent: Readonly<Record<string, unknown>> = {}) => {
      const doubts = await doubtKeys(`?on=${effectiveFrom}`, who);
      const body = { effectiveFrom, reason: 'A slip', doubts, ...sent };
      return server.post(`${path}/submit`, body, who.headers);
    },
    publish: async ({ json }: Answer, who: Signed) => {
      const { id, version } = rangeFactorVersion.parse(json);
      const doubts = await doubtKeys(`?id=${id}`, who);
      return server.post(`${path}/publish`, { id, version, doubts }, who.headers);
    },
  };
}
