import { type Draft, emptyDraft } from '@saer/contract/products/calculator-draft';
import { expect, test } from 'vitest';
import { differingFields } from './differing-inputs.ts';

const column = (fields: Partial<Draft>) => ({
  draft: { ...emptyDraft, ...fields },
  store: undefined,
  table: undefined,
});

test('fields differ by what is typed, not by how', () => {
  const first = column({ cost: '25', weight: '500', weightUnit: 'g', name: 'Kettle' });
  const alike = column({ cost: '٢٥٫٠٠', weight: '0.5', weightUnit: 'kg', name: ' Kettle ' });
  expect(differingFields([first, alike])).toEqual([]);
});

test('a cost that is left out is zero', () => {
  expect(differingFields([column({ adsRate: '' }), column({ adsRate: '0' })])).toEqual([]);
  expect(differingFields([column({ adsRate: '' }), column({ adsRate: '8.5' })])).toEqual(['adsRate']);
});

test('every column is compared with the first one, in the order of the form', () => {
  const columns = [column({}), column({ store: 'NOON_SA_FBN' }), column({ cost: '7', store: '' })];
  expect(differingFields(columns)).toEqual(['store', 'cost']);
  expect(differingFields([])).toEqual([]);
});
