import { msg } from '@lingui/core/macro';
import { entitlements } from '@saer/contract/subscriptions/entitlements';
import { formatScaled } from '@saer/i18n/format-number';
import type { Topic } from '../topic.ts';
import { useLingui } from '@lingui/react/macro';
import { formatAmount } from '@saer/i18n/format-money';
import { columnName } from '@saer/spreadsheet/cell-address';
import { columnsByLetter } from '@saer/spreadsheet/rows/recognise/columns-by-letter';
import { exampleProduct } from '../figures.ts';
import { Table } from '../exhibits/table.tsx';
import type { Language } from '@saer/i18n/locale';

const names = {
  ar: { sample: 'عينة-منتجات.xlsx', fixedColumns: 'عينة-Q-AA-AD.xlsx' },
  en: { sample: 'sample-products.xlsx', fixedColumns: 'sample-Q-AA-AD.xlsx' },
} as const;

/** The sample workbook that the build writes (`prerender/sample-workbooks.ts`). */
const sampleFile = (language: Language) => ({
  href: `/samples/sample-${language}.xlsx`,
  download: names[language].sample,
});

/** The sample in the specification's layout. */
const fixedColumnsSampleFile = (language: Language) => ({
  href: `/samples/fixed-columns-${language}.xlsx`,
  download: names[language].fixedColumns,
});

/** The three columns that are read by their letters. */
function FixedColumnsTable() {
  const { t } = useLingui();
  const rows = [
    { at: columnsByLetter.sizeClass, holds: t`Packaging type (size class)`, example: t`Standard parcel` },
    { at: columnsByLetter.cost, holds: t`Product cost`, example: formatAmount(exampleProduct.cost) },
    { at: columnsByLetter.profit, holds: t`Required profit`, example: t`12, or 20%` },
  ];
  return (
    <Table
      caption={t`Columns read by their letters`}
      heads={[t`Column`, t`Holds`, t`Example`]}
      rows={rows.map(({ at, holds, example }) => ({
        id: columnName(at),
        cells: [<bdi key="letters">{columnName(at)}</bdi>, holds, example],
      }))}
    />
  );
}

const { free, subscribed } = entitlements;
/** Rows that the page prices at most. */
const pricedRows = 100_000;

export const sheet: Topic = {
  summary: msg`Price all your products at once, from the file that you already have, and take the prices back into it.`,
  content: (_, language) => ({
    steps: [
      {
        text: msg`Download the sample below, or take your own file: Excel (.xlsx, .xlsm, .xls), LibreOffice (.ods) or .csv.`,
      },
      {
        text: msg`Open “Price a spreadsheet” and drop the file there. Or copy the cells in Excel and paste them.`,
        picture: 'upload',
      },
      {
        text: msg`Answer what is unclear, once: which column holds what, and in which unit. Saer remembers it for your next file of this kind. The sample asks nothing.`,
      },
      {
        text: msg`Look through the rows. F8 leads to the next problem; type over a cell, and the price follows.`,
        picture: 'grid',
      },
      { text: msg`Save all rows, or only the good ones, to your products.` },
      {
        text: msg`Download your own workbook with the prices in it, the price file for noon, or only the rows with errors.`,
      },
    ],
    parts: [
      {
        id: 'columns',
        title: msg`What a row needs`,
        paragraphs: [
          msg`A name, a barcode or an SKU; the store; the category; the cost; and either three sides and the weight, or the size class (packaging type) and the weight. What is the same for all rows you can enter once above them.`,
          msg`“Required profit” is a sum in riyals, such as 12, or a share of the price, such as 20%. A column that has both says the unit in every cell: “12 SAR”. A row without one takes the target of the whole sheet.`,
          msg`Columns are recognised by their headers, in Arabic, in English and as noon and Amazon name them. Their order makes no difference.`,
        ],
      },
      {
        id: 'letters',
        title: msg`Columns Q, AA and AD`,
        paragraphs: [
          msg`Many sheets have the packaging type in column Q, the product cost in AA and the required profit in AD. Where no header names the cost and AA holds sums, Saer reads these three columns by their letters, and says so. A header that names another column always comes first.`,
          msg`The second sample has this layout.`,
        ],
        exhibit: <FixedColumnsTable />,
      },
      {
        id: 'currencies',
        title: msg`Amounts in another currency`,
        paragraphs: [
          msg`Where a header, a cell, its format or another column names dollars, dirhams or any currency but the riyal, Saer asks once for each: convert at the rate that you type, take the amounts as riyals, or leave these rows out. It knows no exchange rates. Your rate counts for this file alone.`,
        ],
      },
      {
        id: 'assumed',
        title: msg`What is assumed`,
        paragraphs: [
          msg`A line above the rows says what the prices take for granted: the currency and its rate, with or without VAT, per unit, a running sale price as the current one, other sheets, hidden rows, and rows that were left out. What can be changed there is a link.`,
        ],
      },
      {
        id: 'how-many',
        title: msg`How many rows`,
        paragraphs: [
          msg`Up to ${formatScaled(pricedRows, 0)} rows are priced on the screen. With a plan ${subscribed.sheetRows} rows are saved at a time: save the first part, then go on with the rest. Without a plan, sheets of up to ${free.sheetRows} rows can be saved and downloaded.`,
        ],
      },
      {
        id: 'noon-file',
        title: msg`Prices for noon and Amazon`,
        paragraphs: [
          msg`Saer recognises the files that noon and Amazon let you download, and takes missing costs from your saved products. It writes noon’s price file; prices outside the range that noon allows stay out of it and are named.`,
        ],
      },
    ],
    troubleshooting: [
      {
        id: 'not-recognised',
        title: msg`A column is not recognised`,
        answer: msg`Choose what it holds in the list above it, or leave it out. Prices never use a column that is unclear.`,
      },
      {
        id: 'unknown-category',
        title: msg`A category is unknown`,
        answer: msg`Say once what your word stands for: the answer counts for all its rows and for your next files.`,
      },
      {
        id: 'grams',
        title: msg`Weights look wrong`,
        answer: msg`Saer compares weights with the sizes. If a column is in kilograms and was read in grams, change its unit under “Columns and units”: all rows are priced again.`,
      },
      {
        id: 'old-formulas',
        title: msg`Figures are older than in Excel`,
        answer: msg`A workbook is read as it was last saved. Open it in Excel, save it, and upload it again.`,
      },
      {
        id: 'interrupted',
        title: msg`The connection broke off while saving`,
        answer: msg`Either all rows of a part are saved, or none. The page goes on where it stopped, and your edits stay in this browser.`,
      },
    ],
    links: [
      { title: msg`Open “Price a spreadsheet”`, href: '/user/sheet' },
      { title: msg`Download the sample (.xlsx)`, ...sampleFile(language) },
      { title: msg`Sample with Q, AA and AD (.xlsx)`, ...fixedColumnsSampleFile(language) },
    ],
  }),
};
