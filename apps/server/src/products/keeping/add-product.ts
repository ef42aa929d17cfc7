import type { FeeBook } from '@saer/contract/fee-book';
import type { ListedProduct, WrittenProduct } from '@saer/contract/product';
import { riyadhDay } from '@saer/i18n/format-date';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { recordChange } from '../../history/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Actor } from '../policy.ts';
import { pricedProduct, requireName } from '../stored/price-product.ts';
import { writtenColumns } from '../stored/written-columns.ts';
import { product } from '../tables.ts';
import { readProduct } from './read-product.ts';
import { namedAs, toldValues } from './told-values.ts';

/** Prices a product by a fee book and stores it in a catalogue; says its key. */
export async function insertProduct(
  tx: Transaction,
  book: FeeBook,
  ownerId: number,
  written: WrittenProduct,
): Promise<number> {
  const priced = pricedProduct(book, written);
  const [row] = await tx
    .insert(product)
    .values({
      ...(await writtenColumns(tx, written)),
      ...priced,
      ownerId,
      calculatedAt: sql`now()`,
    })
    .returning({ id: product.id });
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row.id;
}

/** Adds a product to the actor's catalogue, priced by today's fees. */
export async function addProduct(
  db: Database,
  actor: Pick<Actor, 'accountId' | 'tenantId'>,
  written: WrittenProduct,
): Promise<ListedProduct> {
  requireName(written);
  const book = await findFeeBook(db, riyadhDay(new Date()));
  return db.transaction(async (tx) => {
    const added = await readProduct(tx, await insertProduct(tx, book, actor.tenantId, written));
    await recordChange(tx, {
      actorId: actor.accountId,
      entity: 'product',
      entityId: added.id,
      ownerId: added.ownerId,
      action: 'create',
      named: namedAs(added),
      after: toldValues(added),
    });
    return { ...added, outdated: false };
  });
}
