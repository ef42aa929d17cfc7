import { unzipSync } from 'fflate';
import { readXlsx, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import type { CellValue } from '../sheet.ts';
import { sheetXml, workbookOf } from '../testing/zip.ts';
import { PatchError } from './patch/patch-error.ts';
import type { EditedColumn } from './patch/sheet-edit.ts';
import { patchWorkbook } from './patch-workbook.ts';

const sheetPath = 'xl/worksheets/sheet1.xml';
const priced = (values: readonly (readonly [number, CellValue])[], headerRow: number | null = 0) => [
  { header: 'Price', headerRow, values: new Map(values), format: '#,##0.00' },
];

/** A workbook with something of everything that must not be lost. */
const rich = (): Promise<Uint8Array> => {
  const products: WriteSheet = {
    name: 'منتجات',
    columns: [{ width: 20 }, { width: 30 }, { width: 12, numFmt: '0.00' }, { width: 12 }],
    rows: [
      ['قائمة المنتجات', null, null, null],
      ['الباركود', 'الاسم', 'التكلفة', 'ضعفها'],
      ['0628000000017', 'كوب & صحن', 12.5, 25],
      ['0628000000024', '<b>', 1e-7, 2e-7],
      [],
      ['0628000000031', ' spaced ', -3, -6],
    ],
    cells: new Map([
      [
        '1,0',
        {
          value: 'الباركود',
          style: {
            font: { bold: true, color: { rgb: 'FFFFFFFF' } },
            fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FF334155' } },
          },
        },
      ],
      ['2,3', { formula: 'C3*2', formulaResult: 25, style: { numFmt: '0.000' } }],
      ['3,3', { formula: 'C4*2', formulaResult: 2e-7 }],
    ]),
    merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 5 }],
    dataValidations: [{ type: 'list', values: ['a', 'b'], range: 'B3:B100' }],
    conditionalRules: [
      {
        type: 'cellIs',
        priority: 1,
        operator: 'lessThan',
        formula: '0',
        range: 'C3:C100',
        style: { font: { bold: true } },
      },
    ],
    freezePane: { rows: 2 },
    view: { rightToLeft: true },
  };
  const other: WriteSheet = { name: 'Other', rows: [['=not a formula', 1, true]], hidden: true };
  return writeXlsx({
    sheets: [products, other],
    namedRanges: [{ name: 'costs', range: "'منتجات'!$C$3:$C$6" }],
  });
};

const everything = (bytes: Uint8Array) => readXlsx(bytes, { readStyles: true });
const rest = (sheet: object) =>
  Object.entries(sheet).filter(([key]) => !['rows', 'cells', 'columns'].includes(key));
const values = async (bytes: Uint8Array) => (await everything(bytes)).sheets[0]?.rows;
const xmlOf = (bytes: Uint8Array, path = sheetPath) => new TextDecoder().decode(unzipSync(bytes)[path]);
const patchRows = async (rows: string, columns: readonly EditedColumn[], before = '') =>
  xmlOf(
    await patchWorkbook(
      workbookOf({ name: sheetPath, content: sheetXml(rows).replace('<sheetData>', `${before}<sheetData>`) }),
      { sheet: 'One', columns },
    ),
  );
const refusal = (bytes: Uint8Array, columns: readonly EditedColumn[] = priced([[1, 5]]), sheet = 'One') =>
  patchWorkbook(bytes, { sheet, columns }).then(
    () => 'patched',
    (error: unknown) => (error instanceof PatchError ? error.reason : error),
  );

const results: EditedColumn[] = [
  {
    header: 'السعر',
    headerRow: 1,
    values: new Map<number, CellValue>([
      [2, 1119.7],
      [3, 0.05],
      [5, null],
    ]),
    format: '#,##0.00',
  },
  { header: 'ملاحظة', headerRow: 1, values: new Map<number, CellValue>([[5, '=HYPERLINK("x") & <خسارة>']]) },
];

