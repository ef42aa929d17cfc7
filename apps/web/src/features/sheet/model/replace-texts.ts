import { foldArabic } from '@saer/i18n/fold-arabic';
import type { ProductColumn, RowTexts } from '@saer/spreadsheet/rows/layouts/product-column';
import type { YieldWhenDue } from '@saer/spreadsheet/time-slice';
import { chunksOf } from './chunks-of.ts';
import type { RowEdit } from './edit-rows.ts';
import type { GridRow, GridRows } from './grid-row.ts';

/** The text to find in cells, and the one that replaces it. */
export interface ReplaceQuery {
  readonly find: string;
  readonly replacement: string;
  /** Only cells that hold nothing else. */
  readonly isWholeCell: boolean;
  /** Letters and digits as they are typed: capitals, hamzas and Arabic digits count. */
  readonly isExact: boolean;
}

export interface ReplacedCell {
  readonly before: string;
  readonly after: string;
}

export interface Replacements {
  readonly edits: readonly RowEdit[];
  readonly cells: number;
  /** The first distinct ones, to look at. */
  readonly samples: readonly ReplacedCell[];
}

export const noReplacements: Replacements = { edits: [], cells: 0, samples: [] };

const samplesAtOnce = 3;

/** A text in the form that is compared, with the index in the text of each of its letters, and the text's length. */
interface FoldedText {
  readonly folded: string;
  readonly indexes: readonly number[];
}

const foldedLetters = new Map<string, string>();

/** One letter; a space stays one. */
function foldLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const folded = letter.trim() === '' ? letter : foldArabic(letter);
  foldedLetters.set(letter, folded);
  return folded;
}

function foldText(text: string, isExact: boolean): FoldedText {
  let folded = '';
  const indexes: number[] = [];
  let at = 0;
  for (const letter of text) {
    const piece = isExact ? letter : foldLetter(letter);
    for (let index = 0; index < piece.length; index += 1) indexes.push(at);
    folded += piece;
    at += letter.length;
  }
  indexes.push(text.length);
  return { folded, indexes };
}

/** Replaces in one text; null: nothing in it is looked for. Marks on a replaced letter go with it. */
function replaceIn(text: string, wanted: string, { replacement, isWholeCell, isExact }: ReplaceQuery) {
  if (isWholeCell) return foldText(text.trim(), isExact).folded === wanted ? replacement : null;
  const { folded, indexes } = foldText(text, isExact);
  let found = folded.indexOf(wanted);
  if (found === -1) return null;
  let replaced = '';
  let from = 0;
  for (; found !== -1; found = folded.indexOf(wanted, found + wanted.length)) {
    replaced += text.slice(from, indexes[found]) + replacement;
    from = indexes[found + wanted.length] ?? text.length;
  }
  return replaced + text.slice(from);
}

/** Replaces in texts; each distinct text is looked at once. */
function textReplacer(query: ReplaceQuery): (text: string) => string | null {
  const wanted = foldText(query.isWholeCell ? query.find.trim() : query.find, query.isExact).folded;
  const known = new Map<string, string | null>();
  return (text) => {
    if (wanted === '' || text === '') return null;
    const before = known.get(text);
    if (before !== undefined) return before;
    const replaced = replaceIn(text, wanted, query);
    const changed = replaced === text ? null : replaced;
    known.set(text, changed);
    return changed;
  };
}

function replaceRow(
  { texts }: GridRow,
  columns: readonly ProductColumn[],
  replace: (text: string) => string | null,
): { readonly texts: RowTexts; readonly cells: readonly ReplacedCell[] } | null {
  const cells: ReplacedCell[] = [];
  const replaced: Partial<Record<ProductColumn, string>> = {};
  for (const column of columns) {
    const before = texts[column];
    const after = before === undefined ? null : replace(before);
    if (before === undefined || after === null) continue;
    replaced[column] = after;
    cells.push({ before, after });
  }
  return cells.length === 0 ? null : { texts: replaced, cells };
}

/** Finds what a replacement would change; nothing is changed yet. */
export async function findReplacements(
  rows: GridRows,
  columns: readonly ProductColumn[],
  query: ReplaceQuery,
  yieldToEventLoop: YieldWhenDue,
): Promise<Replacements> {
  const replace = textReplacer(query);
  const edits: RowEdit[] = [];
  const samples = new Map<string, ReplacedCell>();
  let cells = 0;
  for (const chunk of chunksOf(rows)) {
    for (const row of chunk) {
      const replaced = replaceRow(row, columns, replace);
      if (replaced === null) continue;
      edits.push({ id: row.id, texts: replaced.texts });
      cells += replaced.cells.length;
      for (const cell of replaced.cells) if (samples.size < samplesAtOnce) samples.set(cell.before, cell);
    }
    await yieldToEventLoop();
  }
  return { edits, cells, samples: [...samples.values()] };
}
