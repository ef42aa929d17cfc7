import { describe, expect, test } from 'vitest';
import { fileLimits } from '../read/file-limits.ts';
import { openFile } from '../read/open-file.ts';
import { productSheet } from '../read-product-sheets.ts';
import { columnsByLetter } from '../rows/recognise/columns-by-letter.ts';
import { priceSheetRow } from '../rows/read/price-sheet-row.ts';
import { sampleBook as book } from '../rows/testing/sample-book.ts';
import { sampleProducts } from './write-sample.ts';
import { writeFixedColumnsSample, writeSample } from './write-sample.ts';

const context = { book, defaults: {} };

async function opened(bytes: Uint8Array) {
  const file = await openFile(bytes, 'sample.xlsx', fileLimits);
  const sheet = file.ok ? file.sheets[0] : undefined;
  if (sheet === undefined) throw new Error(JSON.stringify(file));
  return { sheet, read: productSheet(sheet) };
}

describe.each(['ar', 'en'] as const)('the sample in %s', (language) => {
  test.each([
    ['as the template has it', writeSample],
    ['in the layout of the specification', writeFixedColumnsSample],
  ] as const)('%s asks nothing, and every row has a price', async (_, write) => {
    const { read } = await opened(await write(book, language));
    expect(read.columns).toMatchObject({ headerRow: 0, questions: [], ignored: [] });
    const rows = read.rows(context).map((row) => priceSheetRow(book, row));
    expect(rows).toHaveLength(sampleProducts(book).length);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(({ ok }) => !ok)).toEqual([]);
  });

  test('has packaging type in Q, product cost in AA and required profit in AD, found without headers too', async () => {
    const { sheet, read } = await opened(await writeFixedColumnsSample(book, language));
    expect(read.columns.mapping).toMatchObject(columnsByLetter);
    const named = sheet.rows.map((row, at) =>
      row.map((cell, column) =>
        at === 0 && Object.values(columnsByLetter).some((letter) => letter === column)
          ? { ...cell, value: null }
          : cell,
      ),
    );
    const byLetter = productSheet({ ...sheet, rows: named }).columns;
    expect(byLetter).toMatchObject({ by: 'letters', mapping: columnsByLetter });
  });
});
