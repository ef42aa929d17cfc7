import type { FieldError } from '@saer/contract/field-error';
import { maxCredits } from '@saer/contract/limits';
import { cellAddress } from '@saer/spreadsheet/cell-address';
import type { ReadRow, ReadSheet } from './read-sheet.ts';

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
export function readRules(sheet: ReadSheet, credit: ReadSheet): ReadRules {
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
