import { currenciesIn } from '@saer/i18n/currency';
import { type VatBasis, readHeaderVat } from './header-vat.ts';
import type { StatementColumns, StatementLayout } from './columns.ts';

/** Kinds of charges beside commission and fulfilment fee, by what the file calls them. */
const otherKinds = [
  'penalty',
  'cancellation',
  'damagedReturn',
  'returnAdministration',
  'storage',
  'promotion',
  /** Paid to the seller: shipping credits and subsidies. */
  'subsidy',
  'other',
] as const;
export type OtherKind = (typeof otherKinds)[number];

/** The first that matches decides. */
const kindNames: readonly (readonly [OtherKind, RegExp])[] = [
  ['penalty', /penalt|غرام/],
  ['cancellation', /cancel|الغاء/],
  ['damagedReturn', /damage|تالف/],
  ['returnAdministration', /(?:return|refund).*admin|refund_?commission|اداره_المرتجعات/],
  ['storage', /storage|تخزين/],
  ['promotion', /promo|markup|coupon|deal|عرض|كوبون/],
  ['subsidy', /credit|subsid|دعم/],
];

const toKey = (name: string): string => {
  const { rest } = readHeaderVat(currenciesIn(name).rest);
  return rest.join('_');
};

/** The kind of a charge by its name in the file. */
export function otherKindOf(name: string): OtherKind {
  const key = toKey(name);
  return kindNames.find(([, pattern]) => pattern.test(key))?.[0] ?? 'other';
}

/** A column of charges that is no field of its own. */
export interface MoneyColumn {
  readonly column: number;
  /** Its header. */
  readonly name: string;
  readonly kind: OtherKind;
  /** The VAT that its header names; absent if it names none. */
  readonly basis?: VatBasis;
}

/** Headers of charges. noon's `promo_…` and `noon_markup` in its fee report are parts of the price instead. */
const charges =
  /^fees?_|_fees?$|^fees?$|penalt|subsid|_charges?$|^shipping_credits?$|^other_amounts?$|^others$|^(?:ال)?(?:رسوم|غرام)/;
const statementCharges = /^noon_(?:markup|promo)$/;
const noCharges = /(?:^|_)(?:name|type|code|id|nr|number|rate|percent(?:age)?|pct|currency|date|نسبه)(?:_|$)/;

/** The columns of charges among the headers that are no field: whatever they hold is counted too. */
export function moneyColumns(
  headers: readonly string[],
  columns: StatementColumns,
  layout: StatementLayout,
): MoneyColumn[] {
  // A promotion is a price part and a charge.
  const { promotion: _, ...others } = columns;
  const fields = new Set(Object.values(others));
  return headers.flatMap((header, column): MoneyColumn[] => {
    if (fields.has(column)) return [];
    const key = toKey(header);
    const isCharge =
      (charges.test(key) && !noCharges.test(key)) ||
      (layout === 'noonStatement' && statementCharges.test(key));
    if (!isCharge) return [];
    const kind = otherKindOf(header);
    // Parts of the price, and what is paid towards shipping, are sums with VAT.
    const isGross = kind === 'promotion' || kind === 'subsidy';
    const basis = readHeaderVat(header).basis ?? (isGross ? 'included' : null);
    const found = { column, name: header.slice(0, 120), kind };
    return [basis === null ? found : { ...found, basis }];
  });
}
