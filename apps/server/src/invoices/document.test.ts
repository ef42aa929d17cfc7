import { afterAll, beforeAll, expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { renderPdf } from './document/render-pdf.ts';
import type { InvoiceRow } from './issuing/issue-invoice.ts';
import { newInvoice } from './testing/new-invoice.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

const issued = async (name: string, vatNumber: string | null = null): Promise<InvoiceRow> => {
  const seller = await person(server, { role: 'USER' });
  const address = {
    buildingNumber: '4321',
    street: 'شارع الأمير محمد بن عبدالعزيز',
    district: 'حي السليمانية',
    city: 'الرياض',
    postalCode: '12234',
  };
  return newInvoice(server, seller.id, { name, vatNumber, address });
};

/** The text of a document, as a reader copies it. */
async function readText(row: InvoiceRow): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await renderPdf(row)));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** Words as this reader gives them: each as written, those of a line of Arabic from left to right. */
const read = (words: string): readonly string[] => [words, words.split(' ').toReversed().join(' ')];

const expectWords = (text: string, words: string): void =>
  expect(
    read(words).some((each) => text.includes(each)),
    `${words} in ${text}`,
  ).toBe(true);

test('a standard invoice has everything the law wants, in both languages, as text that can be searched', async () => {
  const row = await issued('مؤسسة الآلات واللؤلؤ (Desert Rose) للتجارة رقم 7', '310122393500003');
  const text = await readText(row);
  for (const words of [
    'Tax invoice',
    'فاتورة ضريبية',
    row.number,
    'الرقم الضريبي',
    '310122393500003',
    row.content.seller.vatNumber,
    'شارع الأمير محمد بن عبدالعزيز',
    'الإجمالي شامل الضريبة',
    'Desert Rose',
    'الآلات',
    'اللؤلؤ',
    '42.61',
    '6.39',
    '49.00',
    '15 %',
    'Sample street',
    'شارع نموذجي',
    'حي نموذجي،',
    'SAMPLE',
    'نموذج',
  ])
    expectWords(text, words);
  expect(text).not.toContain('Simplified');
});

test('without a VAT number it is a simplified one', async () => {
  const text = await readText(await issued('Noura'));
  expect(text).toContain('Simplified tax invoice');
  expectWords(text, 'فاتورة ضريبية مبسطة');
});

test.each([
  '#set page(fill: red) #panic("x")',
  '$sum$ *bold* _it_ `raw` @ref <label> \\ // /* ~ "quotes"',
  '[#eval("1+1")] {"a": 1} \u202e reversed',
  '\u2066'.repeat(40) + 'س'.repeat(80),
  'x'.repeat(120),
])('a name that looks like a program is text: %s', async (name) => {
  const text = await readText(await issued(name));
  expect(text).toContain('49.00');
  const visible =
    name
      .replaceAll(/[\u2066\u202e]/g, '')
      .split(/\s+/)[0]
      ?.slice(0, 8) ?? '';
  expect(text.replaceAll(' ', '')).toContain(visible.replaceAll(' ', ''));
});
