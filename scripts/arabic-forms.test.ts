import { expect, test } from 'vitest';
import { bareNumbers, differing, malformedArabic, missingForms } from './arabic-forms.ts';

const whole = '{n, plural, zero {لا شيء} one {واحد} two {اثنان} few {# قليلة} many {# كثيرًا} other {# آخر}}';

test('a plural needs all six forms, whatever stands around it and within it', () => {
  expect(missingForms(whole)).toEqual([]);
  expect(missingForms(`قبل ${whole} وبعد {name}`)).toEqual([]);
  expect(missingForms(whole.replace('zero {لا شيء} ', ''))).toEqual(['zero']);
  expect(missingForms(whole.replace('zero', '=0'))).toEqual(['zero']);
  expect(missingForms(`{kind, select, a {${whole.replace('many', 'much')}} other {}}`)).toEqual(['many']);
});

test('a percentage within Arabic is isolated', () => {
  expect(bareNumbers('النسبة 8.5% من السعر')).toEqual(['8.5%']);
  expect(bareNumbers('النسبة \u20668.5%\u2069 من السعر')).toEqual([]);
  expect(bareNumbers('15%')).toEqual([]);
});

test('one English text has one Arabic text, unless a context tells them apart', () => {
  const order = { msgid: 'Order', text: 'الطلب' };
  expect(differing([order, order])).toEqual([]);
  expect(differing([order, { ...order, msgctxt: 'list', text: 'الترتيب' }])).toEqual([]);
  expect(differing([order, { ...order, text: 'اطلب' }])).toEqual(['“Order” is الطلب / اطلب']);
});

test('no Arabic message lacks a form', () => {
  expect(malformedArabic()).toEqual([]);
});
