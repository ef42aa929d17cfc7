import { type FeeBook, feeBookReply } from '@saer/contract/fees/fee-book';
import { findAgreedOverrides } from '@saer/contract/fees/own-fees';
import * as z from 'zod/mini';
import { readCopy } from '../../lib/offline/offline-copies.ts';

const copied = z.extend(feeBookReply, {
  overrides: findAgreedOverrides.reply.shape.overrides,
  deemedSuppliers: z.exactOptional(findAgreedOverrides.reply.shape.deemedSuppliers),
});

/** Fees in force since a page read its own: stores with another fee table, and whether range factors are others. */
export interface NewFees {
  readonly stores: readonly string[];
  readonly hasFactors: boolean;
}

/**
 * Fees as a page holds them; `copiedAt` (milliseconds since 1970) if they are the copy in this browser, `newFees` if others are in force
 * by now.
 */
export type OwnFeeBook = FeeBook & { readonly copiedAt?: number; readonly newFees?: NewFees };

/** The fees that this browser saved last. */
export async function readFeeBookCopy(): Promise<OwnFeeBook | undefined> {
  const copy = await readCopy('fee-book');
  // Stored values can be changed by anyone at this browser, or by another version of Saer.
  const { success, data } = z.safeParse(copied, copy?.value);
  return copy !== undefined && success ? { ...data, copiedAt: copy.at } : undefined;
}
