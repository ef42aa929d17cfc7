import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { fileLimits } from '../read/file-limits.ts';
import { openFile } from '../read/open-file.ts';
import { priceSheetRow } from '../rows/read/price-sheet-row.ts';
import { sampleBook as book } from '../rows/testing/sample-book.ts';
import { sheetOf } from '../rows/testing/sheet-of.ts';
import type { Sheet } from '../sheet.ts';
import { exampleTexts } from './template/instructions-sheet.ts';
import { templateColumns } from './template/template-columns.ts';
import { writeTemplate } from './write-template.ts';
import { productSheet } from '../read-product-sheets.ts';

const languages = ['ar', 'en'] as const;
const context = { book, defaults: {} };

async function firstSheet(bytes: Uint8Array, fileName: string): Promise<Sheet> {
  const opened = await openFile(bytes, fileName, fileLimits);
  const sheet = opened.ok ? opened.sheets[0] : undefined;
  if (sheet === undefined) throw new Error(JSON.stringify(opened));
  return sheet;
}
const readAgain = (sheet: Sheet) => productSheet(sheet).rows(context);

describe.each(languages)('the template in %s', (language) => {
  test('is recognised, and contains no product', async () => {
    const sheet = await firstSheet(await writeTemplate(book, language), 'template.xlsx');
    const { headerRow, mapping, by } = productSheet(sheet).columns;
    expect({ headerRow, by }).toEqual({ headerRow: 0, by: 'headers' });
    expect(mapping).toEqual(Object.fromEntries(templateColumns.map(({ column }, at) => [column, at])));
    expect(readAgain(sheet)).toEqual([]);
  });

  test('offers lists, and whatever is chosen from them is understood', async () => {
    const { sheets } = await readXlsx(await writeTemplate(book, language), { readStyles: true });
    const [products, instructions, lists] = sheets;
    expect(sheets.map(({ hidden }) => hidden ?? false)).toEqual([false, false, true]);
    expect(instructions?.rows.length).toBeGreaterThan(templateColumns.length + 5);
    expect(sheets.every(({ view }) => (view?.rightToLeft ?? false) === (language === 'ar'))).toBe(true);
    const validations = products?.dataValidations ?? [];
    expect(validations.length).toBeGreaterThanOrEqual(8);
    for (const { formula1, range } of validations) {
      const [, sheet, column, last] = /^'(.+)'!\$([A-Z]+)\$2:\$\2\$(\d+)$/.exec(formula1 ?? '') ?? [];
      expect({ sheet, column, range }).toEqual({
        sheet: lists?.name,
        column,
        range: `${column}2:${column}2501`,
      });
      const at = (column ?? 'A').charCodeAt(0) - 65;
      const values = lists?.rows
        .slice(1)
        .flatMap((row) => (row[at] === null || row[at] === undefined ? [] : [row[at]]));
      expect(values?.length).toBe(Number(last) - 1);
      for (const value of values ?? []) {
        const texts = {
          ...exampleTexts(book, language),
          // A type leads to its sub family.
          ...(templateColumns[at]?.column === 'type' ? { subFamily: '' } : {}),
          [templateColumns[at]?.column ?? 'name']: String(value),
        };
        const read = readAgain(
          sheetOf([
            products?.rows[0]?.map(String) ?? [],
            templateColumns.map(({ column: each }) => texts[each] ?? null),
          ]),
        );
        const wrong = read.flatMap((row) =>
          row.read.ok ? [] : row.read.problems.map(({ column: each }) => each),
        );
        expect(wrong, String(value)).not.toContain(templateColumns[at]?.column);
      }
    }
  });

  test('preserves an entered barcode', async () => {
    const parts = unzipSync(await writeTemplate(book, language));
    const xml = (path: string) => new TextDecoder().decode(parts[path]);
    const style = Number(/<col min="1"[^>]* style="(\d+)"/.exec(xml('xl/worksheets/sheet1.xml'))?.[1]);
    const styles = [
      ...(/<cellXfs.*<\/cellXfs>/s.exec(xml('xl/styles.xml'))?.[0] ?? '').matchAll(/<xf [^>]*>/g),
    ];
    expect(styles[style]?.[0]).toContain('numFmtId="49"');
  });

  test('has an example that can be priced', async () => {
    const { sheets } = await readXlsx(await writeTemplate(book, language));
    const headers = sheets[0]?.rows[0]?.map(String) ?? [];
    const example = headers.map((header) => sheets[1]?.rows.find(([name]) => name === header)?.[3] ?? null);
    const [row] = readAgain(sheetOf([headers, example.map(String)]));
    expect(row === undefined ? row : priceSheetRow(book, row)).toMatchObject({ ok: true });
  });
});
