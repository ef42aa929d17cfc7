import type { Language } from '@saer/i18n/locale';
import { nameColumn } from '../names/name-of.ts';

/** A field of a change in words; null where the row did not exist. */
export interface ChangedField {
  readonly field: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Fields that say most about a change, the first ones most. */
const telling = [
  'price',
  'currentPrice',
  'cost',
  'marginRate',
  'marginAmount',
  'monthlySales',
  'store',
  'subFamily',
  'rate1',
  'factor',
  'active',
  'finalPrice',
  'profit',
];
/** Fields that say least. */
const silent = new Set([
  'status',
  'source',
  'position',
  'code',
  'version',
  'search',
  'feeTableId',
  'override',
]);

const maxTelling = 2;
/** Letters of several fields that fit on a line. */
const maxLetters = 64;

const letters = ({ label, before, after }: ChangedField): number => `${label}${before}${after}`.length;

/** The one or two fields of a change that tell most of it. */
export function tellingFields(fields: readonly ChangedField[], language: Language): readonly ChangedField[] {
  const name = nameColumn(language);
  const isNamed = fields.some(({ field }) => field === name);
  const isOtherName = ({ field }: ChangedField): boolean => /^name[A-Z]/.test(field) && field !== name;
  const weight = ({ field }: ChangedField): number => {
    if (field === name) return 0;
    const place = telling.indexOf(field);
    if (place >= 0) return place + 1;
    return silent.has(field) ? telling.length + 2 : telling.length + 1;
  };
  const [first, ...others] = fields
    .filter((each) => !(isNamed && isOtherName(each)))
    .toSorted((one, other) => weight(one) - weight(other))
    .slice(0, maxTelling);
  if (first === undefined) return [];
  return [first, ...others.filter((other) => letters(first) + letters(other) <= maxLetters)];
}
