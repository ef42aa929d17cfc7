import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { textCell } from '../cells.ts';
import { FileError } from '../file-error.ts';
import { fileLimits } from '../file-limits.ts';
import { parseCsvFast } from './parse-csv-fast.ts';
import { parseCsvWithLibrary } from './parse-csv.ts';

const quick = (text: string) => parseCsvFast(text, ',', fileLimits, textCell);
const values = (rows: ReturnType<typeof quick>) => rows?.map((row) => row.map(({ value }) => value)) ?? null;

/** The rows, or why there are none. */
function outcome<T>(split: () => T): T | string {
  try {
    return split();
  } catch (fieldError) {
    return String(fieldError);
  }
}

test('the fast path splits text like the library', () => {
  const written = fc.string({ unit: fc.constantFrom('a', ' ', 'ش', '"', '""', ',', '\n', '5') });
  fc.assert(
    fc.property(written, (text) => {
      const library = outcome(() => parseCsvWithLibrary(text, ',', fileLimits, textCell));
      expect(outcome(() => quick(text)) ?? library).toEqual(library);
    }),
    { numRuns: 3000 },
  );
});

test('text written by a spreadsheet is split by the fast path, whatever its content', () => {
  const content = fc.string({
    unit: fc.constantFrom('a', ' ', 'ش', '"', ',', '\n', '\r', '5'),
    minLength: 1,
  });
  const rows = fc.array(fc.array(content, { minLength: 1 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, fc.constantFrom('\n', '\r\n'), (cells, end) => {
      const text = cells
        .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
        .join(end);
      expect(values(quick(text))).toEqual(cells);
    }),
  );
});

test('quotes in odd places are left to the library', () => {
  expect(quick('1,"a" b\n')).toBeNull();
  expect(() => quick('1\n1,"a\n')).toThrow(new FileError('damaged', { row: 2 }));
  expect(values(quick('1,a "b"\n'))).toEqual([['1', 'a "b"']]);
  expect(values(quick('1,2\r\n3,"4"\r\n\r\n5'))).toEqual([['1', '2'], ['3', '4'], [], ['5']]);
});
