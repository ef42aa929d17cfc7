import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { missingColumns } from '@saer/spreadsheet/rows/cells/missing-columns';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import type { UploadedSource, Phase } from '../session/session-data.ts';
import type { SheetSession } from '../session/use-sheet-session.ts';
import {
  ignoreAllColumns,
  askedColumns,
  openColumns,
  reviewColumns,
  type ReviewedColumn,
} from './column-review.ts';
import { AssumptionLine } from './assumption-line.tsx';
import { ColumnAdvice } from './column-advice.tsx';
import { RecognisedColumns } from './recognised-columns.tsx';
import { DefaultFields } from './default-fields.tsx';
import { MissingValues } from './missing-values.tsx';
import { SheetPicker } from './sheet-picker.tsx';
import { OpenQuestions } from './open-questions.tsx';
import { useMatchingProducts } from './use-matching-products.ts';
import { ColumnCards } from './column-cards.tsx';
import {
  CurrencyCard,
  answerCurrency,
  relevantAnswers,
  reviewCurrencies,
  type ReviewedCurrency,
  useCurrencyQuestions,
} from './currency-card.tsx';

/** The columns in question, before all others, and the currencies in question. */
function UnresolvedColumns({
  columns,
  currencies,
  choices,
  isTold,
  onChange,
}: {
  readonly columns: readonly ReviewedColumn[];
  readonly currencies: readonly ReviewedCurrency[];
  readonly isTold: boolean;
  readonly choices: SheetInterpretation;
  readonly onChange: (changed: Partial<SheetInterpretation>) => void;
}) {
  const asked = askedColumns(columns);
  const getTitle = (index: number): string => {
    const column = columns.find((each) => each.index === index);
    return column?.header || (column?.letter ?? '');
  };
  return asked.length === 0 && currencies.length === 0 ? null : (
    <div className="mb-2 flex flex-col">
      {asked.length === 0 ? null : <ColumnCards columns={asked} choices={choices} onChange={onChange} />}
      {currencies.length === 0 ? null : (
        <ul
          className={`-mx-3 flex flex-col divide-y divide-line ${asked.length === 0 ? '' : 'border-t border-line'}`}
        >
          {currencies.map((of) => (
            <CurrencyCard
              key={of.currency}
              of={of}
              header={getTitle(of.question.index)}
              isTold={isTold}
              onAnswer={(answer) =>
                onChange({ currencies: answerCurrency(choices.currencies, of.currency, answer) })
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}

type Props = {
  readonly sheet: SheetSession;
  readonly uploaded: UploadedSource;
  readonly book: FeeBook;
  readonly phase: Extract<Phase, { name: 'assign' }>;
};

/** Fields that a file rarely has per row. */
const wholeFile = ['store', 'subFamily', 'sizeClass', 'marginRate', 'ending'] as const;

/** The field and unit of each column, starting with uncertain ones, and values for the whole file. */
export function AssignStep({ sheet, uploaded, book, phase }: Props) {
  const { t } = useLingui();
  const [readAs, setReadAs] = useState(phase.readAs);
  const [isTold, setTold] = useState(false);
  const [isContinuing, setContinuing] = useState(false);
  const [leaving, setLeaving] = useState<() => void>();
  const frame = useRef<HTMLDivElement>(null);
  const { mapping, defaults } = readAs;
  const found = uploaded.sheets[readAs.sheet];
  const { back } = phase;

  /** At a control, wherever it is folded away; false if it is not there. */
  const focusPlace = (place: string): boolean => {
    const control = frame.current?.querySelector<HTMLElement>(place);
    const folded = control?.closest('details');
    if (folded) folded.open = true;
    control?.focus();
    return control !== undefined && control !== null;
  };

  /** At the first open choice. */
  const focusFirst = (): void => {
    const selects = [
      ...(frame.current?.querySelectorAll<HTMLSelectElement>('[data-open=true] select') ?? []),
    ];
    const first =
      selects.find(({ value }) => value === '') ??
      selects[0] ??
      frame.current?.querySelector<HTMLElement>('[data-open=true] input') ??
      frame.current?.querySelector<HTMLElement>('[data-missing] :is(input, select), summary');
    first?.focus();
  };
  // When coming from a file or the grid, starts at the questions, or at what somebody wants to change.
  const focusStart = useEffectEvent((): void => {
    if (phase.place === undefined || !focusPlace(phase.place)) focusFirst();
  });
  useEffect(() => focusStart(), []);

  const { saveColumns } = sheet;
  const isNew = back === null;
  useEffect(() => {
    if (isNew) saveColumns(readAs);
  }, [isNew, readAs, saveColumns]);

  const needed = missingColumns(mapping, phase.readAs.defaults);
  const products = useMatchingProducts(sheet, uploaded, readAs, needed.length > 0);
  // Saved values are used by default.
  const isFilled = readAs.fillFromProducts ?? (products !== undefined && products.found > 0);
  const isAllFilled = isFilled && products !== undefined && products.found === products.rows;
  const asked = useCurrencyQuestions(sheet, found, readAs);
  if (found === undefined) return null;
  const currencies = reviewCurrencies(asked.questions, readAs.currencies);
  const openCurrencies = currencies.flatMap(({ currency, answer }) =>
    answer === undefined ? [currency] : [],
  );
  const columns = reviewColumns(found, readAs);
  const open = openColumns(columns);
  const unassigned = open.filter(({ column }) => column === undefined).map(({ index }) => index);
  const missing = isAllFilled ? [] : missingColumns(mapping, defaults);
  const change = (changed: Partial<SheetInterpretation>): void =>
    setReadAs((before) => ({ ...before, ...changed }));

  const selectSheet = async (index: number, headerRow: number | null): Promise<void> => {
    change({ sheet: index, headerRow });
    const seen = await sheet.selectSheet(index, headerRow);
    // Another row may have been chosen in the meantime.
    setReadAs((before) =>
      before.sheet === index && before.headerRow === headerRow ? { ...before, ...seen } : before,
    );
  };

  /** Edits in the grid are not discarded without confirmation. */
  const leave = (go: () => void): void => {
    if (back?.hasEdits === true) setLeaving(() => go);
    else go();
  };

  const continueEditing = async (): Promise<void> => {
    if (isContinuing) return;
    setContinuing(true);
    const questions = await asked.ask();
    setContinuing(false);
    const isCurrencyOpen = reviewCurrencies(questions, readAs.currencies).some(
      ({ answer }) => answer === undefined,
    );
    const isAsked = open.length > 0 || isCurrencyOpen || (missing.length > 0 && !isTold);
    const chosen: SheetInterpretation = {
      ...readAs,
      currencies: relevantAnswers(questions, readAs.currencies),
      fillFromProducts: isFilled,
    };
    if (isAsked) {
      // Those that were found only now are there to be focused.
      flushSync(() => {
        asked.setQuestions(questions);
        setTold(true);
      });
      focusFirst();
    } else if (back !== null && back.readAs.sheet !== readAs.sheet)
      leave(() => void sheet.assign(chosen, null));
    else void sheet.assign(chosen, back);
  };

  return (
    <div ref={frame} className="flex flex-col gap-3">
      <Card labelledBy="assign-columns">
        <div className="mb-3 flex flex-col gap-0.5">
          <h2 id="assign-columns" className="text-base font-semibold text-ink">
            <Trans>What’s in each column?</Trans>
          </h2>
          <ColumnAdvice
            found={found}
            open={open.length}
            openCurrencies={openCurrencies.length}
            missing={missing}
          />
        </div>
        <SheetPicker
          sheets={uploaded.sheets}
          index={readAs.sheet}
          headerRow={readAs.headerRow}
          onChange={(index, headerRow) => void selectSheet(index, headerRow)}
        />
        <UnresolvedColumns
          key={`${readAs.sheet} ${readAs.headerRow}`}
          columns={columns}
          currencies={currencies}
          choices={readAs}
          isTold={isTold}
          onChange={change}
        />
      </Card>
      <MissingValues
        book={book}
        needed={needed}
        products={products}
        isFilled={isFilled}
        readAs={readAs}
        onChange={change}
      />
      <RecognisedColumns
        key={`${readAs.sheet} ${readAs.headerRow}`}
        columns={columns}
        choices={readAs}
        isOpenAtFirst={askedColumns(columns).length === 0 && currencies.length === 0 && needed.length === 0}
        onChange={change}
      />
      <Card labelledBy="assign-defaults">
        <h2 id="assign-defaults" className="text-base font-semibold text-ink">
          <Trans>For the whole file</Trans>
        </h2>
        <p className="mt-0.5 mb-3 text-sm text-muted">
          <Trans>Used for rows where this is empty.</Trans>
        </p>
        <DefaultFields
          book={book}
          columns={wholeFile.filter((column) => !needed.includes(column))}
          defaults={defaults}
          mapping={mapping}
          onChange={(column, text) => change({ defaults: { ...defaults, [column]: text } })}
        />
      </Card>
      <OpenQuestions
        open={open.length}
        unassigned={unassigned.length}
        currencies={openCurrencies}
        missing={missing}
        isTold={isTold}
        onIgnore={() => change(ignoreAllColumns(readAs, unassigned))}
      />
      <AssumptionLine
        sheet={sheet}
        found={found}
        readAs={{ ...readAs, currencies: relevantAnswers(asked.questions, readAs.currencies) }}
        onChange={(place) => void (place !== undefined && focusPlace(place))}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          tone="primary"
          isPending={isContinuing || phase.isSelecting}
          onPress={() => void continueEditing()}
        >
          {isTold && openCurrencies.length === 0 && open.length === 0 && missing.length > 0 ? (
            <Trans>Continue without it</Trans>
          ) : (
            <Trans>Continue</Trans>
          )}
        </Button>
        {back === null ? null : (
          <Button onPress={() => void sheet.backToRows(back)}>
            <Trans>Back to the rows</Trans>
          </Button>
        )}
        <Button onPress={() => leave(sheet.startOver)}>
          <Trans>Choose another file</Trans>
        </Button>
      </div>
      {leaving === undefined ? null : (
        <ConfirmDialog
          title={t`Discard your changes?`}
          confirm={t`Discard`}
          onConfirm={leaving}
          onClose={() => setLeaving(undefined)}
        >
          <Trans>The file will be read again. What you entered here will be lost.</Trans>
        </ConfirmDialog>
      )}
    </div>
  );
}
