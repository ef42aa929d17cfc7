import { Buffer } from 'node:buffer';
import { describe, expect, test } from 'vitest';
import type { CellValue } from '../sheet.ts';
import { countedFrom1904, inlineTexts, libreOffice, prefixed } from '../testing/dialects.ts';
import { double, record, words, xlsOf } from '../testing/xls.ts';
import { workbookOf, zip } from '../testing/zip.ts';
import { writeWorkbook } from '../write/write-workbook.ts';
import { fileLimits } from './file-limits.ts';
import { openFile } from './open-file.ts';
import { openPaste } from './open-paste.ts';
import type { OpenedFile } from './opened-file.ts';

const open = (bytes: Uint8Array, limits = fileLimits): Promise<OpenedFile> =>
  openFile(bytes, 'prices.xlsx', limits);
const sheetsOf = (opened: OpenedFile) => (opened.ok ? opened.sheets : []);
const valuesOf = (opened: OpenedFile): CellValue[][] =>
  (sheetsOf(opened)[0]?.rows ?? []).map((row) => row.map(({ value }) => value));

const label = (row: number, column: number, string: number) => record(0xfd, words(row, column, 0, string, 0));
const number = (row: number, column: number, style: number, value: number) =>
  record(0x203, words(row, column, style), double(value));
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
/** Decodes each byte of Windows-1256. */
const windows1256 = (text: string) => {
  const letters = new TextDecoder('windows-1256').decode(Uint8Array.from({ length: 256 }, (_, i) => i));
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
};
const packed = (whole: number) => words((whole << 2) | 2, whole >> 14);
const found = async (part: string) => {
  const opened = await open(zip([{ name: part, content: 'x' }]));
  return opened.ok ? null : opened.details?.['found'];
};

