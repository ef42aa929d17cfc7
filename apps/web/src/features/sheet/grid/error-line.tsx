import { Trans } from '@lingui/react/macro';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import type { Position } from '../model/block.ts';
import { getRowErrors } from '../model/row-state.ts';
import { useCheckWords, useErrorWords, type ErrorLabels } from './check-words.ts';
import type { GridSession } from '../session/use-grid-session.ts';

type Props = {
  readonly session: GridSession;
  readonly columns: readonly ProductColumn[];
  readonly index: Position | undefined;
  readonly placeOf: ErrorLabels;
};

/** Errors and warnings of the current row, in words: for keyboard and screen reader users. */
export function ErrorLine({ session, columns, index, placeOf }: Props) {
  const getWords = useErrorWords();
  const checkWords = useCheckWords();
  const row = index === undefined ? undefined : session.visible[index.row];
  const here = columns[index?.column ?? -1];
  const problems = row === undefined ? [] : getRowErrors(row, session.duplicates);
  const checks = row === undefined || problems.length > 0 ? [] : checkWords(row, session.duplicates);
  const remarks = [
    ...problems.map((problem) => ({ column: problem.column, text: getWords(problem), isWrong: true })),
    ...checks.map((check) => ({ ...check, isWrong: false })),
  ];
  // Messages of the cell itself come first.
  const ordered = remarks.toSorted(
    (one, other) => Number(other.column === here) - Number(one.column === here),
  );
  const isJoined = here !== undefined && row?.fromProducts?.includes(here) === true;
  return (
    <output className="block min-h-control border-t border-line px-3 py-2 text-sm">
      {ordered.length === 0 ? (
        <span className="text-muted">
          {isJoined ? (
            <Trans>This value is from my products. Type over it to change it here.</Trans>
          ) : row === undefined ? (
            <Trans>Choose a cell and type. F8 goes to the next problem.</Trans>
          ) : (
            <Trans>Nothing is wrong with this row.</Trans>
          )}
        </span>
      ) : (
        <ul className="flex flex-col gap-1">
          {ordered.map(({ column, text, isWrong }) => {
            const { address, name } = placeOf(row?.at ?? null, column);
            return (
              <li key={`${column} ${text}`} className={isWrong ? 'text-danger' : 'text-warning'}>
                <span className="font-medium">
                  {address === null ? null : (
                    <>
                      <bdi>{address}</bdi>
                      {' · '}
                    </>
                  )}
                  <bdi>{name}</bdi>
                  {': '}
                </span>
                {text}
              </li>
            );
          })}
        </ul>
      )}
    </output>
  );
}
