import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { rowsOfFile } from './rows-of-file.ts';

async function rowsOf(
  content: string | Uint8Array<ArrayBuffer>,
  options: { readonly maxRows?: number; readonly maxTextBytes?: number } = {},
) {
  const rows: (readonly string[])[] = [];
  const file = new File([content], 'statement.csv');
  const outcome = await rowsOfFile(file, {
    maxRows: 1_000_000,
    ...options,
    onRow: (cells) => rows.push(cells),
    onProgress: () => undefined,
  });
  return { rows, outcome };
}

test('rows that are longer than a piece of the file come out whole, whatever is quoted', async () => {
  const title = `كوب "سعودي"،\nسطر ${'م'.repeat(500)}`;
  const lines = Array.from({ length: 6_000 }, (_, at) => `${at},"${title.replaceAll('"', '""')}",-4.4991`);
  const { rows, outcome } = await rowsOf(`id,title,fee\n${lines.join('\n')}\n`);
  expect(outcome).toEqual({ ok: true, kind: 'csv' });
  expect(rows.slice(1)).toEqual(Array.from({ length: 6_000 }, (_, at) => [String(at), title, '-4.4991']));
});

test('Windows-1256, tabs and Excel’s own line naming the separator are understood', async () => {
  const bytes = new Uint8Array([
    ...new TextEncoder().encode('order\tname\r\n1\t'),
    0xdf,
    0xe6,
    0xc8,
    0x0d,
    0x0a,
  ]);
  expect((await rowsOf(bytes)).rows.slice(0, 2)).toEqual([
    ['order', 'name'],
    ['1', 'كوب'],
  ]);
  expect((await rowsOf('sep=;\na;b\n1,5;2\n')).rows.slice(0, 2)).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
});

test('a quote that never closes, too many rows, too many bytes and other files are rejected with their reason', async () => {
  const open = `a,b\n1,"${'x,y\n'.repeat(700_000)}`;
  expect((await rowsOf('a,b\n1,"x\n')).outcome).toMatchObject({ reason: 'damaged' });
  expect((await rowsOf(open)).outcome).toMatchObject({ ok: false, reason: 'damaged' });
  expect((await rowsOf('a\n1\n2\n', { maxRows: 2 })).outcome).toMatchObject({
    reason: 'tooManyCells',
    details: { of: 'rows', maximum: 2 },
  });
  expect((await rowsOf('a\n1\n', { maxTextBytes: 2 })).outcome).toMatchObject({ reason: 'fileTooLarge' });
  expect((await rowsOf('%PDF-1.7')).outcome).toMatchObject({ reason: 'notASheet' });
  expect((await rowsOf('')).outcome).toMatchObject({ reason: 'empty' });
});

test('a workbook gives its largest sheet, numbers as they are saved', async () => {
  const workbook = await writeXlsx({
    sheets: [
      { name: 'About', rows: [['noon']] },
      {
        name: 'Statement',
        columns: [{}, { numFmt: '0' }],
        rows: [
          ['order', 'fee'],
          ['00123', -4.4991],
        ],
      },
    ],
  });
  const { rows, outcome } = await rowsOf(new Uint8Array(workbook));
  expect(outcome).toEqual({ ok: true, kind: 'xlsx' });
  expect(rows).toEqual([
    ['order', 'fee'],
    ['00123', '-4.4991'],
  ]);
});
