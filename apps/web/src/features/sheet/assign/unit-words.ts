import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { ColumnUnit } from '@saer/spreadsheet/rows/layouts/column-units';
import { useCallback } from 'react';

const units = {
  g: msg`grams (g)`,
  kg: msg`kilograms (kg)`,
  lb: msg`pounds (lb)`,
  oz: msg`ounces (oz)`,
  cm: msg`centimetres (cm)`,
  mm: msg`millimetres (mm)`,
  m: msg`metres (m)`,
  in: msg`inches (in)`,
  withoutVat: msg`SAR, without VAT`,
  withVat: msg`SAR, VAT included`,
  SAR: msg`an amount (SAR)`,
  '%': msg`a percentage (%)`,
  share: msg`a fraction: 0.2 is 20%`,
} as const satisfies Record<ColumnUnit, unknown>;

const signs = {
  g: msg`g`,
  kg: msg`kg`,
  lb: msg`lb`,
  oz: msg`oz`,
  cm: msg`cm`,
  mm: msg`mm`,
  m: msg`m`,
  in: msg`in`,
  SAR: msg`SAR`,
  '%': msg`%`,
  share: msg`0.2 = 20%`,
  withoutVat: msg`SAR without VAT`,
  withVat: msg`SAR with VAT`,
} as const satisfies Record<ColumnUnit, unknown>;

/** Labels of units in a selection. */
export const useUnitWords = (): ((unit: ColumnUnit) => string) => {
  const { _ } = useLingui();
  return useCallback((unit) => _(units[unit]), [_]);
};

/** Units after a figure, or in a column header. */
export const useUnitSigns = (): ((unit: ColumnUnit) => string) => {
  const { _ } = useLingui();
  return useCallback((unit) => _(signs[unit]), [_]);
};
