import * as z from 'zod/mini';
import { megabyte } from '../api/endpoint.ts';

const pdfPrefix = 'data:application/pdf;base64,';

/** Begins as a PDF does: with `%PDF-`, here as base64. */
const pdfDataPattern = /^data:application\/pdf;base64,JVBERi[0-3][A-Za-z0-9+/]*={0,2}$/;

const isPdfDataUri = (value: string): boolean =>
  (value.length - pdfPrefix.length) % 4 === 0 && pdfDataPattern.test(value);

/** A PDF as a data URI, of so many megabytes at most. Only its first bytes are looked at. */
export const pdfDataUri = (maximum: number) => {
  const longest = pdfPrefix.length + Math.ceil((maximum * megabyte) / 3) * 4;
  return z.string('text').check(
    z.refine((value) => value.length <= longest, {
      error: 'fileTooLarge',
      params: { maximum },
      abort: true,
    }),
    z.refine(isPdfDataUri, 'notAPdf'),
  );
};
