import { odsContent, odsNumber, odsOf, odsRow, odsTable, odsText } from '@saer/spreadsheet/testing/ods';
import { workbookOf, xml, zip } from '@saer/spreadsheet/testing/zip';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { sendSheet } from './testing/send-sheet.ts';

let server: TestApp;
let seller: Person;
beforeAll(async () => {
  server = await testApp();
  seller = await person(server, { role: 'USER', subscribed: true });
});
afterAll(() => server[Symbol.asyncDispose]());

const headers = [
  'SKU',
  'Product name',
  'Store',
  'Sub family',
  'Longest side (cm)',
  'Median side (cm)',
  'Shortest side (cm)',
  'Weight (g)',
  'Cost',
  'Required margin (%)',
];
const texts = ['Steel watch', 'NOON_SA_FBN', 'watches'];
const sides = [20, 15, 10, 400];

const inline = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const number = (value: number, style = 0): string => `<c s="${style}"><v>${value}</v></c>`;
const toCells = (sku: string, cost: string): string =>
  [sku, ...texts.map(inline), ...sides.map((side) => number(side)), cost, number(20)].join('');
const styles = {
  name: 'xl/styles.xml',
  content: xml(
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="[$AED] 0.00"/><numFmt numFmtId="165" formatCode="[$ر.س.‏-401]\\ 0.00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs></styleSheet>',
  ),
};
const toRows = (rows: readonly string[]): string =>
  [headers.map(inline).join(''), ...rows].map((cells) => `<row>${cells}</row>`).join('');

const check = (bytes: Uint8Array, language = 'en', name = 'products.xlsx') =>
  sendSheet(server, seller, bytes, { name, language, query: { only: 'check' } });

test('sums shown in another currency, dates for SKUs and formulas without a result are errors with their reasons', async () => {
  const rows = [
    toCells(inline('A-1'), number(50, 2)),
    toCells(inline('A-2'), number(50, 1)),
    toCells(number(45_352, 3), number(50)),
    toCells(inline('A-4'), '<c><f>10+5</f><v/></c>'),
  ];
  const { json } = await check(workbookOf(toRows(rows), [styles]));
  expect(json).toMatchObject({
    rows: 4,
    good: 1,
    problems: [
      { field: 'I3', code: 'notInRiyals' },
      { field: 'A4', code: 'numberIsDate', message: expect.stringContaining("'2024-03-01") },
      {
        field: 'I5',
        code: 'formulaWithoutResult',
        message: expect.stringContaining('Open the file in Excel, save it, and upload it again'),
      },
    ],
  });
});

test('an .ods and a workbook with macros are read like any other', async () => {
  const content = odsContent(
    odsTable(
      [
        headers.map((header) => odsText(header)),
        [
          ...['O-1', ...texts].map((text) => odsText(text)),
          ...sides.map((side) => odsNumber(side)),
          odsNumber(50, '50.00 ر.س', 'currency" office:currency="SAR'),
          odsNumber(0.2, '20%', 'percentage'),
        ],
        [
          ...['O-2', ...texts].map((text) => odsText(text)),
          ...sides.map((side) => odsNumber(side)),
          odsNumber(50, '$50.00', 'currency" office:currency="USD'),
          odsNumber(0.2, '20%', 'percentage'),
        ],
      ]
        .map((cells) => odsRow(cells.join('')))
        .join(''),
      'Products',
    ),
  );
  const ods = await check(odsOf(content), 'en', 'products.ods');
  expect(ods).toMatchObject({
    status: 200,
    json: { sheet: 'Products', rows: 2, good: 1, problems: [{ field: 'I3', code: 'notInRiyals' }] },
  });
  const macros = { name: 'xl/vbaProject.bin', content: 'x' };
  const bytes = workbookOf(toRows([toCells(inline('M-1'), number(50))]), [styles, macros]);
  expect(await check(bytes, 'en', 'products.xlsm')).toMatchObject({ json: { rows: 1, good: 1 } });
});

test.each([
  ['xl/workbook.bin', 'en', 'Excel Workbook (.xlsx)'],
  ['xl/workbook.bin', 'ar', '.xlsb'],
  ['Index/Document.iwa', 'en', 'In Numbers choose File, Export To'],
  ['Index/Document.iwa', 'ar', 'Numbers'],
  ['a.txt', 'en', 'Save it as .xlsx, .xls, .ods or .csv'],
])(
  'a file that only its own program reads is refused with how to save it: %s (%s)',
  async (name, language, words) => {
    const answer = await check(zip([{ name, content: 'x' }]), language);
    expect(answer).toMatchObject({
      status: 400,
      json: { code: 'notASheet', message: expect.stringContaining(words) },
    });
  },
);
