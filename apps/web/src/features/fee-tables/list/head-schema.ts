import { day, text } from '@saer/contract/api/field';
import * as z from 'zod/mini';

/** The head of a version as a form holds it: an empty source is none. */
export const headFields = {
  name: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.trim()),
    ),
    text(200),
  ),
  effectiveFrom: day(),
  source: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => (typed.trim() === '' ? null : typed.trim())),
    ),
    z.nullable(text(2_000)),
  ),
};
