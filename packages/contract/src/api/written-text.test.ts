import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { fieldErrorsOf } from './field-errors-of.ts';
import { writtenNote, writtenText } from './written-text.ts';

const codesOf = (schema: z.core.$ZodType, value: unknown): string[] => {
  const { error } = z.safeParse(schema, value, { reportInput: true });
  return error === undefined ? [] : fieldErrorsOf(error).map(({ code }) => code);
};

describe('free text', () => {
  test.each(['x', ' x ', 'سعر', 'م\u200cن'])('is %j', (value) =>
    expect(codesOf(writtenText(20), value)).toEqual([]),
  );
  test.each(['', ' ', '\u00a0\u2003', '\u200b\u2060', '\u3164\u2800', '\n\t'])('is not %j', (value) =>
    expect(codesOf(writtenText(20), value)).toEqual(['required']),
  );
  test('is plain', () => expect(codesOf(writtenText(20), '<b>x</b>')).toEqual(['markupNotAllowed']));
});

describe('a note of 6 characters', () => {
  test.each(['abcdef', ' a b c d ', 'تم الدفع'])('is %j, without the spaces around it', (value) =>
    expect(z.parse(writtenNote(6, 20), value)).toBe(value.trim()),
  );
  test.each(['      ', 'a      b', 'abcde\u200b', `ok${'\u3164'.repeat(6)}`, 'abcde '])(
    'is not %j',
    (value) => expect(codesOf(writtenNote(6, 20), value)).toEqual(['textTooShort']),
  );
});
