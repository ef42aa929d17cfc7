import type { MessageDescriptor } from '@lingui/core';

/** Error messages about uploaded files and about saving the rows of a sheet. */
export const sheetErrorMessages = {
  fileMissing: /*i18n*/ {
    id: 'error.fileMissing',
    message: 'No file was received. Choose one and send it again.',
  },
  fileTooLarge: /*i18n*/ {
    id: 'error.fileTooLarge',
    message: 'This file is too large. Choose one of {maximum} MB at most, or split it.',
  },
  notASheet: /*i18n*/ {
    id: 'error.notASheet',
    message:
      '{found, select, xlsb {This is a binary Excel workbook (.xlsb), which cannot be read. In Excel choose File, Save As, “Excel Workbook (.xlsx)”, and send that one.} numbers {This is a Numbers document, which cannot be read. In Numbers choose File, Export To, “Excel…”, and send the .xlsx file.} oldExcel {This workbook is in the format of Excel 95 or older, which cannot be read. Open it in Excel, choose File, Save As, “Excel Workbook (.xlsx)”, and send that one.} other {This file cannot be read as a spreadsheet. Save it as .xlsx, .xls, .ods or .csv and send it again.}}',
  },
  tooManyCells: /*i18n*/ {
    id: 'error.tooManyCells',
    message:
      '{of, select, rows {There is data below row {maximum}, beyond what we read.} columns {There is data beyond column {maximum}, beyond what we read.} sheets {This workbook has more than {maximum} sheets.} letters {The texts in this file come to more than {maximum} million letters.} merges {This workbook has more than 20,000 merged cells.} memory {This file needs more memory than we give one file.} other {This file has more cells than we can read.}} Keep the rows and columns of your products and delete the rest.',
  },
  damaged: /*i18n*/ {
    id: 'error.damaged',
    message: 'This file is damaged. Open it in Excel, save it under a new name and send that one.',
  },
  encrypted: /*i18n*/ {
    id: 'error.encrypted',
    message: 'This workbook is locked with a password. Save it without one and send it again.',
  },
  empty: /*i18n*/ {
    id: 'error.empty',
    message: 'There are no rows in this file. Fill in at least one product below the headers.',
  },
  tookTooLong: /*i18n*/ {
    id: 'error.tookTooLong',
    message: 'This file takes too long to read. Copy your products into a new workbook and send that one.',
  },
  unknownBatch: /*i18n*/ {
    id: 'error.unknownBatch',
    message: 'No file is being saved under this key. Start again.',
  },
  batchClosed: /*i18n*/ {
    id: 'error.batchClosed',
    message:
      '{state, select, stored {This file has already been saved. Start another with a new key.} other {Saving this file was cancelled. Start again with a new key.}}',
  },
  batchDiffers: /*i18n*/ {
    id: 'error.batchDiffers',
    message:
      'This key belongs to another file, with {rows} rows. Nothing was saved. Use a new key, or send that file unchanged.',
  },
  rowsMissing: /*i18n*/ {
    id: 'error.rowsMissing',
    message: 'Only {received} of {rows} rows have arrived. Send the rest, then save.',
  },
  barcodeTwice: /*i18n*/ {
    id: 'error.barcodeTwice',
    message:
      '{number, select, sku {The SKU} other {The barcode}} “{barcode}” appears twice in this file for one store, first in {row, select, added {a row added here} other {row {row}}}. Keep one of the two.',
  },
  numbersAlike: /*i18n*/ {
    id: 'error.numbersAlike',
    message:
      '“{barcode}” and “{other}” in {row, select, added {a row added here} other {row {row}}} differ only in capital letters. They will be saved as two products. If they are one, write both the same way.',
  },
  barcodeThere: /*i18n*/ {
    id: 'error.barcodeThere',
    message:
      'You already have a product with the barcode “{barcode}” in this store. Leave the row out, or let it update that product.',
  },
  barcodeThereTwice: /*i18n*/ {
    id: 'error.barcodeThereTwice',
    message:
      'In this store, {count} of your products share the barcode “{barcode}”, so it isn’t clear which one is meant. Give each its own barcode, or delete the duplicates.',
  },
} as const satisfies Record<string, MessageDescriptor>;
