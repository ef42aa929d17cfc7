import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import { Badge } from '../../../components/badge.tsx';
import { useColumnTitles } from '../assign/column-titles.ts';
import { cellEdit } from '../model/edit-rows.ts';
import type { GridRow } from '../model/grid-row.ts';
import { rowErrorsOf } from '../model/row-errors.ts';
import { rowState } from '../model/row-state.ts';
import type { ReadAs } from '../reading/sheet-tasks.ts';
import { CardField } from './card-field.tsx';
import { CardFigures } from './card-figures.tsx';
import { useCheckWords } from './check-words.ts';
import { useErrorWords } from './use-error-words.ts';
import type { ErrorLabels } from './use-error-labels.ts';
import type { GridSession } from './use-grid-session.ts';

type Props = {
  readonly row: GridRow;
  readonly session: GridSession;
  readonly book: FeeBook;
  readonly readAs: ReadAs;
  readonly placeOf: ErrorLabels;
};

const usual: readonly ProductColumn[] = ['cost', 'price'];

/** A row on a phone: its name, errors and warnings, and editable cells. */
export function RowCard({ row, session, book, readAs, placeOf }: Props) {
  const { t } = useLingui();
  const wordsOf = useErrorWords();
  const checkWords = useCheckWords();
  const titleOf = useColumnTitles(readAs.units);
  const { texts } = row;
  const state = rowState(row, session.duplicates);
  const problems = rowErrorsOf(row, session.duplicates);
  const checks = state === 'check' ? checkWords(row) : [];
  const at = (column: ProductColumn | null, text: string): string => {
    const { address, name: heading } = placeOf(row.at, column);
    return `${address === null ? '' : `${isolateLtr(address)} · `}${heading}: ${text}`;
  };
  const ofRow = problems.filter(({ column }) => column === null);
  const remarked = [...problems, ...checks].flatMap(({ column }) => column ?? []);
  const columns = remarked.length === 0 ? usual : [...new Set(remarked)];
  const name =
    [texts.nameAr, texts.nameEn, texts.name, texts.barcode, texts.sku].find(
      (text) => text !== undefined && text !== '',
    ) ?? t`A product without a name`;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="font-medium [overflow-wrap:anywhere] text-ink">
            <bdi>{name}</bdi>
          </p>
          <p className="text-xs text-muted">
            {row.at === null ? <Trans>Added here</Trans> : <Trans>Row {row.at + 1}</Trans>}
          </p>
        </div>
        {state === 'bad' ? <Badge tone="negative">{t`Problem`}</Badge> : null}
        {state === 'check' ? <Badge tone="warning">{t`To check`}</Badge> : null}
      </div>
      <CardFigures row={row} />
      {(row.fromProducts ?? []).length === 0 ? null : (
        <p className="text-xs text-muted">
          <Trans>From my products: {(row.fromProducts ?? []).map(titleOf).join(t`, `)}</Trans>
        </p>
      )}
      {ofRow.map((problem) => (
        <p key={problem.fieldError.code} className="text-sm text-danger">
          {at(null, wordsOf(problem))}
        </p>
      ))}
      {checks.map(({ column, text }) => (
        <p key={`${column} ${text}`} className="text-sm text-warning">
          {at(column, text)}
        </p>
      ))}
      {columns.map((column) => (
        <CardField
          key={column}
          label={titleOf(column)}
          column={column}
          book={book}
          store={texts.store}
          value={texts[column] ?? ''}
          error={
            problems
              .filter((problem) => problem.column === column)
              .map((problem) => at(problem.column, wordsOf(problem)))
              .join(' ') || undefined
          }
          onCommit={(text) =>
            session.dispatch({ type: 'editCells', edits: [cellEdit(row.id, column, text)] })
          }
        />
      ))}
    </li>
  );
}
