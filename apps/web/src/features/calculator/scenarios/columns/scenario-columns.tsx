import { Trans, useLingui } from '@lingui/react/macro';
import type { DraftField } from '@saer/contract/calculator-draft';
import { type ReactNode, useMemo } from 'react';
import { Money } from '../../../../components/money.tsx';
import { Rate } from '../../../../components/rate.tsx';
import { fieldNames } from '../../form/field-names.ts';
import { bestBy, differenceTo, type FigureName, figuresOf } from '../state/column-figures.ts';
import { differingFields, differsIn, isAskedIn } from '../state/differing-inputs.ts';
import type { PricedColumn } from '../state/priced-column.ts';
import type { ColumnChange, KeyedColumn } from '../state/use-scenario.ts';
import { ColumnHead } from './column-head.tsx';
import { ColumnProblem } from './column-problem.tsx';
import { Difference } from './difference.tsx';
import { cellStyle, GridRow, rowGrid } from './grid-row.tsx';
import { CostCell, MarginCell, PriceCell, StoreCell } from './input-cells.tsx';
import { useInputText } from './use-input-text.ts';

declare module 'react' {
  interface CSSProperties {
    /** How many columns a row has. */
    '--columns'?: number;
  }
}

export interface ScenarioColumnView extends Pick<KeyedColumn, 'key' | 'title'> {
  readonly usualTitle: string;
  readonly priced: PricedColumn;
}

type Props = {
  readonly caption: string;
  readonly columns: readonly ScenarioColumnView[];
  readonly canDuplicate: boolean;
  readonly onChange: (key: number, change: ColumnChange) => void;
  readonly onEdit: (key: number) => void;
  readonly onDuplicate: (key: number) => void;
  readonly onOpen: (key: number) => void;
  readonly onRemove: (key: number) => void;
};

/** Inputs that have a field in the grid. */
const typedHere: ReadonlySet<DraftField> = new Set(['store', 'cost', 'marginRate', 'mode', 'price']);
/** Always in the grid, though changed with all inputs. */
const alwaysShown: ReadonlySet<DraftField> = new Set(['subFamily', 'weight']);

const titleOf = ({ title, usualTitle }: ScenarioColumnView): string => (title === '' ? usualTitle : title);

