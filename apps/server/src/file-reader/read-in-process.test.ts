import { fileLimits } from '@saer/spreadsheet/read/file-limits';
import { hostileFiles } from '@saer/spreadsheet/testing/hostile-files';
import { oversizedFiles } from '@saer/spreadsheet/testing/oversized-files';
import { writeWorkbook } from '@saer/spreadsheet/write/write-workbook';
import { expect, test } from 'vitest';
import { maxResident, type SentAnswers } from './messages.ts';
import { readInProcess } from './ask-reader.ts';

const toWorkbook = (rows: number, texts: readonly string[] = []) =>
  writeWorkbook(
    [
      {
        name: 'المنتجات',
        columns: ['الباركود', 'التكلفة', ...texts.map((_, at) => `Description ${at}`)].map((header) => ({
          header,
          width: 20,
        })),
        rows: Array.from({ length: rows }, (_, i) => [`6281000${i}`, 50 + i, ...texts]),
      },
    ],
    { rightToLeft: true },
  );

const nothing: SentAnswers = { saved: null, units: {}, ignored: [], columns: {}, currencies: {} };
const failing = () => Promise.reject(new Error('no answer'));
/** As long as a crowded machine needs. */
const patient = { ...fileLimits, milliseconds: 100_000 };
const read = (bytes: Uint8Array, limits = patient) =>
  readInProcess({ bytes, fileName: 'sheet.xlsx', maxRows: 2_500, findAnswers: async () => nothing }, limits);
const readRows = async (bytes: Uint8Array) => {
  const file = await read(bytes);
  return file.ok ? file.rows.length : file.reason;
};

test('a workbook is read in a separate process, and the caller keeps its bytes', async () => {
  const bytes = await toWorkbook(3);
  const file = await read(bytes);
  expect(file).toMatchObject({
    ok: true,
    layout: { sheet: 'المنتجات', rows: 3, mapping: { barcode: 0, cost: 1 } },
    rows: [{ at: 1, texts: { barcode: '62810000', cost: '50' } }, { at: 2 }, { at: 3 }],
  });
  expect(bytes.byteLength).toBeGreaterThan(1000);
});

test('many files at once are each answered as their own', async () => {
  const sizes = [1, 2, 3, 4, 5, 6];
  const files = await Promise.all(sizes.map((rows) => toWorkbook(rows)));
  expect(await Promise.all(files.map(readRows))).toEqual(sizes);
});

test('of more rows than are taken only the number is sent', async () => {
  const file = await read(await toWorkbook(3_000));
  expect(file).toMatchObject({ ok: true, layout: { rows: 3_000 }, rows: [] });
});

test('long descriptions in genuine files do no harm', async () => {
  const texts = Array.from({ length: 3 }, (_, at) => `وصف ${at} `.repeat(250));
  expect(await readRows(await toWorkbook(2_500, [...texts, ...Array.from({ length: 25 }, () => 'x')]))).toBe(
    2_500,
  );
});

test('a file that takes too long is given up, and the next one is read all the same', async () => {
  const bytes = await toWorkbook(3_000);
  expect(await read(bytes, { ...fileLimits, milliseconds: 1 })).toEqual({ ok: false, reason: 'tookTooLong' });
  expect(await read(bytes)).toMatchObject({ ok: true });
});

test('cancelling a file at any time while it is read affects nobody else', async () => {
  const bytes = await toWorkbook(3_000);
  for (let milliseconds = 2; milliseconds < 400; milliseconds *= 1.6) {
    const file = await read(bytes, { ...fileLimits, milliseconds: Math.round(milliseconds) });
    expect(file.ok || file.reason).toBeOneOf([true, 'tookTooLong']);
  }
  expect(await read(bytes)).toMatchObject({ ok: true });
});

test('a caller whose reply handler fails gets the error, and the next file is read', async () => {
  const bytes = await toWorkbook(3);
  await expect(readInProcess({ bytes, fileName: 'a', maxRows: 1, findAnswers: failing })).rejects.toThrow(
    'no answer',
  );
  expect(await read(bytes)).toMatchObject({ ok: true });
});

const unbounded = {
  ...patient,
  cells: Number.MAX_SAFE_INTEGER,
  rows: Number.MAX_SAFE_INTEGER,
  positions: Number.MAX_SAFE_INTEGER,
  letters: Number.MAX_SAFE_INTEGER,
};
const outOfMemory = { ok: false, reason: 'tooManyCells', details: { of: 'memory' } };

test('a file that fills the heap ends its own process only, and the next ones are read', async () => {
  const wide = oversizedFiles.find(({ name }) => name.startsWith('39 sheets'));
  const bytes = wide?.make() ?? new Uint8Array();
  expect(await read(bytes, unbounded)).toEqual(outOfMemory);
  const next = await toWorkbook(3);
  expect(await Promise.all([readRows(next), readRows(next)])).toEqual([3, 3]);
});

test('a file that takes memory beside the heap ends its process too', async () => {
  const declared = 3 * maxResident * 1024 * 1024;
  const gigabyte = hostileFiles.find(
    ({ name }) => name === 'a gigabyte in a megabyte, and the archive says so',
  );
  const bytes = gigabyte?.make() ?? new Uint8Array();
  // Unpacked bytes are outside the heap: only the process's memory reveals them.
  expect(await read(bytes, { ...unbounded, unpacked: declared })).toEqual(outOfMemory);
});

test('a file of 200 MB is rejected for its length, before any process is involved', async () => {
  const bytes = new Uint8Array(200 * 1024 * 1024);
  // No process could reply within this time: it would be killed.
  expect(await read(bytes, { ...fileLimits, milliseconds: 0 })).toMatchObject({
    ok: false,
    reason: 'fileTooLarge',
  });
});
