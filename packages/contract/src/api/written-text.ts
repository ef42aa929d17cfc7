import * as z from 'zod/mini';
import { plainText } from './text-format.ts';

/** Characters that leave no mark on a page: those without width, and the one of Braille that has no dot. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text as a reader sees it: each run of spaces is one, those at the ends and what is invisible are none. */
const visible = (value: string): string => value.replaceAll(invisible, '').trim().replaceAll(/\s+/g, ' ');

/** Free text with something to read in it. */
export const writtenText = (longest: number) =>
  plainText(longest).check(z.refine((value) => visible(value) !== '', 'required'));

/** Free text of at least `shortest` characters that are seen, without the spaces around it. */
export const writtenNote = (shortest: number, longest: number) =>
  z.pipe(
    plainText(longest),
    z.pipe(
      z.transform((value: string) => value.trim()),
      z.string().check(
        z.refine((value) => Array.from(visible(value)).length >= shortest, {
          error: 'textTooShort',
          params: { minimum: shortest },
        }),
      ),
    ),
  );
