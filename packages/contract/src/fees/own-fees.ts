import * as z from 'zod/mini';
import { deemedSupplierAnswer } from './deemed-supplier.ts';
import { type Endpoint, nothing } from '../api/endpoint.ts';
import { code, text, choice, count, month, share } from '../api/field.ts';
import { fulfilment, referral } from './fee-table.ts';

/** The fewest lines of a statement that show a commission rate. */
const fewestLines = 3;
/** Commission rates are whole or half per cents, in basis points, up to the largest that is plausible. */
const rateStep = 50;
const maxSeenRate = 5_000;

/** Prices that a rate applies to: all of them, or those up to the price where the commission changes, or above it. */
export const priceBands = ['all', 'below', 'above'] as const;
export type PriceBand = (typeof priceBands)[number];

export const seenRate = () =>
  share().check(
    z.minimum(rateStep, 'rate'),
    z.maximum(maxSeenRate, 'rate'),
    z.refine((rate) => rate < rateStep || rate % rateStep === 0, 'rate'),
  );

/** A commission rate that the lines of a statement show. A store is a marketplace and a way of fulfilment. */
export const seenFigure = {
  store: code(),
  subFamily: code(),
  band: choice(priceBands),
  rate: seenRate(),
  /** The month of its orders in Riyadh, `YYYY-MM`. */
  month: month(),
  /** The lines that agree. */
  lines: count(fewestLines, 10_000_000),
};

/** A seen rate that a seller uses. It replaces exactly the rule of the fee table that its lines were compared with. */
export const statementRate = z.strictObject({ ...seenFigure, replaces: referral });
export type StatementRate = z.output<typeof statementRate>;

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
