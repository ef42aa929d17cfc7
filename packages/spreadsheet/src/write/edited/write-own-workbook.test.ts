import { priceProduct } from '@saer/quoting/price-product';
import { productResult } from '@saer/quoting/product-result';
import { unzipSync } from 'fflate';
import { readXlsx, type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { fileLimits } from '../../read/file-limits.ts';
import { openFile } from '../../read/open-file.ts';
import type { RowTexts } from '../../rows/layouts/product-column.ts';
import { readProductRow } from '../../rows/read/read-product-row.ts';
import { sampleBook as book } from '../../rows/testing/sample-book.ts';
import type { Sheet } from '../../sheet.ts';
import { sheetXml, workbookOf } from '../../testing/zip.ts';
import type { EditedRow, ReadLayout } from './edited-row.ts';
import { writeOwnWorkbook } from './write-own-workbook.ts';
import { productSheet } from '../../read-product-sheets.ts';

const path = 'xl/worksheets/sheet1.xml';
const xmlOf = (bytes: Uint8Array, part = path) => new TextDecoder().decode(unzipSync(bytes)[part]);

async function opened(bytes: Uint8Array): Promise<Sheet> {
  const file = await openFile(bytes, 'mine.xlsx', fileLimits);
  const sheet = file.ok ? file.sheets[0] : undefined;
  if (sheet === undefined) throw new Error(JSON.stringify(file));
  return sheet;
}

const validated = (
  at: number | null,
  texts: RowTexts,
  { defaults, units }: Pick<ReadLayout, 'defaults' | 'units'>,
): EditedRow => {
  const read = readProductRow(texts, { book, defaults, units });
  if (!read.ok) return { at, texts, good: null, problems: read.problems };
  const priced = priceProduct(book, read.product);
  return priced.ok
    ? { at, texts, good: { product: read.product, result: productResult(priced.quote) }, problems: [] }
    : { at, texts, good: null, problems: [{ column: null, fieldError: priced.fieldError }] };
};

interface Change {
  /** By position in the sheet: its current values; null if the row was deleted. */
  readonly rows?: Readonly<Record<number, RowTexts | null>>;
  readonly added?: readonly RowTexts[];
  readonly defaults?: RowTexts;
  readonly language?: 'ar' | 'en';
}

/** The workbook as it comes back after something was done to its rows. */
async function handedBack(
  bytes: Uint8Array,
  { rows = {}, added = [], defaults = {}, language = 'en' }: Change,
) {
  const sheet = await opened(bytes);
  const layout = { ...productSheet(sheet).columns, defaults };
  const lines = [
    ...productSheet(sheet)
      .texts(layout)
      .flatMap(({ at, texts }) =>
        rows[at] === null
          ? []
          : [validated(at, { ...texts, ...rows[at] }, { defaults, units: layout.units })],
      ),
    ...added.map((texts) => validated(null, texts, { defaults, units: layout.units })),
  ];
  const own = await writeOwnWorkbook(bytes, sheet, layout, lines, { book, language });
  const after = await opened(own.bytes);
  const again = productSheet(after).columns;
  return { own, lines, after, again, sheet };
}

const texts = {
  store: 'NOON_SA_FBN',
  subFamily: 'home_general',
  sizeClass: 'small_envelope',
} as const;

const rich = (): Promise<Uint8Array> => {
  const fill = { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FFFFF2CC' } } as const;
  const products: WriteSheet = {
    name: 'منتجات',
    rows: [
      ['Price list of spring', null, null, null, null, null, null, null, null],
      [
        'Barcode',
        'Name',
        'Store',
        'Category',
        'Size class',
        'Weight (kg)',
        'Cost',
        'Required margin (%)',
        'My sum',
      ],
      ['0628000000017', 'Cup', 'NOON_SA_FBN', 'home_general', 'small_envelope', 0.05, 12.5, 0.1, 25],
      ['0628000000024', 'Plate', 'Nowhere', 'home_general', 'small_envelope', 0.05, 'abc', 0.1, 2],
      ['0628000000031', 'Bowl', 'NOON_SA_FBN', 'home_general', 'small_envelope', 0.05, null, null, 3],
      [null, null, null, null, null, null, 20, null, 30],
    ],
    cells: new Map([
      ['2,6', { value: 12.5, style: { numFmt: '0.0', fill } }],
      ['3,6', { value: 'abc', style: { fill } }],
      ['2,7', { value: 0.1, style: { numFmt: '0%', fill } }],
      ['3,7', { value: 0.1, style: { numFmt: '0%' } }],
      ['2,8', { formula: 'G3*2', formulaResult: 25 }],
      ['3,8', { formula: 'G4*2', formulaResult: 2 }],
      ['5,6', { value: 20, style: { numFmt: '0', font: { bold: true } } }],
      ['5,8', { formula: 'SUM(I3:I5)', formulaResult: 30 }],
    ]),
    merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 4 }],
    view: { rightToLeft: true },
  };
  return writeXlsx({ sheets: [products, { name: 'Other', rows: [['=kept', 1]] }] });
};

