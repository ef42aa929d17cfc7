import type { Sheet } from '../../sheet.ts';
import { shortText } from '../cells/cell-texts.ts';
import type { ColumnQuestion, QuestionKind, QuestionReason } from '../cells/column-question.ts';
import { matchHeader, matchSpelling } from './header-match.ts';
import { isIrrelevant } from './irrelevant-headers.ts';
import type { KnownLayout } from '../layouts/known-layouts.ts';
import { type ColumnMapping, type ProductColumn, productColumns } from '../layouts/product-column.ts';
import { saleColumnsOf } from '../cells/sale-price.ts';
import { unitColumnsOf } from '../cells/unit-columns.ts';
import { targetColumnOf } from './target-headers.ts';

/** The known state of each column. */
export interface NamedColumns {
  readonly sheet: Sheet;
  /** The first row below the headers. */
  readonly first: number;
  readonly headers: readonly string[];
  readonly mapping: ColumnMapping;
  readonly layout: KnownLayout | undefined;
  /** The columns assigned for another reason than a known name; null if someone has assigned them. */
  readonly unsure: ReadonlyMap<number, QuestionReason> | null;
  /** The columns that were left out before. */
  readonly leftOut: readonly number[] | 'all';
}

/** The content of a column from its first row to its last. */
interface Filling {
  filled: number;
  readonly examples: string[];
  readonly rows: number[];
}

const maxExamples = 4;
const maxRows = 50;

/** True if a text is more than spaces; mostly its first letter says so. */
const isFilled = (text: string): boolean => {
  const first = text.charCodeAt(0);
  return (first > 0x20 && first < 0x7f) || text.trim() !== '';
};

function fillings({ rows }: Sheet, first: number, width: number): readonly Filling[] {
  const all = Array.from({ length: width }, (): Filling => ({ filled: 0, examples: [], rows: [] }));
  for (let at = first; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    for (let column = 0; column < row.length; column += 1) {
      const cell = row[column];
      const filling = all[column];
      if (cell === undefined || filling === undefined || cell.value === null) continue;
      if (typeof cell.value === 'string' && !isFilled(cell.value)) continue;
      filling.filled += 1;
      if (filling.rows.length < maxRows) filling.rows.push(at);
      if (filling.examples.length < maxExamples) {
        const text = shortText(cell);
        if (!filling.examples.includes(text)) filling.examples.push(text);
      }
    }
  }
  return all;
}

/** Columns that identify a product are seldom needed twice. */
const names: ReadonlySet<ProductColumn> = new Set([
  'barcode',
  'sku',
  'name',
  'nameEn',
  'nameAr',
  'type',
  'family',
]);

const buildQuestion = (
  index: number,
  { filled, examples, rows }: Filling,
  kind: QuestionKind,
  reason: QuestionReason,
  column: ProductColumn | null,
  columns: readonly ProductColumn[],
): ColumnQuestion => ({
  index,
  kind,
  reason,
  column,
  columns,
  units: [],
  evidence: { examples, filled, doubted: filled, rows },
});

/** The question about a column whose name leaves a doubt of what it holds. */
function unsureQuestion(
  index: number,
  filling: Filling,
  reason: QuestionReason,
  column: ProductColumn,
  header: string,
): ColumnQuestion {
  const columns: readonly ProductColumn[] = reason === 'costOrPrice' ? ['cost', 'currentPrice'] : [column];
  const word = reason === 'unexplainedWord' ? matchSpelling(header)?.unexplained : undefined;
  const question = buildQuestion(index, filling, 'unsureName', reason, column, columns);
  return word === undefined ? question : { ...question, word };
}

/** The question about an unassigned column; `null` if it is known to be irrelevant. */
function askUnassigned(
  index: number,
  filling: Filling,
  { headers, layout }: NamedColumns,
): ColumnQuestion | null {
  const header = headers[index] ?? '';
  if (isIrrelevant(header, layout)) return null;
  const ask = (kind: QuestionKind, reason: QuestionReason, columns: readonly ProductColumn[]) =>
    buildQuestion(index, filling, kind, reason, null, columns);
  const wish = targetColumnOf(header);
  if (wish === 'rate') return ask('unsureName', 'wishOrResult', ['marginRate', 'profit']);
  if (wish === 'sum') return ask('unsureName', 'wishOrResult', ['profit', 'marginRate']);
  const named = matchHeader(header)?.column;
  if (named === undefined) return ask('unassigned', 'unknownName', []);
  return names.has(named) ? null : ask('unsureName', 'secondOfName', [named]);
}

/** The questions about all columns with values that are neither known nor known to be irrelevant. */
export function buildColumnQuestions(of: NamedColumns): {
  readonly questions: readonly ColumnQuestion[];
  readonly ignored: readonly number[];
} {
  const { sheet, first, headers, mapping, layout, unsure, leftOut } = of;
  const byColumn = new Map(
    productColumns.flatMap((column) => {
      const at = mapping[column];
      return at === undefined ? [] : [[at, column] as const];
    }),
  );
  const unitDecimals = new Set(Object.values(unitColumnsOf(headers, layout)));
  const sale = new Set(Object.values(saleColumnsOf(headers, layout, mapping) ?? {}));
  const hidden = new Set(sheet.hiddenColumns);
  const questions: ColumnQuestion[] = [];
  const ignored: number[] = [];
  for (const [index, filling] of fillings(sheet, first, headers.length).entries()) {
    if (filling.filled === 0) continue;
    const column = byColumn.get(index);
    if (column !== undefined) {
      const reason = unsure?.get(index);
      if (reason !== undefined)
        questions.push(unsureQuestion(index, filling, reason, column, headers[index] ?? ''));
      else if (unsure !== null && hidden.has(index))
        questions.push(buildQuestion(index, filling, 'hidden', 'hidden', column, [column]));
      continue;
    }
    // It is read as a part of the current price, unless somebody leaves it out.
    if (sale.has(index) && leftOut !== 'all' && !leftOut.includes(index)) continue;
    const isKnown = unitDecimals.has(index) || leftOut === 'all' || leftOut.includes(index);
    const question = isKnown ? null : askUnassigned(index, filling, of);
    if (question === null) ignored.push(index);
    else questions.push(question);
  }
  return { questions, ignored };
}
