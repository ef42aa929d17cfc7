import { expect, it } from 'vitest';
import { batchErrors } from './use-saving.ts';
import type { GridRow } from '../model/grid-row.ts';

const row = (id: number, texts: GridRow['texts']): GridRow => ({
  id,
  at: id,
  texts,
  outcome: null,
  serverErrors: [],
});

it('assigns the server’s errors to the rows that were sent, at their columns', () => {
  const sent = [row(4, { barcode: '1' }), row(9, { barcode: '2', profit: '20%' })];
  const refused = batchErrors(sent, [
    { code: 'barcodeThereTwice', message: '', field: 'products.0.barcode', details: { count: 2 } },
    { code: 'targetUnreachable', message: '', field: 'products.1.marginRate' },
    { code: 'tooSmall', message: '', field: 'products.1.sides.2' },
    { code: 'rowsMissing', message: '' },
    { code: 'required', message: '', field: 'products.7.cost' },
  ]);
  expect([...refused]).toEqual([
    [4, [{ column: 'barcode', fieldError: { code: 'barcodeThereTwice', details: { count: 2 } } }]],
    [
      9,
      [
        { column: 'profit', fieldError: { code: 'targetUnreachable' } },
        { column: 'shortestSide', fieldError: { code: 'tooSmall' } },
      ],
    ],
  ]);
});
