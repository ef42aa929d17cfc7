import { writeOds } from 'hucre/ods';
import { expect, test } from 'vitest';
import { odsContent, odsNumber, odsOf, odsRow, odsTable, odsText } from '../../testing/ods.ts';
import { fileLimits } from '../file-limits.ts';
import { openFile } from '../open-file.ts';

const open = (bytes: Uint8Array) => openFile(bytes, 'prices.ods', fileLimits);
const sheetOf = async (rows: string, more = {}) => {
  const opened = await open(odsOf(odsContent(odsTable(rows), more)));
  return opened.ok ? opened.sheets[0] : undefined;
};
const firstRow = async (cells: string) => (await sheetOf(odsRow(cells)))?.rows[0];
const valuesOf = async (rows: string) =>
  (await sheetOf(rows))?.rows.map((row) => row.map(({ value }) => value));

test('what another program writes is read: texts, numbers, days, yes and no', async () => {
  const bytes = await writeOds({
    sheets: [
      {
        name: 'المنتجات',
        rows: [
          ['الباركود', 'Cost', 'Since', 'Sold'],
          ['0628 <&>', 12.5, new Date(Date.UTC(2026, 2, 1)), true],
          [],
          [null, -3, null, false],
        ],
      },
    ],
  });
  const opened = await open(new Uint8Array(bytes));
  expect(opened).toMatchObject({ ok: true, kind: 'ods', sheets: [{ name: 'المنتجات' }] });
  expect(opened.ok && opened.sheets[0]?.rows.map((row) => row.map(({ value }) => value))).toEqual([
    ['الباركود', 'Cost', 'Since', 'Sold'],
    ['0628 <&>', 12.5, '2026-03-01', true],
    [],
    [null, -3, null, false],
  ]);
});

test('a number means what was shown beside it: a percentage, a currency, a unit, the zeros of a barcode, a power of ten', async () => {
  expect(
    await firstRow(
      [
        odsNumber(0.155, '15.5%', 'percentage'),
        odsNumber(12.5, '$12.50', 'currency" office:currency="USD'),
        odsNumber(13.5, '13,50 €'),
        odsNumber(20, '20.00', 'currency" office:currency="AED'),
        odsNumber(20, 'ر.س.\u200F 20.00', 'currency" office:currency="SAR'),
        odsNumber(0.35, '0.35 kg'),
        odsNumber(62810001, '0062810001'),
        odsNumber(6_280_000_000_000, '6.28E+12'),
        odsNumber(1250.5, '1,250.50'),
      ].join(''),
    ),
  ).toEqual([
    { value: 0.155, isPercent: true },
    { value: 12.5, isPercent: false, currency: 'USD' },
    { value: 13.5, isPercent: false, currency: 'EUR' },
    { value: 20, isPercent: false, currency: 'AED' },
    { value: 20, isPercent: false, currency: 'SAR' },
    { value: 0.35, isPercent: false, unit: 'kg' },
    { value: 62810001, isPercent: false, shown: '0062810001' },
    { value: 6_280_000_000_000, isPercent: false, shown: '6.28E+12' },
    { value: 1250.5, isPercent: false },
  ]);
});

test('days, errors and formulas that were never calculated are told apart; an empty text is a result', async () => {
  const formula = 'table:formula="of:=[.A1]&gt;1"';
  expect(
    await firstRow(
      [
        `<table:table-cell office:value-type="date" office:date-value="2024-03-01T00:00:00"><text:p>Mar-24</text:p></table:table-cell>`,
        `<table:table-cell ${formula} office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>#DIV/0!</text:p></table:table-cell>`,
        `<table:table-cell ${formula} office:value-type="string" calcext:value-type="error"><text:p>Err:502</text:p></table:table-cell>`,
        `<table:table-cell ${formula}/>`,
        `<table:table-cell ${formula} office:value-type="string" office:string-value=""/>`,
        `<table:table-cell ${formula} office:value-type="float" office:value="7"><text:p>7</text:p></table:table-cell>`,
      ].join(''),
    ),
  ).toEqual([
    { value: '2024-03-01', isPercent: false, isDate: true },
    { value: '#DIV/0!', isPercent: false, isError: true },
    { value: '#VALUE!', isPercent: false, isError: true },
    { value: '#FORMULA!', isPercent: false, isError: true },
    { value: null, isPercent: false },
    { value: 7, isPercent: false },
  ]);
});

