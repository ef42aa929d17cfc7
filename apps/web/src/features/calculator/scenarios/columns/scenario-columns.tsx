import { Trans, useLingui } from '@lingui/react/macro';
import type { DraftField } from '@saer/contract/calculator-draft';
import { useMemo } from 'react';
import { fieldNames } from '../../form/field-names.ts';
import { bestBy, type FigureName, figuresOf } from '../state/column-figures.ts';
import { differingFields } from '../state/differing-inputs.ts';
import type { ColumnChange } from '../state/use-scenario.ts';
import { AdsCell } from './ads-cell.tsx';
import { ColumnHead } from './column-head.tsx';
import { type ScenarioColumnView, titleOf } from './column-view.ts';
import { CostCell } from './cost-cell.tsx';
import { FigureRow } from './figure-row.tsx';
import { InputRow } from './input-row.tsx';
import { MarginCell } from './margin-cell.tsx';
import { PriceRow } from './price-row.tsx';
import { StoreCell } from './store-cell.tsx';
import './scenario-grid.css';

declare module 'react' {
  interface CSSProperties {
    /** How many columns a row has. */
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
    () => columns.map(({ priced: { answer } }) => answer && figuresOf(answer)),
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
  columns.flatMap((column, index) => (best.has(index) ? [titleOf(column)] : [])).join();
