import { productInput } from '@saer/contract/products/product-input';
import { confirmedTable } from '@saer/quoting/testing/confirmed-table';
import type { QuotableBook, StoreFeeTable, StoreProduct } from '@saer/quoting/fee-book';
import * as z from 'zod/mini';
import { type CheckedLine, StatementChecker } from '../check-lines.ts';
import { chargeSign, type ChargeStyle } from '../charged-sum.ts';
import { findHeaders } from '../columns.ts';
import type { FeeCheck } from '../difference.ts';
import { FeeHistory } from '../fee-history.ts';
import { joinCharges } from '../join-charges.ts';
import type { ReadStatement, StatementLine } from '../line.ts';
import { ProductIndex, type StatementProduct } from '../match-product.ts';
import { MeasurementIndex } from '../measurement-index.ts';
import { moneyColumns } from '../other-charges.ts';
import { NoonReader } from '../read-noon.ts';
import { SummaryBuilder } from '../summary.ts';

export const table = (changes: Partial<StoreFeeTable> = {}): StoreFeeTable => ({
  ...confirmedTable,
  store: { ...confirmedTable.store, code: 'NOON_SA_FBN' },
  ...changes,
});

export const book = (on: string, feeTable: StoreFeeTable): QuotableBook => ({
  on,
  stores: [{ code: 'NOON_SA_FBN', firstDay: '2025-01-01', feeTable }],
  families: [{ code: 'house' }, { code: 'beauty' }],
  subFamilies: [
    { code: 'home', family: 'house' },
    { code: 'care', family: 'beauty' },
  ],
  types: [],
  overrides: [],
});

const cheaper = table({
  referralRules: { home: { shape: 'flat', rate1: 1000 }, care: { shape: 'flat', rate1: 900 } },
});
export const history = new FeeHistory([
  { from: '2025-09-01', book: book('2025-09-01', table()) },
  { from: '2025-01-01', book: book('2025-01-01', cheaper) },
]);

/** A kilogram and a half costs 15 % more than one. */
export const steppedHistory = new FeeHistory([
  {
    from: '2025-01-01',
    book: book(
      '2025-01-01',
      table({
        sizeClasses: confirmedTable.sizeClasses.map((each) => ({
          ...each,
          slabs: each.slabs.flatMap((slab) =>
            slab.feeAbove === 1000
              ? [slab, { maxWeight: slab.maxWeight + 500, feeBelow: 920, feeAbove: 1150 }]
              : [slab],
          ),
        })),
      }),
    ),
  },
]);

/** 750 g: a parcel of 850 g, for 8 SAR up to 25 SAR and 10 SAR above, before VAT; 14 % commission. */
export const kettle: StatementProduct = {
  id: '1',
  name: 'Kettle',
  barcode: '00628',
  sku: 'KET-1',
  product: {
    ...z.parse(z.object(productInput.shape), { subFamily: 'home', cost: 1150 }),
    store: 'NOON_SA_FBN',
    sides: [250, 200, 100],
    weight: 750,
  } satisfies StoreProduct,
};

export const headers =
  'id_partner,statement_date,statement_nr,order_nr,item_nr,brand_en,product_title_en,brand_ar,product_title_ar,sku,partner_sku,fee_name,item_status,ordered_date,shipped_date,delivered_date,returned_date,net_proceeds,referral_fee,fbn_outbound_fee,noon_markup,noon_promo,shipping_fee,other_amounts,total_payment'.split(
    ',',
  );

export type Row = Readonly<Record<string, string>>;

let item = 0;
export const row = (changes: Row = {}): Row => {
  item += 1;
  return {
    statement_date: '2025-10-05',
    statement_nr: 'ST1',
    order_nr: 'NSA1000',
    item_nr: `NSA1000-${item}`,
    sku: 'N1',
    partner_sku: 'KET-1',
    fee_name: 'Order',
    item_status: 'delivered',
    ordered_date: '2025-10-01 10:00:00',
    net_proceeds: '49.99',
    referral_fee: '-6.9986',
    fbn_outbound_fee: '-10.0000',
    ...changes,
  };
};

