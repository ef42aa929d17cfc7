import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { useState, type ReactNode } from 'react';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import { Button } from '../../../components/button/button.tsx';
import { UnknownWordLine } from '../categories/unknown-word-line.tsx';
import type { UnknownWordSession } from '../categories/use-unknown-words.ts';
import { useColumnTitles, typedNames } from '../assign/column-words.ts';
import { cellEdit } from '../model/edit-rows.ts';
import type { GridRow } from '../model/grid-row.ts';
import { getRowErrors, rowState } from '../model/row-state.ts';
import { useCheckWords, useErrorWords, type ErrorLabels } from './check-words.ts';
import type { GridSession } from '../session/use-grid-session.ts';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { getFigure } from '../model/row-order.ts';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import { InputField } from '../../../components/form/input-field.tsx';
import { useColumnChoices } from '../assign/use-column-choices.ts';

type CardFieldProps = {
  readonly label: string;
  readonly column: ProductColumn;
  readonly book: FeeBook;
  readonly store: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  readonly onCommit: (text: string) => void;
};

/** One cell as a field; saved on blur. */
function CardField({ label, column, book, store, value, error, onCommit }: CardFieldProps) {
  const { t } = useLingui();
  const choices = useColumnChoices(book, store)(column);
  const [typed, setTyped] = useState<string>();
  if (choices.length > 0)
    return (
      <ComboBox
        label={label}
        options={choices}
        value={choices.find(({ id, name }) => id === value || name === value)?.id}
        placeholder={value === '' ? t`Choose` : value}
        error={error}
        onChange={(chosen) => {
          const name = choices.find(({ id }) => id === chosen)?.name;
          if (name !== undefined) onCommit(name);
        }}
      />
    );
  return (
    <InputField
      label={label}
      kind={typedNames.has(column) ? 'text' : 'figure'}
      value={typed ?? value}
      error={error}
      onChange={setTyped}
      onLeave={() => {
        if (typed !== undefined) onCommit(typed);
        setTyped(undefined);
      }}
    />
  );
}

const figure = (label: string, value: ReactNode) => (
  <div>
    <dt className="text-xs text-muted">{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** The results of a row's price, beside its current price if known. */
function CardFigures({ row }: { readonly row: GridRow }) {
  const { t } = useLingui();
  if (row.outcome?.ok !== true) return null;
  const { product, result } = row.outcome;
  const difference = getFigure(row, 'difference');
  const isWanted = product.price !== undefined;
  return (
    <dl className="grid grid-cols-3 gap-x-2 gap-y-2 text-sm">
      {isWanted ? figure(t`Recommended`, <Money halalas={result.recommendedPrice} />) : null}
      {isWanted ? figure(t`Profit at it`, <Money halalas={result.recommendedProfit} />) : null}
      {isWanted ? <div /> : null}
      {figure(isWanted ? t`Your price` : t`Recommended`, <Money halalas={result.finalPrice} />)}
      {figure(t`Net profit`, <Money halalas={result.profit} />)}
      {figure(t`Margin`, <Rate basisPoints={result.finalMargin} />)}
      {product.currentPrice === undefined ? null : (
        <>
          {figure(t`Current price`, <Money halalas={product.currentPrice} />)}
          {figure(
            t`Profit now`,
            result.currentProfit === null ? null : <Money halalas={result.currentProfit} />,
          )}
          {figure(t`Difference`, difference === null ? null : <Money halalas={difference} />)}
        </>
      )}
    </dl>
  );
}

type Props = {
  readonly row: GridRow;
  readonly session: GridSession;
  readonly unknown: UnknownWordSession;
  readonly columns: readonly ProductColumn[];
  readonly book: FeeBook;
  readonly readAs: SheetInterpretation;
  readonly placeOf: ErrorLabels;
  readonly onNextProblem: () => void;
};

const categories: ReadonlySet<ProductColumn> = new Set(['family', 'subFamily', 'type']);
const usual: readonly ProductColumn[] = ['cost', 'price'];

/** An open row of a phone's list: its figures, errors and warnings, and editable cells. */
export function RowCard(props: Props) {
  const { row, session, unknown, columns: allColumns, book, readAs, placeOf, onNextProblem } = props;
  const [showsAll, setShowsAll] = useState(false);
  const { t } = useLingui();
  const getWords = useErrorWords();
  const checkWords = useCheckWords();
  const getTitle = useColumnTitles(readAs.units);
  const { texts } = row;
  const state = rowState(row, session.duplicates);
  const problems = getRowErrors(row, session.duplicates);
  const checks = state === 'check' ? checkWords(row, session.duplicates) : [];
  const at = (column: ProductColumn | null, text: string): string => {
    const { address, name: heading } = placeOf(row.at, column);
    return `${address === null ? '' : `${isolateLtr(address)} · `}${heading}: ${text}`;
  };
  const ofRow = problems.filter(({ column }) => column === null);
  const remarked = [...problems, ...checks].flatMap(({ column }) => column ?? []);
  // Its category is asked about below, for all rows that say the word.
  const word = unknown.wordOf(row);
  const asked = word === undefined ? remarked : remarked.filter((column) => !categories.has(column));
  const columns = remarked.length === 0 ? usual : [...new Set(asked)];
  const hidden = allColumns.filter((column) => !columns.includes(column));
  return (
    <div className="flex flex-col gap-3 pb-3">
      <CardFigures row={row} />
      {(row.fromProducts ?? []).length === 0 ? null : (
        <p className="text-xs text-muted">
          <Trans>From my products: {(row.fromProducts ?? []).map(getTitle).join(t`, `)}</Trans>
        </p>
      )}
      {ofRow.map((problem) => (
        <p key={problem.fieldError.code} className="text-sm text-danger">
          {at(null, getWords(problem))}
        </p>
      ))}
      {checks.map(({ column, text }) => (
        <p key={`${column} ${text}`} className="text-sm text-warning">
          {at(column, text)}
        </p>
      ))}
      {word === undefined ? null : (
        <UnknownWordLine
          word={word}
          search={unknown.search}
          onAnswer={(lead) => void unknown.answer(word, lead)}
        />
      )}
      {[...columns, ...(showsAll ? hidden : [])].map((column) => (
        <CardField
          key={column}
          label={getTitle(column)}
          column={column}
          book={book}
          store={texts.store}
          value={texts[column] ?? ''}
          error={
            problems
              .filter((problem) => problem.column === column)
              .map((problem) => at(problem.column, getWords(problem)))
              .join(' ') || undefined
          }
          onCommit={(text) =>
            session.dispatch({ type: 'editCells', edits: [cellEdit(row.id, column, text)] })
          }
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {hidden.length === 0 ? null : (
          <Button tone="quiet" onPress={() => setShowsAll(!showsAll)}>
            {showsAll ? <Trans>Fewer fields</Trans> : <Trans>All fields</Trans>}
          </Button>
        )}
        {session.counts.bad > 0 ? (
          <Button onPress={onNextProblem}>
            <Trans>Next problem</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  );
}
