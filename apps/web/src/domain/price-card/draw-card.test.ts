import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapLines } from './draw-card.ts';

const within = (longest: number) => (text: string) => text.length <= longest;

test('a name is broken between its words', () => {
  expect(wrapLines('دلة قهوة عربية  نحاس', 2, within(10))).toEqual(['دلة قهوة', 'عربية نحاس']);
  expect(wrapLines('Kettle', 2, within(10))).toEqual(['Kettle']);
  expect(wrapLines('  ', 2, within(10))).toEqual([]);
});

test('what is left after the last line is shortened', () => {
  expect(wrapLines('Stainless steel kettle', 1, within(12))).toEqual(['Stainless s…']);
});

test('a word that is wider than a line is broken within itself, and no character is torn apart', () => {
  expect(wrapLines('abcdefgh', 3, within(3))).toEqual(['abc', 'def', 'gh']);
  expect(wrapLines('👨‍👩‍👧👨‍👩‍👧', 2, within(8))).toEqual(['👨‍👩‍👧', '👨‍👩‍👧']);
});

test('every line fits, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), fc.integer({ min: 2, max: 30 }), (text, longest) => {
      const lines = wrapLines(text, 2, within(longest));
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(longest);
    }),
  );
});
