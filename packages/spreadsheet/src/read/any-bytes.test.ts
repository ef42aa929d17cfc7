import { unzipSync } from 'fflate';
import process from 'node:process';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inlineTexts, libreOffice } from '../testing/dialects.ts';
import { odsContent, odsNumber, odsOf, odsRow, odsTable, odsText } from '../testing/ods.ts';
import { slowness } from '../testing/slowness.ts';
import { record, words, xlsOf } from '../testing/xls.ts';
import { sheetXml, workbookOf, zip } from '../testing/zip.ts';
import { fileLimits } from './file-limits.ts';
import { openFile } from './open-file.ts';

const separated = new TextEncoder().encode('barcode;cost\r\n"0628";12,5\r\n');
const old = xlsOf([
  { name: 'One', records: [record(0xfd, words(0, 0, 0, 0, 0)), record(0xfd, words(0, 1, 0, 1, 0))] },
]);
const ods = odsOf(
  odsContent(
    odsTable(odsRow(odsText('Cost')) + odsRow(odsNumber(12.5, '$12.50', 'currency" office:currency="USD'))),
  ),
);
const good = [libreOffice(), inlineTexts(), old, ods, separated];

const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 });

function damaged(
  bytes: Uint8Array,
  changes: readonly (readonly [index: number, byte: number])[],
): Uint8Array {
  const copy = Uint8Array.from(bytes);
  for (const [index, byte] of changes) copy[index % copy.length] = byte;
  return copy;
}

const slowed = slowness();

/** Opened or rejected, but with a result, and without much work. */
async function isAnswered(bytes: Uint8Array): Promise<void> {
  const began = process.cpuUsage();
  const opened = await openFile(bytes, 'file', fileLimits);
  const { user, system } = process.cpuUsage(began);
  expect(typeof opened.ok).toBe('boolean');
  expect((user + system) / 1000 / slowed).toBeLessThan(5000);
}

test('whatever the bytes are, they are answered', async () => {
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), isAnswered), { numRuns: 300 });
});

test('a good file with bytes changed or its end cut off is answered', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...good),
      damage,
      fc.double({ min: 0.3, max: 1, noNaN: true }),
      async (bytes, changes, part) =>
        isAnswered(damaged(bytes, changes).slice(0, Math.ceil(bytes.length * part))),
    ),
    { numRuns: 300 },
  );
});

test('a workbook whose XML is broken in a whole archive is answered', async () => {
  const parts = Object.entries(unzipSync(libreOffice()));
  await fc.assert(
    fc.asyncProperty(fc.nat(parts.length - 1), damage, async (broken, changes) =>
      isAnswered(
        zip(
          parts.map(([name, content], i) => ({
            name,
            content: i === broken ? damaged(content, changes) : content,
          })),
        ),
      ),
    ),
    { numRuns: 300 },
  );
});

/** Days before 1 March 1900 are counted differently by everybody, and are in no sheet of products. */
const number = fc.integer({ min: 6100, max: 1e8 }).map((hundredths) => String(hundredths / 100));
const text = fc.string({ unit: fc.constantFrom('a', ' ', 'ش', '&amp;', '&lt;', '_x0041_', '\n', '&#1588;') });
const lastStyle = 13;
const cell = fc.oneof(
  fc.tuple(number, fc.nat(lastStyle)).map(([written, style]) => `<c s="${style}"><v>${written}</v></c>`),
  fc
    .tuple(number, fc.nat(lastStyle))
    .map(([written, style]) => `<c s="${style}"><f>A1+1</f><v>${written}</v></c>`),
  text.map((written) => `<c t="inlineStr"><is><t xml:space="preserve">${written}</t></is></c>`),
  text.map((written) => `<c t="str"><f>A1</f><v>${written}</v></c>`),
  fc.constantFrom('<c/>', '<c t="b"><v>1</v></c>', '<c t="e"><v>#N/A</v></c>', '<c s="1"></c>'),
  fc.constantFrom('<c><f>A1</f></c>', '<c s="5"><f>A1</f><v/></c>', '<c t="str"><f>A1</f><v></v></c>'),
  fc.constantFrom('62800000', '6281000', '6280001').map((digits) => `<c s="13"><v>${digits}000000</v></c>`),
);
const rowTag = fc.constantFrom('<row>', '<row hidden="1">', '<row hidden="true" ht="3">', '<row hidden="0">');
const rows = fc
  .array(fc.tuple(rowTag, fc.array(cell, { maxLength: 6 })), { maxLength: 8 })
  .map((all) => all.map(([tag, cells]) => `${tag}${cells.join('')}</row>`).join(''));

/** The same sheet with a prefix before each of its elements. */
const prefixedSheet = (written: string) => ({
  name: 'xl/worksheets/sheet1.xml',
  content: sheetXml(written)
    .replaceAll(/<(\/?)([a-z])/gi, '<$1x:$2')
    .replace('xmlns=', 'xmlns:x='),
});

test('the quick reader and the library read the same out of the same sheet', async () => {
  // Those of LibreOffice, and currencies: by their text, and by their number alone.
  const formats = ['&quot;$&quot;0.00', '[$AED] 0.00', '0.00\\ [$€-407]', '[$ر.س.-401]0.00'];
  const declared = formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`);
  const styles = new TextDecoder()
    .decode(unzipSync(libreOffice())['xl/styles.xml'])
    .replace('</numFmts>', `${declared.join('')}</numFmts>`)
    .replace(
      '</cellXfs>',
      `${[170, 171, 172, 173, 7, 42, 44, 39, 11].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`,
    );
  const more = [{ name: 'xl/styles.xml', content: styles }];
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const quick = await openFile(workbookOf(written, more), 'file', fileLimits);
      // A comment in its XML sends a sheet to the library.
      const slow = await openFile(workbookOf(`<!-- -->${written}`, more), 'file', fileLimits);
      expect(quick).toEqual(slow);
      expect(await openFile(workbookOf(prefixedSheet(written), more), 'file', fileLimits)).toEqual(slow);
    }),
    { numRuns: 300 },
  );
});
