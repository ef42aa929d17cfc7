import type { Answer } from '@saer/quoting/calculator/calculation';

/** The figures that columns are compared by: halalas, margins in basis points; null where there is none. */
export const figureNames = [
  'price',
  'storeFees',
  'payout',
  'vat',
  'ads',
  'coupon',
  'returns',
  'storage',
  'extra',
  'profit',
  'margin',
  'markup',
  'breakEven',
] as const;
export type FigureName = (typeof figureNames)[number];
export type ColumnFigures = Readonly<Record<FigureName, number | null>>;

export function figuresOf({ quote }: Pick<Answer, 'quote'>): ColumnFigures {
  const { statement, margins } = quote.final;
  return {
    price: statement.price,
    storeFees: statement.totalStoreFees,
    payout: statement.payout,
    vat: statement.outputVat,
    ads: statement.ads,
    coupon: statement.coupon,
    returns: statement.returns,
    storage: statement.storage,
    extra: statement.extra,
    profit: statement.profit,
    margin: margins.ofPrice,
    markup: margins.ofCost,
    breakEven: quote.breakEven,
  };
}

/** The indexes of the columns with the highest value of a figure; none where all that have one are alike. */
export function bestBy(
  name: FigureName,
  columns: readonly (ColumnFigures | undefined)[],
): ReadonlySet<number> {
  const values = columns.map((figures) => figures?.[name] ?? null);
  const known = values.filter((value) => value !== null);
  const best = Math.max(...known);
  if (known.length < 2 || known.every((value) => value === best)) return new Set();
  return new Set(values.flatMap((value, index) => (value === best ? [index] : [])));
}

/** The difference of a figure to the first column's; null where either has none. */
export function differenceTo(
  first: ColumnFigures | undefined,
  figures: ColumnFigures | undefined,
  name: FigureName,
): number | null {
  const base = first?.[name] ?? null;
  const value = figures?.[name] ?? null;
  return base === null || value === null ? null : value - base;
}
