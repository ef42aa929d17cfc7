import { Buffer } from 'node:buffer';
import { deflateRawSync } from 'node:zlib';
import type { FileRefusal } from '../read/opened-file.ts';
import { compound } from './compound.ts';
import { hostileOds } from './hostile-ods.ts';
import { oversizedFiles } from './oversized-files.ts';
import { record, words, xlsOf } from './xls.ts';
import { type Entry, packedZeros, sheetXml, workbookOf, zip } from './zip.ts';

export interface HostileFile {
  readonly name: string;
  readonly reason: FileRefusal;
  readonly make: () => Uint8Array;
}

const megabyte = 1024 * 1024;
const part = 'xl/worksheets/sheet1.xml';
const good = (): Uint8Array => workbookOf('<row r="1"><c r="A1"><v>1</v></c></row>');
const ofSheet = (content: string | Uint8Array, more: readonly Entry[] = []): Uint8Array =>
  workbookOf({ name: part, content }, more);
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);
const changed = (bytes: Uint8Array, change: (copy: Uint8Array) => void): Uint8Array => {
  const copy = Uint8Array.from(bytes);
  change(copy);
  return copy;
};

const filledRows = (rows: number, columns: number): string =>
  Array.from({ length: rows }, () => `<row>${'<c><v>1</v></c>'.repeat(columns)}</row>`).join('');

const bombs: readonly HostileFile[] = [
  {
    name: 'a gigabyte in a megabyte, and the archive says so',
    reason: 'tooManyCells',
    make: () =>
      workbookOf({ name: part, content: '', packed: packedZeros(1024 * megabyte), claimed: 1024 * megabyte }),
  },
  {
    name: 'a gigabyte in a megabyte, and the archive says a thousand bytes',
    reason: 'damaged',
    make: () => workbookOf({ name: part, content: '', packed: packedZeros(1024 * megabyte), claimed: 1000 }),
  },
  {
    name: 'a gigabyte in a megabyte, and the archive says as much as is taken',
    reason: 'damaged',
    make: () =>
      workbookOf({ name: part, content: '', packed: packedZeros(1024 * megabyte), claimed: 31 * megabyte }),
  },
  {
    name: 'many parts of one and the same bytes',
    reason: 'damaged',
    make: () =>
      workbookOf({ name: part, content: new Uint8Array(8 * megabyte) }, [
        { name: 'xl/worksheets/sheet2.xml', content: new Uint8Array(8 * megabyte), onTheLast: 0 },
      ]),
  },
  {
    name: 'a part within the bytes of another',
    reason: 'damaged',
    make: () => {
      const inner = zip([{ name: 'xl/worksheets/sheet2.xml', content: sheetXml('') }]);
      // At compression level 0, the bytes of the inner part are contained unchanged in the outer one, at an offset of five.
      const packed = deflateRawSync(inner, { level: 0 });
      const outer = { name: part, content: inner, packed };
      const onTheLast = 30 + part.length + 5;
      return workbookOf(outer, [{ name: 'xl/worksheets/sheet2.xml', content: sheetXml(''), onTheLast }]);
    },
  },
  {
    name: 'one part twice',
    reason: 'damaged',
    make: () => ofSheet(sheetXml(''), [{ name: part, content: sheetXml('') }]),
  },
  {
    name: 'archives within archives',
    reason: 'notASheet',
    make: () => zip([{ name: 'inner.xlsx', content: zip([{ name: 'inner.xlsx', content: good() }]) }]),
  },
  {
    name: 'sixty thousand parts',
    reason: 'damaged',
    make: () => zip(Array.from({ length: 60_000 }, (_, i) => ({ name: `${i}.xml`, content: '' }))),
  },
  {
    name: 'entities that multiply',
    reason: 'damaged',
    make: () =>
      ofSheet(
        sheetXml(
          '<row r="1"><c r="A1" t="inlineStr"><is><t>&c;</t></is></c></row>',
          `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>`,
        ),
      ),
  },
  {
    name: 'an entity that fetches a file',
    reason: 'damaged',
    make: () =>
      workbookOf('', [
        {
          name: 'xl/sharedStrings.xml',
          content: '<!DOCTYPE s [<!ENTITY f SYSTEM "file:///etc/hostname">]><sst><si><t>&f;</t></si></sst>',
        },
      ]),
  },
];

