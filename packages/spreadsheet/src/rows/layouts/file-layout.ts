import type { ColumnUnit } from './column-units.ts';
import type { ProductColumn } from './product-column.ts';

/** A sale price, and the days on which it begins and ends: the headers of their columns. */
interface SaleHeaders {
  readonly price: string;
  readonly from: string | null;
  readonly until: string | null;
}

/** Relations between the rows of a file of a shop: variants of a product, products that only hold variants, pictures. */
export interface RowRules {
  /** The sign of a variant: a text that it shares with the first one, its parent, its kind, or its missing name. */
  readonly variantBy: 'sameText' | 'parent' | 'kind' | 'noName';
  /** The columns of that text, parent or kind: of several, the first that is present. */
  readonly column: readonly string[];
  /** The columns by which a parent is named, itself or as `id:` and its number. */
  readonly parentIds: readonly string[];
  /** The column of the kind, if rows of some kinds hold no product of their own, such as `variable`. */
  readonly kind: string | null;
  readonly parentKinds: readonly string[];
  readonly variantKinds: readonly string[];
  /** A row with variants below it is no product beside them. */
  readonly isParentReplaced: boolean;
  /** A row with none of these is no product. */
  readonly own: readonly string[];
  /** Columns that a variant takes from the first row where it is empty: all of a group, by the first of them. */
  readonly inherited: readonly (readonly string[])[];
  /** The values that make a variant: added to a name that it shares with others. */
  readonly options: readonly string[];
  /** The same for English names. */
  readonly optionsEn?: readonly string[];
}

/** The headers of a file that a marketplace or shop writes or takes: as in the reference data, which says where each was found. */
export interface KnownLayout {
  readonly code: string;
  readonly nameEn: string;
  readonly nameAr: string;
  /** Each row is a product, or a sales line. */
  readonly holds: 'products' | 'orders';
  /** The store of its products; null for any. */
  readonly store: string | null;
  /** Headers that no such file is without. */
  readonly signature: readonly string[];
  /** Headers of which so many suffice beside the signature: sellers delete and add columns. */
  readonly anyOf?: { readonly headers: readonly string[]; readonly enough: number };
  /** The fields of its columns, by header: of several with the same field, the first that is present. */
  readonly columns: Readonly<Record<string, ProductColumn>>;
  readonly units: Readonly<Partial<Record<ProductColumn, ColumnUnit>>>;
  /** Sums that are with or without VAT as each shop has chosen, which the file does not say. */
  readonly vatUnsaid?: readonly ProductColumn[];
  /** The headers of columns with a unit per row, by the field they apply to. */
  readonly unitColumns: Readonly<Partial<Record<ProductColumn, string>>>;
  /** Headers of columns that no price needs; `*` stands for any text. */
  readonly irrelevant: readonly string[];
  /** The column that says in which country a row is sold, and so its currency. */
  readonly countryColumn?: string;
  /** The column that says the currency of a row. */
  readonly currencyColumn?: string;
  /** The price for a time, which takes precedence over the current price. */
  readonly sale?: SaleHeaders;
  readonly rows?: RowRules;
  /** Rows that its template begins with, if its headers are not the first of them: none of these is a product. */
  readonly templateRows?: number;
}

/** The headers in lines, with ` | ` between them. */
export const headerList = (...lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => line.split(' | '));
