import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { rangeFactorVersion } from '../../fees/tables.ts';
import { compareProducts } from './compare-products.ts';
import { factorBooks, factorTotals } from './factor-impact.ts';
import { type ConcernedSeller, notifyNext } from './notify-sellers.ts';

type VersionRow = typeof rangeFactorVersion.$inferSelect;

/** The sellers whose recommended prices a version changes, and what each is told. Nothing is locked meanwhile. */
async function findConcerned(db: Database, version: VersionRow): Promise<ConcernedSeller[]> {
  const books = await factorBooks(db, version);
  const sum = factorTotals();
  const { signal } = new AbortController();
  for await (const hits of compareProducts(db, { books, signal })) for (const hit of hits) sum.add(hit);
  const { effectiveFrom } = version;
  return sum.total().concerned.map(([id, { dearer, cheaper, losingPrice, losingTarget }]) => ({
    id,
    toNotice: () => ({
      event: {
        kind: 'factorsChanged',
        data: { effectiveFrom, dearer, cheaper, losingPrice, losingTarget },
      },
    }),
  }));
}

/** Tells every seller of one published version, a thousand in a transaction; stops where it has been withdrawn meanwhile. */
async function notifyOf(db: Database, version: VersionRow, siteOrigin: string): Promise<void> {
  const concerned = await findConcerned(db, version);
  const ofVersion = eq(rangeFactorVersion.id, version.id);
  const notifySome = async (tx: Transaction): Promise<boolean> => {
    const [row] = await tx.select().from(rangeFactorVersion).where(ofVersion).for('update');
    if (row?.state !== 'published' || row.sellersToldAt !== null) return false;
    const publication = { ...row, entity: 'rangeFactorVersion', name: row.effectiveFrom } as const;
    const actorId = row.publishedBy ?? undefined;
    const { left } = await notifyNext(tx, publication, concerned, { actorId, siteOrigin });
    if (left === 0)
      await tx
        .update(rangeFactorVersion)
        .set({ sellersToldAt: sql`now()` })
        .where(ofVersion);
    return left > 0;
  };
  while (await db.transaction(notifySome));
}

/** Tells the sellers of every version of the range factors that was published and that they were not told of, each once. */
export async function notifyOfFactors(db: Database, siteOrigin: string): Promise<void> {
  const untold = await db
    .select()
    .from(rangeFactorVersion)
    .where(and(eq(rangeFactorVersion.state, 'published'), isNull(rangeFactorVersion.sellersToldAt)))
    .orderBy(rangeFactorVersion.effectiveFrom);
  for (const version of untold) await notifyOf(db, version, siteOrigin);
}
