import * as z from 'zod/mini';
import type { FieldError } from '@saer/contract/api/error-reply';
import { fieldErrorsOf } from '@saer/contract/api/field-errors-of';
import { type AskedRate, versionContent, type VersionContent } from '@saer/contract/publishing/fee-version';
import { maxSlabs, maxCredits } from '@saer/contract/api/limits';
import type { Sheet } from '@saer/spreadsheet/sheet';
import { cellAddress } from '@saer/spreadsheet/cell-address';
import { contentErrors } from '../versions/content-errors.ts';
import { type ReadOptions, type ReadRow, readSheet, type ReadSheet } from './read-sheet.ts';
import type { SheetName } from './sheets.ts';

interface ReadRules {
  /** Undefined without a sheet that holds any. */
  readonly rules: Readonly<Record<string, unknown>> | undefined;
  /** Cell addresses by the path of a rule. */
  readonly positions: readonly (readonly [path: string, address: string])[];
  readonly fieldErrors: readonly FieldError[];
}

/** Rules without a value that stands for "none". */
const needed = ['feeVat', 'minReferral', 'priceEnding', 'addsPackaging'] as const;

const firstCell = ({ addresses }: ReadRow): string => Object.values(addresses)[0] ?? '';

/** Requires one row, with each rule that a table cannot do without. */
function rowErrors({ rows, name, fieldErrors }: ReadSheet): FieldError[] {
  if (name === undefined || fieldErrors.some(({ code }) => code === 'columnMissing')) return [];
  const [row, second] = rows;
  if (row === undefined) return [{ code: 'required', field: cellAddress(name, 1, 0) }];
  return [
    ...needed.flatMap((field) =>
      field in row.values ? [] : [{ code: 'required' as const, field: row.addresses[field] ?? '' }],
    ),
    ...(second === undefined
      ? []
      : [{ code: 'tooManyItems' as const, field: firstCell(second), details: { maximum: 1 } }]),
  ];
}

const upToIn = (row: ReadRow | undefined): number | undefined => {
  const upTo = row?.values['upTo'];
  return typeof upTo === 'number' ? upTo : undefined;
};

/** The first band that does not rise above the one before it. */
const fallingBand = (rows: readonly ReadRow[]): ReadRow | undefined =>
  rows.find((row, at) => (upToIn(row) ?? Infinity) <= (upToIn(rows[at - 1]) ?? -1));

/** The rules for all products, from the sheet that holds them in one row and the one of the shipping credit; each may be missing. */
function readRules(sheet: ReadSheet, credit: ReadSheet): ReadRules {
  const [row] = sheet.rows;
  const falling = fallingBand(credit.rows);
  const atBands = credit.rows[maxCredits] ?? falling;
  const none = { volumetricDivisor: null, roundUpTo: null };
  const rules = {
    ...(row === undefined ? {} : { ...none, ...row.values }),
    ...(credit.name === undefined ? {} : { shippingCredit: credit.rows.map(({ values }) => values) }),
  };
  return {
    rules: Object.keys(rules).length === 0 ? undefined : rules,
    positions: [
      ...Object.entries(row?.addresses ?? {}).map(([field, address]) => [`rules.${field}`, address] as const),
      ...(atBands === undefined ? [] : [['rules.shippingCredit', firstCell(atBands)] as const]),
      ...credit.rows.flatMap(({ addresses }, at) =>
        Object.entries(addresses).map(
          ([field, address]) => [`rules.shippingCredit.${at}.${field}`, address] as const,
        ),
      ),
    ],
    fieldErrors: [
      ...rowErrors(sheet),
      ...(falling === undefined
        ? []
        : [{ code: 'creditsNotRising' as const, field: falling.addresses['upTo'] ?? '' }]),
    ],
  };
}

export interface ReadContent {
  /** null: the workbook has errors. */
  readonly content: VersionContent | null;
  /** Each error at the address of its cell. */
  readonly fieldErrors: readonly FieldError[];
  /** Rates below 1 % without a percent sign. */
  readonly asked: readonly AskedRate[];
}

const toKey = ({ values }: ReadRow): string => `${values['code'] ?? ''} ${values['handover'] ?? ''}`;

/** Maps the paths of a row's fields to cell addresses. */
const toAddresses = (path: string, { addresses }: ReadRow): [string, string][] => [
  [path, Object.values(addresses)[0] ?? ''],
  ...Object.entries(addresses).map(([field, address]): [string, string] => [`${path}.${field}`, address]),
];

/** Locates a field error at its cell, or at the nearest enclosing path that has an address. */
function atAddress(
  { field = '', ...fieldError }: FieldError,
  positions: ReadonlyMap<string, string>,
): FieldError {
  const parts = field.split('.');
  while (parts.length > 0 && !positions.has(parts.join('.'))) parts.pop();
  const address = positions.get(parts.join('.'));
  return address === undefined ? fieldError : { ...fieldError, field: address };
}

const toCode = ({ values }: ReadRow): string => String(values['code'] ?? '');

