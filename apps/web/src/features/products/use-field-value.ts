import { useLingui } from '@lingui/react/macro';
import { formatSide, formatWeight, formatRate } from '@saer/i18n/format-number';
import { formatMoney } from '@saer/i18n/format-money';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useCodeName } from './use-code-name.ts';

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
