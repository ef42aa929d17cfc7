import { findAction } from '@saer/quoting/actions/find-action';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type Derivation, renewDerived } from '../derived/derived-rows.ts';
import { type actionResults, product, productAction } from '../tables.ts';
import { sellingProduct } from './selling-product.ts';

interface ActionRow extends Record<string, unknown> {
  readonly result: (typeof actionResults)[number];
  readonly price: number | null;
  readonly gain: number;
}

const actions: Derivation<ActionRow> = {
  table: productAction,
  columns: ['result', 'price', 'gain'],
  products: (ownerId) => eq(product.ownerId, ownerId),
  calculate: (book, saved) => {
    const found = findAction(book, sellingProduct(saved));
    if (!found.ok) return { result: 'unpriced', price: null, gain: 0 };
    const { action } = found;
    return action === null
      ? { result: 'none', price: null, gain: 0 }
      : { result: action.kind, price: action.prices[0]?.price ?? null, gain: action.gain };
  },
};

/** Finds what to do about those products of a seller for which it is unknown, and returns today's fee book and its hash. */
export const calculateActions = (db: Database, ownerId: number, signal: AbortSignal) =>
  renewDerived(db, actions, ownerId, signal);
