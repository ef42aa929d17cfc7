import type { FeeBook } from '@saer/contract/fees/fee-book';
import { completeTexts, type FieldSpec, type Texts } from '../fields/field.ts';
import type { ProductTable, Tool } from '../tool.ts';

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
