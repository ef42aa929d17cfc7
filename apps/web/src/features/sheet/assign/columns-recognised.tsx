import { Plural } from '@lingui/react/macro';
import { Disclosure } from '../../../components/disclosure.tsx';
import type { ReadAs } from '../reading/sheet-tasks.ts';
import { askedColumns, type ReviewedColumn, sureColumns } from './column-review.ts';
import { ColumnCards } from './column-cards.tsx';

type Props = {
  readonly columns: readonly ReviewedColumn[];
  readonly choices: ReadAs;
  readonly onChange: (changed: Partial<ReadAs>) => void;
};

/** The columns nobody need be asked about: folded away below those in question, in sight where nothing else is. */
export function ColumnsRecognised({ columns, choices, onChange }: Props) {
  const sure = sureColumns(columns);
  if (sure.length === 0) return null;
  const title = <Plural value={sure.length} one="Recognised: # column" other="Recognised: # columns" />;
  return (
    <Disclosure title={title} defaultExpanded={askedColumns(columns).length === 0}>
      <div className="pt-1 pb-2">
        <ColumnCards columns={sure} choices={choices} onChange={onChange} />
      </div>
    </Disclosure>
  );
}