const endless: readonly HostileFile[] = [
  { name: '200 MB', reason: 'fileTooLarge', make: () => new Uint8Array(200 * megabyte) },
  {
    name: 'ten million empty rows',
    reason: 'tooManyCells',
    make: () => ofSheet(sheetXml('<row/>'.repeat(10_000_000))),
  },
  {
    name: 'empty rows, as many as fit',
    reason: 'tooManyCells',
    make: () => ofSheet(sheetXml('<row/>'.repeat(5_000_000))),
  },
  {
    name: 'empty rows of another dialect, as many as fit',
    reason: 'tooManyCells',
    make: () => ofSheet(sheetXml(`<!-- -->${'<row/>'.repeat(5_000_000)}`)),
  },
  {
    name: 'empty rows with a prefix, as many as fit',
    reason: 'tooManyCells',
    make: () =>
      ofSheet(
        `<x:worksheet xmlns:x="urn:x"><x:sheetData>${'<x:row/>'.repeat(4_000_000)}</x:sheetData></x:worksheet>`,
      ),
  },
  {
    name: 'the last cell there is',
    reason: 'tooManyCells',
    make: () =>
      workbookOf(
        '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>',
      ),
  },
  {
    name: 'the last cell there is, in another dialect',
    reason: 'tooManyCells',
    make: () =>
      workbookOf(
        '<!-- --><row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>',
      ),
  },
  {
    name: 'a cell beyond the last one',
    reason: 'damaged',
    make: () => workbookOf('<row r="9999999"><c r="ZZZZ9999999"><v>2</v></c></row>'),
  },
  { name: 'a million cells', reason: 'tooManyCells', make: () => workbookOf(filledRows(10_000, 100)) },
  {
    name: 'a million empty cells that have a style',
    reason: 'tooManyCells',
    make: () => workbookOf(`<row r="1">${'<c s="1"/>'.repeat(1_000_000)}</row>`),
  },
  {
    name: 'half a million cells of another dialect',
    reason: 'tooManyCells',
    make: () => workbookOf(`<!-- -->${filledRows(5001, 100)}`),
  },
  {
    name: 'a hundred sheets, all of them one and the same part',
    reason: 'damaged',
    make: () =>
      workbookOf(filledRows(100, 100), [], {
        sheets: '<sheet name="One" sheetId="1" r:id="rId1"/>'.repeat(100),
      }),
  },
  {
    name: 'a million texts of another dialect',
    reason: 'tooManyCells',
    make: () =>
      workbookOf('', [
        {
          name: 'xl/sharedStrings.xml',
          content: `<sst><!-- -->${'<si><t>x</t></si>'.repeat(1_000_000)}</sst>`,
        },
      ]),
  },
  {
    name: 'a number format that opens a million brackets',
    reason: 'empty',
    make: () =>
      workbookOf('', [
        {
          name: 'xl/styles.xml',
          content: `<styleSheet><numFmt numFmtId="164" formatCode="${'['.repeat(1_000_000)}"/></styleSheet>`,
        },
      ]),
  },
  {
    name: 'a million cells in one row, each with an attribute of its own',
    reason: 'tooManyCells',
    make: () => workbookOf(`<row r="1">${'<c x="1"><v>1</v></c>'.repeat(1_000_000)}</row>`),
  },
  {
    name: 'ten million commas',
    reason: 'tooManyCells',
    make: () => ascii(','.repeat(10_000_000)),
  },
  {
    name: 'ten million commas between quotes in odd places',
    reason: 'tooManyCells',
    make: () => ascii(`"a"b${','.repeat(10_000_000)}`),
  },
  {
    name: 'eight million letters between quotes, and nothing after them',
    reason: 'damaged',
    make: () => ascii(`"${'""'.repeat(8_000_000)}`),
  },
  { name: 'ten million empty lines', reason: 'tooManyCells', make: () => ascii('\n'.repeat(10_000_000)) },
  { name: 'a million lines', reason: 'tooManyCells', make: () => ascii('1,2\n'.repeat(1_000_000)) },
  { name: 'a line of a million cells', reason: 'tooManyCells', make: () => ascii('1,'.repeat(1_000_000)) },
];

