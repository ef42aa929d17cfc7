import type { Option } from '../../components/button/option.ts';

/** The texts of a row's figures, as typed. */
export type Texts<F extends string> = Readonly<Record<F, string>>;

/** A row of a grid: its key, and each figure as the text in its cell. */
export type FigureRow<F extends string> = Texts<F> & { readonly key: string };

/** A column of figures, or of choices if it has options. */
export interface FigureColumn<F extends string> {
  readonly field: F;
  readonly title: string;
  /** The unit of its figures, beside the title. */
  readonly unit?: string;
  /** Formats a text that can be read; other text stays as typed. */
  readonly neat: (text: string) => string;
  readonly options?: readonly Option[];
}

/** Rows with others in the position of those with the same key; new ones follow at the end. */
export function replaceRows<R extends { readonly key: string }>(
  rows: readonly R[],
  changed: readonly R[],
): readonly R[] {
  const byKey = new Map(changed.map((row) => [row.key, row]));
  const known = new Set(rows.map(({ key }) => key));
  return [...rows.map((row) => byKey.get(row.key) ?? row), ...changed.filter(({ key }) => !known.has(key))];
}

/** The cell of a row and field, if it has rendered. */
export const cellIn = (within: ParentNode | null, row: string, field: string): HTMLElement | null =>
  within?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(`${row}.${field}`)}"]`) ?? null;

/** Focuses a cell once it has rendered. */
export function focusCell(row: string, field: string): void {
  setTimeout(() => cellIn(document, row, field)?.focus());
}
