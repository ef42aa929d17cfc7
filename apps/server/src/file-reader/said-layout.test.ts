import { sheetOf } from '@saer/spreadsheet/rows/testing/sheet-of';
import { recogniseColumns, withAnswers } from '@saer/spreadsheet/rows/recognise-columns';
import { expect, test } from 'vitest';
import { saidLayout } from './said-layout.ts';

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
  const sheet = sheetOf([headers, ...Array.from({ length: 12 }, (_, at) => row(at))]);
  const recognised = recogniseColumns(sheet);
  expect(recognised.by).toBe('headers');
  expect(recognised.questions.length).toBeGreaterThan(2);
  const used = new Set(Object.values(recognised.mapping));
  const unused = headers.flatMap((_, at) => (used.has(at) ? [] : [at]));
  expect(unused.length).toBeGreaterThan(2);
  for (const ignored of [...unused.map((at) => [at]), unused, unused.slice(1), unused.toReversed()]) {
    const again = withAnswers(sheet, recognised, { mapping: { ...recognised.mapping }, units: {}, ignored });
    const questions = [
      ...recognised.questions.filter((each) => !isOfUnit(each) && !ignored.includes(each.index)),
      ...again.questions.filter(isOfUnit),
    ];
    expect(saidLayout(sheet, recognised, { saved: null, units: {}, ignored })).toEqual({
      ...again,
      questions,
    });
  }
});