describe('a seller’s workbook with prices written into it', () => {
  test('has the results behind its last column, and everything else as it was', async () => {
    const before = await rich();
    const after = await patchWorkbook(before, { sheet: 'منتجات', columns: results });
    const [was, is] = [await everything(before), await everything(after)];
    const [sheet] = is.sheets;
    expect(sheet?.rows.map((row) => row.slice(4).filter((value) => value !== null))).toEqual([
      [],
      ['السعر', 'ملاحظة'],
      [1119.7],
      [0.05],
      [],
      ['=HYPERLINK("x") & <خسارة>'],
    ]);
    expect(sheet?.cells?.get('2,4')?.style?.numFmt).toBe('#,##0.00');
    expect(sheet?.cells?.get('5,5')?.formula).toBeUndefined();
    expect(sheet?.cells?.get('1,4')?.style).toEqual(sheet?.cells?.get('1,3')?.style);
    for (const [key, cell] of was.sheets[0]?.cells ?? []) expect(sheet?.cells?.get(key), key).toEqual(cell);
    expect(sheet?.rows.map((row) => row.slice(0, 4))).toEqual(
      was.sheets[0]?.rows.map((row) => row.slice(0, 4)),
    );
    expect(is.sheets.map(rest)).toEqual(was.sheets.map(rest));
    expect(sheet?.columns?.slice(0, 4)).toEqual(was.sheets[0]?.columns?.slice(0, 4));
    expect(is.sheets[1]).toEqual(was.sheets[1]);
    expect(is.namedRanges).toEqual(was.namedRanges);
  });

  test('has every other part byte for byte, packed as it was', async () => {
    const before = await rich();
    const after = await patchWorkbook(before, { sheet: 'منتجات', columns: results });
    const [was, is] = [unzipSync(before), unzipSync(after)];
    expect(Object.keys(is)).toEqual(Object.keys(was));
    const changed = Object.keys(was).filter(
      (name) => Buffer.compare(was[name] ?? new Uint8Array(), is[name] ?? new Uint8Array()) !== 0,
    );
    expect(changed.toSorted()).toEqual(['xl/styles.xml', sheetPath]);
  });

  test('asked again it is written into the same columns, and comes out the same', async () => {
    const once = await patchWorkbook(await rich(), { sheet: 'منتجات', columns: results });
    expect(Buffer.compare(await patchWorkbook(once, { sheet: 'منتجات', columns: results }), once)).toBe(0);
    const other = [
      {
        header: 'السعر',
        headerRow: 1,
        values: new Map<number, CellValue>([
          [2, null],
          [5, 7],
        ]),
        format: '0',
      },
    ];
    const rows = await values(await patchWorkbook(once, { sheet: 'منتجات', columns: other }));
    expect(rows?.map((row) => row[4] ?? null)).toEqual([null, 'السعر', null, 0.05, null, 7]);
    expect(rows?.every((row) => row.length <= 6)).toBe(true);
  });

  test('preserves texts that only look like numbers, and empty rows', async () => {
    const xml = await patchRows(
      '<row r="1" spans="1:2"><c r="A1" t="str"><v>Code</v></c><c r="B1"/></row>\n<row r="3"/><row r="5"><c r="A5" t="inlineStr"><is><t>007</t></is></c></row>',
      priced([
        [1, 5],
        [2, 6.5],
        [4, true],
        [9, 'x'],
      ]),
      '<dimension ref="A1:B5"/><cols><col min="1" max="1" width="9"/><col min="2" max="16384" width="3" hidden="1"/></cols>',
    );
    expect(xml).toContain(
      '<row r="1" spans="1:2"><c r="A1" t="str"><v>Code</v></c><c r="B1" t="inlineStr"><is><t>Price</t></is></c></row>\n',
    );
    expect(xml).toContain(
      '<row r="2"><c r="B2"><v>5</v></c></row><row r="3"><c r="B3"><v>6.5</v></c></row><row r="5"><c r="A5" t="inlineStr"><is><t>007</t></is></c><c r="B5" t="b"><v>1</v></c></row><row r="10"><c r="B10" t="inlineStr"><is><t>x</t></is></c></row></sheetData>',
    );
    expect(xml).toContain('<dimension ref="A1:B10"/>');
    expect(xml).toContain(
      '<col min="1" max="1" width="9"/><col min="2" max="2" width="12" customWidth="1"/><col min="3" max="16384" width="3" hidden="1"/>',
    );
  });

  test('is understood without declared positions of rows and cells, with name prefixes, and with comments', async () => {
    expect(
      await patchRows(
        '<row><c t="str"><v>A</v></c><c><v>2</v></c></row><row><!-- <c r="Z9"> --><c><v>3</v></c></row>',
        priced([[1, 4]]),
      ),
    ).toContain(
      '<c><v>2</v></c><c r="C1" t="inlineStr"><is><t>Price</t></is></c></row><row><!-- <c r="Z9"> --><c><v>3</v></c><c r="C2"><v>4</v></c></row>',
    );
    const content = sheetXml('<row r="1"><c r="A1"><v>1</v></c></row>')
      .replace(/<(\/?)(?=[a-z])/g, '<$1x:')
      .replace('xmlns=', 'xmlns:x=');
    const xml = xmlOf(
      await patchWorkbook(workbookOf({ name: sheetPath, content }), {
        sheet: 'One',
        columns: priced([[0, 4]], null),
      }),
    );
    expect(xml).toContain('<x:c r="A1"><x:v>1</x:v></x:c><x:c r="B1"><x:v>4</x:v></x:c></x:row>');
  });

  test('gets no column that would be empty, and comes out as it was where there is nothing to say', async () => {
    const file = workbookOf('<row r="1"><c r="A1"><v>1</v></c></row>');
    const patched = await patchWorkbook(file, { sheet: 'One', columns: priced([[1, null]]) });
    expect(xmlOf(patched)).toBe(xmlOf(file));
  });

  test('is never written over where the seller calculates, or where the sheet is read', async () => {
    const rows =
      '<row r="1"><c r="A1" t="str"><v>Price</v></c><c r="B1" t="str"><v>Price</v></c></row><row r="2"><c r="A2"><v>1</v></c><c r="B2"><f>A2*2</f><v>2</v></c></row>';
    const file = workbookOf(rows);
    const free = xmlOf(await patchWorkbook(file, { sheet: 'One', columns: priced([[1, 9]]) }));
    expect(free).toContain('<c r="A2"><v>9</v></c><c r="B2"><f>A2*2</f><v>2</v></c></row>');
    const kept = xmlOf(await patchWorkbook(file, { sheet: 'One', columns: priced([[1, 9]]), kept: [0] }));
    expect(kept).toContain(
      '<c r="A2"><v>1</v></c><c r="B2"><f>A2*2</f><v>2</v></c><c r="C2"><v>9</v></c></row>',
    );
  });
});

