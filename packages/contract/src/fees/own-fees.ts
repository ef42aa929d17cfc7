import { statementRate } from './statement-rate.ts';
import * as z from 'zod/mini';
import { deemedSupplierAnswer } from './deemed-supplier.ts';
import { type Endpoint, nothing } from '../api/endpoint.ts';
import { code, text } from '../api/field.ts';
import { fulfilment, referral } from './fee-table.ts';

/** Fees agreed for one product, as a calculation uses them. */
export const agreedFeeOverride = z.object({
  store: code(),
  barcode: text(64),
  referral: z.nullable(referral),
  fulfilment: z.nullable(fulfilment),
});
export type AgreedFeeOverride = z.infer<typeof agreedFeeOverride>;

/** Fees that only one seller's calculations use, beside the public fee book. */
const ownFees = z.object({
  overrides: z.array(agreedFeeOverride),
  statementRates: z.array(statementRate),
  deemedSuppliers: z.array(deemedSupplierAnswer),
});
export type OwnFees = z.infer<typeof ownFees>;

/** Separate from the fee book, which everyone may read and cache. */
export const findAgreedOverrides = {
  method: 'GET',
  path: '/fee-book/agreed',
  access: 'signedIn',
  summary:
    'The agreed fees, the rates seen on statements and the answers about VAT that the caller’s calculations use',
  description:
    'What calculations of the caller use beside the fee book that everybody reads, which holds none of it: agreed fees, one for each store and barcode, their own before those for all; and commissions seen on their statements; and what they said about VAT in payouts. A seen rate counts while the fee table has the rule in `replaces` and nobody confirmed it.',
  query: nothing,
  body: nothing,
  reply: ownFees,
} as const satisfies Endpoint;
