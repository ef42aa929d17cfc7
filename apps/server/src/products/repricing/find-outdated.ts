import { priceEffect } from '@saer/catalogue/price-effect';
import type { FeeBook } from '@saer/contract/fee-book';
import type { OutdatedProduct } from '@saer/contract/product-catalogue';
import { riyadhDay } from '@saer/i18n/format-date';
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { findWholeFeeBook } from '../../fees/queries.ts';
import { breather } from '../../http/breather.ts';
import { feeTable } from '../../reference/tables.ts';
import type { Actor } from '../policy.ts';
import { calculationInput } from '../stored/calculation-input.ts';
import { storedProducts } from '../stored/stored-products.ts';
import { product } from '../tables.ts';

/** The fee table in force of each store that has one, by the store's code. */
const tablesNow = ({ stores }: FeeBook): ReadonlyMap<string, number> =>
  new Map(
    stores.flatMap(({ code, feeTable: table }) =>
      table === null ? [] : [[code, Number(table.version.id)] as const],
    ),
  );

async function namesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: feeTable.id, name: feeTable.name })
    .from(feeTable)
    .where(inArray(feeTable.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

const readOutdated = (db: Database, ownerId: number, current: readonly number[]) =>
  storedProducts(db)
    .where(and(eq(product.ownerId, ownerId), notInArray(product.feeTableId, [...current])))
    .orderBy(asc(product.id));

type Stored = Awaited<ReturnType<typeof readOutdated>>[number];

function effectOn(book: FeeBook, stored: Stored): Omit<OutdatedProduct, 'feeTableBefore' | 'feeTableNow'> {
  const { id, version, barcode, nameEn, nameAr, store, finalPrice } = stored;
  const now = priceEffect(book, calculationInput(stored), finalPrice);
  return {
    id,
    version,
    barcode,
    nameEn,
    nameAr,
    store,
    price: finalPrice,
    priceIsTyped: stored.price !== null,
    profitBefore: stored.profit,
    profitNow: now.profit,
    meetsTargetBefore: stored.meetsTarget,
    meetsTargetNow: now.meetsTarget,
    neededPrice: now.neededPrice,
  };
}

/** What the fees of today do to those products of the actor's own catalogue that were priced by earlier ones. */
export async function findOutdated(
  db: Database,
  { tenantId }: Pick<Actor, 'tenantId'>,
): Promise<{ products: OutdatedProduct[] }> {
  // What is hidden from sellers by now, but was chosen once, is still priced.
  const book = await findWholeFeeBook(db, riyadhDay(new Date()), tenantId);
  const current = tablesNow(book);
  const rows = await readOutdated(db, tenantId, [...current.values()]);
  const names = await namesOf(db, [...current.values(), ...new Set(rows.map((each) => each.feeTableId))]);
  const breathe = breather();
  const products: OutdatedProduct[] = [];
  for (const stored of rows) {
    const feeTableBefore = names.get(stored.feeTableId);
    const feeTableNow = names.get(current.get(stored.store) ?? 0);
    if (feeTableBefore !== undefined && feeTableNow !== undefined)
      products.push({ ...effectOn(book, stored), feeTableBefore, feeTableNow });
    // A whole catalogue must not keep the server to itself.
    await breathe();
  }
  return { products };
}
