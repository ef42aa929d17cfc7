import * as z from 'zod/mini';
import { choice, code, count, month, share } from '../api/field.ts';
import { referral } from './fee-table.ts';

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
