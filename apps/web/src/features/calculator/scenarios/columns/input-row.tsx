import { useLingui } from '@lingui/react/macro';
import type { DraftField } from '@saer/contract/calculator-draft';
import type { ComponentType, ReactNode } from 'react';
import { differsIn, isAskedIn } from '../state/differing-inputs.ts';
import type { ColumnChange } from '../state/use-scenario.ts';
import type { CellProps } from './cell-props.ts';
import { type ScenarioColumnView, titleOf } from './column-view.ts';
import { GridRow } from './grid-row.tsx';
import { cellStyle } from './grid-style.ts';
import { useInputText } from './use-input-text.ts';

type Props = {
  readonly title: ReactNode;
  readonly field: DraftField;
  /** Its field in the grid; without one it is changed with all inputs. */
  readonly Cell?: ComponentType<CellProps>;
  readonly columns: readonly ScenarioColumnView[];
  readonly onChange: (key: number, change: ColumnChange) => void;
};

/** One input of every column: those that differ from the first one's are marked. */
export function InputRow({ title, field, Cell, columns, onChange }: Props) {
  const { t } = useLingui();
  const inputText = useInputText();
  const first = columns[0]?.priced;
  return (
    <GridRow title={title}>
      {columns.map((column, index) => {
        const { key, priced } = column;
        const isOther = first !== undefined && differsIn(field, first, priced);
        const text = isAskedIn(field, priced) ? inputText(field, priced) : '';
        return (
          <td key={key} className={cellStyle(index, isOther)}>
            {Cell === undefined ? null : (
              <Cell column={priced} title={titleOf(column)} onChange={(change) => onChange(key, change)} />
            )}
            <span
              className={`text-sm text-ink [overflow-wrap:anywhere] ${Cell === undefined ? '' : 'hidden print:inline'}`}
            >
              <bdi>{text === '' ? '—' : text}</bdi>
            </span>
            {isOther ? <span className="sr-only">{t`differs from the first column`}</span> : null}
          </td>
        );
      })}
    </GridRow>
  );
}