const broken: readonly HostileFile[] = [
  { name: 'nothing', reason: 'empty', make: () => new Uint8Array() },
  { name: 'no rows', reason: 'empty', make: () => workbookOf('') },
  { name: 'half of a workbook', reason: 'damaged', make: () => good().slice(0, good().length / 2) },
  {
    name: 'a workbook whose middle was overwritten',
    reason: 'damaged',
    make: () => changed(good(), (copy) => copy.fill(7, 60, 260)),
  },
  {
    name: 'a cell that never ends',
    reason: 'damaged',
    make: () => ofSheet('<worksheet><sheetData><row r="1"><c r="A1"><v>1'),
  },
  {
    name: 'elements in elements, without end',
    reason: 'damaged',
    make: () => ofSheet('<worksheet>'.repeat(1_000_000)),
  },
  {
    name: 'an archive of something else',
    reason: 'notASheet',
    make: () => zip([{ name: 'a.txt', content: 'hello' }]),
  },
  {
    name: 'a document',
    reason: 'notASheet',
    make: () => zip([{ name: 'word/document.xml', content: '<w/>' }]),
  },
  {
    name: 'a web page called .xls',
    reason: 'notASheet',
    make: () => ascii('<html><table><tr><td>1</td></tr></table></html>'),
  },
  { name: 'XML called .xls', reason: 'notASheet', make: () => ascii('<?xml version="1.0"?><Workbook/>') },
  {
    name: 'a picture',
    reason: 'notASheet',
    make: () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
  },
  {
    name: 'random bytes',
    reason: 'notASheet',
    make: () => Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251),
  },
  {
    name: 'a quote that never closes',
    reason: 'damaged',
    make: () => ascii(`a,b\n1,"${'x\n'.repeat(100_000)}`),
  },
];

const locked: readonly HostileFile[] = [
  {
    name: 'macros, and a part of them that claims two gigabytes: it stays packed',
    reason: 'empty',
    make: () => workbookOf('', [{ name: 'xl/vbaProject.bin', content: 'x', claimed: 2 ** 31 }]),
  },
  {
    name: 'a password on the archive',
    reason: 'encrypted',
    make: () => workbookOf({ name: part, content: '<x/>', isEncrypted: true }),
  },
  {
    name: 'a password on the workbook',
    reason: 'encrypted',
    make: () => compound([{ name: 'EncryptedPackage', content: new Uint8Array(5000) }]),
  },
  {
    name: 'a password on an old workbook',
    reason: 'encrypted',
    make: () => xlsOf([], [record(0x2f, words(1, 0, 0))]),
  },
  {
    name: 'macros in an old workbook that has nothing else',
    reason: 'damaged',
    make: () =>
      compound([
        { name: 'Workbook', content: new Uint8Array(5000) },
        { name: '_VBA_PROJECT_CUR', content: new Uint8Array(5000) },
      ]),
  },
  {
    name: 'an old workbook whose chain of sectors goes round in a circle',
    reason: 'damaged',
    make: () =>
      changed(xlsOf([{ name: 'One', records: [] }]), (copy) => {
        const table = copy.length - 512;
        new DataView(copy.buffer).setUint32(table, 0, true);
      }),
  },
  {
    name: 'an old workbook with a directory of 6 MB',
    reason: 'damaged',
    make: () => compound([], 6 * megabyte),
  },
  {
    name: 'an old workbook of a million and a half records without anything in them',
    reason: 'empty',
    make: () => xlsOf([{ name: 'One', records: [Buffer.alloc(6 * megabyte)] }]),
  },
  {
    name: 'an old workbook of charts within charts',
    reason: 'damaged',
    make: () =>
      xlsOf([{ name: 'One', records: [Buffer.alloc(6 * megabyte).fill(Uint8Array.of(9, 8, 0, 0))] }]),
  },
  {
    name: 'an old workbook that claims four billion strings',
    reason: 'tooManyCells',
    make: () => xlsOf([], [record(0xfc, words(0xffff, 0xffff, 0xffff, 0xffff))]),
  },
];

/** Malicious files, and why each is rejected. */
export const hostileFiles: readonly HostileFile[] = [
  ...bombs,
  ...endless,
  ...oversizedFiles,
  ...hostileOds,
  ...broken,
  ...locked,
];
