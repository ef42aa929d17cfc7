import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';

/** Columns whose cells are words in either direction. */
export const typedNames: ReadonlySet<ProductColumn> = new Set(['name', 'nameEn', 'nameAr']);
