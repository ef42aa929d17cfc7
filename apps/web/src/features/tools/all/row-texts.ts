import type { ListedProduct } from '@saer/contract/products/product';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import { productTexts } from '../start/product-texts.ts';
import type { Figures, ProductTable, Tool } from '../tool.ts';
import { type Texts, completeTexts, type FieldSpec } from '../fields/field.ts';
import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/errors/error-messages';

/** A product in a tool's table. */
export interface TableRow {
  readonly product: ListedProduct;
  /** All texts that its figures come from. */
  readonly texts: Texts;
  readonly found: Figures;
}

/**
 * The texts of a product in a tool: those typed for it, else its own, else those of the tool's fields, which hold for all products. What
 * differs by product is never taken from the tool's fields, unless it may hold for all.
 */
function rowTexts(
  { perProduct }: Pick<ProductTable, 'perProduct'>,
  common: Texts,
  own: Texts,
  typed: Texts,
): Texts {
  const differing = Object.entries(perProduct).filter(([, from]) => from === 'own');
  const entered = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  return {
    ...common,
    ...Object.fromEntries(differing.map(([name]) => [name, ''])),
    ...own,
    ...Object.fromEntries(entered),
  };
}

/** A product's row, with what was typed for it. */
export function tableRow(
  table: ProductTable,
  book: FeeBook,
  product: ListedProduct,
  { common, typed, language }: { readonly common: Texts; readonly typed: Texts; readonly language: Language },
): TableRow {
  const texts = rowTexts(table, common, productTexts(product, language), typed);
  return { product, texts, found: table.solve(texts, book) };
}

/** Rows in the order of a figure, those without one last; `at`: the place of its column. */
export const byFigure = (
  rows: readonly TableRow[],
  at: number,
  isDescending: boolean,
): readonly TableRow[] => {
  const getFigure = ({ found }: TableRow): number | null =>
    found.is === 'answered' ? (found.figures[at] ?? null) : null;
  return rows.toSorted((one, other) => {
    const [first, second] = [getFigure(one), getFigure(other)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return isDescending ? second - first : first - second;
  });
};

interface Asked {
  readonly tool: Tool;
  readonly table: ProductTable;
  readonly book: FeeBook;
  readonly common: Texts;
}

/** The fields that each product needs typed where it does not have them. */
export function rowFields({ tool, table, book, common }: Asked): readonly (readonly [string, FieldSpec])[] {
  const complete = completeTexts(tool.fields, common, book);
  return Object.keys(table.perProduct).flatMap((name) => {
    const spec = tool.fields[name];
    if (spec === undefined || ('isOptional' in spec && spec.isOptional)) return [];
    return spec.when === undefined || spec.when(complete, book) ? [[name, spec] as const] : [];
  });
}

/** Words for why a product has no figures; undefined if it has. */
export function useReason(tool: Tool): (row: TableRow) => string | undefined {
  const { i18n, t } = useLingui();
  const getNames = (names: readonly string[]): string =>
    new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
      names.flatMap((name) => {
        const label = tool.fields[name]?.label;
        return label === undefined ? [] : [i18n._(label)];
      }),
    );
  return ({ found }) => {
    if (found.is === 'answered') return undefined;
    if (found.is === 'refused')
      return 'message' in found.refused
        ? i18n._(found.refused.message)
        : errorMessage(i18n, found.refused.fieldError.code, found.refused.fieldError.details ?? {});
    const wrongNames = getNames(found.problems.map(({ field }) => field));
    const missingNames = getNames(found.missing);
    return found.problems.length > 0 ? t`To correct: ${wrongNames}` : t`Still needed: ${missingNames}`;
  };
}
