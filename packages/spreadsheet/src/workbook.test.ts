import { describe, expect, test } from 'vitest';
import { cellAddress } from './cell-address.ts';
import { readWorkbook } from './read/read-workbook.ts';
import type { CellValue, WrittenSheet } from './sheet.ts';
import { sheetXml, workbookOf, zip } from './testing/zip.ts';
import { writeWorkbook } from './write/write-workbook.ts';

const limits = { bytes: 1024 * 1024, unpacked: 20 * 1024 * 1024, rows: 10_000 };
const notOne = { ok: false, reason: 'notAWorkbook' };
const tooLarge = { ok: false, reason: 'tooLarge' };
const sheetPath = 'xl/worksheets/sheet1.xml';

const sheetOf = (rows: readonly (readonly CellValue[])[]): WrittenSheet => ({
  name: 'الفئات',
  columns: [
    { header: 'الاسم', width: 20 },
    { header: 'الرسوم', width: 10, format: '0.00' },
    { header: 'النسبة', width: 10, format: '0.00%' },
  ],
  rows,
});

const ofRows = (count: number) =>
  writeWorkbook([sheetOf(Array.from({ length: count }, (_, i) => ['a', i, 0.1]))], { rightToLeft: false });

async function valuesOf(bytes: Uint8Array): Promise<unknown> {
  const read = await readWorkbook(bytes, limits);
  return read.ok
    ? read.sheets.map(({ name, rows }) => [name, rows.map((row) => row.map(({ value }) => value))])
    : read;
}

test('a written workbook can be read again, including Arabic and empty cells', async () => {
  const rows = [
    ['ظرف صغير', 8.5, 0.15],
    ['Box', null, 0],
    ['٢٥', 1200],
  ];
  const bytes = await writeWorkbook([sheetOf(rows)], { rightToLeft: true });
  expect(await valuesOf(bytes)).toEqual([['الفئات', [['الاسم', 'الرسوم', 'النسبة'], ...rows]]]);
});

test('text that looks like a formula stays text', async () => {
  const texts = ['=1+1', '+966', '-5', '@SUM(A1)', '\tx'];
  const bytes = await writeWorkbook([sheetOf(texts.map((text) => [text]))], { rightToLeft: false });
  const read = await readWorkbook(bytes, limits);
  expect(read.ok && read.sheets[0]?.rows.slice(1).map(([cell]) => cell?.value)).toEqual(texts);
});

test('a percentage is distinguished from a plain number', async () => {
  const bytes = await writeWorkbook([sheetOf([['a', 0.15, 0.15]])], { rightToLeft: false });
  const read = await readWorkbook(bytes, limits);
  expect(read.ok && read.sheets[0]?.rows[1]?.map(({ isPercent }) => isPercent)).toEqual([false, false, true]);
});

test('a formula is read as the result it last had', async () => {
  const row = '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c></row>';
  expect(await valuesOf(workbookOf(row))).toEqual([['One', [[2]]]]);
});

test.each([
  [0, 'A1'],
  [25, 'Z1'],
  [26, 'AA1'],
  [701, 'ZZ1'],
  [702, 'AAA1'],
])('column %i is at %s', (column, address) => {
  expect(cellAddress('Fees', 0, column)).toBe(`Fees!${address}`);
});

describe('files that are not workbooks', () => {
  test('are rejected: empty, random, HTML, an archive of something else', async () => {
    const random = Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251);
    const html = new TextEncoder().encode('<html><table><tr><td>1</td></tr></table></html>');
    for (const bytes of [new Uint8Array(), random, html, zip([{ name: 'a.txt', content: 'hello' }])])
      expect(await readWorkbook(bytes, limits)).toEqual(notOne);
  });

  test('are rejected: truncated, or damaged in the middle', async () => {
    const bytes = await ofRows(1);
    expect(await readWorkbook(bytes.slice(0, bytes.length / 2), limits)).toEqual(notOne);
    const broken = bytes.slice();
    broken.fill(7, 60, 260);
    expect(await readWorkbook(broken, limits)).toEqual(notOne);
  });
});

describe('files that are too large', () => {
  test('are rejected before they are unpacked: more bytes, a bomb', async () => {
    const bomb = workbookOf({ name: sheetPath, content: new Uint8Array(40 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    for (const bytes of [new Uint8Array(limits.bytes + 1), bomb])
      expect(await readWorkbook(bytes, limits)).toEqual(tooLarge);
  });

  test('a bomb with a false size is detected', async () => {
    const content = new Uint8Array(64 * 1024 * 1024);
    const bytes = workbookOf({ name: sheetPath, content, claimed: 1000 });
    expect(bytes.length).toBeLessThan(limits.bytes);
    const before = process.memoryUsage().rss;
    expect(await readWorkbook(bytes, limits)).toEqual(notOne);
    expect(process.memoryUsage().rss - before).toBeLessThan(48 * 1024 * 1024);
  });

  test('more rows than permitted are rejected, and the maximum is read', async () => {
    const few = { ...limits, rows: 50 };
    expect(await readWorkbook(await ofRows(49), few)).toMatchObject({ ok: true });
    expect(await readWorkbook(await ofRows(50), few)).toEqual(tooLarge);
  });
});

test('an entity in a sheet is not expanded, and cells at the last position cost nothing', async () => {
  const entity =
    '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/hostname">]>';
  const row = '<row r="1"><c r="A1" t="inlineStr"><is><t>&b;&c;</t></is></c></row>';
  const bytes = workbookOf({ name: sheetPath, content: sheetXml(row, entity) });
  expect(JSON.stringify(await valuesOf(bytes))).not.toMatch(/aaaa|host/);

  const far = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>';
  const before = process.memoryUsage().rss;
  await readWorkbook(workbookOf(far), limits);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024);
});
