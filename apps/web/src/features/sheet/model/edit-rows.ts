import type { ProductColumn, RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import type { RowError } from '@saer/spreadsheet/rows/cells/sheet-row';
import type { GridRow, GridRows, Outcome } from './grid-row.ts';
import type { YieldWhenDue } from '@saer/spreadsheet/time-slice';
import { chunksOf } from './chunks-of.ts';

/** The values to write into a row; many rows may share the same texts. */
export interface RowEdit {
  readonly id: number;
  readonly texts: RowTexts;
}

export const cellEdit = (id: number, column: ProductColumn, text: string): RowEdit => ({
  id,
  texts: { [column]: text },
});

/** Overwritten values no longer belong to the saved product. */
const remainingJoined = ({ fromProducts, texts: before }: GridRow, texts: RowTexts): Partial<GridRow> =>
  fromProducts === undefined
    ? {}
    : { fromProducts: fromProducts.filter((column) => before[column] === texts[column]) };

const written = (row: GridRow, texts: RowTexts): GridRow => ({
  ...row,
  ...remainingJoined(row, texts),
  texts,
  outcome: null,
  serverErrors: [],
});

function differs(row: RowTexts, texts: Readonly<Record<string, string | undefined>>): boolean {
  const before: Readonly<Record<string, string | undefined>> = row;
  for (const column in texts) if ((before[column] ?? '') !== (texts[column] ?? '')) return true;
  return false;
}

async function byRow(
  edits: readonly RowEdit[],
  yieldToEventLoop: YieldWhenDue,
): Promise<ReadonlyMap<number, RowTexts>> {
  const found = new Map<number, RowTexts>();
  for (const chunk of chunksOf(edits)) {
    for (const { id, texts } of chunk) {
      const earlier = found.get(id);
      found.set(id, earlier === undefined ? texts : { ...earlier, ...texts });
    }
    await yieldToEventLoop();
  }
  return found;
}

/** The rows with some cells replaced; the same list if nothing differs. */
export async function editRows(
  rows: GridRows,
  edits: readonly RowEdit[],
  yieldToEventLoop: YieldWhenDue,
): Promise<GridRows> {
  const requested = await byRow(edits, yieldToEventLoop);
  let edited: GridRow[] | undefined;
  let at = 0;
  for (const chunk of chunksOf(rows)) {
    for (const row of chunk) {
      const texts = requested.get(row.id);
      if (texts !== undefined && differs(row.texts, texts)) {
        edited ??= [...rows];
        edited[at] = written(row, { ...row.texts, ...texts });
      }
      at += 1;
    }
    await yieldToEventLoop();
  }
  return edited ?? rows;
}

/** New rows below another one, or at the end. */
export function addRows(rows: GridRows, added: GridRows, after?: number): GridRows {
  if (added.length === 0) return rows;
  const index = after === undefined ? -1 : rows.findIndex(({ id }) => id === after);
  return index === -1 ? [...rows, ...added] : rows.toSpliced(index + 1, 0, ...added);
}

export const removeRows = (rows: GridRows, ids: ReadonlySet<number>): GridRows =>
  rows.some(({ id }) => ids.has(id)) ? rows.filter(({ id }) => !ids.has(id)) : rows;

export interface ValidatedRow {
  readonly id: number;
  readonly texts: RowTexts;
  readonly outcome: Outcome;
}

/** Outcomes are put to the rows they are of, unless a row has been changed since it was asked about. */
export function applyResults(rows: GridRows, results: readonly ValidatedRow[]): GridRows {
  const byId = new Map(results.map((each) => [each.id, each]));
  return rows.map((row) => {
    const found = row.outcome === null ? byId.get(row.id) : undefined;
    return found === undefined || row.texts !== found.texts ? row : { ...row, outcome: found.outcome };
  });
}

/** Puts the server's errors to their rows. */
export const rejectRows = (rows: GridRows, errors: ReadonlyMap<number, readonly RowError[]>): GridRows =>
  rows.map((row) => {
    const problems = errors.get(row.id);
    return problems === undefined ? row : { ...row, serverErrors: problems };
  });
