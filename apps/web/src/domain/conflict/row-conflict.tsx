import type { ReactNode } from 'react';
import { type ChangedField, ChangedRow } from './changed-row.tsx';
import { mergeChanges } from './merge-changes.ts';

type Props<T> = {
  /** The row as both began with it, as the other one saved it, and as it was about to be saved here. */
  readonly base: T;
  readonly theirs: T;
  readonly mine: T;
  /** Says who was faster, and when. */
  readonly who: ReactNode;
  /** The label of a field; undefined if nobody is asked about it. */
  readonly labelOf: (field: keyof T & string) => string | undefined;
  readonly print: (field: keyof T & string, values: T) => string;
  readonly isPending: boolean;
  readonly onResolve: (values: T) => void;
  readonly onClose: () => void;
};

/** Two editors of one row: what only the other one changed is taken over, what both changed is chosen. */
export function RowConflict<T extends object>(props: Props<T>) {
  const { base, theirs, mine, who, labelOf, print, isPending, onResolve, onClose } = props;
  const { takenOver, disputed, resolve } = mergeChanges(base, theirs, mine);
  const described = (fields: readonly (keyof T & string)[]): readonly ChangedField[] =>
    fields.flatMap((field) => {
      const label = labelOf(field);
      if (label === undefined) return [];
      return [
        { field, label, before: print(field, base), theirs: print(field, theirs), mine: print(field, mine) },
      ];
    });
  return (
    <ChangedRow
      who={who}
      takenOver={described(takenOver)}
      disputed={described(disputed)}
      isPending={isPending}
      onSave={(chosen) => onResolve(resolve(chosen))}
      onClose={onClose}
    />
  );
}
