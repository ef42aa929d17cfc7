import { isDeepStrictEqual } from 'node:util';
import { feeVersion, type FeeVersion } from '@saer/contract/publishing/fee-version';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { z } from 'zod';
import { history } from '../../audit/tables.ts';
import { productSubFamily } from '../../lists/tables.ts';
import { sampleProduct } from '../../products/testing/saved-product.ts';
import type { Person } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { feeTable, referralRule } from '../tables.ts';
import { confirmingStep, readDoubts, readPublishedVersion } from './drafts.ts';

const { store, subFamily } = sampleProduct;
/** A commission as usual, and a hundredth of it: each is doubtful after the other. */
const usual = 1_500;
const doubtful = 15;

/** A fee table that waits for its publication. */
export interface Publication {
  /** A correction of the table in force. */
  readonly correction: FeeVersion;
  readonly corrects: number;
  readonly publisher: Person;
  /** The keys of the doubts about it, never none. */
  readonly doubts: readonly string[];
}

let drafts = 0;

/** A correction of the table in force, submitted, with a commission that is doubtful. */
export async function correctionInReview(
  server: TestApp,
  author: Person,
  publisher: Person,
): Promise<Publication> {
  const wrong = await readPublishedVersion(server, author, store);
  const isUsual = wrong.rates.some((rate) => rate.subFamily === subFamily && rate.rate1 >= usual);
  drafts += 1;
  const body = {
    storeId: wrong.storeId,
    name: `Correction ${drafts}`,
    effectiveFrom: wrong.effectiveFrom,
    copyOf: wrong.id,
    correctsId: wrong.id,
    reason: 'A commission is another',
  };
  const created = await server.post('/v1/fee-table', body, author.headers);
  const { id, version } = z.object({ id: z.int(), version: z.int() }).parse(created.json);
  const changed = server.db
    .select({ id: productSubFamily.id })
    .from(productSubFamily)
    .where(eq(productSubFamily.code, subFamily));
  await server.db
    .update(referralRule)
    .set({ shape: 'flat', rate1: isUsual ? doubtful : usual, limit: null, rate2: null })
    .where(and(eq(referralRule.feeTableId, id), inArray(referralRule.subFamilyId, changed)));
  const submitted = await confirmingStep(server, author, 'submit', { id, version });
  const doubts = (await readDoubts(server, publisher, id)).map(({ key }) => key);
  if (doubts.length === 0) throw new Error('The correction is not doubtful');
  return { correction: feeVersion.parse(submitted.json), corrects: wrong.id, publisher, doubts };
}

/** The body of the request that publishes it. */
export const publicationBody = ({ correction: { id, version }, doubts }: Publication) => ({
  id,
  version,
  doubts,
});

const toAudit = ({ db }: Pick<TestApp, 'db'>, { correction: { id }, corrects }: Publication) =>
  db
    .select({ id: history.entityId, action: history.action, actorId: history.actorId, after: history.after })
    .from(history)
    .where(
      and(
        eq(history.entity, 'feeTable'),
        or(
          and(eq(history.entityId, id), inArray(history.action, ['publish', 'supersede'])),
          and(eq(history.entityId, corrects), eq(history.action, 'supersede')),
        ),
      ),
    )
    .orderBy(asc(history.id));

/** Tells whether a correction is in force by what is written of it, and what of that says otherwise. */
export async function publicationState(server: Pick<TestApp, 'db'>, publication: Publication) {
  const { correction, corrects, publisher, doubts } = publication;
  const readRow = async (id: number) =>
    (await server.db.select().from(feeTable).where(eq(feeTable.id, id))).at(0);
  const [row, corrected] = await Promise.all([readRow(correction.id), readRow(corrects)]);
  const isPublished = row?.state === 'published';
  const by = { actorId: publisher.id };
  const found: Readonly<Record<string, unknown>> = {
    state: row?.state,
    version: row?.version,
    publisher: row?.publishedBy,
    isDated: row?.publishedAt !== null,
    doubtsOfSubmitter: row?.submittedDoubts,
    doubtsOfPublisher: row?.publishedDoubts,
    corrected: corrected?.state,
    audit: await toAudit(server, publication),
  };
  const expected = {
    state: isPublished ? 'published' : 'review',
    version: correction.version + (isPublished ? 1 : 0),
    publisher: isPublished ? publisher.id : null,
    isDated: isPublished,
    doubtsOfSubmitter: doubts,
    doubtsOfPublisher: isPublished ? doubts : null,
    corrected: isPublished ? 'corrected' : 'published',
    audit: isPublished
      ? [
          { id: corrects, action: 'supersede', ...by, after: { state: 'corrected' } },
          { id: correction.id, action: 'publish', ...by, after: { state: 'published' } },
        ]
      : [],
  };
  const contradictions = Object.entries(expected).flatMap(([name, each]) =>
    isDeepStrictEqual(found[name], each) ? [] : [`${name}: ${JSON.stringify(found[name])}`],
  );
  return { isPublished, contradictions };
}
