import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrorsOf } from '../api/field-errors-of.ts';
import {
  advisedLongestPassword,
  longestPassword,
  newPassword,
  ownPassword,
  passwordRules,
  randomPassword,
  shortestPassword,
} from './password.ts';

const codesOf = (schema: z.core.$ZodType, value: unknown): string[] => {
  const result = z.safeParse(schema, value, { reportInput: true });
  return result.success ? [] : fieldErrorsOf(result.error).map(({ code }) => code);
};

describe('A new password', () => {
  it.each(['Sunny-42', 'كلمةAa1!', 'Aa1 !   ', 'Ärger-99', 'Aa1🙂bcdef', 'Aa١!bcde'])(
    'may be %s',
    (password) => {
      expect(codesOf(newPassword(), password)).toEqual([]);
    },
  );

  it.each([
    ['Aa1!abc', 'passwordTooShort'],
    ['sunny-42', 'passwordNoUppercase'],
    ['SUNNY-42', 'passwordNoLowercase'],
    ['Sunny-Harbour', 'passwordNoDigit'],
    ['Sunny42Harbour', 'passwordNoSpecial'],
    ['Sunny42 Harbour', 'passwordNoSpecial'],
  ])('%s breaks one rule: %s', (password, code) => {
    expect(codesOf(newPassword(), password)).toEqual([code]);
  });

  it('reports every broken rule, in reading order', () => {
    const rules = passwordRules.map(({ code }) => code);
    expect(codesOf(newPassword(), ' ')).toEqual(rules);
    expect(rules).toEqual([
      'passwordTooShort',
      'passwordNoUppercase',
      'passwordNoLowercase',
      'passwordNoDigit',
      'passwordNoSpecial',
    ]);
  });

  it('is required, and an empty one breaks only that rule', () => {
    expect([codesOf(newPassword(), ''), codesOf(newPassword(), undefined)]).toEqual([
      ['passwordRequired'],
      ['passwordRequired'],
    ]);
  });

  it('has 8 to 128 characters as a person counts them', () => {
    expect(codesOf(newPassword(), `Aa1!${'x'.repeat(longestPassword - 4)}`)).toEqual([]);
    expect(codesOf(newPassword(), `Aa1!${'x'.repeat(longestPassword - 3)}`)).toEqual(['tooLong']);
    expect(codesOf(newPassword(), 'Aa1🙂🙂🙂')).toEqual(['passwordTooShort']);
  });

  it('is neither trimmed nor folded', () => {
    expect(z.parse(newPassword(), '  Aa1!bcd  ')).toBe('  Aa1!bcd  ');
    expect(z.parse(newPassword(), 'Aa1!ﬁ①bcd')).toBe('Aa1!ﬁ①bcd');
  });
});

describe('An existing password', () => {
  it('is any text that is not empty', () => {
    for (const typed of ['x', ' ', '\0', 'x'.repeat(1_000)])
      expect(codesOf(ownPassword(), typed)).toEqual([]);
    expect(codesOf(ownPassword(), '')).toEqual(['required']);
    expect(codesOf(ownPassword(), 'x'.repeat(1_001))).toEqual(['tooLong']);
  });
});

describe('A generated password', () => {
  it('satisfies every rule at every length, 500 times over', () => {
    for (let run = 0; run < 500; run += 1) {
      const length = shortestPassword + (run % (advisedLongestPassword - shortestPassword + 1));
      const password = randomPassword(length);
      expect(password).toHaveLength(length);
      for (const kind of [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/]) expect(password).toMatch(kind);
      expect(codesOf(newPassword(), password)).toEqual([]);
      expect(password).not.toMatch(/[lIO01]/);
    }
  });

  it('differs each time, with every kind of character at every position', () => {
    const all = Array.from({ length: 500 }, () => randomPassword());
    expect(new Set(all).size).toBe(500);
    expect(new Set(all.map((password) => /[a-z]/.test(password.charAt(0)))).size).toBe(2);
    expect(new Set(all.map((password) => /\d/.test(password.charAt(15)))).size).toBe(2);
  });

  it.each([7, 21, 8.5, 0, -8, Number.NaN, Infinity])('cannot have a length of %s', (length) => {
    expect(() => randomPassword(length)).toThrow(RangeError);
  });
});
