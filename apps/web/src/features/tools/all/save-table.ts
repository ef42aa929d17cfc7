import type { MessageDescriptor } from '@lingui/core';
import { riyadhDay } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import { productName } from '../../../domain/names/name.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import type { FieldSpec } from '../fields/field.ts';
import type { ProductTable } from '../tool.ts';
import type { TableRow } from './row-texts.ts';

interface Saved {
  readonly kind: 'xlsx' | 'csv';
  readonly title: string;
  readonly language: Language;
  readonly say: (message: MessageDescriptor) => string;
  readonly headings: {
    readonly product: string;
    readonly barcode: string;
    readonly sku: string;
    readonly store: string;
    readonly reason: string;
  };
  readonly table: ProductTable;
  readonly fields: readonly (readonly [string, FieldSpec])[];
  readonly rows: readonly TableRow[];
  readonly reasonOf: (row: TableRow) => string | undefined;
}

const formats = { money: '0.00', share: '0.00%', units: '0', days: '0' } as const;
/** Smallest units in one of the file's. */
const wholes = { money: 100, share: 10_000, units: 1, days: 1 } as const;

const text = (header: string, width = 16) => ({ header, width });

/** Saves a tool's table as a file: every product with what was typed for it, its figures, and why it has none. */
export async function saveTable(saved: Saved): Promise<void> {
  const { kind, title, language, say, headings, table, fields, rows, reasonOf } = saved;
  const columns = [
    text(headings.product, 36),
    text(headings.barcode),
    text(headings.sku),
    text(headings.store, 20),
    ...fields.map(([, spec]) => text(say(spec.label))),
    ...table.columns.map((column) => ({ ...text(say(column.title)), format: formats[column.kind] })),
    text(headings.reason, 36),
  ];
  const cells = rows.map((row) => [
    productName(row.product, language),
    row.product.barcode,
    row.product.sku,
    row.product.store,
    ...fields.map(([name]) => row.texts[name] ?? ''),
    ...table.columns.map((column, at) => {
      const value = row.found.is === 'answered' ? (row.found.figures[at] ?? null) : null;
      return value === null ? null : value / wholes[column.kind];
    }),
    reasonOf(row) ?? '',
  ]);
  const name = `saer-tool-${riyadhDay(new Date())}.${kind}`;
  if (kind === 'csv') {
    const { writeCsv } = await import('@saer/spreadsheet/write/write-csv');
    saveFile(new Blob([writeCsv(columns, cells)], { type: 'text/csv' }), name);
    return;
  }
  const { writeWorkbook } = await import('@saer/spreadsheet/write/write-workbook');
  const bytes = await writeWorkbook([{ name: title.slice(0, 31), columns, rows: cells }], {
    rightToLeft: language === 'ar',
  });
  saveFile(new Blob([new Uint8Array(bytes)]), name);
}
