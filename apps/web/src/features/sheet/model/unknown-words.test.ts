import type { RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import { expect, it } from 'vitest';
import { summarizeRows } from './sheet-summary.ts';
import type { GridRow } from './grid-row.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { rowsSaying } from './unknown-words.ts';

const row = (id: number, texts: RowTexts, name: string | null): GridRow => ({
  id,
  at: id,
  texts,
  outcome:
    name === null
      ? null
      : {
          ok: false,
          problems: [
            { column: 'subFamily', fieldError: { code: 'unknownSubFamily', details: { subFamily: name } } },
          ],
        },
  serverErrors: [],
});

const rows = [
  row(0, { subFamily: 'مكياج' }, 'مكياج'),
  row(1, { subFamily: 'قهوة' }, 'قهوة'),
  row(2, { subFamily: 'المكياج' }, 'المكياج'),
  row(3, { subFamily: 'watches' }, null),
  row(4, { type: 'مكياج' }, null),
];

it('collects each unknown word once, however it is spelt, with the count of its rows', async () => {
  const { unknownWords } = await summarizeRows(rows, timeSlice());
  expect(unknownWords.map(({ text, rows: count }) => [text, count])).toEqual([
    ['مكياج', 2],
    ['قهوة', 1],
  ]);
});

it('finds every row that says a word, also those that are priced', async () => {
  const { unknownWords } = await summarizeRows(rows, timeSlice());
  expect([...rowsSaying(rows, unknownWords[0]?.term ?? '')]).toEqual([0, 2, 4]);
});
