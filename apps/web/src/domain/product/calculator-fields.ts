import type { Product } from '@saer/contract/products/product';
import { formatAmount } from '@saer/i18n/format-money';
import { formatPercentNumber } from '@saer/i18n/format-number';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import type { Language } from '@saer/i18n/locale';
import { productName } from '../names/name.ts';

const amount = (halalas: number | null | undefined): string =>
  halalas === null || halalas === undefined ? '' : formatAmount(halalas);
const percent = (basisPoints: number | null | undefined): string =>
  basisPoints === null || basisPoints === undefined ? '' : formatPercentNumber(basisPoints);
/** A line that is off is an empty field. */
const unlessZero = (value: number): number | null => (value === 0 ? null : value);
const side = (mm: number | undefined): string => (mm === undefined ? '' : formatSide(mm));
const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

/** A saved product under the names of the calculator's URL; empty fields are omitted. */
export function calculatorFields(product: Product, language: Language): Readonly<Record<string, string>> {
  const { barcode, nameEn, nameAr, sides, price, weight, override } = product;
  const [length, width, height] = sides ?? [];
  const isNamed = nameEn !== null || nameAr !== null;
  const fields = {
    product: String(product.id),
    productVersion: String(product.version),
    mode: price === null ? 'find' : 'check',
    name: isNamed ? productName(product, language) : '',
    barcode: barcode ?? '',
    store: product.store,
    subFamily: product.subFamily,
    type: product.type ?? '',
    sizeBy: product.sizeClass === null && sides !== null ? 'sides' : 'class',
    sizeClass: product.sizeClass ?? '',
    length: side(length),
    width: side(width),
    height: side(height),
    weight: weight === null ? '' : formatWeight(weight),
    handover: product.handover ?? '',
    cost: amount(product.cost),
    costIncludesVat: yesOrNo(product.costIncludesVat),
    vat: product.vat === 0 ? '0' : '15',
    vatRegistered: yesOrNo(product.vatRegistered),
    feeVatIsCost: yesOrNo(product.feeVatIsCost),
    marginRate: percent(product.marginRate),
    marginBase: product.marginBase,
    marginAmount: amount(product.marginAmount),
    extraRate: percent(product.extraRate),
    extraFixed: amount(product.extraFixed),
    adsRate: percent(unlessZero(product.adsRate)),
    couponRate: percent(unlessZero(product.couponRate)),
    returnCost: amount(unlessZero(product.returnCost)),
    storageCost: amount(unlessZero(product.storageCost)),
    ending: product.ending ?? 'store',
    referralRate: percent(override?.referral?.rate1),
    fulfilmentFee: amount(override?.fulfilment?.below),
    price: amount(price),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}
