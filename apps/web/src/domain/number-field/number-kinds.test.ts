import { expect, test } from 'vitest';
import { numberKinds, neatText } from './read-number.ts';
import { aboveZero, atMost } from '@saer/i18n/read-number';

test('each kind is read into its smallest unit', () => {
  expect(numberKinds.money.read('١٢٫٥')).toEqual({ is: 'number', value: 1250 });
  expect(numberKinds.rate.read('12.5%')).toEqual({ is: 'number', value: 1250 });
  expect(numberKinds.side.read('2.5')).toEqual({ is: 'number', value: 25 });
  expect(numberKinds.weight.read('750')).toEqual({ is: 'number', value: 750 });
});

test('an empty text is no error; one that is no number says why', () => {
  expect(numberKinds.money.read(' ')).toEqual({ is: 'empty' });
  expect(numberKinds.money.read('-1')).toEqual({ is: 'wrong', problem: { refusal: 'negative' } });
});

test('a rule rejects only a number that breaks it', () => {
  const zero = { is: 'wrong', problem: { code: 'zeroNotAllowed', details: { kind: 'side', minimum: 1 } } };
  expect(aboveZero('side', numberKinds.side.read('0'))).toEqual(zero);
  expect(aboveZero('side', numberKinds.side.read(''))).toEqual({ is: 'empty' });
  expect(atMost('rate', 10_000, numberKinds.rate.read('100'))).toEqual({ is: 'number', value: 10_000 });
  expect(atMost('rate', 9_999, numberKinds.rate.read('100'))).toMatchObject({
    problem: { code: 'tooLarge' },
  });
});

test('a text is printed neatly as soon as it is a number', () => {
  expect(neatText('7.5', numberKinds.money)).toBe('7.50');
  expect(neatText('seven', numberKinds.money)).toBe('seven');
});
