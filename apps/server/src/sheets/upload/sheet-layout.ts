import { headersKey } from '@saer/spreadsheet/product-sheet/headers-key';
import { knownUnits } from '@saer/spreadsheet/product-sheet/column-units';
import { type ColumnMapping, productColumns } from '@saer/spreadsheet/product-sheet/product-column';
import type { SheetLayout } from '@saer/spreadsheet/product-sheet/read-product-sheet';
import { recogniseColumns } from '@saer/spreadsheet/product-sheet/recognise-columns';
import type { Sheet } from '@saer/spreadsheet/sheet';
import type { Database } from '../../database/database.ts';
import { findColumnMapping } from '../queries.ts';

/** What was kept of a mapping, as far as its columns are ones we know. */
const known = (kept: Readonly<Record<string, number>>): ColumnMapping =>
  Object.fromEntries(
    productColumns.flatMap((column) => (Object.hasOwn(kept, column) ? [[column, kept[column]]] : [])),
  );

/** Of a file's sheets the one that holds products, and what its columns hold: as its people once assigned them, or as they are recognised. */
export async function findLayout(
  db: Database,
  ownerId: number,
  [first, ...others]: readonly [Sheet, ...Sheet[]],
): Promise<{ readonly sheet: Sheet; readonly layout: SheetLayout }> {
  const read = [first, ...others].map((sheet) => ({ sheet, recognised: recogniseColumns(sheet) }));
  const { sheet, recognised } = read.find((each) => each.recognised.mapping.cost !== undefined) ?? {
    sheet: first,
    recognised: recogniseColumns(first),
  };
  const { headerRow, headers, mapping, units } = recognised;
  const { mapping: kept, units: keptUnits } = await findColumnMapping(db, ownerId, await headersKey(headers));
  return {
    sheet,
    layout: {
      headerRow,
      mapping: kept === null ? mapping : known(kept),
      units: kept === null ? units : knownUnits(keptUnits),
    },
  };
}
