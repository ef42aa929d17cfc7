import { categoryTerm } from '@saer/quoting/search/category-term';
import type { GridRow, GridRows } from './grid-row.ts';

/** A word in a category column that names no category, or several. */
export interface UnknownWord {
  /** The same for every spelling of it. */
  readonly term: string;
  /** As the first row that has it spells it. */
  readonly text: string;
  readonly rows: number;
}

const codes = new Set(['unknownFamily', 'unknownSubFamily', 'unknownType', 'ambiguousName']);
const categoryColumns = ['family', 'subFamily', 'type'] as const;
const isCategory = (column: string | null): boolean => categoryColumns.some((each) => each === column);

/** The word a row cannot be priced for, as it is spelt there; undefined: it has none. */
export function unknownText({ outcome }: GridRow): string | undefined {
  if (outcome?.ok !== false) return undefined;
  const problem = outcome.problems.find(
    ({ column, fieldError }) => isCategory(column) && codes.has(fieldError.code),
  );
  const details = problem?.fieldError.details;
  const name = details?.[problem?.column ?? ''] ?? details?.['name'];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

/** Collects the unknown words of rows, one after the other. */
export function collectWords() {
  // Thousands of rows say the same few words.
  const byText = new Map<string, number>();
  return {
    note: (row: GridRow): void => {
      const text = unknownText(row);
      if (text !== undefined) byText.set(text, (byText.get(text) ?? 0) + 1);
    },
    all: (): readonly UnknownWord[] => {
      const words = new Map<string, UnknownWord>();
      for (const [text, rows] of byText) {
        const term = categoryTerm(text);
        const known = words.get(term);
        words.set(term, { term, text: known?.text ?? text, rows: rows + (known?.rows ?? 0) });
      }
      return [...words.values()]
        .filter(({ term }) => term !== '')
        .toSorted((one, other) => other.rows - one.rows);
    },
  };
}

/** The rows that say a word in any of their category columns. */
export function rowsSaying(rows: GridRows, term: string): ReadonlySet<number> {
  const isTerm = new Map<string, boolean>();
  const says = (text: string): boolean => {
    const known = isTerm.get(text);
    if (known !== undefined) return known;
    const found = categoryTerm(text) === term;
    isTerm.set(text, found);
    return found;
  };
  const ids = new Set<number>();
  for (const { id, texts } of rows)
    if (categoryColumns.some((column) => texts[column] !== undefined && says(texts[column]))) ids.add(id);
  return ids;
}