describe('workbooks of many programs', () => {
  test('LibreOffice: shared and rich texts, percentages, days, results of formulas, errors, the zeros of a barcode', async () => {
    const opened = await open(libreOffice());
    expect(valuesOf(opened)).toEqual([
      [' باركود ', 'تكلفة', null, 'a\nb_c'],
      [],
      [62810001, 0.155, '2026-03-01', 1234.5, '#DIV/0!', 'ab <ش>', true, '#FORMULA!'],
    ]);
    const [sheet] = sheetsOf(opened);
    expect(sheet).toMatchObject({
      isRightToLeft: true,
      merges: [{ row: 0, column: 0, rows: 2, columns: 3 }],
    });
    expect(sheet?.rows[2]?.[0]).toEqual({ value: 62810001, isPercent: false, shown: '0000062810001' });
    expect(sheet?.rows[2]?.[1]?.isPercent).toBe(true);
    expect(sheet?.rows[2]?.[4]?.isError).toBe(true);
  });

  test('Google Sheets and small exporters: no addresses, texts within the cells, a thousand empty rows behind', async () => {
    expect(valuesOf(await open(inlineTexts()))).toEqual([
      ['barcode', 'cost'],
      ['0628', 12.5],
    ]);
  });

  test('toolkits that put a prefix before every element', async () => {
    expect(valuesOf(await open(prefixed()))).toEqual([['باركود', null, 8.25]]);
  });

  test('a Mac of long ago, which counts days from 1904', async () => {
    expect(valuesOf(await open(countedFrom1904()))).toEqual([['2026-03-01', '2026-03-01']]);
  });

  test('hidden rows are named, as far as they hold something, by either reader', async () => {
    const rows =
      '<row r="1" ht="0" hidden="0"><c r="A1"><v>1</v></c></row><row r="2" hidden="1"><c r="A2"><v>2</v></c></row><row r="4" spans="1:1" hidden="true" ht="15"><c r="A4"><v>3</v></c></row><row r="5" hidden="1"><c r="A5" s="1"/></row><row r="6" hidden="1"/>';
    for (const written of [rows, `<!-- <row hidden="1"/> -->${rows}`])
      expect(sheetsOf(await open(workbookOf(written)))[0]).toMatchObject({ hiddenRows: [1, 3] });
    expect(sheetsOf(await open(workbookOf('<row hidden="0"><c><v>1</v></c></row>')))[0]).not.toHaveProperty(
      'hiddenRows',
    );
  });

  test('a formula without a stored result is an error; an empty text is a result', async () => {
    const cells =
      '<c r="A1"><f>1+1</f></c><c r="B1"><f>1+1</f><v/></c><c r="C1"><f>1+1</f><v></v></c><c r="D1"><f t="shared" si="0"/></c><c r="E1" t="str"><f>""</f><v></v></c><c r="F1"/><c r="G1"><f>1</f><v>0</v></c>';
    for (const before of ['', '<!-- -->']) {
      const [sheet] = sheetsOf(await open(workbookOf(`${before}<row r="1">${cells}</row>`)));
      const lost = { value: '#FORMULA!', isPercent: false, isError: true };
      expect(sheet?.rows[0]).toEqual([
        lost,
        lost,
        lost,
        lost,
        { value: null, isPercent: false },
        { value: null, isPercent: false },
        { value: 0, isPercent: false },
      ]);
    }
  });

  test('the cells of a workbook with macros are read, and the macros are not so much as unpacked', async () => {
    const row = '<row r="1"><c r="A1"><v>7</v></c></row>';
    const macros = { name: 'xl/vbaProject.bin', content: 'x', claimed: 2 ** 31 };
    const opened = await open(workbookOf(row, [macros]));
    expect(opened).toMatchObject({ ok: true, kind: 'xlsm' });
    expect(valuesOf(opened)).toEqual([[7]]);
    const streams = [{ name: '_VBA_PROJECT_CUR', content: new Uint8Array(5000) }];
    expect(await open(xlsOf([{ name: 'One', records: [label(0, 0, 0)] }], [], streams))).toMatchObject({
      ok: true,
      kind: 'xls',
    });
  });

  test('hidden and empty sheets are skipped, and the first other one comes first', async () => {
    const filled = '<worksheet><sheetData><row r="1"><c r="A1"><v>2</v></c></row></sheetData></worksheet>';
    const more = [2, 3, 4].map((i) => ({ name: `xl/worksheets/sheet${i}.xml`, content: filled }));
    const sheets =
      '<sheet name="Empty" sheetId="1" r:id="rId1"/><sheet name="Hidden" sheetId="2" state="hidden" r:id="rId2"/><sheet name="Shown" sheetId="3" r:id="rId3"/><sheet name="Gone" sheetId="4" state="veryHidden" r:id="rId4"/>';
    const opened = await open(workbookOf('', more, { sheets }));
    expect(sheetsOf(opened).map(({ name }) => name)).toEqual(['Shown']);
  });

  test('names that are properties of every object are headers like any other', async () => {
    const cells = ['__proto__', 'constructor', 'toString'].map(
      (name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`,
    );
    expect(valuesOf(await open(workbookOf(`<row>${cells.join('')}</row>`)))).toEqual([
      ['__proto__', 'constructor', 'toString'],
    ]);
  });

  test('pictures and links to other workbooks are not so much as unpacked', async () => {
    const row = '<row r="1"><c r="A1"><f>[1]Other!A1</f><v>7</v></c></row>';
    const huge = { content: 'x', claimed: 2 ** 31 };
    const more = [
      { name: 'xl/media/image1.png', ...huge },
      { name: 'xl/externalLinks/externalLink1.xml', ...huge },
    ];
    expect(valuesOf(await open(workbookOf(row, more)))).toEqual([[7]]);
  });
});

describe('old workbooks', () => {
  test('texts, percentages, days, packed numbers, results, errors and merged cells are read, from right to left', async () => {
    const bytes = xlsOf([
      { name: 'مخفي', isHidden: true, records: [label(0, 0, 0)] },
      {
        name: 'المنتجات',
        records: [
          label(0, 0, 0),
          label(0, 1, 1),
          number(1, 0, 1, 0.15),
          number(1, 1, 2, 46_082),
          number(1, 2, 3, 6281),
          record(0xbd, words(2, 0, 0), packed(7), words(0), packed(-9), words(1)),
          record(0x06, words(3, 0, 0, 0, 0, 0, 0xffff, 0, 0, 0)),
          record(0x207, words(2), Buffer.from([0]), Buffer.from('ok')),
          record(0x06, words(3, 1, 0), double(2.5), words(0, 0, 0)),
          record(0x208, words(1, 0, 3, 255, 0, 0, 0x20, 0)),
          record(0x208, words(3, 0, 3, 255, 0, 0, 0x100, 0)),
          record(0x208, words(9, 0, 3, 255, 0, 0, 0x20, 0)),
          record(0x7d, words(1, 2, 2000, 0, 1, 0)),
          number(5, 0, 4, 13.5),
          record(0x205, words(3, 2, 0), Buffer.from([0x2a, 1])),
          record(0xe5, words(1, 0, 0, 0, 1)),
          record(0x23e, words(0x06f6, 0, 0, 0, 0, 0, 0, 0, 0)),
        ],
      },
    ]);
    const opened = await open(bytes);
    expect(opened).toMatchObject({ ok: true, kind: 'xls' });
    expect(valuesOf(opened)).toEqual([
      ['باركود', 'شحن fast'],
      [0.15, '2026-03-01', 6281],
      [7, -9],
      ['ok', 2.5, '#N/A'],
      [],
      [13.5],
    ]);
    const [sheet, ...others] = sheetsOf(opened);
    expect(others).toEqual([]);
    expect(sheet).toMatchObject({ name: 'المنتجات', isRightToLeft: true, merges: [{ rows: 1, columns: 2 }] });
    expect(sheet?.rows[1]?.[0]?.isPercent).toBe(true);
    expect(sheet?.rows[1]?.[2]?.shown).toBe('00006281');
    expect(sheet?.rows[3]?.[2]?.isError).toBe(true);
    expect(sheet?.rows[1]?.[1]?.isDate).toBe(true);
    expect(sheet?.rows[5]?.[0]?.currency).toBe('EUR');
    expect(sheet).toMatchObject({ hiddenRows: [1], hiddenColumns: [1, 2] });
  });
});

describe('separated text', () => {
  const rows = [
    ['الباركود', 'الاسم', 'التكلفة'],
    ['0628100', 'ظرف، صغير', '12,50'],
    ['0628101', 'علبة "كبيرة"', '8'],
  ];
  const quoted = (separator: string, end = '\r\n') =>
    rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join(end);

  test.each([
    ['comma, UTF-8', Buffer.from(quoted(','))],
    ['semicolon, UTF-8 with a mark', Buffer.from(`\uFEFF${quoted(';')}`)],
    ['tab, UTF-16 with a mark, as Excel saves Unicode text', utf16(`\uFEFF${quoted('\t')}`)],
    ['comma, UTF-16 without a mark', utf16(quoted(','))],
    ['semicolon, UTF-16 the other way round', utf16(`\uFEFF${quoted(';')}`).swap16()],
    ['semicolon, Windows-1256, as Arabic Excel saves it', windows1256(quoted(';'))],
    ['pipe, the ends of lines of a Mac of long ago', Buffer.from(quoted('|', '\r'))],
    ['its separator named in a first line', Buffer.from(`sep=;\r\n${quoted(';')}`)],
  ])('%s', async (_, bytes) => {
    const opened = await openFile(bytes, 'أسعار.csv', fileLimits);
    expect(opened).toMatchObject({ ok: true, kind: 'csv', sheets: [{ name: 'أسعار' }] });
    expect(valuesOf(opened)).toEqual(rows);
  });

  test('decimal commas do not pass for separators', async () => {
    const opened = await open(Buffer.from('barcode;cost\n1;12,5\n2;13,5\n'));
    expect(valuesOf(opened)).toEqual([
      ['barcode', 'cost'],
      ['1', '12,5'],
      ['2', '13,5'],
    ]);
  });

  test('the file name is irrelevant: text named .xlsx is text, a workbook named .csv is a workbook', async () => {
    expect(await openFile(Buffer.from('a,b\n1,2'), 'x.xlsx', fileLimits)).toMatchObject({
      ok: true,
      kind: 'csv',
    });
    const bytes = await writeWorkbook([{ name: 'One', columns: [{ header: 'a', width: 5 }], rows: [] }], {
      rightToLeft: false,
    });
    expect(await openFile(bytes, 'x.csv', fileLimits)).toMatchObject({ ok: true, kind: 'xlsx' });
  });

  test('text pasted from Excel preserves empty cells, and line breaks within cells', () => {
    expect(
      openPaste('a\t\t"two\nlines ""x"""\r\n1,5\t2\r\n').rows.map((row) => row.map(({ value }) => value)),
    ).toEqual([
      ['a', null, 'two\nlines "x"'],
      ['1,5', '2'],
    ]);
    expect(openPaste('').rows).toEqual([]);
    const meant = openPaste('12\t"and a half\n13\t5').rows.map((row) => row.map(({ value }) => value));
    expect(meant).toEqual([
      ['12', '"and a half'],
      ['13', '5'],
    ]);
  });
});

describe('limits', () => {
  const few = { ...fileLimits, rows: 3, columns: 2 };

  test('a row or column beyond the last is rejected only if it has content', async () => {
    const within = '<row r="3"><c r="B3"><v>1</v></c><c r="C3" s="1"/></row><row r="9"><c r="A9"/></row>';
    expect(await open(workbookOf(within), few)).toMatchObject({ ok: true });
    expect(await open(workbookOf('<row r="4"><c r="A4"><v>1</v></c></row>'), few)).toEqual({
      ok: false,
      reason: 'tooManyCells',
      details: { of: 'rows', maximum: 3 },
    });
    expect(await open(Buffer.from('1,2,3'), few)).toMatchObject({ details: { of: 'columns', maximum: 2 } });
    expect(await open(Buffer.from('1\n2\n3\n\n\n'), few)).toMatchObject({ ok: true });
  });

  test('other types of such an archive are named', async () => {
    expect(await found('xl/workbook.bin')).toBe('xlsb');
    expect(await found('Index/Document.iwa')).toBe('numbers');
    expect(await found('Index.zip')).toBe('numbers');
    expect(await found('mimetype')).toBe('openDocument');
    for (const version of [0, 2, 4]) {
      const old = await open(Uint8Array.of(9, version, version === 0 ? 4 : 6, 0, 0, 0, 16, 0, 1, 2));
      expect(old).toEqual({ ok: false, reason: 'notASheet', details: { found: 'oldExcel' } });
    }
  });
});
