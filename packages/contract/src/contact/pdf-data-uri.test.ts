import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrorsOf } from '../api/field-errors-of.ts';
import { pdfDataUri } from './pdf-data-uri.ts';

const codesOf = (schema: z.core.$ZodType, value: unknown): string[] => {
  const result = z.safeParse(schema, value, { reportInput: true });
  return result.success ? [] : fieldErrorsOf(result.error).map(({ code }) => code);
};

describe('A PDF', () => {
  const schema = pdfDataUri(3);

  it.each(['JVBERi0xLjc=', 'JVBERi0y', `JVBERi0x${'A'.repeat(4 * 1024 * 1024 - 8)}`])('is taken', (data) => {
    expect(codesOf(schema, `data:application/pdf;base64,${data}`)).toEqual([]);
  });

  it.each([
    '',
    'data:application/pdf;base64,JVBERi4xLjc=',
    'data:application/pdf;base64,JVBERi0xLjc',
    'data:application/pdf;base64,IyVQREYtMS43',
    'data:application/pdf,%PDF-1.7',
    'data:text/html;base64,JVBERi0xLjc=',
    'data:application/pdf;base64,JVBERi0x<b>=',
    'data:application/pdf;base64,JVBERi0xLjc=\n',
  ])('is not %j', (value) => {
    expect(codesOf(schema, value)).toEqual(['notAPdf']);
  });

  it('has so many megabytes at most', () => {
    const data = `JVBERi0x${'A'.repeat(4 * 1024 * 1024 - 4)}`;
    expect(codesOf(schema, `data:application/pdf;base64,${data}`)).toEqual(['fileTooLarge']);
  });
});
