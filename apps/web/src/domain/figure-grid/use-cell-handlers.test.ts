import { expect, test } from 'vitest';
import { numberKinds, neatText } from '../number-field/read-number.ts';
import { replaceRows } from './figure-row.ts';
import { isBlock, pasteBlock } from './use-cell-handlers.ts';

const money = (text: string): string => neatText(text, numberKinds.money);
const columns = (['from', 'below', 'above'] as const).map((field) => ({ field, title: field, neat: money }));

let keys = 0;
const createRow = () => ({ key: String((keys += 1)), from: '', below: '', above: '' });
type Row = ReturnType<typeof createRow>;

const paste = (rows: readonly Row[], at: number, field: 'from' | 'below' | 'above', text: string) =>
  replaceRows(rows, pasteBlock({ rows, columns, at, field, text, createRow }));
const texts = (rows: readonly Row[]) => rows.map(({ from, below, above }) => [from, below, above]);

test('a block of a sheet fills the rows from the cell on and adds those that are missing', () => {
  expect(texts(paste([createRow()], 0, 'from', '250\t7\t8.50\r\n500\t7.5\t9\r\n'))).toEqual([
    ['250.00', '7.00', '8.50'],
    ['500.00', '7.50', '9.00'],
  ]);
});

test('a column goes down from its cell, in any digits, and leaves the others', () => {
  const rows = paste([], 0, 'from', '250\t7\n500\t8');
  expect(texts(paste(rows, 1, 'above', '٩٫٥\nn/a'))).toEqual([
    ['250.00', '7.00', ''],
    ['500.00', '8.00', '9.50'],
    ['', '', 'n/a'],
  ]);
});

test('columns beyond the grid are dropped, and rows where none can be added', () => {
  expect(texts(paste([], 0, 'above', '1\t2\t3'))).toEqual([['', '', '1.00']]);
  const rows = [createRow()];
  expect(pasteBlock({ rows, columns, at: 0, field: 'from', text: '1\n2\n3' })).toHaveLength(1);
});

test('one cell is not a block', () => {
  expect(isBlock('12.5\n')).toBe(false);
  expect(isBlock('1\t2')).toBe(true);
});
