import { expect, test } from 'vitest';
import { recordLabel, recordValue } from './record-value.ts';
import { createTranslator } from './translator.ts';

const en = createTranslator('en', { 'field.state': 'State', 'field.status': 'Backing' });
const ar = createTranslator('ar', { 'field.state': 'الحالة', 'field.status': 'المصدر' });

const nameOf = (field: string, key: number) =>
  field === 'ownerId' && key === 7 ? 'Reem Example' : undefined;

test('an account has a state, a figure a provenance', () => {
  expect([en, ar].map((i18n) => recordLabel(i18n, 'status', 'account'))).toEqual(['State', 'الحالة']);
  expect([en, ar].map((i18n) => recordLabel(i18n, 'status', 'referralRule'))).toEqual(['Backing', 'المصدر']);
});

test('a product has a type, a price plan its own', () => {
  const i18n = createTranslator('en', { 'field.typeId': 'Type', 'field.type': 'Type of plan' });
  expect(['product', 'pricePlan'].map((entity) => recordLabel(i18n, 'type', entity))).toEqual([
    'Type',
    'Type of plan',
  ]);
});

test('a key is displayed as its row’s name, if known', () => {
  expect(recordValue(en, 'ownerId', 7, nameOf)).toBe('Reem Example');
  expect(recordValue(en, 'accountId', 8, nameOf)).toContain('#8');
});
