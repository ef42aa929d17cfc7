import type { MessageDescriptor } from '@lingui/core';

/** Texts of the template's sheets other than column names. */
export const templateWords = {
  products: /*i18n*/ { id: 'sheet.products', message: 'Products' },
  instructions: /*i18n*/ { id: 'template.instructions', message: 'Instructions' },
  lists: /*i18n*/ { id: 'template.lists', message: 'Lists' },
  title: /*i18n*/ { id: 'template.title', message: 'How to fill in this sheet' },
  rows: /*i18n*/ {
    id: 'template.rows',
    message: 'Write one product per row in the first sheet, below the headers. Empty rows are skipped.',
  },
  choose: /*i18n*/ {
    id: 'template.choose',
    message:
      'Where a cell offers a list, choose from it. The name in either language or the code is understood too.',
  },
  numbers: /*i18n*/ {
    id: 'template.numbers',
    message:
      'Numbers may be in Arabic or Latin digits, with ر.س or SAR, with % and with thousands separators.',
  },
  barcodes: /*i18n*/ {
    id: 'template.barcodes',
    message: 'The barcode column is set to text, so that zeros in front and long barcodes stay as they are.',
  },
  limit: /*i18n*/ {
    id: 'template.limit',
    message: 'Up to {web} products can be saved at a time.',
  },
  column: /*i18n*/ { id: 'template.column', message: 'Column' },
  hint: /*i18n*/ { id: 'template.hint', message: 'What to write' },
  need: /*i18n*/ { id: 'template.need', message: 'Needed' },
  example: /*i18n*/ { id: 'template.example', message: 'Example' },
  always: /*i18n*/ { id: 'template.always', message: 'Yes' },
  either: /*i18n*/ { id: 'template.either', message: 'It depends' },
  never: /*i18n*/ { id: 'template.never', message: 'No' },
  exampleName: /*i18n*/ { id: 'template.exampleName', message: 'Thermal cup' },
} as const satisfies Record<string, MessageDescriptor>;
