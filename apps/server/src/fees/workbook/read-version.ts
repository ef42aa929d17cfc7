import type { FieldError } from '@saer/contract/field-error';
import { fieldErrorsOf } from '@saer/contract/field-errors-of';
import { versionContent, type VersionContent } from '@saer/contract/fee-version';
import { maxSlabs } from '@saer/contract/limits';
import type { Language } from '@saer/i18n/locale';
import type { Sheet } from '@saer/spreadsheet/sheet';
import * as z from 'zod/mini';
import { contentErrors } from '../content/content-errors.ts';
import { type ReadRow, readSheet } from './read-sheet.ts';

export interface ReadContent {
  /** null if it has errors. */
  readonly content: VersionContent | null;
  /** Each at the address of its cell. */
  readonly fieldErrors: readonly FieldError[];
}

const keyOf = ({ values }: ReadRow): string => `${values['code'] ?? ''} ${values['handover'] ?? ''}`;

/** The addresses of a row's fields, by their path in the content. */
const placesOf = (path: string, { addresses }: ReadRow): [string, string][] => [
  [path, Object.values(addresses)[0] ?? ''],
  ...Object.entries(addresses).map(([field, address]): [string, string] => [`${path}.${field}`, address]),
];

/** The address of a path; where no cell holds it, of the row or the sheet around it. */
function placed(
  { field = '', ...fieldError }: FieldError,
  positions: ReadonlyMap<string, string>,
): FieldError {
  const parts = field.split('.');
  while (parts.length > 0 && !positions.has(parts.join('.'))) parts.pop();
  const address = positions.get(parts.join('.'));
  return address === undefined ? fieldError : { ...fieldError, field: address };
}

const codeOf = ({ values }: ReadRow): string => String(values['code'] ?? '');

/** Slabs whose class has no row, reported once per class. If a single class has no slabs, it was renamed, and these are its slabs. */
function strayFaults(
  slabs: readonly ReadRow[],
  bare: readonly ReadRow[],
  classes: readonly ReadRow[],
): FieldError[] {
  const known = new Set(classes.map(keyOf));
  const stray = Map.groupBy(
    slabs.filter((row) => !known.has(keyOf(row))),
    keyOf,
  );
  const [renamed] = stray.size === 1 && bare.length === 1 ? bare : [];
  return [...stray.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const details = {
      sizeClass: codeOf(first),
      count: rows.length,
      renamed: renamed === undefined ? null : codeOf(renamed),
    };
    return [{ code: 'slabsWithoutClass' as const, field: first.addresses['code'] ?? '', details }];
  });
}

/** A figure whose status cell is empty is not considered confirmed. */
const statusFaults = (rows: readonly ReadRow[]): FieldError[] =>
  rows.flatMap(({ values, addresses }) =>
    'status' in values ? [] : [{ code: 'required' as const, field: addresses['status'] ?? '' }],
  );

/** One error per cell: the first one is the most specific. */
function oncePerCell(fieldErrors: readonly FieldError[]): FieldError[] {
  const cells = new Set<string>();
  return fieldErrors.filter(({ field }) => {
    if (field === undefined) return true;
    const isFirst = !cells.has(field);
    cells.add(field);
    return isFirst;
  });
}

/** The content of a fee table's workbook, validated as if it were to be saved. */
export function readVersion(
  found: readonly Sheet[],
  subFamilies: ReadonlySet<string>,
  language: Language,
): ReadContent {
  const [classes, slabs, rates] = (['classes', 'slabs', 'rates'] as const).map((name) =>
    readSheet(found, name, language),
  );
  const read = { classes: classes?.rows ?? [], slabs: slabs?.rows ?? [], rates: rates?.rows ?? [] };
  const bySlab = Map.groupBy(read.slabs, keyOf);
  // Each of several classes of one name has them all: one more than a class may have shows that there are too many.
  const slabsOf = (row: ReadRow) => bySlab.get(keyOf(row))?.slice(0, maxSlabs + 1) ?? [];
  const positions = new Map([
    ...read.classes.flatMap((row, at) => [
      ...placesOf(`classes.${at}`, row),
      ...slabsOf(row).flatMap((slab, i) => placesOf(`classes.${at}.slabs.${i}`, slab)),
    ]),
    ...read.rates.flatMap((row, at) => placesOf(`rates.${at}`, row)),
  ]);
  const sent = {
    classes: read.classes.map((row, position) => ({
      ...row.values,
      position,
      slabs: slabsOf(row).map(({ values: { maxWeight, feeBelow, feeAbove } }) => ({
        maxWeight,
        feeBelow,
        feeAbove,
      })),
    })),
    rates: read.rates.map(({ values }) => values),
  };
  const parsed = z.safeParse(versionContent, sent, { reportInput: true });
  const unsound = parsed.success
    ? contentErrors(parsed.data, subFamilies, (list, at) => `${list}.${at}.`)
    : fieldErrorsOf(parsed.error);
  const bare = read.classes.filter((row) => slabsOf(row).length === 0);
  const stray = strayFaults(read.slabs, bare, read.classes);
  const isRename = stray.some(({ details }) => details?.['renamed'] !== null);
  const fieldErrors = oncePerCell([
    ...[classes, slabs, rates].flatMap((each) => each?.fieldErrors ?? []),
    ...statusFaults([...read.classes, ...read.rates]),
    ...unsound
      .filter(({ code }) => !isRename || code !== 'slabsMissing')
      .map((fieldError) => placed(fieldError, positions)),
    ...stray,
  ]);
  return { content: parsed.success && fieldErrors.length === 0 ? parsed.data : null, fieldErrors };
}
