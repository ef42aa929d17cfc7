import { Buffer } from 'node:buffer';
import { columnName } from '../cell-address.ts';
import type { HostileFile } from './hostile-files.ts';
import { record, words, xlsOf } from './xls.ts';
import { type Entry, sheetXml, workbookOf } from './zip.ts';

const longest = 'x'.repeat(32_767);
const times = (count: number, part: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => part(at)).join('');
const rows = (count: number, row: (at: number) => string): string =>
  times(count, (at) => `<row r="${at + 1}">${row(at)}</row>`);
const strings = (content: string): Entry => ({
  name: 'xl/sharedStrings.xml',
  content: `<sst>${content}</sst>`,
});
const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook of many sheets, each in a separate part. */
function sheetsOf(count: number, content: (at: number) => string): Uint8Array {
  const parts = Array.from({ length: count }, (_, at) => ({
    name: `xl/worksheets/sheet${at + 1}.xml`,
    content: content(at),
  }));
  const [first = { name: '', content: '' }, ...others] = parts;
  const named = times(count, (at) => `<sheet name="S${at + 1}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`);
  return workbookOf(first, others, { sheets: named });
}

const shared = '<c t="s"><v>0</v></c>';
const wideRows = (before = ''): string =>
  sheetXml(
    rows(10_000, (at) => `<c r="SR${at + 1}"><v>1</v></c>`),
    before,
  );
const merged = (ref: string, count: number): string =>
  sheetXml(rows(30, () => inline('a'))).replace(
    '</worksheet>',
    `<mergeCells>${`<mergeCell ref="${ref}"/>`.repeat(count)}</mergeCells></worksheet>`,
  );
const sharedLabel = (row: number, column: number): Buffer => record(0xfd, words(row, column, 0, 0, 0));
const longString = record(0xfc, words(1, 0, 1, 0, longest.length), Buffer.from([0]), Buffer.from(longest));

/** Small files that unfold to more than anybody reads. */
export const oversizedFiles: readonly HostileFile[] = [
  {
    name: 'one text of 32,767 letters in 15,360 cells',
    reason: 'tooManyCells',
    make: () =>
      workbookOf(
        rows(30, () => shared.repeat(512)),
        [strings(`<si><t>${longest}</t></si>`)],
      ),
  },
  {
    name: 'the same in another dialect',
    reason: 'tooManyCells',
    make: () =>
      workbookOf(`<!-- -->${rows(30, () => shared.repeat(512))}`, [strings(`<si><t>${longest}</t></si>`)]),
  },
  {
    name: 'the same in runs of different looks, with readings',
    reason: 'tooManyCells',
    make: () =>
      workbookOf(
        rows(30, () => shared.repeat(512)),
        [strings(`<si>${'<r><t>xxxxxxxx</t></r><rPh sb="0" eb="1"><t>y</t></rPh>'.repeat(4000)}</si>`)],
      ),
  },
  {
    name: 'a text of 32,767 letters in each of 900 cells',
    reason: 'tooManyCells',
    make: () => workbookOf(rows(30, () => inline(longest).repeat(30))),
  },
  {
    name: 'one long text in every cell of an old workbook',
    reason: 'tooManyCells',
    make: () =>
      xlsOf(
        [
          {
            name: 'One',
            records: Array.from({ length: 15_360 }, (_, at) => sharedLabel(Math.floor(at / 256), at % 256)),
          },
        ],
        [longString],
      ),
  },
  {
    name: '39 sheets, each with ten thousand cells in its last column',
    reason: 'tooManyCells',
    make: () => sheetsOf(39, () => wideRows()),
  },
  {
    name: 'the same in another dialect',
    reason: 'tooManyCells',
    make: () => sheetsOf(39, () => wideRows('<!-- -->')),
  },
  {
    name: '90 sheets of an old workbook, each with a cell in the last place',
    reason: 'tooManyCells',
    make: () =>
      xlsOf(
        Array.from({ length: 90 }, (_, sheet) => ({
          name: `S${sheet}`,
          records: Array.from({ length: 1_000 }, (_row, at) => sharedLabel(at, 255)),
        })),
      ),
  },
  {
    name: '60 sheets, each with 10,000 merged cells',
    reason: 'tooManyCells',
    make: () => sheetsOf(60, () => merged('A1:SR30', 10_000)),
  },
  {
    name: 'a million merged cells, and nothing in them',
    reason: 'tooManyCells',
    make: () =>
      workbookOf({
        name: 'xl/worksheets/sheet1.xml',
        content: sheetXml('').replace(
          '</worksheet>',
          `${'<mergeCell ref="A1:B2"/>'.repeat(1_000_000)}</worksheet>`,
        ),
      }),
  },
  {
    name: 'an old workbook of 100,000 merged cells',
    reason: 'tooManyCells',
    make: () => {
      const merges = record(0xe5, words(1_000, ...Array.from({ length: 4_000 }, (_, at) => (at % 4) % 2)));
      return xlsOf([{ name: 'One', records: Array.from({ length: 100 }, () => merges) }]);
    },
  },
  {
    name: '101 sheets',
    reason: 'tooManyCells',
    make: () => sheetsOf(101, () => sheetXml(rows(1, () => inline('a')))),
  },
  {
    name: '101 sheets of an old workbook',
    reason: 'tooManyCells',
    make: () =>
      xlsOf(Array.from({ length: 101 }, (_, at) => ({ name: `S${at}`, records: [sharedLabel(0, 0)] }))),
  },
  {
    name: 'a cell in column XFD',
    reason: 'tooManyCells',
    make: () => workbookOf(rows(1, () => `<c r="XFD1"><v>1</v></c>`)),
  },
];

