import { expect, test } from 'vitest';
import { emptySlab } from './class-draft.ts';
import { isBlock, pasteSlabs } from './paste-slabs.ts';

const texts = (slabs: ReturnType<typeof pasteSlabs>) =>
  slabs.map(({ maxWeight, feeBelow, feeAbove }) => [maxWeight, feeBelow, feeAbove]);

test('a block of a sheet fills the rows from the cell on and adds those that are missing', () => {
  const pasted = pasteSlabs([emptySlab()], 0, 'maxWeight', '250\t7\t8.50\r\n500\t7.5\t9\r\n');
  expect(texts(pasted)).toEqual([
    ['250', '7', '8.50'],
    ['500', '7.5', '9'],
  ]);
});

test('a column goes down from where it is pasted and leaves the others', () => {
  const initial = pasteSlabs([], 0, 'maxWeight', '250\t7\n500\t8');
  expect(texts(pasteSlabs(initial, 1, 'feeAbove', '٩٫٥\n10'))).toEqual([
    ['250', '7', ''],
    ['500', '8', '٩٫٥'],
    ['', '', '10'],
  ]);
});

test('columns beyond the table are dropped', () => {
  expect(texts(pasteSlabs([], 0, 'feeAbove', '1\t2\t3'))).toEqual([['', '', '1']]);
});

test('one cell is not a block', () => {
  expect(isBlock('12.5\n')).toBe(false);
  expect(isBlock('1\t2')).toBe(true);
});