describe('a workbook that cannot be patched is rejected', () => {
  test.each([
    ['rows out of order', '<row r="2"/><row r="1"/>'],
    ['a row twice', '<row r="2"/><row r="2"/>'],
    ['cells out of order', '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>'],
    ['a cell of another row', '<row r="1"><c r="A2"><v>1</v></c></row>'],
    ['something between rows', '<row r="1"/>text<row r="2"/>'],
    ['a row that does not end', '<row r="1"><c r="A1"/>'],
    ['rows twice', '</sheetData><sheetData>'],
    ['a tag that does not end', '<row r="1'],
  ])('%s', async (_, rows) => {
    expect(await refusal(workbookOf(rows))).toBe('unusual');
  });

  test('a sheet that is not there, a full one, a document type, bytes of anything else', async () => {
    const file = workbookOf('<row r="1"><c r="XFD1"><v>1</v></c></row>');
    expect(await refusal(file)).toBe('noRoom');
    expect(await refusal(file, priced([[1, 1]]), 'Two')).toBe('sheetMissing');
    expect(
      await refusal(workbookOf({ name: sheetPath, content: sheetXml('', '<!DOCTYPE x [<!ENTITY a "a">]>') })),
    ).toBe('unusual');
    for (const bytes of [new Uint8Array(), new Uint8Array(500), file.slice(0, -40), file.slice(40)])
      expect(await refusal(bytes)).toBe('notAWorkbook');
  });

  test('a part with a wrong size or checksum', async () => {
    const content = sheetXml('<row r="1"><c r="A1"><v>1</v></c></row>');
    expect(await refusal(workbookOf({ name: sheetPath, content, claimed: 100 }))).toBe('notAWorkbook');
    expect(
      await refusal(
        workbookOf({ name: sheetPath, content: new Uint8Array(64 * 1024 * 1024), claimed: 1000 }),
      ),
    ).toBe('notAWorkbook');
  });

  test('with any byte changed, a file is rejected, or all of its content is preserved', async () => {
    const file = await rich();
    let seed = 7;
    const draw = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    for (let round = 0; round < 150; round += 1) {
      const broken = file.slice();
      for (let k = draw(3); k >= 0; k -= 1) broken[draw(broken.length)] = draw(256);
      const outcome = await patchWorkbook(broken, { sheet: 'منتجات', columns: results }).catch(
        (error: unknown) => error,
      );
      if (!(outcome instanceof Uint8Array)) expect(outcome).toBeInstanceOf(PatchError);
      else {
        const was = await values(broken).catch(() => null);
        if (was !== null)
          expect((await values(outcome))?.map((row) => row.slice(0, 4))).toEqual(
            was?.map((row) => row.slice(0, 4)),
          );
      }
    }
  });

  test('with any character changed, a sheet is rejected, or all of its content is preserved', async () => {
    const good = sheetXml(
      '<row r="1" spans="1:2"><c r="A1" t="str"><v>Price</v></c><c r="B1" s="0"/></row><row r="2"><c r="A2"><v>1</v></c><c r="B2"><f>A2*2</f><v>2</v></c></row><row r="7"/>',
    );
    const signs = ' <>/"\'=&;!-crv129AB\n';
    let seed = 11;
    const draw = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    let patched = 0;
    for (let round = 0; round < 400; round += 1) {
      const at = 60 + draw(good.length - 60);
      const content = `${good.slice(0, at)}${signs.charAt(draw(signs.length))}${good.slice(at + draw(3))}`;
      const file = workbookOf({ name: sheetPath, content });
      const outcome = await patchWorkbook(file, { sheet: 'One', columns: priced([[1, 5]], null) }).catch(
        (error: unknown) => error,
      );
      if (!(outcome instanceof Uint8Array)) expect(outcome, content).toBeInstanceOf(PatchError);
      else {
        patched += 1;
        const [was, is] = [await values(file).catch(() => null), await values(outcome).catch(() => null)];
        if (was !== null)
          expect(is?.flat(), content).toEqual(expect.arrayContaining([5, ...(was?.flat() ?? [])]));
      }
    }
    expect(patched).toBeGreaterThan(50);
  });
});
