import { findAction } from '@saer/quoting/actions/find-action';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { type Derivation, renewDerived } from '../saved/derived-rows.ts';
import { type actionResults, product, productAction } from '../tables.ts';
import { sellingProduct } from './selling-product.ts';

interface ActionRow extends Record<string, unknown> {
  readonly result: (typeof actionResults)[number];
  readonly price: number | null;
  readonly gain: number;
  readonly isConfirmed: boolean;
}

const actions: Derivation<ActionRow> = {
  table: productAction,
  columns: ['result', 'price', 'gain', 'isConfirmed'],
  products: (ownerId) => eq(product.ownerId, ownerId),
  calculate: (book, saved) => {
    const found = findAction(book, sellingProduct(saved));
    if (!found.ok) return { result: 'unpriced', price: null, gain: 0, isConfirmed: false };
    const { action } = found;
    const isConfirmed = found.standing.toConfirm.length === 0;
    return action === null
      ? { result: 'none', price: null, gain: 0, isConfirmed }
      : { result: action.kind, price: action.prices[0]?.price ?? null, gain: action.gain, isConfirmed };
  },
};

/** Finds what to do about those products of a seller for which it is unknown, and returns today's fee book and its hash. */
export const calculateActions = (db: Database, ownerId: number, signal: AbortSignal) =>
  renewDerived(db, actions, ownerId, signal);
