import { expect, test } from 'vitest';
import { recordLabel, recordValue } from './record-value.ts';
import { createTranslator } from '../translator.ts';

const en = createTranslator('en', { 'field.state': 'State', 'field.status': 'Backing' });
const ar = createTranslator('ar', { 'field.state': 'الحالة', 'field.status': 'المصدر' });

const nameOf = (field: string, key: number) =>
  field === 'ownerId' && key === 7 ? 'Reem Example' : undefined;

/** Without the marks that isolate parts of another direction. */
const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');

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

const rate = (rate1: number, rate2: number | null) => ({ subFamily: 'x', rate1, rate2, limit: null });

test('rows audited by their keys are named with their rates, many are counted, and what is none is said', () => {
  expect(plain(recordValue(en, 'rates', { toys: rate(1250, null), watches: rate(1500, 500) }))).toBe(
    'toys 12.5% · watches 15% 5%',
  );
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`class_${at}`, { code: at }]));
  expect(plain(recordValue(en, 'classes', many))).toBe(
    'class_0 · class_1 · class_2 · class_3 · class_4 · class_5 and 3 more',
  );
  expect(plain(recordValue(en, 'rates', ['toys', 'watches']))).toBe('toys · watches');
  expect(recordValue(en, 'classes', {})).toBe(recordValue(en, 'classes', null));
});
