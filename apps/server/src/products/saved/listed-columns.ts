import type { ListedColumns } from '../../listing/listed-column.ts';
import { productColumns } from './saved-products.ts';

const { sides: _sides, override: _override, ...listed } = productColumns;

/** What products may be filtered and sorted by: every field but the sides and the fees of one's own, which are lists inside a row. */
export const listedColumns: ListedColumns = listed;
