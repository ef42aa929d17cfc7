import type { I18n, MessageDescriptor } from '@lingui/core';
import { formatDay, formatInstant } from '../format-date.ts';
import { formatSide, formatWeight } from '../format-measure.ts';
import { formatScaled, formatRate } from '../format-number.ts';
import { formatMoney } from '../format-money.ts';
import { isolateLtr } from '../isolate-ltr.ts';
import { recordChoices } from './record-choices.ts';
import { recordFields, type RecordFieldKind } from './record-fields.ts';

const words = {
  yes: /*i18n*/ { id: 'record.yes', message: 'Yes' },
  no: /*i18n*/ { id: 'record.no', message: 'No' },
  nothing: /*i18n*/ { id: 'record.nothing', message: 'Nothing' },
  picture: /*i18n*/ { id: 'record.picture', message: 'A picture' },
  centimetres: /*i18n*/ { id: 'record.cm', message: '{length} cm' },
  grams: /*i18n*/ { id: 'record.g', message: '{grams} g' },
  band: /*i18n*/ { id: 'record.band', message: 'up to {upTo}: {credit}' },
  more: /*i18n*/ { id: 'record.more', message: '{shown} and {count} more' },
  slab: /*i18n*/ { id: 'record.slab', message: 'up to {weight}: {below} / {above}' },
};

/** The label of a key, if known. */
export type NameOfKey = (field: string, key: number) => string | undefined;

type Write = (i18n: I18n, value: unknown) => string;

const plain: Write = (_, value) => (typeof value === 'string' ? value : JSON.stringify(value));
const side: Write = (i18n, value) =>
  i18n._({ ...words.centimetres, values: { length: isolateLtr(formatSide(Number(value))) } });
const weight: Write = (i18n, value) =>
  i18n._({ ...words.grams, values: { grams: isolateLtr(formatWeight(Number(value))) } });
const each =
  (write: (i18n: I18n, row: object) => string): Write =>
  (i18n, value) =>
    Array.isArray(value)
      ? value
          .map((row: unknown) => (typeof row === 'object' && row !== null ? write(i18n, row) : String(row)))
          .join(' · ')
      : plain(i18n, value);
/** The one or two rates of a commission. */
const writeRates = (row: object): readonly string[] =>
  [Reflect.get(row, 'rate1'), Reflect.get(row, 'rate2')].flatMap((rate: unknown) =>
    typeof rate === 'number' ? [formatRate(rate)] : [],
  );

/** Rows that are named; more are counted. */
const mostNamed = 6;

/** Rows by their keys, or only their keys, as an audit of many rows holds them: the first of them in words. */
const byKey =
  (write: (key: string, row: object) => string): Write =>
  (i18n, value) => {
    if (typeof value !== 'object' || value === null) return plain(i18n, value);
    const rows = Array.isArray(value)
      ? value.map(String)
      : Object.entries(value).map(([key, row]: [string, unknown]) =>
          typeof row === 'object' && row !== null ? write(key, row) : key,
        );
    if (rows.length === 0) return i18n._(words.nothing);
    const shown = rows
      .slice(0, mostNamed)
      .map((row) => isolateLtr(row))
      .join(' · ');
    const count = rows.length - mostNamed;
    return count > 0 ? i18n._({ ...words.more, values: { shown, count } }) : shown;
  };
const sum = (row: object, name: string) => formatMoney(Number(Reflect.get(row, name)));

/** A calculation of a scenario in short: its title, store, cost, and price or margin, as they were typed. */
const calculation = (column: object): string => {
  const inputs: unknown = Reflect.get(column, 'inputs');
  const typed = (name: string): unknown =>
    typeof inputs === 'object' && inputs !== null ? Reflect.get(inputs, name) : undefined;
  const price = typed('mode') === 'check' ? typed('price') : isolateLtr(`${String(typed('marginRate'))}%`);
  return [Reflect.get(column, 'title'), typed('store'), typed('cost'), price]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ');
};

const writers: Readonly<Record<RecordFieldKind, Write>> = {
  text: plain,
  // One per line.
  words: (_, value) => String(value).split('\n').join(' · '),
  key: (_, value) => isolateLtr(`#${String(value)}`),
  number: (_, value) => isolateLtr(formatScaled(Number(value), 0)),
  money: (_, value) => formatMoney(Number(value)),
  rate: (_, value) => formatRate(Number(value)),
  side,
  weight,
  day: (_, value) => isolateLtr(formatDay(String(value))),
  instant: (_, value) => isolateLtr(formatInstant(new Date(String(value)))),
  yesNo: (i18n, value) => i18n._(value === true ? words.yes : words.no),
  choice: (i18n, value) => {
    const word = recordChoices[String(value)];
    return word === undefined ? String(value) : i18n._(word);
  },
  codes: each((_, row) => String(Reflect.get(row, 'classificationCode'))),
  sides: (i18n, value) =>
    Array.isArray(value) ? value.map((one: unknown) => side(i18n, one)).join(' × ') : plain(i18n, value),
  bands: each((i18n, row) =>
    i18n._({ ...words.band, values: { upTo: sum(row, 'upTo'), credit: sum(row, 'credit') } }),
  ),
  slabs: each((i18n, row) =>
    i18n._({
      ...words.slab,
      values: {
        weight: weight(i18n, Reflect.get(row, 'maxWeight')),
        below: sum(row, 'feeBelow'),
        above: sum(row, 'feeAbove'),
      },
    }),
  ),
  rates: byKey((key, row) => [key, ...writeRates(row)].join(' ')),
  sizeClasses: byKey((key) => key),
  calculations: each((_, column) => calculation(column)),
  picture: (i18n) => i18n._(words.picture),
  count: (_, value) => isolateLtr(formatScaled(Array.isArray(value) ? value.length : Number(value), 0)),
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Labels of values that differ by list: `status` of an account and of a figure. */
const labelsIn: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  account: { status: /*i18n*/ { id: 'field.state', message: 'State' } },
  product: { type: /*i18n*/ { id: 'field.typeId', message: 'Type' } },
};

/** The label of a field, by its name in code and, where it matters, by its entity. */
export const recordLabel = (i18n: I18n, field: string, entity = ''): string => {
  const own = labelsIn[entity]?.[field];
  if (own !== undefined) return i18n._(own);
  const known = recordFields[field];
  return known === undefined ? field : i18n._(known.label);
};

/** Formats a field's value for a reader: money in riyals, rates in percent, choices and keys by their labels. */
export function recordValue(i18n: I18n, field: string, value: unknown, nameOfKey?: NameOfKey): string {
  if (isEmpty(value)) return i18n._(words.nothing);
  const kind = recordFields[field]?.kind ?? 'text';
  const name = kind === 'key' ? nameOfKey?.(field, Number(value)) : undefined;
  return name ?? writers[kind](i18n, value);
}
