import { expect, test } from 'vitest';
import { disambiguate, getOtherName } from './disambiguate.ts';
import { getKnownName, productName, getName } from './name.ts';

const toys = { code: 'toys', nameEn: 'Toys', nameAr: 'ألعاب' };

test('a row has its name in the requested language', () => {
  expect(getName(toys, 'ar')).toBe('ألعاب');
  expect(getName(toys, 'en')).toBe('Toys');
  expect(getOtherName(toys, 'ar')).toEqual({ name: 'Toys', language: 'en' });
});

test('a name in one language alone serves both', () => {
  expect(getKnownName({ nameEn: null, nameAr: 'دمية' }, 'en')).toBe('دمية');
  expect(getKnownName({ nameEn: 'Doll', nameAr: null }, 'ar')).toBe('Doll');
  expect(getKnownName({ nameEn: null, nameAr: null }, 'ar')).toBeNull();
});

test('a product without a name is called by its barcode', () => {
  expect(productName({ nameEn: null, nameAr: null, barcode: '628' }, 'en')).toBe('628');
  expect(productName({ nameEn: null, nameAr: null, barcode: null }, 'en')).toBe('');
});

test('rows that share a name are distinguished by their name in the other language', () => {
  const games = { code: 'games', nameEn: 'Games', nameAr: 'ألعاب' };
  expect(disambiguate([toys, games], 'ar')).toEqual(
    new Map([
      ['toys', 'Toys'],
      ['games', 'Games'],
    ]),
  );
  expect(disambiguate([toys, games], 'en').size).toBe(0);
});
