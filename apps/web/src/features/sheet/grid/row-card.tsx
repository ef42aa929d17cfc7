import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductColumn } from '@saer/spreadsheet/product-sheet/product-column';
import { Badge } from '../../../components/badge.tsx';
import { Money } from '../../../components/money.tsx';
import { Rate } from '../../../components/rate.tsx';
import { useColumnWords } from '../assign/column-words.ts';
import { cellEdit } from '../model/edit-rows.ts';
import type { GridRow } from '../model/grid-row.ts';
import { problemsOf } from '../model/problems.ts';
import { CardField } from './card-field.tsx';
import { useProblemWords } from './problem-words.ts';
import type { WorkInHand } from './use-work.ts';

type Props = { readonly row: GridRow; readonly work: WorkInHand; readonly book: FeeBook };

const usual: readonly ProductColumn[] = ['cost', 'price'];

/** A row on a phone: what it is called, what is wrong, and the cells to mend it in. */
export function RowCard({ row, work, book }: Props) {
  const { t } = useLingui();
  const wordsOf = useProblemWords();
  const columnWords = useColumnWords();
  const { texts, outcome } = row;
  const problems = problemsOf(row, work.twins);
  const ofRow = problems.filter(({ column }) => column === null);
  const wrong = new Set(problems.flatMap(({ column }) => column ?? []));
  const columns = wrong.size === 0 ? usual : [...wrong];
  const name = texts.nameAr ?? texts.nameEn ?? texts.name ?? texts.barcode ?? t`A product without a name`;
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
        {problems.length > 0 ? <Badge tone="negative">{t`Problem`}</Badge> : null}
      </div>
      {outcome?.ok === true ? (
        <dl className="grid grid-cols-3 gap-2 text-sm">
          <div>
            <dt className="text-xs text-muted">{t`Price`}</dt>
            <dd>
              <Money halalas={outcome.result.finalPrice} />
            </dd>
          </div>
          <div>
            <dt className="text-xs text-muted">{t`Net profit`}</dt>
            <dd>
              <Money halalas={outcome.result.profit} />
            </dd>
          </div>
          <div>
            <dt className="text-xs text-muted">{t`Margin`}</dt>
            <dd>
              <Rate basisPoints={outcome.result.finalMargin} />
            </dd>
          </div>
        </dl>
      ) : null}
      {ofRow.map((problem) => (
        <p key={problem.fault.code} className="text-sm text-danger">
          {wordsOf(problem)}
        </p>
      ))}
      {columns.map((column) => (
        <CardField
          key={column}
          label={columnWords(column)}
          column={column}
          book={book}
          store={texts.store}
          value={texts[column] ?? ''}
          error={
            problems
              .filter((problem) => problem.column === column)
              .map(wordsOf)
              .join(' ') || undefined
          }
          onTake={(text) => work.act({ do: 'edit', edits: [cellEdit(row.id, column, text)] })}
        />
      ))}
    </li>
  );
}
