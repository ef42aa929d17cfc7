import { Buffer } from 'node:buffer';
import { type FeeImpact, maxImpactRows, type SellerImpact } from '@saer/contract/publishing/fee-impact';
import { formatInstant } from '@saer/i18n/format-date';
import type { Language } from '@saer/i18n/locale';
import type { CellValue, Column, WrittenSheet } from '@saer/spreadsheet/sheet';
import { eq } from 'drizzle-orm';
import type { MessageDescriptor } from '@lingui/core';
import type { Database } from '../../database/database.ts';
import { translators } from '../../http/replies/translators.ts';
import { store } from '../../lists/tables.ts';
import { affectedProducts, findComparison } from './affected-products.ts';
import { impactTotals } from './impact-totals.ts';
import { nameProducts } from './find-impact.ts';
import { sellersById, notifiedSellers } from './notify-sellers.ts';

/** Names of the sheets in an exported impact. */
const impactSheetWords = {
  sellers: /*i18n*/ { id: 'impact.sellers', message: 'Sellers' },
  products: /*i18n*/ { id: 'impact.products', message: 'Products' },
} satisfies Record<string, MessageDescriptor>;

/** Headers of its columns. */
const impactColumnWords = {
  seller: /*i18n*/ { id: 'impact.seller', message: 'Seller' },
  allProducts: /*i18n*/ { id: 'impact.allProducts', message: 'Products in the store' },
  earningLess: /*i18n*/ { id: 'impact.earningLess', message: 'Products that earn less' },
  losingMargin: /*i18n*/ { id: 'impact.losingMargin', message: 'Products that miss their target now' },
  makingLoss: /*i18n*/ { id: 'impact.makingLoss', message: 'Products sold at a loss now' },
  change: /*i18n*/ { id: 'impact.change', message: 'Change per sale (SAR)' },
  monthlyChange: /*i18n*/ { id: 'impact.monthlyChange', message: 'Change per month (SAR)' },
  notifiedAt: /*i18n*/ { id: 'impact.notifiedAt', message: 'Told on' },
  barcode: /*i18n*/ { id: 'impact.barcode', message: 'Barcode' },
  product: /*i18n*/ { id: 'impact.product', message: 'Product' },
  price: /*i18n*/ { id: 'impact.price', message: 'Price now (SAR)' },
  before: /*i18n*/ { id: 'impact.before', message: 'Profit before (SAR)' },
  after: /*i18n*/ { id: 'impact.after', message: 'Profit after (SAR)' },
  needed: /*i18n*/ { id: 'impact.needed', message: 'Price needed (SAR)' },
  monthlySales: /*i18n*/ { id: 'impact.monthlySales', message: 'Units sold a month' },
} satisfies Record<string, MessageDescriptor>;

type ColumnName = keyof typeof impactColumnWords;

const money = '0.00';
const riyals = (halalas: number | null): CellValue => (halalas === null ? null : halalas / 100);

function sheetWriter(language: Language) {
  const i18n = translators[language];
  return (
    name: keyof typeof impactSheetWords,
    columns: readonly (readonly [ColumnName, number, string?])[],
    rows: readonly (readonly CellValue[])[],
  ): WrittenSheet => ({
    name: i18n._(impactSheetWords[name]),
    columns: columns.map(([column, width, format]): Column => ({
      header: i18n._(impactColumnWords[column]),
      width,
      ...(format === undefined ? {} : { format }),
    })),
    rows,
  });
}

const sellerRow = (each: SellerImpact): CellValue[] => [
  each.name,
  each.products,
  each.earningLess,
  each.losingMargin,
  each.makingLoss,
  riyals(each.change),
  riyals(each.monthlyChange),
  each.notifiedAt === null ? null : formatInstant(new Date(each.notifiedAt)).slice(0, 16),
];

const productRow = (hit: FeeImpact['worst'][number], language: Language): CellValue[] => [
  hit.seller,
  hit.barcode,
  language === 'ar' ? (hit.nameAr ?? hit.nameEn) : (hit.nameEn ?? hit.nameAr),
  riyals(hit.price),
  riyals(hit.profitBefore),
  riyals(hit.profitAfter),
  riyals(hit.neededPrice),
  hit.monthlySales,
];

/** Exports the impact of a fee table: every seller who earns less, and the products that lose most. */
export async function exportImpact(
  db: Database,
  feeTableId: number,
  { language, signal }: { readonly language: Language; readonly signal: AbortSignal },
) {
  const comparison = await findComparison(db, feeTableId);
  const sum = impactTotals(maxImpactRows);
  for await (const hits of affectedProducts(db, { comparison, signal })) for (const hit of hits) sum.add(hit);
  const { affected, worst } = sum.total();
  const told = await notifiedSellers(db, { entity: 'feeTable', ...comparison.table });
  const sellers = await sellersById(
    db,
    affected.map(({ id }) => id),
  );
  const products = await nameProducts(db, worst);
  const { table } = comparison;
  const [named] = await db.select({ code: store.code }).from(store).where(eq(store.id, table.storeId));
  const sheet = sheetWriter(language);
  const { writeWorkbook } = await import('@saer/spreadsheet/write/write-workbook');
  const file = await writeWorkbook(
    [
      sheet(
        'sellers',
        [
          ['seller', 28],
          ['allProducts', 20],
          ['earningLess', 22],
          ['losingMargin', 30],
          ['makingLoss', 26],
          ['change', 22, money],
          ['monthlyChange', 24, money],
          ['notifiedAt', 18],
        ],
        affected.flatMap((each) => {
          const name = sellers.get(each.id)?.fullName;
          return name === undefined
            ? []
            : [sellerRow({ ...each, name, notifiedAt: told.get(each.id) ?? null })];
        }),
      ),
      sheet(
        'products',
        [
          ['seller', 28],
          ['barcode', 18],
          ['product', 40],
          ['price', 16, money],
          ['before', 20, money],
          ['after', 20, money],
          ['needed', 20, money],
          ['monthlySales', 20],
        ],
        products.map((hit) => productRow(hit, language)),
      ),
    ],
    { rightToLeft: language === 'ar' },
  );
  return {
    fileName: `${named?.code ?? 'store'}_${table.effectiveFrom}_impact.xlsx`,
    file: Buffer.from(file).toString('base64'),
  };
}
