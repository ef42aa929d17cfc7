import { createHash } from 'node:crypto';
import type { FeeBook } from '@saer/contract/fee-book';
import type { addedProduct, ListedProduct, WrittenProduct } from '@saer/contract/product';
import { riyadhDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../database/database.ts';
import { findFeeBook } from '../../fees/queries.ts';
import { recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { lockOwner } from './lock-owner.ts';
import type { Actor } from '../policy.ts';
import { currentTables } from '../saved/outdated.ts';
import { pricedProduct, requireSound } from '../saved/price-product.ts';
import { columnValues } from '../saved/column-values.ts';
import { product } from '../tables.ts';
import { rejectExisting, savedBefore, type Saving } from './existing-product.ts';
import { readProduct } from './read-product.ts';
import { namedAs } from './audit-values.ts';

type Sent = z.output<typeof addedProduct>;

/** Prices a product with a fee book and saves it for a seller; returns its key. */
export async function insertProduct(
  tx: Transaction,
  book: FeeBook,
  ownerId: number,
  written: WrittenProduct,
  saving?: Saving,
): Promise<number> {
  const priced = pricedProduct(book, written);
  const [row] = await tx
    .insert(product)
    .values({
      ...(await columnValues(tx, written)),
      ...priced,
      ownerId,
      ...saving,
      calculatedAt: sql`now()`,
    })
    .returning({ id: product.id });
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row.id;
}

/** The same value with the keys of its objects in order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, canonical(each)]));
}

/** SHA-256, in hexadecimal, of what a key was used for: the same content, however its fields are ordered, is the same. */
const contentHash = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('hex');

/** Adds a product for the actor's seller, priced with today's fees: once, however often it is sent under one key. */
export async function addProduct(
  db: Database,
  actor: Pick<Actor, 'accountId' | 'tenantId'>,
  sent: Sent,
  language: Language,
): Promise<ListedProduct> {
  const { saveKey, whenThere: _whenThere, ...written } = sent;
  const saving = saveKey === undefined ? undefined : { saveKey, saveContent: contentHash(written) };
  const book = await findFeeBook(db, riyadhDay(new Date()), actor.tenantId);
  return db.transaction(async (tx) => {
    // Two savings of one product at the same time would else both find none.
    await lockOwner(tx, actor.tenantId);
    const saved = await savedBefore(tx, actor.tenantId, saving);
    if (saved !== undefined)
      return { ...saved, outdated: !(await currentTables(tx)).includes(saved.feeTableId) };
    requireSound(written);
    await rejectExisting(tx, actor.tenantId, sent, language);
    const added = await readProduct(tx, await insertProduct(tx, book, actor.tenantId, written, saving));
    await recordChange(tx, {
      actorId: actor.accountId,
      entity: 'product',
      entityId: added.id,
      ownerId: added.ownerId,
      action: 'create',
      named: namedAs(added),
    });
    return { ...added, outdated: false };
  });
}
