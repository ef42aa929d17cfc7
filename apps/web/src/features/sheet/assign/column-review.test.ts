import type { ColumnQuestion } from '@saer/spreadsheet/rows/cells/column-question';
import { expect, it } from 'vitest';
import type { DetectedSheet } from '@saer/spreadsheet/session/sheet-interpretation';
import {
  assignColumn,
  chooseUnit,
  type ColumnChoices,
  confirmColumn,
  ignoreColumn,
  askedColumns,
  openColumns,
  reviewColumns,
  confidentColumns,
} from './column-review.ts';
import { valuePreview } from './value-preview.ts';

const evidence = { examples: ['10', '3'], filled: 2, doubted: 2, rows: [1, 2] };
const unit: ColumnQuestion = {
  index: 1,
  kind: 'unit',
  reason: 'noUnit',
  column: 'weight',
  columns: ['weight'],
  units: ['kg', 'g'],
  evidence,
};
const margin: ColumnQuestion = {
  index: 2,
  kind: 'unassigned',
  reason: 'wishOrResult',
  column: null,
  columns: ['profit', 'marginRate'],
  units: [],
  evidence,
};
const found: DetectedSheet = {
  name: 'Mine',
  rows: 3,
  headerRow: 0,
  headers: ['Cost', 'Weight', 'Margin', 'Note', ''],
  headersKey: 'k',
  mapping: { cost: 0, weight: 1 },
  units: {},
  ignored: [],
  questions: [unit, margin],
  blocks: [],
  layout: null,
  by: 'headers',
  facts: {
    others: [],
    hiddenRows: 0,
    totals: 0,
    leftOut: {},
    sales: { rows: 0, until: null },
    inCurrency: {},
  },
  isRemembered: false,
  examples: [['50'], ['10', '3'], ['20'], [], []],
  firstRows: [],
};
const first: ColumnChoices = { mapping: found.mapping, units: {}, ignored: [], answered: [] };
const open = (choices: ColumnChoices) => openColumns(reviewColumns(found, choices)).map(({ index }) => index);

it('puts the columns in question before the sure ones, and leaves those without header and value away', () => {
  const columns = reviewColumns(found, first);
  expect(askedColumns(columns).map(({ index }) => index)).toEqual([1, 2]);
  expect(confidentColumns(columns).map(({ index }) => index)).toEqual([0, 3]);
  expect(open(first)).toEqual([1, 2]);
});

it('assumes no unit before one is selected', () => {
  expect(reviewColumns(found, first)[1]?.unit).toBeUndefined();
  const chosen = chooseUnit(first, 1, 'kg');
  expect(reviewColumns(found, chosen)[1]).toMatchObject({ unit: 'kg', isOpen: false });
  expect(chosen.units).toEqual({ weight: 'kg' });
  expect(chooseUnit({ ...first, mapping: { ...found.mapping, longestSide: 3 } }, 3, 'in').units).toEqual({
    longestSide: 'in',
    medianSide: 'in',
    shortestSide: 'in',
  });
  // A column cannot be in a unit of another kind.
  expect(chooseUnit(first, 1, 'cm')).toBe(first);
});

it('closes a question by an answer, by leaving out, and by saying that it is right', () => {
  expect(open(assignColumn(first, 2, 'marginRate', false))).toEqual([1]);
  const left = ignoreColumn(first, 2);
  expect(open(left)).toEqual([1]);
  expect(left.ignored).toEqual([2]);
  expect(open(confirmColumn(left, 1))).toEqual([]);
  expect(assignColumn(left, 2, 'profit', false).ignored).toEqual([]);
});

it('asks about a column that is freed by another one', () => {
  const taken = assignColumn(confirmColumn(ignoreColumn(first, 2), 1), 2, 'cost', false);
  expect(taken.mapping).toEqual({ weight: 1, cost: 2 });
  expect(open(taken)).toEqual([0]);
});

const figure = (...of: Parameters<typeof valuePreview>) => {
  const preview = valuePreview(...of);
  return preview === null ? null : `${preview.figure} ${preview.unit}`;
};

it('displays a value converted to its unit', () => {
  expect(figure('10', 'weight', 'kg')).toBe('10 kg');
  expect(figure('0.3748', 'weight', 'kg')).toBe('0.375 kg');
  expect(figure('٣٥٠', 'weight', 'g')).toBe('350 g');
  expect(figure('8', 'longestSide', 'in')).toBe('20.4 cm');
  expect(figure('200', 'longestSide', 'mm')).toBe('20 cm');
  expect(figure('115', 'cost', 'withVat')).toBe('100.00 withoutVat');
  expect(figure('100', 'currentPrice', 'withoutVat')).toBe('115.00 withVat');
  expect(figure('20', 'profit', '%')).toBe('20 %');
  expect(figure('0.2', 'marginRate', 'share')).toBe('20 %');
  // Values with their own unit are not converted.
  expect(figure('0.5 kg', 'weight', 'g')).toBeNull();
});
