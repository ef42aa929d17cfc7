import type { Texts } from './figure-row.ts';
import { type GridEdits, type GridModel, isSameTexts } from './grid-edits.ts';

/** The figures of several rows as one record: each by its row and field. */
export type FlatFigures = Readonly<Record<string, string>>;

export interface EditConflict<F extends string, B> {
  readonly base: FlatFigures;
  readonly theirs: FlatFigures;
  readonly mine: FlatFigures;
  /** The first row that somebody else changed. */
  readonly row: B | undefined;
  /** Whether figures differ, and not only what is said of them. */
  readonly hasNewFigures: boolean;
  /** The edits over what is saved now, with the chosen figures. */
  readonly resolve: (figures: FlatFigures) => GridEdits<F, B>;
}

const separator = ' ';
const flatKey = (row: string, field: string): string => `${row}${separator}${field}`;
export const splitKey = (key: string): readonly [string, string] => {
  const [row = '', field = ''] = key.split(separator);
  return [row, field];
};

/** Edits beside the rows as somebody else has saved them meanwhile. */
export function mergeEdits<F extends string, B>(
  model: GridModel<F, B>,
  edits: GridEdits<F, B>,
  savedNow: (key: string, base: B | undefined) => B | undefined,
): EditConflict<F, B> {
  const { fields, textsOf, emptyTexts, isBlank } = model;
  const textsIn = (row: B | undefined): Texts<F> => (row === undefined ? emptyTexts : textsOf(row));
  const rows = [...edits].map(([key, { base, texts }]) => ({
    key,
    base,
    saved: savedNow(key, base),
    texts: texts ?? emptyTexts,
  }));
  const flat = (of: (row: (typeof rows)[number]) => Texts<F>): FlatFigures =>
    Object.fromEntries(
      rows.flatMap((row) => fields.map((field) => [flatKey(row.key, field), of(row)[field]])),
    );
  const changed = rows.filter(({ base, saved }) => !isSameTexts(model, textsIn(base), textsIn(saved)));
  return {
    base: flat(({ base }) => textsIn(base)),
    theirs: flat(({ saved }) => textsIn(saved)),
    mine: flat(({ texts }) => texts),
    row: changed[0]?.saved ?? changed[0]?.base,
    hasNewFigures: changed.length > 0,
    resolve: (figures) =>
      new Map(
        rows.flatMap(({ key, saved, texts }) => {
          const chosen = fields.map((field) => [field, figures[flatKey(key, field)] ?? texts[field]]);
          const merged: Texts<F> = { ...texts, ...Object.fromEntries(chosen) };
          if (isSameTexts(model, merged, textsIn(saved))) return [];
          const isGone = isBlank(merged);
          return [[key, { base: saved, texts: isGone ? undefined : merged }] as const];
        }),
      ),
  };
}
