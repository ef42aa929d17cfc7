import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { findFeeBookWith, findWholeFeeBook } from '../../fees/queries.ts';
import { tablesInForce } from '../../fees/versions/find-version.ts';
import { feeTable } from '../../fees/tables.ts';
import { publishedStates, today } from '../../fees/versions/dates.ts';
import { product } from '../tables.ts';
import { type ComparedBooks, compareProducts } from './compare-products.ts';
import type { AffectedProduct } from './impact-totals.ts';

type Table = typeof feeTable.$inferSelect;

/** Two fee tables of a store, of which the second follows the first. */
export interface Comparison {
  readonly table: Table;
  readonly comparedWith: Pick<Table, 'id' | 'name'> | undefined;
  readonly books: ComparedBooks;
}

/** Tells whether a table was published and its day has come. */
const hasBegun = ({ state, effectiveFrom }: Table): boolean =>
  (state === 'published' || state === 'superseded') && effectiveFrom <= today();

/** The table that a correction replaces; else the one that was in force before one that has begun, or the one in force today. */
async function tableBefore(db: Database, table: Table): Promise<Table | undefined> {
  if (table.correctsId !== null) {
    const [corrected] = await db.select().from(feeTable).where(eq(feeTable.id, table.correctsId));
    return corrected;
  }
  if (!hasBegun(table))
    return (await tablesInForce(db, today())).find(({ storeId }) => storeId === table.storeId);
  const [before] = await db
    .select()
    .from(feeTable)
    .where(
      and(
        eq(feeTable.storeId, table.storeId),
        inArray(feeTable.state, publishedStates),
        lt(feeTable.effectiveFrom, table.effectiveFrom),
      ),
    )
    .orderBy(desc(feeTable.effectiveFrom), desc(feeTable.id))
    .limit(1);
  return before;
}

/** A fee table and the one it follows, as fee books. */
export async function findComparison(db: Database, feeTableId: number): Promise<Comparison> {
  const [table] = await db.select().from(feeTable).where(eq(feeTable.id, feeTableId));
  if (table === undefined) throw new AppError({ code: 'rowGone' });
  const before = await tableBefore(db, table);
  const on = today();
  const bookWith = (id: number) => findFeeBookWith(db, { on, feeTableId: id, seller: null });
  const planned = await bookWith(feeTableId);
  const inForce =
    before !== undefined
      ? await bookWith(before.id)
      : // A store's first table followed nothing.
        hasBegun(table)
        ? planned
        : await findWholeFeeBook(db, on, null);
  return { table, comparedWith: before, books: { inForce, planned } };
}

interface Requested {
  readonly comparison: Comparison;
  readonly seller?: number;
  /** The caller has gone, and the work ends. */
  readonly signal: AbortSignal;
}

/** Yields the saved products of the table's store in batches, each product at its selling price with both tables. */
export const affectedProducts = (
  db: Database,
  { comparison: { table, books }, ...requested }: Requested,
): AsyncGenerator<readonly AffectedProduct[], void, undefined> =>
  compareProducts(db, { books, among: eq(product.storeId, table.storeId), ...requested });
