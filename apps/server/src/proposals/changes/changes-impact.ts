import * as z from 'zod/mini';
import { choice } from '@saer/contract/api/field';
import type { PublicFeeBook } from '@saer/contract/fees/fee-book';
import { storeDeemedSuppliers } from '@saer/contract/fees/choices';
import { withStoreRules } from '../../fees/book/read-book.ts';
import type { ChangesImpact, ProposedChange } from '@saer/contract/publishing/fee-proposal';
import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { countReached } from '../../dashboard/queries.ts';
import { findOverrides } from '../../fees/agreed-fees/queries.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { today } from '../../fees/versions/dates.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { compareProducts } from '../../products/impact/compare-products.ts';
import { impactTotals } from '../../products/impact/impact-totals.ts';
import { product } from '../../products/tables.ts';
import { feeProposal } from '../tables.ts';
import { prepareChange, toListChange, undone } from './proposed-change.ts';

type Row = Readonly<Record<string, unknown>>;

/** A change of a row, whether it is made, tried or proposed. */
export interface Concerning extends Pick<typeof feeProposal.$inferSelect, 'entity' | 'rowId'> {
  readonly before: Row | null;
  readonly after: Row | null;
}

/** The saved products that a change concerns: of the store, for an agreed fee only those with its barcode. */
function toProducts({ entity, rowId, before, after }: Concerning): SQL | undefined {
  if (entity === 'store') return eq(product.storeId, rowId ?? 0);
  const row = after ?? before;
  const ofStore = eq(product.storeId, Number(row?.['storeId'] ?? 0));
  const barcode = row?.['barcode'];
  return typeof barcode === 'string' ? and(ofStore, eq(product.barcode, barcode)) : ofStore;
}

/** Counts the saved products that changes concern, and their sellers. */
export const countReachOf = (db: Database | Transaction, ...changes: readonly Concerning[]) =>
  countReached(db, or(...changes.map(toProducts)));

/** Makes changes together and undoes them: what they concern, and the agreed fees of all sellers before them and with them. */
const tryChanges = (db: Database, actor: Principal, changes: readonly ProposedChange[]) =>
  db.transaction(async (tx) => {
    const before = await findOverrides(tx);
    return undone(tx, async (inner) => {
      const concerning: Concerning[] = [];
      for (const sent of changes) {
        const change = prepareChange(await toListChange(inner, actor, sent));
        concerning.push({ ...(await change.make(inner, actor)), entity: sent.entity, rowId: change.rowId });
      }
      return { concerning, agreed: { before, after: await findOverrides(inner) } };
    });
  });

const rules = z.looseObject({
  code: z.string(),
  manualRates: z.boolean(),
  deemedSupplier: choice(storeDeemedSuppliers),
});

/** A fee book with the rules of the changed stores as they were, or as they would be. */
const withRules = (book: PublicFeeBook, rows: readonly (Row | null)[]): PublicFeeBook =>
  rows.reduce<PublicFeeBook>((changed, row) => {
    const { code, ...of } = z.parse(rules, row);
    return withStoreRules(changed, code, of);
  }, book);

/** Finds what changes would do to saved products, each at the price that it is sold at. `signal`: the caller has gone. */
export async function findChangesImpact(
  db: Database,
  actor: Principal,
  changes: readonly ProposedChange[],
  signal: AbortSignal,
): Promise<ChangesImpact> {
  const { concerning, agreed } = await tryChanges(db, actor, changes);
  const reached = await countReachOf(db, ...concerning);
  const pricing = concerning.filter(({ entity }) => entity !== 'serviceFee');
  if (pricing.length === 0) return { ...reached, impact: null };
  const stores = concerning.filter(({ entity }) => entity === 'store');
  const book = await findWholeFeeBook(db, today(), null);
  const inForce = withRules(
    book,
    stores.map(({ before }) => before),
  );
  const planned = withRules(
    book,
    stores.map(({ after }) => after),
  );
  const sum = impactTotals(1);
  const compared = {
    books: { inForce, planned },
    agreed,
    among: or(...pricing.map(toProducts)),
    signal,
  };
  for await (const hits of compareProducts(db, compared)) for (const hit of hits) sum.add(hit);
  const { earningLess, gaining, losingPrice, losingMargin, makingLoss, monthlyChange } = sum.total();
  const impact = { earningLess, earningMore: gaining, losingPrice, losingMargin, makingLoss, monthlyChange };
  return { ...reached, impact };
}

/** The same for a proposal that waits. */
export async function findProposalImpact(
  db: Database,
  actor: Principal,
  id: number,
  signal: AbortSignal,
): Promise<ChangesImpact> {
  const [proposal] = await db.select().from(feeProposal).where(eq(feeProposal.id, id));
  if (proposal === undefined) throw new AppError({ code: 'rowGone' });
  return findChangesImpact(db, actor, [proposal], signal);
}
