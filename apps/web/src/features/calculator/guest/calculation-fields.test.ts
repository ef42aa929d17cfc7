import { parseCalculation, isCalculationField } from '@saer/contract/api/calculation-query';
import { expect, test } from 'vitest';
import { draftFieldNames, emptyDraft } from '@saer/contract/products/calculator-draft';
import { searchQuery } from '@saer/contract/products/calculator-search';

test('an account saves every field of the form, but for which stored product was opened', () => {
  expect(draftFieldNames.filter((field) => !isCalculationField(field))).toEqual([
    'product',
    'productVersion',
  ]);
});

test('the form’s fields in the URL are saved unchanged', () => {
  const query = searchQuery({
    ...emptyDraft,
    name: 'كوب & «٥٠٪» <b>',
    cost: '٤٥٫٥٠',
    marginRate: '',
    on: '2026-01-31',
  });
  expect(parseCalculation(query)).toBe(query);
});

test('of another query only the calculation is left', () => {
  expect(parseCalculation('?cost=5&product=7&to=//evil.example&cost=6&name=a%00b')).toBe('cost=5');
  expect(parseCalculation('to=/admin')).toBeUndefined();
  expect(parseCalculation('')).toBeUndefined();
});