export interface HeavyFile {
  readonly name: string;
  readonly make: () => Uint8Array;
}

/** A header of the maximum analysed length, unlike any other. */
const header = (at: number): string => `${at.toString(36)} ${'selling price with vat '.repeat(3)}${at}`;
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Files at the limits that are slow to read: they may be read, within the time limit. */
export const heavyFiles: readonly HeavyFile[] = [
  {
    name: 'as many letters as are read, in headers',
    make: () =>
      workbookOf(
        rows(30, () => shared.repeat(20)),
        [strings(`<si><t>${longest}</t></si>`)],
      ),
  },
  {
    name: 'the same of spaces and marks of direction',
    make: () =>
      workbookOf(
        rows(30, () => shared.repeat(20)),
        [strings(`<si><t xml:space="preserve">${' \u200F'.repeat(16_000)}a</t></si>`)],
      ),
  },
  {
    name: '15 sheets of 30 rows of 512 headers, none like another',
    make: () =>
      sheetsOf(15, (sheet) =>
        sheetXml(rows(30, (row) => times(512, (at) => inline(header(sheet * 16_000 + row * 512 + at))))),
      ),
  },
  {
    name: 'ten thousand rows of headers',
    make: () => {
      const row = `${inline('Cost')}${inline('Weight (kg)')}${inline('Price')}`;
      return workbookOf(rows(10_000, () => row.repeat(13)));
    },
  },
  {
    name: 'merged cells over all headers, as many as are read',
    make: () => sheetsOf(2, () => merged('A1:SR30', 9_999)),
  },
  {
    name: 'columns that are hidden over and over',
    make: () =>
      workbookOf({
        name: 'xl/worksheets/sheet1.xml',
        content: sheetXml(rows(3, () => inline('a'))).replace(
          '<sheetData>',
          `<cols>${'<col min="1" max="16384" hidden="1"/>'.repeat(60_000)}</cols><sheetData>`,
        ),
      }),
  },
  {
    name: '60,000 number formats of open brackets, and as many styles',
    make: () =>
      workbookOf(
        rows(3, () => '<c s="1"><v>1</v></c>'),
        [
          {
            name: 'xl/styles.xml',
            content: `<styleSheet>${times(60_000, (at) => `<numFmt numFmtId="${200 + at}" formatCode="${'['.repeat(250)}"/>`)}<cellXfs>${times(60_000, (at) => `<xf numFmtId="${200 + at}"/>`)}</cellXfs></styleSheet>`,
          },
        ],
      ),
  },
  {
    name: '200,000 defined names',
    make: () =>
      workbookOf(
        rows(3, () => inline('a')),
        [],
        {
          before: `<definedNames>${times(200_000, (at) => `<definedName name="n${at}">Sheet!$A$1:$XFD$1048576</definedName>`)}</definedNames>`,
        },
      ),
  },
  {
    name: '30 MB of comments, which stay packed',
    make: () =>
      workbookOf(
        rows(3, () => inline('a')),
        [{ name: 'xl/comments1.xml', content: `<comments>${'<t>x</t>'.repeat(4_000_000)}</comments>` }],
      ),
  },
  {
    name: 'a dimension over the whole sheet, and one cell in it',
    make: () =>
      workbookOf({
        name: 'xl/worksheets/sheet1.xml',
        content: sheetXml(rows(1, () => inline('a'))).replace(
          '<sheetData>',
          '<dimension ref="A1:XFD1048576"/><sheetData>',
        ),
      }),
  },
  { name: 'a line of 15 MB of one cell', make: () => ascii('x'.repeat(15_000_000)) },
  { name: 'lines of 32,767 letters', make: () => ascii(`a,${longest}\n`.repeat(450)) },
  {
    name: 'digits without end in columns of numbers',
    make: () =>
      ascii(
        `Barcode,Cost,Weight,Price\n${times(450, (at) => `${at},${'9'.repeat(32_000)},1.${'3'.repeat(500)},${'1,'.repeat(3)}\n`)}`,
      ),
  },
  {
    name: 'ten thousand rows whose only cell stands in the last column',
    make: () => workbookOf(rows(10_000, (at) => `<c r="${columnName(511)}${at + 1}"><v>1</v></c>`)),
  },
];
