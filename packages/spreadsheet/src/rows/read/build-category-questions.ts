import type { ErrorCode } from '@saer/contract/api/error-code';
import type { ColumnQuestion } from '../cells/column-question.ts';
import type { ColumnMapping, ProductColumn } from '../layouts/product-column.ts';
import type { SheetRow } from '../cells/sheet-row.ts';

const columns = ['subFamily', 'family', 'type'] as const satisfies readonly ProductColumn[];
const unknown: ReadonlySet<ErrorCode> = new Set(['unknownSubFamily', 'unknownFamily', 'unknownType']);

const fewestValues = 3;
const max = 0.7;
const maxExamples = 4;
const maxRows = 50;

/** Asks whether a column contains categories at all if hardly any of its words is one: it may contain brands. */
export function buildCategoryQuestions(
  rows: readonly SheetRow[],
  mapping: ColumnMapping,
): readonly ColumnQuestion[] {
  return columns.flatMap((column): ColumnQuestion[] => {
    const index = mapping[column];
    if (index === undefined) return [];
    const filled = rows.filter(({ texts }) => (texts[column] ?? '') !== '');
    const doubted = filled.filter(
      ({ read }) =>
        !read.ok && read.problems.some((each) => each.column === column && unknown.has(each.fieldError.code)),
    );
    const words = (all: readonly SheetRow[]): string[] => [
      ...new Set(all.map(({ texts }) => texts[column] ?? '')),
    ];
    const [known, strange] = [words(filled), words(doubted)];
    if (strange.length < fewestValues || strange.length < known.length * max) return [];
    return [
      {
        index,
        kind: 'unsureName',
        reason: 'unknownValues',
        column,
        columns: [column],
        units: [],
        evidence: {
          examples: strange.slice(0, maxExamples),
          filled: filled.length,
          doubted: doubted.length,
          rows: doubted.slice(0, maxRows).map(({ at }) => at),
        },
      },
    ];
  });
}
