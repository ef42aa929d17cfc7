import { Trans } from '@lingui/react/macro';
import { Money } from '../../../../components/money.tsx';
import { type ColumnFigures, differenceTo } from '../state/column-figures.ts';
import type { ColumnChange } from '../state/use-scenario.ts';
import { type ScenarioColumnView, titleOf } from './column-view.ts';
import { Difference } from './difference.tsx';
import { GridRow } from './grid-row.tsx';
import { cellStyle } from './grid-style.ts';
import { PriceCell } from './price-cell.tsx';

type Props = {
  readonly columns: readonly ScenarioColumnView[];
  readonly figures: readonly (ColumnFigures | undefined)[];
  readonly onChange: (key: number, change: ColumnChange) => void;
};

/** The price of every column: a figure until it is typed or slid. */
export function PriceRow({ columns, figures, onChange }: Props) {
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
              title={titleOf(column)}
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
