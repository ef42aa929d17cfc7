import { randomUUID } from 'node:crypto';
import { columnName } from '@saer/spreadsheet/cell-address';
import type { CellValue } from '@saer/spreadsheet/sheet';
import { writeWorkbook } from '@saer/spreadsheet/write/write-workbook';
import { formWith } from '../../products/testing/send-picture.ts';
import type { Person } from '../../testing/accounts.ts';
import type { Answer, TestApp } from '../../testing/test-app.ts';

const headers = [
  'Barcode',
  'English name',
  'Store',
  'Sub family',
  'Longest side (cm)',
  'Median side (cm)',
  'Shortest side (cm)',
  'Weight (g)',
  'Cost (SAR)',
  'Required margin (%)',
] as const;
type Header = (typeof headers)[number];

/** The letters of a column. */
export const columnKey = (header: Header): string => columnName(headers.indexOf(header));

export type SheetRow = Readonly<Partial<Record<Header, CellValue>>>;

/** Rows of a typical seller: watches at noon, each with its own barcode. */
export const makeRows = (count: number, more: (at: number) => SheetRow = () => ({})): SheetRow[] =>
  Array.from({ length: count }, (_, at) => ({
    Barcode: `628${String(at + 1).padStart(10, '0')}`,
    'English name': `Steel watch ${at + 1}`,
    Store: 'NOON_SA_FBN',
    'Sub family': 'watches',
    'Longest side (cm)': 20,
    'Median side (cm)': 15,
    'Shortest side (cm)': 10,
    'Weight (g)': 400,
    'Cost (SAR)': 50 + at / 100,
    'Required margin (%)': '20%',
    ...more(at),
  }));

/** An .xlsx of such rows, with the headers in its first row. */
export const makeWorkbook = (rows: readonly SheetRow[], name = 'Products'): Promise<Uint8Array> =>
  writeWorkbook(
    [
      {
        name,
        columns: headers.map((header) => ({ header, width: 20 })),
        rows: rows.map((row) => headers.map((header) => row[header] ?? null)),
      },
    ],
    { rightToLeft: false },
  );

interface Sending {
  readonly key?: string;
  readonly name?: string;
  readonly field?: string;
  readonly platform?: string;
  readonly language?: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** Sends a file as a browser or an app does. */
export async function sendSheet(
  { app }: Pick<TestApp, 'app'>,
  by: Pick<Person, 'headers'>,
  bytes: Uint8Array,
  { key = randomUUID(), name = 'products.xlsx', field = 'file', query = {}, ...told }: Sending = {},
): Promise<Answer> {
  const form = await formWith(bytes, { name, field, type: 'application/octet-stream' });
  const {
    statusCode,
    body,
    headers: replied,
  } = await app.inject({
    method: 'POST',
    url: `/v1/upload/product?${new URLSearchParams({ key, ...query }).toString()}`,
    headers: { ...by.headers, platform: 'desktop', ...told, ...form.headers },
    payload: form.payload,
  });
  return { status: statusCode, headers: replied, text: body, json: JSON.parse(body) };
}
