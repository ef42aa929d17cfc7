import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductColumn } from '@saer/spreadsheet/product-sheet/product-column';
import { useColumnWords } from '../assign/column-words.ts';
import type { Place } from '../model/block.ts';
import { problemsOf } from '../model/problems.ts';
import { useProblemWords } from './problem-words.ts';
import type { WorkInHand } from './use-work.ts';

type Props = {
  readonly work: WorkInHand;
  readonly columns: readonly ProductColumn[];
  readonly place: Place | undefined;
};

/** What is wrong with the row one stands in, in words: for the keyboard and for who hears the page. */
export function ProblemLine({ work, columns, place }: Props) {
  const { t } = useLingui();
  const wordsOf = useProblemWords();
  const columnWords = useColumnWords();
  const row = place === undefined ? undefined : work.shown[place.row];
  const problems = row === undefined ? [] : problemsOf(row, work.twins);
  const here = columns[place?.column ?? -1];
  // What is wrong with the cell itself comes first.
  const ordered = problems.toSorted(
    (one, other) => Number(other.column === here) - Number(one.column === here),
  );
  return (
    <output className="block min-h-11 rounded-control border border-line bg-surface px-3 py-2 text-sm">
      {ordered.length === 0 ? (
        <span className="text-muted">
          {row === undefined ? (
            <Trans>Choose a cell and type. F8 goes to the next problem.</Trans>
          ) : (
            <Trans>Nothing is wrong with this row.</Trans>
          )}
        </span>
      ) : (
        <ul className="flex flex-col gap-1">
          {ordered.map((problem) => (
            <li key={`${problem.column} ${problem.fault.code}`} className="text-danger">
              <span className="font-medium">
                {problem.column === null ? t`The row` : columnWords(problem.column)}
                {': '}
              </span>
              {wordsOf(problem)}
            </li>
          ))}
        </ul>
      )}
    </output>
  );
}
