import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { formatSide, formatWeight } from '@saer/i18n/format-measure';
import { formatRate } from '@saer/i18n/format-number';
import { formatMoney } from '@saer/i18n/format-money';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useCodeName } from './use-code-name.ts';
import type { HistoryRow } from '@saer/contract/products/history';
import { fieldChanges, type ChangedField } from '../../domain/audit/changed-field.ts';

/** Labels of a product's fields in its history. */
export const fieldWords: Readonly<Record<string, MessageDescriptor | undefined>> = {
  nameEn: msg`English name`,
  nameAr: msg`Arabic name`,
  barcode: msg`Barcode`,
  sku: msg`SKU`,
  store: msg`Store`,
  family: msg`Family`,
  subFamily: msg`Category`,
  type: msg`Type`,
  sizeClass: msg`Size class`,
  sides: msg`Sides`,
  weight: msg`Weight`,
  handover: msg`Handover`,
  cost: msg`Product cost`,
  costIncludesVat: msg`The cost includes VAT`,
  costVat: msg`VAT on the cost`,
  vat: msg`VAT on the sale`,
  vatRegistered: msg`Registered for VAT`,
  feeVatIsCost: msg`VAT on store fees not recovered`,
  marginRate: msg`Target margin`,
  marginBase: msg`Margin of`,
  marginAmount: msg`Profit of at least`,
  extraRate: msg`Extra costs (% of price)`,
  extraFixed: msg`Extra costs (amount)`,
  adsRate: msg`Ads (% of price)`,
  couponRate: msg`Coupons (% of price)`,
  returnCost: msg`Returns per unit sold`,
  storageCost: msg`Storage per unit sold`,
  ending: msg`Price ends in`,
  override: msg`Fees agreed for this product`,
  price: msg`Price entered`,
  currentPrice: msg`Current price`,
  minPrice: msg`Lowest price allowed`,
  maxPrice: msg`Highest price allowed`,
  monthlySales: msg`Units sold a month`,
  recommendedPrice: msg`Recommended price`,
  finalPrice: msg`Final price`,
  commission: msg`Commission before VAT`,
  fulfilmentFee: msg`Fulfilment before VAT`,
  totalStoreFees: msg`Store fees with VAT`,
  profit: msg`Net profit`,
  currentProfit: msg`Profit at the current price`,
  finalMargin: msg`Margin of the price`,
  images: msg`Pictures`,
};

const sums = new Set([
  'cost',
  'marginAmount',
  'extraFixed',
  'returnCost',
  'storageCost',
  'price',
  'currentPrice',
  'minPrice',
  'maxPrice',
  'currentProfit',
  'recommendedPrice',
  'finalPrice',
  'commission',
  'fulfilmentFee',
  'totalStoreFees',
  'profit',
]);
const shares = new Set(['costVat', 'vat', 'marginRate', 'extraRate', 'adsRate', 'couponRate', 'finalMargin']);
const named = { store: 'stores', family: 'families', subFamily: 'subFamilies', type: 'types' } as const;
const isNamed = (field: string): field is keyof typeof named => field in named;

/** Formats a product's value: in riyals, percent and centimetres, or by its label. */
export function useFieldValue(): (field: string, value: unknown) => string {
  const { t } = useLingui();
  const codeName = useCodeName();
  const units = { weight: t`g`, side: t`cm` };
  const bases: Readonly<Record<string, string>> = {
    price: t`price`,
    net: t`price before VAT`,
    cost: t`cost`,
  };
  const handovers: Readonly<Record<string, string>> = { DROP_OFF: t`Dropped off`, PICKUP: t`Picked up` };
  return (field, value) => {
    if (value === null || value === undefined || value === '') return t`nothing`;
    if (typeof value === 'boolean') return value ? t`yes` : t`no`;
    if (typeof value === 'number') {
      if (sums.has(field)) return formatMoney(value);
      if (shares.has(field)) return formatRate(value);
      if (field === 'weight') return `${isolateLtr(formatWeight(value))} ${units.weight}`;
      return isolateLtr(String(value));
    }
    if (Array.isArray(value)) {
      const sides: readonly unknown[] = value;
      const written = sides.map((side) => (typeof side === 'number' ? formatSide(side) : '–'));
      return `${isolateLtr(written.join(' × '))} ${units.side}`;
    }
    if (typeof value !== 'string') return JSON.stringify(value);
    if (isNamed(field)) return codeName(named[field], value);
    if (field === 'marginBase') return bases[value] ?? value;
    return field === 'handover' ? (handovers[value] ?? value) : value;
  };
}

/** Puts the fields of a product's change into words. */
export function useChangedFields(): (change: HistoryRow) => readonly ChangedField[] {
  const { i18n } = useLingui();
  const fieldValue = useFieldValue();
  return (change) =>
    fieldChanges(change).flatMap(({ field, before, after }) => {
      const words = fieldWords[field];
      return words === undefined
        ? []
        : [
            {
              field,
              label: i18n._(words),
              before: change.before === null ? null : fieldValue(field, before),
              after: change.after === null ? null : fieldValue(field, after),
            },
          ];
    });
}
