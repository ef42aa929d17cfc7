import { Plural } from '@lingui/react/macro';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import { type ReviewedColumn, confidentColumns } from './column-review.ts';
import { ColumnCards } from './column-cards.tsx';

type Props = {
  readonly columns: readonly ReviewedColumn[];
  readonly choices: SheetInterpretation;
  /** Visible from the start: there are no questions. */
  readonly isOpenAtFirst: boolean;
  readonly onChange: (changed: Partial<SheetInterpretation>) => void;
};

/** The columns without questions: collapsed below those with questions, expanded if there are none. */
export function RecognisedColumns({ columns, choices, isOpenAtFirst, onChange }: Props) {
  const sure = confidentColumns(columns);
  if (sure.length === 0) return null;
  const title = <Plural value={sure.length} one="Recognised: # column" other="Recognised: # columns" />;
  return (
    <section className="rounded-card border border-line bg-surface px-card py-1 shadow-card">
      <Disclosure title={title} defaultExpanded={isOpenAtFirst}>
        <div className="pt-1 pb-2">
          <ColumnCards columns={sure} choices={choices} onChange={onChange} />
        </div>
      </Disclosure>
    </section>
  );
}