/** The store's fee for the administration of a returned unit: 20 % of the commission, at most 15.00, before VAT. */
const serviceFees = [
  { store: 'NOON_SA_FBN', kind: 'returnAdministrationCap', amount: 1500, rate: null },
  { store: 'NOON_SA_FBN', kind: 'returnAdministrationShare', amount: null, rate: 2000 },
] as const;
export const cappedHistory = new FeeHistory([
  { from: '2025-01-01', book: { ...book('2025-01-01', table()), serviceFees } },
]);

/** Reads files of any columns, each after those before it, as a session does. */
export function readFiles(
  files: readonly (readonly Row[])[],
  names: readonly string[] = headers,
): readonly ReadStatement[] {
  const found = findHeaders([names]);
  if (found === null) throw new Error('No headers');
  const money = moneyColumns(names, found.columns, found.layout);
  const known = new Set<string>();
  return files.map((rows, file) => {
    const reader = new NoonReader(found.columns, {
      file,
      dayOrder: 'dayFirst',
      known: new Set(known),
      money,
    });
    for (const [at, cells] of rows.entries())
      reader.take(
        names.map((name) => cells[name] ?? ''),
        at + 2,
      );
    const read = reader.end();
    for (const key of read.keys) known.add(key);
    return read;
  });
}

/** Checks files together, with all of their charges. */
export function checkFiles(files: readonly ReadStatement[], options: Options = {}) {
  const { lines, otherCharges } = joinCharges(files);
  const all = lines.flat();
  const style = { sign: chargeSign(all), vat: options.vat ?? 'excluded' } as const;
  const { checked, summary } = buildSummary(all, { ...options, styles: files.map(() => style) });
  for (const charge of otherCharges.flat()) summary.addOther(charge, style);
  return { checked, summary: summary.summary() };
}

export function readRows(rows: readonly Row[], known: ReadonlySet<string> = new Set()) {
  const found = findHeaders([headers]);
  if (found === null) throw new Error('No headers');
  const money = moneyColumns(headers, found.columns, found.layout);
  const reader = new NoonReader(found.columns, { file: 0, dayOrder: 'dayFirst', known, money });
  for (const [at, cells] of rows.entries())
    reader.take(
      headers.map((header) => cells[header] ?? ''),
      at + 2,
    );
  return reader.end();
}

interface Options {
  readonly history?: FeeHistory;
  readonly products?: readonly StatementProduct[];
  readonly categories?: ReadonlyMap<string, string>;
  readonly measurements?: MeasurementIndex;
  readonly vat?: 'excluded' | 'included';
  readonly styles?: readonly ChargeStyle[];
}

export function checkLines(lines: readonly StatementLine[], options: Options = {}) {
  const { checked, summary, learned } = buildSummary(lines, options);
  return { checked, summary: summary.summary(), learned };
}

function buildSummary(lines: readonly StatementLine[], options: Options = {}) {
  const measurements = options.measurements ?? new MeasurementIndex([]);
  const checker = new StatementChecker({
    history: options.history ?? history,
    products: new ProductIndex(options.products ?? [kettle]),
    measurements,
    styles: options.styles ?? [{ sign: chargeSign(lines), vat: options.vat ?? 'excluded' }],
    categories: options.categories ?? new Map(),
  });
  for (const line of lines) checker.count(line);
  const checked = lines.map((line) => checker.check(line));
  const summary = new SummaryBuilder();
  for (const each of checked) summary.add(each, checker.usualRate(each.line));
  return { checked, summary, learned: checker.learned() };
}

export const checkRow = (changes: Row = {}, options: Options = {}): CheckedLine => {
  const [checked] = checkLines(readRows([row(changes)]).lines, options).checked;
  if (checked === undefined) throw new Error('No line');
  return checked;
};

export const differenceOf = (of: FeeCheck) => (of.state === 'differs' ? of.difference : of.state);

/** Finds the commission of a line. */
export function feeOf(checked: readonly CheckedLine[], at: number): FeeCheck {
  const found = checked[at];
  if (found === undefined) throw new Error(`There is no line ${at}`);
  return found.referral;
}
