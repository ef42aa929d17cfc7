import * as z from 'zod/mini';
import { text } from './field.ts';

/** The calculator's fields that a link contains, by their names in its query; the opened saved product is not among them. */
const fields: ReadonlySet<string> = new Set([
  'mode',
  'name',
  'barcode',
  'store',
  'subFamily',
  'type',
  'sizeBy',
  'sizeClass',
  'length',
  'width',
  'height',
  'weight',
  'weightUnit',
  'handover',
  'cost',
  'costIncludesVat',
  'vat',
  'vatRegistered',
  'feeVatIsCost',
  'marginRate',
  'marginBase',
  'marginAmount',
  'extraRate',
  'extraFixed',
  'adsRate',
  'couponRate',
  'returnCost',
  'storageCost',
  'ending',
  'referralRate',
  'fulfilmentFee',
  'on',
  'price',
]);

export const isCalculationField = (name: string): boolean => fields.has(name);

/** Maximum characters of a calculation, and of one of its fields. */
const longestCalculation = 2_000;
const longestValue = 200;

/** The calculation in a query, encoded as by a browser; undefined if there is none, or it is too long. */
export function parseCalculation(query: string): string | undefined {
  const known = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const isUsable = value.length <= longestValue && !/\p{Cc}/u.test(value);
    if (fields.has(name) && isUsable && !known.has(name)) known.set(name, value);
  }
  const calculation = new URLSearchParams([...known]).toString();
  return calculation === '' || calculation.length > longestCalculation ? undefined : calculation;
}

/**
 * A calculation as the query of the calculator's URL: known fields, each once, everything else percent-encoded. It can follow a
 * question mark of ours and cannot be a URL itself.
 */
export const calculationQuery = () =>
  text(longestCalculation).check(z.refine((query) => parseCalculation(query) === query, 'notACalculation'));
