import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { Money } from '../../../../components/figure/money.tsx';
import { Rate } from '../../../../components/figure/rate.tsx';
import {
  type ColumnFigures,
  differenceTo,
  type FigureName,
  type PricedColumn,
} from '../state/priced-column.ts';
import { type ScenarioColumnView, cellStyle } from './column-view.ts';
import { Difference } from './difference.tsx';
import { GridRow } from './grid-row.tsx';
import { lineLinkStyle } from '../../../../components/button/button-style.ts';
import { fieldNames } from '../../form/field-names.ts';

type MissingPriceProps = {
  readonly calculation: PricedColumn['calculation'];
  readonly onEdit: () => void;
};

/** Why a column has no price, and the way to its inputs. */
function MissingPrice({ calculation, onEdit }: MissingPriceProps) {
  const { t, i18n } = useLingui();
  if (calculation.is === 'answered') return null;
  const fields =
    calculation.is === 'unfinished'
      ? [...calculation.missing, ...calculation.problems.map(({ field }) => field)]
      : [];
  const names = [...new Set(fields.map((field) => i18n._(fieldNames[field])))].join(t`, `);
  return (
    <div className="flex flex-col items-start gap-1 text-xs text-muted">
      <p>
        {calculation.is === 'refused' ? (
          errorMessage(i18n, calculation.fieldError.code, calculation.fieldError.details)
        ) : (
          <Trans>No price yet. Fill in: {names}</Trans>
        )}
      </p>
      <button type="button" onClick={onEdit} className={`${lineLinkStyle} print:hidden`}>
        <Trans>Open all inputs</Trans>
      </button>
    </div>
  );
}

type Props = {
  readonly title: ReactNode;
  readonly name: FigureName;
  readonly unit: 'money' | 'rate';
  /** Says whether more is better for the seller. */
  readonly isMoreBetter?: boolean;
  readonly columns: readonly ScenarioColumnView[];
  readonly figures: readonly (ColumnFigures | undefined)[];
  readonly onEdit?: (key: number) => void;
};

const getStyle = (name: FigureName, value: number): string => {
  if (name === 'profit') return `text-xl font-semibold ${value < 0 ? 'text-danger' : 'text-brand-strong'}`;
  return name === 'margin' ? 'font-semibold text-ink' : 'text-sm text-ink';
};

/** One figure of every column, and by how much it differs from the first one's. */
export function FigureRow(props: Props) {
  const { title, name, unit, isMoreBetter = false, columns, figures, onEdit } = props;
  return (
    <GridRow title={title} isStrong={name === 'profit' || name === 'margin'}>
      {columns.map(({ key, priced: { calculation } }, index) => {
        const value = figures[index]?.[name] ?? null;
        const difference = index === 0 ? null : differenceTo(figures[0], figures[index], name);
        return (
          <td key={key} className={cellStyle(index)} data-testid={`${name}-${index + 1}`}>
            <span className="flex flex-wrap items-baseline gap-x-2">
              {value !== null ? (
                <span className={getStyle(name, value)}>
                  {unit === 'money' ? <Money halalas={value} /> : <Rate basisPoints={value} />}
                </span>
              ) : onEdit === undefined ? (
                <span className="text-muted">—</span>
              ) : (
                <MissingPrice calculation={calculation} onEdit={() => onEdit(key)} />
              )}
              <Difference value={difference} unit={unit} isMoreBetter={isMoreBetter} />
            </span>
          </td>
        );
      })}
    </GridRow>
  );
}