const withMore = (more: string) =>
  `<row r="1"><c r="A1" t="str"><v>Barcode</v></c><c r="B1" t="str"><v>Cost</v></c></row><row r="2"><c r="A2" t="str"><v>1234567890123</v></c><c r="B2"><v>1</v></c>${more}</row>`;

const withShared = (cells: string) =>
  `<row r="1" spans="2:3"><c r="B1" t="str"><v>Barcode</v></c><c r="C1" t="str"><v>Cost</v></c></row><row r="2" spans="2:3"><c r="B2" t="str"><v>1234567890123</v></c>${cells}</row><row r="3" spans="2:3"><c r="B3" t="str"><v>1234567890130</v></c><c r="C3"><f t="shared" si="0"/><v>4</v></c></row>`;

const products = (all: readonly Pick<EditedRow, 'at' | 'texts'>[], { units }: Pick<ReadLayout, 'units'>) =>
  all.map(({ at, texts: said }) => ({ at, read: readProductRow(said, { book, defaults: {}, units }) }));

describe('a seller’s own workbook after its rows were corrected', () => {
  test('has corrections in place, with their style, and is read again as the same rows', async () => {
    const before = await rich();
    const { own, lines, after, again, sheet } = await handedBack(before, {
      rows: {
        3: { store: 'NOON_SA_FBN', cost: '60', weight: '120 g', marginRate: '12.5%' },
        4: { cost: '٧٫٥', marginRate: '20', barcode: '0628000000099' },
      },
    });
    expect(products(productSheet(after).texts(again), again)).toEqual(products(lines, again));
    expect(after.rows[3]?.slice(2, 8).map(({ value }) => value)).toEqual([
      'NOON_SA_FBN',
      'home_general',
      'small_envelope',
      0.12,
      60,
      0.125,
    ]);
    // The cells of the third product were empty: they are as those above them.
    expect(after.rows[4]?.[6]).toMatchObject({ value: 7.5 });
    expect(after.rows[4]?.[7]).toMatchObject({ value: 0.2, isPercent: true });
    expect(after.rows[4]?.[0]?.value).toBe('0628000000099');
    const [was, is] = [
      (await readXlsx(before, { readStyles: true })).sheets[0],
      (await readXlsx(own.bytes, { readStyles: true })).sheets[0],
    ];
    expect(is?.cells?.get('3,6')?.style).toEqual(was?.cells?.get('3,6')?.style);
    expect(is?.cells?.get('4,7')?.style?.numFmt).toBe('0%');
    expect(is?.cells?.get('4,0')?.style?.numFmt).toBe('@');
    for (const [key, cell] of was?.cells ?? [])
      if (!/^[34],/.test(key)) expect(is?.cells?.get(key), key).toEqual(cell);
    expect(is?.merges).toEqual(was?.merges);
    expect(own).toMatchObject({ cells: 7, replaced: [], left: [], newRows: null, rowsLeft: 0 });
    expect(sheet.rows[5]?.map(({ value }) => value).slice(0, 9)).toEqual(
      after.rows[5]?.map(({ value }) => value).slice(0, 9),
    );
  });

  test('changes no other part', async () => {
    const before = await rich();
    const { own } = await handedBack(before, { rows: { 3: { cost: '60' } } });
    const [was, is] = [unzipSync(before), unzipSync(own.bytes)];
    expect(Object.keys(is)).toEqual(Object.keys(was));
    const changed = Object.keys(was).filter(
      (name) => Buffer.compare(was[name] ?? new Uint8Array(), is[name] ?? new Uint8Array()) !== 0,
    );
    expect(changed.toSorted()).toEqual(['xl/styles.xml', path]);
  });

  test('is recalculated on opening, if it contains formulas', async () => {
    const change = { rows: { 1: { cost: '3' } } };
    const calculated = workbookOf(withMore('<c r="C2"><f>B2*2</f><v>2</v></c>'));
    const workbook = 'xl/workbook.xml';
    expect(xmlOf((await handedBack(calculated, change)).own.bytes, workbook)).toContain(
      '</sheets><calcPr fullCalcOnLoad="1"/></workbook>',
    );
    expect(xmlOf((await handedBack(calculated, {})).own.bytes, workbook)).toBe(xmlOf(calculated, workbook));
    const plain = workbookOf(withMore(''));
    expect(xmlOf((await handedBack(plain, change)).own.bytes, workbook)).toBe(xmlOf(plain, workbook));
  });

  test('gets new rows below all content, and keeps deleted ones', async () => {
    const before = await rich();
    const { own, lines, after, again, sheet } = await handedBack(before, {
      rows: { 3: null, 4: { cost: '9' } },
      added: [
        { ...texts, barcode: '0628000000048', name: '=Jug', weight: '60 g', cost: '30', marginRate: '15%' },
        { ...texts, barcode: '0628000000055', name: 'Pan', weight: '80 g', cost: 'x' },
      ],
    });
    expect(lines.at(-2)?.problems).toEqual([]);
    expect(own).toMatchObject({ newRows: { first: 7, last: 8 }, rowsLeft: 1, cells: 1 });
    expect(after.rows.slice(0, 4).map((row) => row.slice(0, 9))).toEqual(
      sheet.rows.slice(0, 4).map((row) => row.slice(0, 9)),
    );
    expect(after.rows[6]?.slice(0, 8)).toMatchObject([
      { value: '0628000000048' },
      { value: '=Jug' },
      { value: 'NOON_SA_FBN' },
      { value: 'home_general' },
      { value: 'small_envelope' },
      { value: 0.06 },
      { value: 30 },
      { value: 0.15, isPercent: true },
    ]);
    const styled = (await readXlsx(own.bytes, { readStyles: true })).sheets[0]?.cells;
    expect(styled?.get('6,6')?.style?.font?.bold).not.toBe(true);
    expect(after.rows[6]?.some(({ value }, at) => at > 8 && typeof value === 'number')).toBe(true);
    expect(productSheet(after).texts(again).at(-1)?.texts).toMatchObject({
      barcode: '0628000000055',
      cost: 'x',
    });
  });

  test.each(['ar', 'en'] as const)(
    'gets columns for what it did not say, recognised again (%s)',
    async (language) => {
      const bytes = await writeXlsx({
        sheets: [
          {
            name: 'Mine',
            rows: [
              ['Barcode', 'Name', 'Category', 'Size class', 'Weight', 'Cost'],
              ['0628000000017', 'Cup', 'home_general', 'small_envelope', 50, 12.5],
              ['0628000000024', 'Plate', 'home_general', 'small_envelope', 50, 'abc'],
            ],
          },
        ],
      });
      const { own, lines, after, again } = await handedBack(bytes, {
        rows: { 1: { marginRate: '0.5%', ending: '.95' }, 2: { marginAmount: '5' } },
        defaults: { store: 'NOON_SA_FBN', marginRate: '20' },
        language,
      });
      const read = productSheet(after)
        .texts(again)
        .map((row) => readProductRow(row.texts, { book, defaults: {}, units: again.units }));
      expect(read[0]).toMatchObject({ ok: true, product: lines[0]?.good?.product });
      expect(read[1]).toMatchObject({ ok: false, problems: [{ column: 'cost' }] });
      expect(again.mapping).toMatchObject({ store: 6 });
      expect(own.cells).toBe(0);
    },
  );

  test('never writes into a column of the seller’s that is called like one that is added', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Mine',
          rows: [
            ['Barcode', 'Store', 'Cost (SAR)'],
            ['0628000000017', 'Main street', 12.5],
          ],
        },
      ],
    });
    const sheet = await opened(bytes);
    const layout = {
      headerRow: 0,
      mapping: { barcode: 0, cost: 2 },
      units: {},
      blocks: [],
      defaults: { store: 'NOON_SA_FBN' },
    };
    const lines = productSheet(sheet)
      .texts(layout)
      .map(({ at, texts: said }) => validated(at, said, layout));
    const own = await writeOwnWorkbook(bytes, sheet, layout, lines, { book, language: 'en' });
    const [head = [], row = []] = (await opened(own.bytes)).rows;
    expect(row.slice(0, 4).map(({ value }) => value)).toEqual([
      '0628000000017',
      'Main street',
      12.5,
      'NOON_SA_FBN',
    ]);
    expect(head[3]?.value).toBe('Store');
  });
});

