import {
  beginBatch,
  cancelBatch,
  fillBatch,
  findBatch,
  findMapping,
  saveMapping,
  storeBatch,
  uploadProducts,
} from '@saer/contract/product-batch';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Descriptions of the product sheet endpoints. */
export const sheetGroups: readonly EndpointGroup[] = [
  {
    id: 'sheets',
    title: /*i18n*/ { id: 'docs.sheets', message: 'Product spreadsheets' },
    endpoints: [
      [
        beginBatch,
        /*i18n*/ {
          id: 'docs.sheets.begin',
          message:
            'Begins saving a file under a key of your choosing, a UUID. Asked again with the same key it answers how far it got. With `content`, the SHA-256 of the rows as you have them, the key belongs to it: with another one the answer is 409 `batchDiffers`. From the platform `web` a file has 500 rows at most, from `desktop` 2,500. `whenThere` says what happens to a row whose barcode is already in your products in that store: `update` (default) overwrites that product, `refuse` rejects the row.',
        },
      ],
      [
        findBatch,
        /*i18n*/ {
          id: 'docs.sheets.find',
          message:
            'How far a spreadsheet has got: how many rows have arrived, and in `next` the first one missing. After a broken connection, continue from there.',
        },
      ],
      [
        fillBatch,
        /*i18n*/ {
          id: 'docs.sheets.fill',
          message:
            'Sends a part of a file: up to 100 rows, the first of them at position `from`, counted from 0. Each row is checked and priced with today’s fees; all errors are reported together at `products.<place>.<field>`, and nothing of that part is then saved. The same part may be sent again, and parts in any order.',
        },
      ],
      [
        storeBatch,
        /*i18n*/ {
          id: 'docs.sheets.store',
          message:
            'Prices every row once more and saves them, all or none. Asked again, or twice at once, it saves once and answers the same. `added`, `updated` and `unchanged` say what happened to the rows; a row identical to its product is left as it is.',
        },
      ],
      [
        cancelBatch,
        /*i18n*/ {
          id: 'docs.sheets.cancel',
          message:
            'Cancels saving a spreadsheet; nothing of it is kept. What is already saved stays: that is refused with `batchClosed`. An unfinished upload is discarded after 7 days.',
        },
      ],
      [
        uploadProducts,
        /*i18n*/ {
          id: 'docs.sheets.upload',
          message:
            'Takes a file (.xlsx, .xlsm, .xls, .ods or .csv, 16 MiB at most) as `multipart/form-data` under the name `file`, reads the sheet of products and answers with everything that is wrong, each problem at the address of its cell (`AA17`). Where nothing is wrong the rows are saved under the key, all or none; the key belongs to that file: sent again, the answer is the same, and another one is 409 `batchDiffers`. At most 1,000 problems are listed; with `only=check` nothing is saved. What is uncertain is in `questions`, by column, and each field that no column holds in `missing`, once; nothing is saved until you send the file again with the answers: `columns` (`cost:C,sku:A`), `units` (`weight:kg,cost:withVat`), `ignored` (`F,AC`), `currencies` (`USD:3.75` riyals each, `AED:riyals` if they are riyals, `EUR:leaveOut` to skip their rows), and `store`, `subFamily`, `sizeClass`, `marginRate` and `ending` for rows in which these are empty. `assumptions` says what the prices take for granted, and how many rows were left out and why.',
        },
      ],
      [
        findMapping,
        /*i18n*/ {
          id: 'docs.sheets.findMapping',
          message:
            'How the columns of files with these headers were last assigned, by their positions from 0; `headers` is the SHA-256 of the headers. The assignment belongs to the seller’s account.',
        },
      ],
      [
        saveMapping,
        /*i18n*/ {
          id: 'docs.sheets.keepMapping',
          message: 'Saves how they are assigned, for the next file with the same headers.',
        },
      ],
    ],
  },
];
