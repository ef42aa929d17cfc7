import type { ProductColumn } from './product-column.ts';

const weights = ['g', 'kg', 'lb', 'oz'] as const;
const sides = ['cm', 'mm', 'm', 'in'] as const;
const costs = ['withoutVat', 'withVat'] as const;
const prices = ['withVat', 'withoutVat'] as const;
/** `share`: 0.2 means 20 %. */
const profits = ['SAR', '%', 'share'] as const;
const rates = ['%', 'share'] as const;

/** The unit of a column's numbers. */
export type ColumnUnit =
  | (typeof weights)[number]
  | (typeof sides)[number]
  | (typeof costs)[number]
  | (typeof profits)[number]
  | (typeof rates)[number];

/** The columns that have a unit, each with those it may have: a bare number is in the first where nothing else is known. */
const unitsByColumn: Readonly<Partial<Record<ProductColumn, readonly [ColumnUnit, ...ColumnUnit[]]>>> = {
  weight: weights,
  longestSide: sides,
  medianSide: sides,
  shortestSide: sides,
  cost: costs,
  profit: profits,
  marginRate: rates,
  extraRate: rates,
  adsRate: rates,
  couponRate: rates,
  costVat: rates,
  vat: rates,
  referralRate: rates,
  price: prices,
  currentPrice: prices,
  minPrice: prices,
  maxPrice: prices,
};

/** The unit of each column that has one; left out: the column's first. */
export type ColumnUnits = Readonly<Partial<Record<ProductColumn, ColumnUnit>>>;

/** The units a column may have; none: it has no unit. */
export const unitsOf = (column: ProductColumn): readonly ColumnUnit[] => unitsByColumn[column] ?? [];

/** The unit of a column's bare numbers; undefined if it has none. */
export const unitIn = (column: ProductColumn, units: ColumnUnits): ColumnUnit | undefined =>
  units[column] ?? unitsByColumn[column]?.[0];

/** The columns and units of a saved or sent answer that still exist. */
export const knownUnits = (units: Readonly<Record<string, string>>): ColumnUnits =>
  Object.fromEntries(
    Object.entries(unitsByColumn).flatMap(([column, offered]) => {
      const unit = offered.find((each) => each === units[column]);
      return Object.hasOwn(units, column) && unit !== undefined ? [[column, unit]] : [];
    }),
  );
