import type { FeeBook } from '@saer/contract/fee-book';
import type { WrittenProduct } from '@saer/contract/product';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { formatAmount } from '@saer/i18n/format-money';
import { formatPercentNumber } from '@saer/i18n/format-rate';
import type { Language } from '@saer/i18n/locale';
import { bookNames } from './book-names.ts';
import { choices } from './choices.ts';
import { type Named, type NameIndex } from './name-index.ts';
import type { ProductColumn, RowTexts } from './product-column.ts';
import { fulfilmentText, referralText } from './typed-fees.ts';

/** A row's name in one language, or its code where the name does not lead back to it alone. */
function nameOf<Row extends Named>(
  index: NameIndex<Row> | undefined,
  code: string,
  language: Language,
  fits: (row: Row) => boolean = () => true,
): string {
  const row = index?.find(code).find((each) => each.code === code);
  if (index === undefined || row === undefined) return code;
  const name = language === 'ar' ? row.nameAr : row.nameEn;
  const meant = index.find(name).filter(fits);
  return meant.length === 1 && meant[0]?.code === code ? name : code;
}

const rate = (value: number): string => `${formatPercentNumber(value)}%`;

/** Writes only what is there. */
const given = <Value>(value: Value | undefined, write: (value: Value) => string): string =>
  value === undefined ? '' : write(value);

/** A product as the texts of a sheet's row: what `readProductRow` reads back as the same product. */
export function textsOf(product: WrittenProduct, book: FeeBook, language: Language): RowTexts {
  const names = bookNames(book);
  const { store, family, subFamily, type, handover, override } = product;
  const yesNo = (value: boolean): string => choices.yesNo.nameOf(value, language);
  const [first, second, third] = product.sides ?? [];
  const texts: Record<ProductColumn, string> = {
    barcode: product.barcode ?? '',
    sku: product.sku ?? '',
    name: '',
    nameEn: product.nameEn ?? '',
    nameAr: product.nameAr ?? '',
    store: nameOf(names.stores, store, language),
    family: given(family, (code) => nameOf(names.families, code, language)),
    subFamily: nameOf(names.subFamilies, subFamily, language),
    type: given(type, (code) => nameOf(names.types, code, language, (each) => each.subFamily === subFamily)),
    sizeClass: given(product.sizeClass, (code) =>
      nameOf(
        names.sizeClasses(store),
        code,
        language,
        (each) => each.handover === null || each.handover === (handover ?? 'DROP_OFF'),
      ),
    ),
    longestSide: given(first, formatSide),
    medianSide: given(second, formatSide),
    shortestSide: given(third, formatSide),
    weight: given(product.weight, formatWeight),
    handover: given(handover, (value) => choices.handover.nameOf(value, language)),
    cost: formatAmount(product.cost),
    costIncludesVat: yesNo(product.costIncludesVat),
    costVat: rate(product.costVat),
    vat: rate(product.vat),
    vatRegistered: yesNo(product.vatRegistered),
    feeVatIsCost: yesNo(product.feeVatIsCost),
    profit: '',
    marginRate: given(product.marginRate, rate),
    marginAmount: given(product.marginAmount, formatAmount),
    marginBase: choices.marginBase.nameOf(product.marginBase, language),
    extraRate: rate(product.extraRate),
    extraFixed: formatAmount(product.extraFixed),
    ending: given(product.ending, (value) => choices.ending.nameOf(value, language)),
    referralRate: given(override?.referral, referralText),
    fulfilmentFee: given(override?.fulfilment, fulfilmentText),
    price: given(product.price, formatAmount),
    currentPrice: given(product.currentPrice, formatAmount),
    minPrice: given(product.minPrice, formatAmount),
    maxPrice: given(product.maxPrice, formatAmount),
    monthlySales: given(product.monthlySales, String),
  };
  return texts;
}
