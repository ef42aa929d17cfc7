import './scenario-grid.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DraftField } from '@saer/contract/products/calculator-draft';
import { useMemo } from 'react';
import { formatPercentNumber } from '@saer/i18n/format-number';
import { readRate, readShare } from '@saer/quoting/calculator/normalise-draft';
import { formatAmount } from '@saer/i18n/format-money';
import { fieldNames } from '../../form/field-names.ts';
import {
  bestBy,
  type FigureName,
  getFigures,
  type ColumnFigures,
  differenceTo,
} from '../state/priced-column.ts';
import { differingFields } from '../state/differing-inputs.ts';
import type { ColumnChange } from '../state/use-scenario.ts';
import { AdsCell } from './ads-cell.tsx';
import { ColumnHead } from './column-head.tsx';
import { type ScenarioColumnView, getTitle, type CellProps, cellStyle } from './column-view.ts';
import { FigureRow } from './figure-row.tsx';
import { InputRow } from './input-row.tsx';
import { MoneySlider } from './money-slider.tsx';
import { Select } from '../../../../components/form/select.tsx';
import { useName } from '../../../../domain/names/use-name.ts';
import { UnitMark } from '../../../../components/figure/unit-mark.tsx';
import { TypedNumberField } from '../../form/typed-number-field.tsx';
import { Money } from '../../../../components/figure/money.tsx';
import { Difference } from './difference.tsx';
import { GridRow } from './grid-row.tsx';
import { linkStyle } from '../../../../components/button/button-style.ts';

/** The price of a column: the recommended one until another is typed or slid. */
function PriceCell({ column: { draft, answer }, title, onChange }: CellProps) {
  const { t } = useLingui();
  const isOwn = draft.mode === 'check';
  const found = answer === undefined ? '' : formatAmount(answer.quote.final.statement.price);
  return (
    <MoneySlider
      label={t`Price, ${title}`}
      sliderLabel={t`Price by slider, ${title}`}
      text={isOwn ? draft.price : found}
      onChange={(price) => onChange({ inputs: { mode: 'check', price } })}
      description={
        isOwn ? (
          <button
            type="button"
            onClick={() => onChange({ inputs: { mode: 'find' } })}
            className={`${linkStyle} min-h-6`}
          >
            <Trans>Use recommended</Trans>
          </button>
        ) : (
          <span className="inline-flex min-h-6 items-center">
            <Trans>Recommended</Trans>
          </span>
        )
      }
    />
  );
}

type PriceRowProps = {
  readonly columns: readonly ScenarioColumnView[];
  readonly figures: readonly (ColumnFigures | undefined)[];
  readonly onChange: (key: number, change: ColumnChange) => void;
};

/** The price of every column: a figure until it is typed or slid. */
function PriceRow({ columns, figures, onChange }: PriceRowProps) {
  return (
    <GridRow title={<Trans>Price</Trans>}>
      {columns.map((column, index) => {
        const difference = index === 0 ? null : differenceTo(figures[0], figures[index], 'price');
        const price = figures[index]?.price ?? null;
        return (
          <td
            key={column.key}
            className={cellStyle(index, difference !== null && difference !== 0)}
            data-testid={`price-${index + 1}`}
          >
            <PriceCell
              column={column.priced}
              title={getTitle(column)}
              onChange={(change) => onChange(column.key, change)}
            />
            <span className="flex flex-wrap items-baseline gap-x-2 text-sm">
              <span className="hidden print:inline">{price === null ? '—' : <Money halalas={price} />}</span>
              <Difference value={difference} unit="money" />
            </span>
          </td>
        );
      })}
    </GridRow>
  );
}

/** The target margin of a column whose price is to be found. */
function MarginCell({ column: { draft }, title, onChange }: CellProps) {
  const { t } = useLingui();
  if (draft.mode === 'check')
    return (
      <span className="flex min-h-control items-center text-xs text-muted print:hidden">
        <Trans>Own price</Trans>
      </span>
    );
  return (
    <div className="print:hidden">
      <TypedNumberField
        label={t`Target margin, ${title}`}
        isLabelHidden
        text={draft.marginRate}
        onChange={(marginRate) => onChange({ inputs: { marginRate } })}
        read={draft.marginBase === 'cost' ? readRate : readShare}
        print={formatPercentNumber}
        end={<UnitMark>%</UnitMark>}
      />
    </div>
  );
}

/** The store of a column. */
function StoreCell({ column: { draft, book, store }, title, onChange }: CellProps) {
  const { t } = useLingui();
  const name = useName();
  return (
    <div className="print:hidden">
      <Select
        label={t`Store, ${title}`}
        isLabelHidden
        placeholder={t`Store`}
        value={draft.store === '' ? undefined : draft.store}
        onChange={(code) => onChange({ inputs: { store: code } })}
        options={book.stores.map((each) => ({ id: each.code, name: name(each) }))}
      />
      {/* The list shows the beginning of a name only. */}
      <p aria-hidden className="pt-1 text-xs text-muted md:hidden">
        {store === undefined ? null : name(store)}
      </p>
    </div>
  );
}

