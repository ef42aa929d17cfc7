import type { ReactNode } from 'react';
import type { Option } from '../../components/button/segmented-control.tsx';
import type { Undo } from './use-undo.ts';

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

/** A column that nobody types into. */
export interface OtherColumn<R> {
  readonly key: string;
  readonly title: ReactNode;
  readonly renderCell: (row: R) => ReactNode;
  readonly isFigure?: boolean;
}

/** Rows under a heading of their own; without a title there is none. */
export interface RowGroup<R> {
  readonly key: string;
  readonly title?: string;
  readonly rows: readonly R[];
}

export type FigureGridProps<F extends string, R extends FigureRow<F>> = {
  readonly caption: string;
  readonly groups: readonly RowGroup<R>[];
  /** Names its row; stays in sight while the figures scroll sideways. */
  readonly nameColumn?: OtherColumn<R>;
  readonly columns: readonly FigureColumn<F>[];
  readonly otherColumns?: readonly OtherColumn<R>[];
  /** The label of a cell for screen readers. */
  readonly labelOf: (row: R, column: FigureColumn<F>, index: number) => string;
  /** The texts before any change; undefined for a new row. */
  readonly beforeOf: (row: R) => Texts<F> | undefined;
  readonly errorOf: (row: R, field: F) => string | undefined;
  /** Fields whose figure is asked about below the row, and what is asked, in an element with that id. */
  readonly askedIn?: (row: R) => readonly F[];
  readonly renderQuestion?: (row: R, field: F, id: string) => ReactNode;
  /** Rows that are deleted once saved. */
  readonly isRemoved?: (row: R) => boolean;
  /** All that a row's other cells show besides the row, as one value: the same row with the same rest is not rendered anew. */
  readonly restOf?: (row: R) => unknown;
  readonly isReadOnly: boolean;
  readonly createRow?: () => R;
  /** Receives rows that change and rows that are new, and the cell that was typed into. */
  readonly onEdit: (rows: readonly R[], cell?: string) => void;
  readonly onRemove?: (row: R) => void;
  readonly history?: Pick<Undo<unknown>, 'undo' | 'redo'>;
};

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
