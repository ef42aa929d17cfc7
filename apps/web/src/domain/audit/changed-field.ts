import type { Language } from '@saer/i18n/locale';
import { nameColumn } from '../names/name.ts';
import type { HistoryRow } from '@saer/contract/products/history';

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

/** A field of a change: before and after. */
interface FieldChange {
  readonly field: string;
  /** The key of the row that has the field, where the change is of rows by their keys. */
  readonly row?: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields that hold rows by their keys: a fee table's content. */
const rowFields = new Set(['rates', 'classes']);
/** Changed rows whose fields are named; those after them are named as a whole. */
const mostRows = 50;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

const getFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const getNames = (...all: readonly Fields[]): readonly string[] => [
  ...new Set(all.flatMap((each) => Object.keys(each))),
];

const without = (fields: Fields, names: ReadonlySet<string>): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.has(name)));

/** Says whether a change is of rows by their keys; of rows that were only confirmed there is a list of keys. */
const hasRows = ({ field, before, after }: FieldChange): boolean =>
  rowFields.has(field) && !Array.isArray(before) && !Array.isArray(after);

/** Rows by their keys: what differs within each that was changed, then those that were added or removed. */
function rowChanges({ field, ...change }: FieldChange): readonly FieldChange[] {
  const [before, after] = [getFields(change.before), getFields(change.after)];
  const changed = new Set(
    Object.keys(before)
      .filter((key) => key in after)
      .slice(0, mostRows),
  );
  const differences = [...changed].flatMap((row) => {
    const [was, is] = [getFields(before[row]), getFields(after[row])];
    return getNames(was, is)
      .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
      .map((name) => ({ field: name, row, before: was[name], after: is[name] }));
  });
  const others = { field, before: without(before, changed), after: without(after, changed) };
  const hasOthers = getNames(others.before, others.after).length > 0;
  return hasOthers ? [...differences, others] : differences;
}

/** The fields of a change; one that was and is empty is omitted. */
export const fieldChanges = ({
  before,
  after,
}: Pick<HistoryRow, 'before' | 'after'>): readonly FieldChange[] =>
  getNames(before ?? {}, after ?? {})
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .flatMap((change) => (hasRows(change) ? rowChanges(change) : [change]))
    .filter((change) => !isEmpty(change.before) || !isEmpty(change.after));