test('rows in groups and those repeated in print are rows like others; repeated cells and rows stand as often as they say', async () => {
  expect(
    await valuesOf(
      `<table:table-header-rows>${odsRow(odsText('SKU'))}</table:table-header-rows><table:table-row-group>${odsRow(odsText('a', ' table:number-columns-repeated="2"'), ' table:number-rows-repeated="2"')}<table:table-row-group>${odsRow('<table:table-cell table:number-columns-repeated="3"/>', ' table:number-rows-repeated="2"')}${odsRow(`<table:table-cell/>${odsNumber(1)}`)}</table:table-row-group></table:table-row-group>${odsRow('<table:table-cell table:number-columns-repeated="16384"/>', ' table:number-rows-repeated="1048000"')}`,
    ),
  ).toEqual([['SKU'], ['a', 'a'], ['a', 'a'], [], [], [null, 1]]);
});

test('hidden rows, columns and sheets, merged cells and the direction are known', async () => {
  const styles =
    '<style:style style:name="ta1" style:family="table"><style:table-properties table:display="true" style:writing-mode="rl-tb"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
  const rows = [
    '<table:table-column/><table:table-column table:visibility="collapse" table:number-columns-repeated="2"/>',
    odsRow(
      `${odsText('t', ' table:number-columns-spanned="2"')}<table:covered-table-cell><text:p>below</text:p></table:covered-table-cell>${odsText('u')}`,
    ),
    odsRow(odsText('a'), ' table:visibility="filter" table:number-rows-repeated="2"'),
    odsRow('<table:table-cell/>', ' table:visibility="collapse" table:number-rows-repeated="1000"'),
    odsRow(odsText('b'), ' table:visibility="collapse"'),
  ].join('');
  const tables = `${odsTable(rows).replace('table:name', 'table:style-name="ta1" table:name')}${odsTable(odsRow(odsText('x')), 'Hidden').replace('table:name', 'table:style-name="ta2" table:name')}`;
  const opened = await open(odsOf(odsContent(tables, { styles })));
  expect(opened.ok && opened.sheets.map(({ name }) => name)).toEqual(['One']);
  const [sheet] = opened.ok ? opened.sheets : [];
  expect(sheet).toMatchObject({
    isRightToLeft: true,
    hiddenColumns: [1, 2],
    hiddenRows: [1, 2, 1003],
    merges: [{ row: 0, column: 0, rows: 1, columns: 2 }],
  });
  expect(sheet?.rows[0]?.map(({ value }) => value)).toEqual(['t', null, 'u']);
});

test('comments, drawings, links and spaces: only the text of the cell counts, on as many lines', async () => {
  const cell =
    '<table:table-cell office:value-type="string"><office:annotation><text:p>a remark</text:p></office:annotation><draw:frame><draw:text-box><text:p>a drawing</text:p></draw:text-box></draw:frame>\n  <text:p>Cup<text:s text:c="2"/><text:a xlink:href="x">500\n  ml</text:a></text:p><text:p>شاي &amp; <text:span>قهوة</text:span></text:p>\n</table:table-cell>';
  expect(await firstRow(cell)).toEqual([{ value: 'Cup  500 ml\nشاي & قهوة', isPercent: false }]);
  const shapes = `<table:shapes><draw:frame><table:table>${odsRow(odsText('of a chart'))}</table:table></draw:frame></table:shapes>`;
  expect(await valuesOf(`${shapes}${odsRow(odsText('x'))}`)).toEqual([['x']]);
});

test('attributes in other quotes and over several lines are read alike', async () => {
  const cell = `<table:table-cell\n  office:value-type = 'currency'\n  office:currency='USD' office:value="12.5" ><text:p>12.50</text:p></table:table-cell >`;
  expect(await firstRow(cell)).toEqual([{ value: 12.5, isPercent: false, currency: 'USD' }]);
});
