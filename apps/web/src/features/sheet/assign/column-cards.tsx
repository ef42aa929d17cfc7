import type { ReadAs } from '@saer/spreadsheet/session/read-as';
import { ColumnCard } from './column-card.tsx';
import { assignColumn, chooseUnit, confirmColumn, ignoreColumn } from './column-choice.ts';
import { asksUnit, type ReviewedColumn } from './column-review.ts';

type Props = {
  readonly columns: readonly ReviewedColumn[];
  readonly choices: ReadAs;
  readonly onChange: (changed: Partial<ReadAs>) => void;
};

/** Columns of the file, each with its options. */
export function ColumnCards({ columns, choices, onChange }: Props) {
  return (
    <ul className="-mx-3 flex flex-col divide-y divide-line">
      {columns.map((of) => (
        <ColumnCard
          key={of.index}
          of={of}
          onAssign={(column) =>
            onChange(
              assignColumn(
                choices,
                of.index,
                column,
                of.questions.some((question) => asksUnit(question, column)),
              ),
            )
          }
          onIgnore={() => onChange(ignoreColumn(choices, of.index))}
          onUnit={(unit) => onChange(chooseUnit(choices, of.index, unit))}
          onConfirm={() => onChange(confirmColumn(choices, of.index))}
        />
      ))}
    </ul>
  );
}
