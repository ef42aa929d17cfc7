import type { InputErrors } from '../number-field/read-number.ts';
import type { FigureRow, Texts } from './figure-row.ts';

/** A row that is not saved as typed: what it was edited from (undefined: a new row), and its texts (undefined: removed). */
export interface RowEdit<F extends string, B> {
  readonly base: B | undefined;
  readonly texts: Texts<F> | undefined;
}

/** Unsaved rows by key, in the order in which they were first edited. */
export type GridEdits<F extends string, B> = ReadonlyMap<string, RowEdit<F, B>>;

/** Says how rows of a list become texts. */
export interface GridModel<F extends string, B> {
  readonly fields: readonly F[];
  readonly textsOf: (base: B) => Texts<F>;
  /** The texts of a row that is not saved. */
  readonly emptyTexts: Texts<F>;
  /** Says whether texts name no figure at all. */
  readonly isBlank: (texts: Texts<F>) => boolean;
}

type Fields<F extends string> = Pick<GridModel<F, never>, 'fields'>;

/** Says whether two rows have the same texts. */
const isSameTexts = <F extends string>({ fields }: Fields<F>, one: Texts<F>, other: Texts<F>): boolean =>
  fields.every((field) => one[field] === other[field]);

/** The texts of a row without anything else it carries. */
const textsIn = <F extends string>(
  { fields, emptyTexts }: Pick<GridModel<F, never>, 'fields' | 'emptyTexts'>,
  row: Texts<F>,
): Texts<F> => ({ ...emptyTexts, ...Object.fromEntries(fields.map((field) => [field, row[field]])) });

/** The errors of edited rows by cell: `7.rate1`. Removed and blank rows have none. */
export function errorsIn<F extends string, B>(
  { isBlank }: GridModel<F, B>,
  edits: GridEdits<F, B>,
  read: (texts: Texts<F>) => InputErrors,
): InputErrors {
  return new Map(
    [...edits].flatMap(([key, { texts }]) =>
      texts === undefined || isBlank(texts)
        ? []
        : [...read(texts)].map(([field, error]) => [`${key}.${field}`, error] as const),
    ),
  );
}

/** Edits with rows as typed now; a row that is as it was before is no edit. */
export function editRows<F extends string, B>(
  model: GridModel<F, B>,
  edits: GridEdits<F, B>,
  rows: readonly FigureRow<F>[],
  baseOf: (key: string) => B | undefined,
): GridEdits<F, B> {
  const next = new Map(edits);
  for (const row of rows) {
    const base = edits.has(row.key) ? edits.get(row.key)?.base : baseOf(row.key);
    const texts = textsIn(model, row);
    const isAsBefore = base !== undefined && isSameTexts(model, model.textsOf(base), texts);
    if (isAsBefore) next.delete(row.key);
    else next.set(row.key, { base, texts });
  }
  return next;
}

/** Edits with a row removed, or, if it was new, without it. */
export function removeRow<F extends string, B>(
  edits: GridEdits<F, B>,
  key: string,
  base: B | undefined,
): GridEdits<F, B> {
  const next = new Map(edits);
  const from = edits.get(key)?.base ?? base;
  if (from === undefined) next.delete(key);
  else next.set(key, { base: from, texts: undefined });
  return next;
}

/** Edits without those of some rows. */
export const withoutEdits = <F extends string, B>(
  edits: GridEdits<F, B>,
  keys: readonly string[],
): GridEdits<F, B> => new Map([...edits].filter(([key]) => !keys.includes(key)));

interface Part<F extends string, B> {
  readonly key: string;
  readonly base: B;
  readonly texts: Texts<F>;
}

/** Unsaved rows as a request names them. */
export interface EditParts<F extends string, B> {
  readonly added: readonly { readonly key: string; readonly texts: Texts<F> }[];
  readonly changed: readonly Part<F, B>[];
  readonly removed: readonly { readonly key: string; readonly base: B }[];
}

/** Edits as rows to add, to change and to remove. A row without any figure is none. */
export function getParts<F extends string, B>(
  { isBlank }: GridModel<F, B>,
  edits: GridEdits<F, B>,
): EditParts<F, B> {
  const rows = [...edits].map(([key, { base, texts }]) => ({
    key,
    base,
    texts: texts === undefined || isBlank(texts) ? undefined : texts,
  }));
  return {
    added: rows.flatMap(({ key, base, texts }) =>
      base === undefined && texts !== undefined ? [{ key, texts }] : [],
    ),
    changed: rows.flatMap(({ key, base, texts }) =>
      base === undefined || texts === undefined ? [] : [{ key, base, texts }],
    ),
    removed: rows.flatMap(({ key, base, texts }) =>
      base === undefined || texts !== undefined ? [] : [{ key, base }],
    ),
  };
}

/** The cell of an error's field in a request: `changed.2.rate1`. */
export function cellAt(
  parts: EditParts<string, unknown>,
  path: string,
): { readonly key: string; readonly field: string } | undefined {
  const [, part, at, field = ''] = /^(added|changed|removed)\.(\d+)(?:\.(\w+))?/.exec(path) ?? [];
  if (part !== 'added' && part !== 'changed' && part !== 'removed') return undefined;
  const key = parts[part][Number(at)]?.key;
  return key === undefined ? undefined : { key, field };
}

/** The figures of several rows as one record: each by its row and field. */
export type FlatFigures = Readonly<Record<string, string>>;

export interface EditConflict<F extends string, B> {
  readonly base: FlatFigures;
  readonly theirs: FlatFigures;
  readonly mine: FlatFigures;
  /** The first row that somebody else changed. */
  readonly row: B | undefined;
  /** Says whether figures differ, and not only what is said of them. */
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
  const textsNow = (row: B | undefined): Texts<F> => (row === undefined ? emptyTexts : textsOf(row));
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
  const changed = rows.filter(({ base, saved }) => !isSameTexts(model, textsNow(base), textsNow(saved)));
  return {
    base: flat(({ base }) => textsNow(base)),
    theirs: flat(({ saved }) => textsNow(saved)),
    mine: flat(({ texts }) => texts),
    row: changed[0]?.saved ?? changed[0]?.base,
    hasNewFigures: changed.length > 0,
    resolve: (figures) =>
      new Map(
        rows.flatMap(({ key, saved, texts }) => {
          const chosen = fields.map((field) => [field, figures[flatKey(key, field)] ?? texts[field]]);
          const merged: Texts<F> = { ...texts, ...Object.fromEntries(chosen) };
          if (isSameTexts(model, merged, textsNow(saved))) return [];
          const isGone = isBlank(merged);
          return [[key, { base: saved, texts: isGone ? undefined : merged }] as const];
        }),
      ),
  };
}
