import { priceEffect, type PriceEffect } from '@saer/quoting/price-effect';
import { sellingPrice } from '@saer/quoting/selling';
import { riyadhDay } from '@saer/i18n/format-date';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type Derivation, isCurrent, renewDerived } from '../saved/derived-rows.ts';
import { calculationInput } from '../saved/calculation-input.ts';
import { type Actor, visibleOwner } from '../policy.ts';
import { areOutdated, hasOtherTerms, hasOutdated } from '../saved/outdated.ts';
import type { TodaysFees } from '../saved/todays-figures.ts';
import { product, productEffect } from '../tables.ts';

/** Whether the saved effect of a product is current. */
export const isCurrentEffect = (book: string): SQL => isCurrent(productEffect, book);

/** The products of a seller whose saved figures are not today's: outdated ones, and those with other terms of the seller's own. */
const outdatedOf = (ownerId: number): SQL =>
  sql`${product.ownerId} = ${ownerId} and (${areOutdated(riyadhDay(new Date()))} or ${hasOtherTerms})`;

const effects: Derivation<PriceEffect & Readonly<Record<string, unknown>>> = {
  table: productEffect,
  columns: ['profit', 'meetsTarget', 'neededPrice', 'isConfirmed'],
  products: outdatedOf,
  calculate: (book, saved) => ({ ...priceEffect(book, calculationInput(saved), sellingPrice(saved)) }),
};

/** Calculates the effect of today's fees on those products of a seller for which it is unknown. */
export const calculateEffects = (db: Database, ownerId: number, signal: AbortSignal): Promise<TodaysFees> =>
  renewDerived(db, effects, ownerId, signal);

/**
 * Today's fees for the reader's own products, with their effects calculated; undefined if all were saved with these, or if the reader
 * sees the products of all sellers: those are shown as they were saved.
 */
export async function findTodaysFees(
  db: Database,
  actor: Pick<Actor, 'role' | 'tenantId'>,
  signal: AbortSignal,
): Promise<TodaysFees | undefined> {
  const owner = visibleOwner(actor);
  return owner !== undefined && (await hasOutdated(db, owner))
    ? calculateEffects(db, owner, signal)
    : undefined;
}
