import type { ReadAs } from '../reading/sheet-tasks.ts';
import { askedColumns, type ReviewedColumn } from './column-review.ts';
import { ColumnCards } from './column-cards.tsx';

type Props = {
  readonly columns: readonly ReviewedColumn[];
  readonly choices: ReadAs;
  readonly onChange: (changed: Partial<ReadAs>) => void;
};

/** The columns in question, before all others. */
export function UnresolvedColumns({ columns, choices, onChange }: Props) {
  const asked = askedColumns(columns);
  return asked.length === 0 ? null : (
    <div className="mb-2">
      <ColumnCards columns={asked} choices={choices} onChange={onChange} />
    </div>
  );
}
