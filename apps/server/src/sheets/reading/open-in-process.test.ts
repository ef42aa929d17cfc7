import { fileLimits } from '@saer/spreadsheet/files/file-limits';
import { writeWorkbook } from '@saer/spreadsheet/write-workbook';
import { expect, test } from 'vitest';
import { openInProcess } from './open-in-process.ts';

const workbookOf = (rows: number) =>
  writeWorkbook(
    [
      {
        name: 'المنتجات',
        columns: [{ header: 'الباركود', width: 20 }],
        rows: Array.from({ length: rows }, (_, i) => [`6281000${i}`]),
      },
    ],
    { rightToLeft: true },
  );

test('a workbook is opened in a process of its own, and the caller keeps its bytes', async () => {
  const bytes = await workbookOf(3);
  const opened = await openInProcess(bytes, 'sheet.xlsx');
  expect(opened).toMatchObject({ ok: true, kind: 'xlsx', sheets: [{ name: 'المنتجات' }] });
  expect(opened.ok && opened.sheets[0]?.rows.length).toBe(4);
  expect(bytes.byteLength).toBeGreaterThan(1000);
});

test('many files at once are each answered as their own', async () => {
  const sizes = [1, 2, 3, 4, 5, 6];
  const opened = await Promise.all(
    sizes.map(async (rows) => openInProcess(await workbookOf(rows), 'sheet.xlsx')),
  );
  expect(opened.map((each) => each.ok && each.sheets[0]?.rows.length)).toEqual(sizes.map((rows) => rows + 1));
});

test('a file that takes too long is given up, and the next one is opened all the same', async () => {
  const bytes = await workbookOf(3000);
  const hurried = await openInProcess(bytes, 'sheet.xlsx', { ...fileLimits, milliseconds: 1 });
  expect(hurried).toEqual({ ok: false, reason: 'tookTooLong' });
  expect(await openInProcess(bytes, 'sheet.xlsx')).toMatchObject({ ok: true });
});

test('whenever a file is given up while it is opened, nobody else comes to harm', async () => {
  const bytes = await workbookOf(3000);
  for (let milliseconds = 2; milliseconds < 400; milliseconds *= 1.6) {
    const opened = await openInProcess(bytes, 'sheet.xlsx', {
      ...fileLimits,
      milliseconds: Math.round(milliseconds),
    });
    expect(opened.ok || opened.reason).toBeOneOf([true, 'tookTooLong']);
  }
  expect(await openInProcess(bytes, 'sheet.xlsx')).toMatchObject({ ok: true });
});

test('a file that takes all memory ends its own process only, and the next ones are opened', async () => {
  const bytes = new Uint8Array(15 * 1024 * 1024).fill('1'.charCodeAt(0));
  for (let at = 1; at < bytes.length; at += 2) bytes[at] = at % 200 === 1 ? 10 : 44;
  const unbounded = { ...fileLimits, cells: Number.MAX_SAFE_INTEGER, rows: Number.MAX_SAFE_INTEGER };
  expect(await openInProcess(bytes, 'sheet.csv', unbounded)).toEqual({ ok: false, reason: 'tooManyCells' });
  const next = await workbookOf(3);
  const opened = [openInProcess(next, 'sheet.xlsx'), openInProcess(next, 'sheet.xlsx')];
  expect(await Promise.all(opened)).toMatchObject([{ ok: true }, { ok: true }]);
});

test('a file of 200 MB is refused by its length, before any process is asked', async () => {
  const bytes = new Uint8Array(200 * 1024 * 1024);
  // No process could answer within this time: it would have been given up.
  const opened = await openInProcess(bytes, 'sheet.xlsx', { ...fileLimits, milliseconds: 0 });
  expect(opened).toMatchObject({ ok: false, reason: 'fileTooLarge' });
});
