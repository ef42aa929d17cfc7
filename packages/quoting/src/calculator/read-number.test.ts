import { expect, test } from 'vitest';
import {
  readMoney,
  readPositiveMoney,
  readRate,
  readShare,
  readSide,
  readWeight,
} from './normalise-draft.ts';

test('digits of three scripts and pasted currency are the same sum', () => {
  for (const text of ['1234.50', '١٬٢٣٤٫٥٠ ر.س.', '۱۲۳۴٫۵', '\u20C1 1,234.50']) {
    expect(readMoney(text)).toEqual({ is: 'number', value: 123_450 });
  }
});

test('nothing typed is nothing, not zero', () => {
  expect(readMoney('  ')).toEqual({ is: 'empty' });
});

test('a cost of zero breaks a separate rule', () => {
  const problem = { code: 'zeroNotAllowed', details: { kind: 'money', minimum: 1 } };
  expect(readPositiveMoney('0.00')).toEqual({ is: 'wrong', problem });
});

test.each([
  ['-5', 'negative'],
  ['1234567890123', 'tooLarge'],
  ['twelve', 'notANumber'],
  ['1.2.3', 'ambiguous'],
  ['1.234', 'tooManyDecimals'],
])('a cost of %s is rejected as %s', (text, refusal) => {
  expect(readPositiveMoney(text)).toEqual({ is: 'wrong', problem: { refusal } });
});

test('a share ends at 100 %, a markup at 1,000 %', () => {
  expect(readShare('100')).toEqual({ is: 'number', value: 10_000 });
  expect(readShare('100.01')).toMatchObject({ is: 'wrong', problem: { code: 'tooLarge' } });
  expect(readRate('250%')).toEqual({ is: 'number', value: 25_000 });
});

test('centimetres are millimetres, kilograms are grams', () => {
  expect(readSide('2.5')).toEqual({ is: 'number', value: 25 });
  expect(readSide('0')).toMatchObject({ is: 'wrong', problem: { code: 'zeroNotAllowed' } });
  expect(readWeight('1.25', 'kg')).toEqual({ is: 'number', value: 1250 });
  expect(readWeight('٧٥٠', 'g')).toEqual({ is: 'number', value: 750 });
});

test('a unit written beside a weight counts before the one that is chosen', () => {
  for (const text of ['0.5 kg', '٠٫٥ كجم', '0.5كيلو', '500 g', '٥٠٠ جم', '500 جرام']) {
    for (const unit of ['g', 'kg'] as const) {
      expect(readWeight(text, unit)).toEqual({ is: 'number', value: 500 });
    }
  }
  expect(readWeight('نص كيلو', 'g')).toMatchObject({ is: 'wrong' });
  expect(readWeight('2 lb', 'kg')).toEqual({ is: 'number', value: 908 });
  expect(readWeight('2 stones', 'kg')).toMatchObject({ is: 'wrong' });
});