/**
 * Reports slabs without a class, once per class name. Where exactly one class has no slabs, it was probably renamed and these are its
 * slabs.
 */
function orphanSlabErrors(
  slabs: readonly ReadRow[],
  withoutSlabs: readonly ReadRow[],
  classes: readonly ReadRow[],
): FieldError[] {
  const known = new Set(classes.map(toKey));
  const orphans = Map.groupBy(
    slabs.filter((row) => !known.has(toKey(row))),
    toKey,
  );
  const [renamed] = orphans.size === 1 && withoutSlabs.length === 1 ? withoutSlabs : [];
  return [...orphans.values()].flatMap((rows) => {
    const [first] = rows;
    if (first === undefined) return [];
    const details = {
      sizeClass: toCode(first),
      count: rows.length,
      renamed: renamed === undefined ? null : toCode(renamed),
    };
    return [{ code: 'slabsWithoutClass' as const, field: first.addresses['code'] ?? '', details }];
  });
}

/** Requires a status in every row: no figure counts as confirmed by omission. */
const missingStatusErrors = (rows: readonly ReadRow[]): FieldError[] =>
  rows.flatMap(({ values, addresses }) =>
    'status' in values ? [] : [{ code: 'required' as const, field: addresses['status'] ?? '' }],
  );

/** Keeps the first error of each cell, which is the most specific. */
function oncePerCell(fieldErrors: readonly FieldError[]): FieldError[] {
  const cells = new Set<string>();
  return fieldErrors.filter(({ field }) => {
    if (field === undefined) return true;
    const isFirst = !cells.has(field);
    cells.add(field);
    return isFirst;
  });
}

const rateFields = ['rate1', 'rate2', 'feeVat'] as const;

/** The rates below 1 % of a sheet's rows without a percent sign. */
const askedIn = (rows: readonly ReadRow[]): AskedRate[] =>
  rows.flatMap(({ values, addresses, asked }) =>
    rateFields
      .filter((field) => asked.includes(field))
      .map((field) => ({
        cell: addresses[field] ?? '',
        subFamily: 'subFamily' in values ? String(values['subFamily']) : null,
        field,
        rate: Number(values[field]),
      })),
  );

/** Reads and validates the content of a fee table's workbook. */
export function readVersionSheets(
  found: readonly Sheet[],
  subFamilies: ReadonlySet<string>,
  options: ReadOptions,
): ReadContent {
  const toSheet = (name: SheetName) => readSheet(found, name, options);
  const [classes, slabs, rates] = [toSheet('classes'), toSheet('slabs'), toSheet('rates')];
  const [ruleSheet, credit] = [toSheet('rules'), toSheet('credit')];
  const { rules, positions: rulePositions, fieldErrors: ruleErrors } = readRules(ruleSheet, credit);
  const read = { classes: classes.rows, slabs: slabs.rows, rates: rates.rows };
  const bySlab = Map.groupBy(read.slabs, toKey);
  // Classes with the same name share their slabs; one more than allowed reveals too many.
  const toSlabs = (row: ReadRow) => bySlab.get(toKey(row))?.slice(0, maxSlabs + 1) ?? [];
  const positions = new Map([
    ...read.classes.flatMap((row, at) => [
      ...toAddresses(`classes.${at}`, row),
      ...toSlabs(row).flatMap((slab, i) => toAddresses(`classes.${at}.slabs.${i}`, slab)),
    ]),
    ...read.rates.flatMap((row, at) => toAddresses(`rates.${at}`, row)),
    ...rulePositions,
  ]);
  const sent = {
    classes: read.classes.map((row, position) => ({
      ...row.values,
      position,
      slabs: toSlabs(row).map(({ values: { maxWeight, feeBelow, feeAbove } }) => ({
        maxWeight,
        feeBelow,
        feeAbove,
      })),
    })),
    rates: read.rates.map(({ values }) => values),
    ...(rules === undefined ? {} : { rules }),
  };
  const parsed = z.safeParse(versionContent, sent, { reportInput: true });
  const invalid = parsed.success
    ? contentErrors(parsed.data, subFamilies, (list, at) => `${list}.${at}.`)
    : fieldErrorsOf(parsed.error);
  const withoutSlabs = read.classes.filter((row) => toSlabs(row).length === 0);
  const orphans = orphanSlabErrors(read.slabs, withoutSlabs, read.classes);
  const isRename = orphans.some(({ details }) => details?.['renamed'] !== null);
  const fieldErrors = oncePerCell([
    ...[classes, slabs, rates, ruleSheet, credit].flatMap((each) => each.fieldErrors),
    ...ruleErrors,
    ...missingStatusErrors([...read.classes, ...read.rates]),
    ...invalid
      .filter(({ code }) => !isRename || code !== 'slabsMissing')
      .map((fieldError) => atAddress(fieldError, positions)),
    ...orphans,
  ]);
  return {
    content: parsed.success && fieldErrors.length === 0 ? parsed.data : null,
    fieldErrors,
    asked: askedIn([...read.rates, ...ruleSheet.rows]),
  };
}