describe('a cell with a formula that was corrected', () => {
  test('contains the value, and is removed from the calculation chain', async () => {
    const file = workbookOf(
      { name: path, content: sheetXml(withShared('<c r="C2"><f>1+1</f><v>2</v></c>')) },
      [{ name: 'xl/calcChain.xml', content: '<calcChain><c r="C2" i="1"/></calcChain>' }],
    );
    const { own } = await handedBack(file, { rows: { 1: { cost: '3' } } });
    expect(own).toMatchObject({ replaced: ['C2'], left: [], cells: 1 });
    expect(xmlOf(own.bytes)).toContain('<c r="C2"><v>3</v></c>');
    expect(Object.keys(unzipSync(own.bytes))).not.toContain('xl/calcChain.xml');
    expect(xmlOf(own.bytes, 'xl/_rels/workbook.xml.rels')).not.toContain('calcChain');
    expect(xmlOf(own.bytes, 'xl/_rels/workbook.xml.rels')).toContain('sheet1.xml');
  });

  test('stays, where it is that of other cells too, and it is said', async () => {
    const shared = '<c r="C2"><f t="shared" ref="C2:C3" si="0">1+1</f><v>2</v></c>';
    const { own } = await handedBack(workbookOf(withShared(shared)), {
      rows: { 1: { cost: '3' }, 2: { cost: '5' } },
    });
    expect(own).toMatchObject({ replaced: ['C3'], left: ['C2'], cells: 1 });
    expect(xmlOf(own.bytes)).toContain(shared);
    expect(xmlOf(own.bytes)).toContain('<c r="C3"><v>5</v></c>');
    const array = '<c r="C2"><f t="array" ref="C2:C3">1+1</f><v>2</v></c>';
    const { own: other } = await handedBack(workbookOf(withShared(array)), { rows: { 2: { cost: '5' } } });
    expect(other).toMatchObject({ replaced: [], left: ['C3'], cells: 0 });
  });
});