/** Calculations beside each other: what differs is marked, and what is best. */
export function ScenarioColumns(props: Props) {
  const { caption, columns, canDuplicate, onChange, onEdit, onDuplicate, onOpen, onRemove } = props;
  const { t, i18n } = useLingui();
  const inputText = useInputText();
  const figures = useMemo(
    () => columns.map(({ priced: { answer } }) => answer && figuresOf(answer)),
    [columns],
  );
  const priced = columns.map((column) => column.priced);
  const [first] = priced;
  const [mostProfit, bestMargin] = [bestBy('profit', figures), bestBy('margin', figures)];
  const differing = new Set(differingFields(priced));
  const otherFields = [...new Set([...alwaysShown, ...differing])].filter((field) => !typedHere.has(field));

  const differs = (field: DraftField, index: number): boolean => {
    const column = priced[index];
    return first !== undefined && column !== undefined && differsIn(field, first, column);
  };
  const marked = <span className="sr-only">{t`differs from the first column`}</span>;

  const inputRow = (title: ReactNode, field: DraftField, Cell: typeof CostCell | undefined) => (
    <GridRow key={field} title={title}>
      {columns.map((column, index) => {
        const isOther = differs(field, index);
        const isMissing = !isAskedIn(field, column.priced);
        return (
          <div key={column.key} role="cell" className={cellStyle(index, isOther)}>
            {Cell === undefined ? null : (
              <Cell
                column={column.priced}
                title={titleOf(column)}
                onChange={(change) => onChange(column.key, change)}
              />
            )}
            <span
              className={`text-sm text-ink [overflow-wrap:anywhere] ${Cell === undefined ? '' : 'hidden print:inline'}`}
            >
              <bdi>{isMissing ? '—' : inputText(field, column.priced) || '—'}</bdi>
            </span>
            {isOther ? marked : null}
          </div>
        );
      })}
    </GridRow>
  );

  const figureRow = (title: ReactNode, name: FigureName, unit: 'money' | 'rate', isMoreBetter = false) => (
    <GridRow key={name} title={title} isStrong={name === 'profit' || name === 'margin'}>
      {columns.map(({ key, priced: { calculation } }, index) => {
        const value = figures[index]?.[name] ?? null;
        const difference = index === 0 ? null : differenceTo(figures[0], figures[index], name);
        const size = name === 'profit' ? 'text-xl font-semibold' : name === 'margin' ? 'font-semibold' : '';
        const tone =
          name !== 'profit' || value === null ? 'text-ink' : value < 0 ? 'text-danger' : 'text-brand-strong';
        return (
          <div
            key={key}
            role="cell"
            className={cellStyle(index, difference !== null && difference !== 0)}
            data-testid={`${name}-${index + 1}`}
          >
            <span className="flex flex-wrap items-baseline gap-x-2">
              {value === null ? (
                name === 'profit' && calculation.is !== 'answered' ? (
                  <ColumnProblem calculation={calculation} onEdit={() => onEdit(key)} />
                ) : (
                  <span className="text-muted">—</span>
                )
              ) : (
                <span className={`${size === '' ? 'text-sm' : size} ${tone}`}>
                  {unit === 'money' ? <Money halalas={value} /> : <Rate basisPoints={value} />}
                </span>
              )}
              <Difference value={difference} unit={unit} isMoreBetter={isMoreBetter} />
            </span>
          </div>
        );
      })}
    </GridRow>
  );

  const hasExtra = figures.some((each) => (each?.extra ?? 0) !== 0);
  const hasVat = figures.some((each) => (each?.vat ?? 0) !== 0);
  return (
    <div
      role="table"
      aria-label={caption}
      style={{ '--columns': columns.length }}
      className="relative isolate -mx-card overflow-x-auto overscroll-x-contain print:mx-0 print:overflow-visible"
    >
      <div role="row" className={rowGrid}>
        <div role="columnheader" className="sticky start-0 z-2 bg-surface max-md:sr-only print:static">
          <span className="sr-only">{t`Column`}</span>
        </div>
        {columns.map((column, index) => (
          <ColumnHead
            key={column.key}
            index={index}
            title={column.title}
            usualTitle={column.usualTitle}
            isMostProfitable={mostProfit.has(index)}
            hasHighestMargin={bestMargin.has(index)}
            canDuplicate={canDuplicate}
            canRemove={columns.length > 1}
            onTitle={(title) => onChange(column.key, { title })}
            onEdit={() => onEdit(column.key)}
            onDuplicate={() => onDuplicate(column.key)}
            onOpen={() => onOpen(column.key)}
            onRemove={() => onRemove(column.key)}
          />
        ))}
      </div>
      {figureRow(<Trans>Net profit</Trans>, 'profit', 'money', true)}
      {figureRow(<Trans>Margin on price</Trans>, 'margin', 'rate', true)}
      <GridRow title={<Trans>Price</Trans>}>
        {columns.map((column, index) => {
          const difference = index === 0 ? null : differenceTo(figures[0], figures[index], 'price');
          const price = figures[index]?.price ?? null;
          return (
            <div
              key={column.key}
              role="cell"
              className={cellStyle(index, difference !== null && difference !== 0)}
              data-testid={`price-${index + 1}`}
            >
              <PriceCell
                column={column.priced}
                title={titleOf(column)}
                onChange={(change) => onChange(column.key, change)}
              />
              <span className="flex flex-wrap items-baseline gap-x-2 text-sm">
                <span className="hidden print:inline">
                  {price === null ? '—' : <Money halalas={price} />}
                </span>
                <Difference value={difference} unit="money" />
              </span>
            </div>
          );
        })}
      </GridRow>
      {inputRow(<Trans>Product cost</Trans>, 'cost', CostCell)}
      {inputRow(<Trans>Target margin</Trans>, 'marginRate', MarginCell)}
      {inputRow(<Trans>Store</Trans>, 'store', StoreCell)}
      {otherFields.map((field) => inputRow(i18n._(fieldNames[field]), field, undefined))}
      {figureRow(<Trans>Payout to you</Trans>, 'payout', 'money')}
      {figureRow(<Trans>Store fees, with VAT</Trans>, 'storeFees', 'money')}
      {hasVat ? figureRow(<Trans>VAT in the price</Trans>, 'vat', 'money') : null}
      {hasExtra ? figureRow(<Trans>Extra costs</Trans>, 'extra', 'money') : null}
      {figureRow(<Trans>Markup on the cost</Trans>, 'markup', 'rate')}
      {figureRow(<Trans>Break-even price</Trans>, 'breakEven', 'money')}
    </div>
  );
}
