import * as z from 'zod/mini';
import { cleaned } from '../api/clean-text.ts';

/** Maximum length of a word or phrase of a category, and of a search. */
export const longestWord = 60;
/** Maximum words of one category in one language. */
export const maxWords = 600;
const longestLines = maxWords * (longestWord + 1);

/** Words as saved: one word or phrase per line. */
export const categoryWordLines = () => z.string('text').check(z.maxLength(longestLines, 'text'));

/** The words of a text with one per line: trimmed, without duplicates. */
export const wordsIn = (lines: string): readonly string[] => [
  ...new Set(
    lines
      .split(/[\n\r\u2028\u2029]+/)
      .map((word) => word.trim().replace(/\s+/g, ' '))
      .filter((word) => word !== ''),
  ),
];

const isPlain = (value: string): boolean => !/\p{Cs}|[^\P{Cc}\t\n\r]/u.test(value);

/** Words entered by an admin: one word or phrase per line, each short, not too many. */
export const writtenWordLines = () =>
  z.pipe(
    z.string('text').check(
      cleaned(),
      z.maxLength(longestLines * 2, { error: 'text', abort: true }),
      z.refine(isPlain, { error: 'notText', abort: true }),
      z.refine((value) => !/<[/!?a-z]/i.test(value), { error: 'markupNotAllowed', abort: true }),
    ),
    z.pipe(
      z.transform((value: string) => wordsIn(value).join('\n')),
      z.string().check(
        z.refine((value) => value.split('\n').every((word) => word.length <= longestWord), 'wordTooLong'),
        z.refine((value) => value.split('\n').length <= maxWords, 'tooManyWords'),
      ),
    ),
  );
