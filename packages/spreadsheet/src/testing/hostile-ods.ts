import type { HostileFile } from './hostile-files.ts';
import { odsContent, odsNumber, odsOf, odsRow, odsTable, odsText, odsType } from './ods.ts';
import type { HeavyFile } from './oversized-files.ts';
import { packedZeros, xml, zip } from './zip.ts';

const megabyte = 1024 * 1024;
const ofRows = (rows: string): Uint8Array => odsOf(odsContent(odsTable(rows)));
const columnsRepeated = (count: number): string => ` table:number-columns-repeated="${count}"`;
const rowsRepeated = (count: number): string => ` table:number-rows-repeated="${count}"`;
const bomb = (claimed: number): Uint8Array =>
  odsOf({ name: 'content.xml', content: '', packed: packedZeros(1024 * megabyte), claimed });
const longest = 'x'.repeat(32_767);

/** Malicious .ods workbooks, and why each is rejected. */
export const hostileOds: readonly HostileFile[] = [
  {
    name: 'an .ods of a gigabyte in a megabyte, and the archive says so',
    reason: 'tooManyCells',
    make: () => bomb(1024 * megabyte),
  },
  {
    name: 'an .ods of a gigabyte, and the archive says a thousand bytes',
    reason: 'damaged',
    make: () => bomb(1000),
  },
  {
    name: 'an .ods of a gigabyte, and the archive says as much as is taken',
    reason: 'damaged',
    make: () => bomb(31 * megabyte),
  },
  {
    name: 'an .ods whose kind takes a gigabyte to say',
    reason: 'tooManyCells',
    make: () =>
      zip([
        { name: 'mimetype', content: '', packed: packedZeros(1024 * megabyte), claimed: 1024 * megabyte },
        { name: 'content.xml', content: odsContent('') },
      ]),
  },
  {
    name: 'an .ods with entities that multiply',
    reason: 'damaged',
    make: () =>
      odsOf(
        odsContent(odsTable(odsRow(odsText('&c;'))), {
          before: `<!DOCTYPE x [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>`,
        }),
      ),
  },
  {
    name: 'an .ods with one cell in each of a million columns',
    reason: 'tooManyCells',
    make: () => ofRows(odsRow(odsText('a', columnsRepeated(1_000_000)))),
  },
  {
    name: 'an .ods with one row a million times',
    reason: 'tooManyCells',
    make: () => ofRows(odsRow(odsText('a'), rowsRepeated(1_048_576))),
  },
  {
    name: 'an .ods with one cell in every place that may be filled',
    reason: 'tooManyCells',
    make: () => ofRows(odsRow(odsText('a', columnsRepeated(512)), rowsRepeated(10_000))),
  },
  {
    name: 'an .ods with a cell in the last place there is',
    reason: 'tooManyCells',
    make: () =>
      ofRows(
        `${odsRow(odsText('a'))}${odsRow('<table:table-cell/>', rowsRepeated(1_048_574))}${odsRow(`<table:table-cell${columnsRepeated(16_383)}/>${odsText('b')}`)}`,
      ),
  },
  {
    name: 'an .ods with a text of 32,767 letters in 900 cells',
    reason: 'tooManyCells',
    make: () => ofRows(odsRow(odsText(longest, columnsRepeated(30)), rowsRepeated(30))),
  },
  {
    name: 'an .ods with 32,767 spaces in 900 cells, by three words of XML each',
    reason: 'tooManyCells',
    make: () => ofRows(odsRow(odsText('a<text:s text:c="4000000000"/>').repeat(30)).repeat(30)),
  },
  {
    name: 'an .ods of 410,000 cells',
    reason: 'tooManyCells',
    make: () =>
      ofRows(
        odsRow('<table:table-cell office:value-type="float" office:value="1"/>'.repeat(100)).repeat(4_100),
      ),
  },
  {
    name: 'an .ods of half a million empty cells that have a style',
    reason: 'tooManyCells',
    make: () => ofRows(odsRow('<table:table-cell table:style-name="a"/>'.repeat(500_000))),
  },
  {
    name: 'an .ods of a million empty rows',
    reason: 'tooManyCells',
    make: () => ofRows('<table:table-row/>'.repeat(1_250_000)),
  },
  {
    name: 'an .ods of elements in elements, without end',
    reason: 'damaged',
    make: () => odsOf(odsContent('<table:table>'.repeat(1_000_000))),
  },
  {
    name: 'an .ods with a tag of four million attributes, without end',
    reason: 'damaged',
    make: () => odsOf(odsContent(`<table:table${' a="1"'.repeat(4_000_000)}`)),
  },
  {
    name: 'an .ods with a quote that never closes',
    reason: 'damaged',
    make: () => ofRows(odsRow(`<table:table-cell a="${'x'.repeat(20_000_000)}`)),
  },
  {
    name: 'an .ods of a million merged cells',
    reason: 'tooManyCells',
    make: () => ofRows(odsRow('<table:table-cell table:number-columns-spanned="2"/>'.repeat(300_000))),
  },
  {
    name: 'an .ods of 101 sheets',
    reason: 'tooManyCells',
    make: () => odsOf(odsContent(odsTable(odsRow(odsText('a'))).repeat(101))),
  },
  {
    name: 'an .ods that breaks off in its cells',
    reason: 'damaged',
    make: () => odsOf(odsContent(odsTable(odsRow(odsText('a').repeat(10)))).slice(0, -120)),
  },
  { name: 'an .ods without rows', reason: 'empty', make: () => ofRows('') },
  {
    name: 'an .ods with a password',
    reason: 'encrypted',
    make: () =>
      zip([
        { name: 'mimetype', content: odsType },
        { name: 'content.xml', content: 'not XML' },
        {
          name: 'META-INF/manifest.xml',
          content: xml(
            '<manifest:file-entry><manifest:encryption-data manifest:checksum="x"/></manifest:file-entry>',
          ),
        },
      ]),
  },
  {
    name: 'an .ods that is encrypted as a whole',
    reason: 'encrypted',
    make: () => odsOf({ name: 'encrypted-package', content: 'x' }),
  },
  {
    name: 'a text document of LibreOffice',
    reason: 'notASheet',
    make: () => odsOf('<x/>', [], 'application/vnd.oasis.opendocument.text'),
  },
];

/** .ods workbooks at the limits. */
export const heavyOds: readonly HeavyFile[] = [
  {
    name: 'an .ods of two hundred thousand sums with their currency',
    make: () =>
      ofRows(odsRow(odsNumber(12.5, '$12.50', 'currency" office:currency="USD').repeat(20)).repeat(9_900)),
  },
  {
    name: 'an .ods with a cell of a million pieces',
    make: () => ofRows(odsRow(odsText(`a${'<text:s text:c="9999"/>'.repeat(1_000_000)}`))),
  },
  {
    name: 'an .ods with columns that are hidden over and over',
    make: () =>
      ofRows(
        `${'<table:table-column table:visibility="collapse" table:number-columns-repeated="16384"/>'.repeat(300_000)}${odsRow(odsText('a'))}`,
      ),
  },
];
