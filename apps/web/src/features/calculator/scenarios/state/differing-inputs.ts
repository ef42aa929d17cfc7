import { type Draft, type DraftField, draftFieldNames } from '@saer/contract/products/calculator-draft';
import type { ReadNumber } from '@saer/i18n/read-number';
import { readMoney, readRate, readSide, readWeight } from '@saer/quoting/calculator/normalise-draft';
import { isAsked } from '../../form/field-names.ts';
import type { PricedColumn } from './priced-column.ts';

/** Fields that are part of another one: the unit of a weight, and the saved product. */
const hidden: ReadonlySet<DraftField> = new Set(['weightUnit', 'product', 'productVersion']);

/** Costs that are zero where nothing is typed. */
const optionalCosts: ReadonlySet<DraftField> = new Set([
  'extraRate',
  'extraFixed',
  'adsRate',
  'couponRate',
  'returnCost',
  'storageCost',
]);

const readers: Partial<Record<DraftField, (text: string, draft: Draft) => ReadNumber>> = {
  cost: readMoney,
  price: readMoney,
  marginAmount: readMoney,
  extraFixed: readMoney,
  fulfilmentFee: readMoney,
  returnCost: readMoney,
  storageCost: readMoney,
  adsRate: readRate,
  couponRate: readRate,
  marginRate: readRate,
  extraRate: readRate,
  referralRate: readRate,
  length: readSide,
  width: readSide,
  height: readSide,
  weight: (text, { weightUnit }) => readWeight(text, weightUnit),
};

type Column = Pick<PricedColumn, 'draft' | 'store' | 'table'>;

/** The value of a field of a column, whichever way it is typed; null where the form does not ask for it. */
function getValue(field: DraftField, { draft, store, table }: Column): number | string | null {
  if (store !== undefined && !isAsked(field, { draft, store, table })) return null;
  const read = readers[field]?.(draft[field], draft);
  if (read?.is === 'empty' && optionalCosts.has(field)) return 0;
  return read?.is === 'number' ? read.value : draft[field].trim();
}

/** Says whether a column has another value in a field than the first one, where the forms of both ask for it. */
export const differsIn = (field: DraftField, first: Column, column: Column): boolean => {
  const [before, after] = [getValue(field, first), getValue(field, column)];
  return before !== null && after !== null && before !== after;
};

/** Says whether the form of a column asks for a field. */
export const isAskedIn = (field: DraftField, column: Column): boolean => getValue(field, column) !== null;

/** The fields in which columns differ from the first one, in the order of the form. */
export const differingFields = (columns: readonly Column[]): readonly DraftField[] => {
  const [first, ...others] = columns;
  if (first === undefined) return [];
  return draftFieldNames.filter(
    (field) => !hidden.has(field) && others.some((column) => differsIn(field, first, column)),
  );
};
