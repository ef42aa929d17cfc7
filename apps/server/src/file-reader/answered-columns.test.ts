import { productSheet } from '@saer/spreadsheet/read-product-sheets';
import { sheetOf } from '@saer/spreadsheet/rows/testing/sheet-of';
import { expect, test } from 'vitest';
import { answeredColumns } from './answered-columns.ts';

const headers = [
  'Barcode',
  'Name',
  'Weight',
  'Cost',
  'Own',
  '',
  'Shelf',
  'Margin',
  'Profit',
  'Brand',
  'Name 2',
];
const row = (at: number) => [
  `62800000000${10 + at}`,
  `Cup ${at}`,
  at % 3 === 0 ? `${at + 1} kg` : at + 1,
  10 + at,
  at,
  `x${at}`,
  at % 2 === 0 ? 'A' : null,
  20,
  at * 2,
  'Own brand',
  `Second ${at}`,
];

const isOfUnit = ({ kind }: { readonly kind: string }) => kind === 'unit' || kind === 'mixedUnits';

test('columns that nothing is read from are left out as if all were looked at again', () => {
  const sheet = productSheet(sheetOf([headers, ...Array.from({ length: 12 }, (_, at) => row(at))]));
  const { columns: recognised } = sheet;
  expect(recognised.by).toBe('headers');
  expect(recognised.questions.length).toBeGreaterThan(2);
  const used = new Set(Object.values(recognised.mapping));
  const unused = headers.flatMap((_, at) => (used.has(at) ? [] : [at]));
  expect(unused.length).toBeGreaterThan(2);
  for (const ignored of [...unused.map((at) => [at]), unused, unused.slice(1), unused.toReversed()]) {
    const again = sheet.withAnswers({ mapping: { ...recognised.mapping }, units: {}, ignored }).columns;
    const questions = [
      ...recognised.questions.filter((each) => !isOfUnit(each) && !ignored.includes(each.index)),
      ...again.questions.filter(isOfUnit),
    ];
    expect(answeredColumns(sheet, { saved: null, units: {}, ignored, columns: {}, currencies: {} })).toEqual({
      ...again,
      questions,
    });
  }
});