/** The cost of a column, typed or slid. */
function CostCell({ column: { draft }, title, onChange }: CellProps) {
  const { t } = useLingui();
  return (
    <MoneySlider
      label={t`Product cost, ${title}`}
      sliderLabel={t`Product cost by slider, ${title}`}
      text={draft.cost}
      onChange={(cost) => onChange({ inputs: { cost } })}
    />
  );
}

declare module 'react' {
  interface CSSProperties {
    /** Counts how many columns a row has. */
    '--columns'?: number;
  }
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
const typedHere: ReadonlySet<DraftField> = new Set([
  'store',
  'cost',
  'adsRate',
  'marginRate',
  'mode',
  'price',
]);
/** In the grid although they may be alike, and changed with all inputs. */
const alwaysShown: readonly DraftField[] = ['subFamily', 'weight'];

/** Calculations beside each other: the differences are marked, and the best one. */
export function ScenarioColumns(props: Props) {
  const { caption, columns, canDuplicate, onChange, onEdit, onDuplicate, onOpen, onRemove } = props;
  const { t, i18n } = useLingui();
  const figures = useMemo(
    () => columns.map(({ priced: { answer } }) => answer && getFigures(answer)),
    [columns],
  );
  const [mostProfit, bestMargin] = [bestBy('profit', figures), bestBy('margin', figures)];
  const differing = differingFields(columns.map(({ priced }) => priced));
  const otherFields = [...new Set([...alwaysShown, ...differing])].filter((field) => !typedHere.has(field));
  const isUsed = (name: FigureName): boolean => figures.some((each) => (each?.[name] ?? 0) !== 0);
  const costs: readonly (readonly [FigureName, string])[] = [
    ['vat', t`VAT in the price`],
    ['ads', t`Ads`],
    ['coupon', t`Coupons`],
    ['returns', t`Returns`],
    ['storage', t`Storage`],
    ['extra', t`Extra costs`],
  ];
  const inputs = { columns, onChange };
  const shown = { columns, figures };
  return (
    <div className="relative isolate -mx-card -mt-card overflow-x-auto overscroll-x-contain rounded-t-card print:mx-0 print:mt-0 print:overflow-visible">
      <table aria-label={caption} style={{ '--columns': columns.length }} className="scenario-grid">
        <thead>
          <tr>
            <th scope="col" className="row-name corner">
              <span className="sr-only">{t`Figure`}</span>
            </th>
            {columns.map((column, index) => (
              <ColumnHead
                key={column.key}
                index={index}
                title={column.title}
                usualTitle={column.usualTitle}
                isMostProfitable={mostProfit.has(index)}
                hasHighestMargin={bestMargin.has(index)}
                isToConfirm={(column.priced.answer?.toConfirm.length ?? 0) > 0}
                canDuplicate={canDuplicate}
                canRemove={columns.length > 1}
                onTitle={(title) => onChange(column.key, { title })}
                onEdit={() => onEdit(column.key)}
                onDuplicate={() => onDuplicate(column.key)}
                onOpen={() => onOpen(column.key)}
                onRemove={() => onRemove(column.key)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <FigureRow
            title={<Trans>Net profit</Trans>}
            name="profit"
            unit="money"
            isMoreBetter
            onEdit={onEdit}
            {...shown}
          />
          <FigureRow
            title={<Trans>Margin on price</Trans>}
            name="margin"
            unit="rate"
            isMoreBetter
            {...shown}
          />
          <PriceRow {...shown} onChange={onChange} />
          <InputRow title={<Trans>Product cost</Trans>} field="cost" Cell={CostCell} {...inputs} />
          <InputRow title={i18n._(fieldNames.adsRate)} field="adsRate" Cell={AdsCell} {...inputs} />
          <InputRow title={<Trans>Target margin</Trans>} field="marginRate" Cell={MarginCell} {...inputs} />
          <InputRow title={<Trans>Store</Trans>} field="store" Cell={StoreCell} {...inputs} />
          {otherFields.map((field) => (
            <InputRow key={field} title={i18n._(fieldNames[field])} field={field} {...inputs} />
          ))}
          <FigureRow title={<Trans>Payout to you</Trans>} name="payout" unit="money" {...shown} />
          <FigureRow title={<Trans>Store fees, with VAT</Trans>} name="storeFees" unit="money" {...shown} />
          {costs.map(([name, title]) =>
            isUsed(name) ? <FigureRow key={name} title={title} name={name} unit="money" {...shown} /> : null,
          )}
          <FigureRow title={<Trans>Markup on the cost</Trans>} name="markup" unit="rate" {...shown} />
          <FigureRow title={<Trans>Break-even price</Trans>} name="breakEven" unit="money" {...shown} />
        </tbody>
      </table>
      <p className="sr-only" aria-live="polite">
        {mostProfit.size === 1 ? t`Most profit: ${bestTitle(columns, mostProfit)}` : null}
      </p>
    </div>
  );
}

const bestTitle = (columns: readonly ScenarioColumnView[], best: ReadonlySet<number>): string =>
  columns.flatMap((column, index) => (best.has(index) ? [getTitle(column)] : [])).join();
