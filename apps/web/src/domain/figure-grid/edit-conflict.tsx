import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RowConflict } from '../conflict/row-conflict.tsx';
import { type EditConflict as Conflict, type FlatFigures, splitKey } from './grid-edits.ts';

type Props = {
  readonly conflict: Pick<Conflict<string, unknown>, 'base' | 'theirs' | 'mine'>;
  readonly who: ReactNode;
  readonly labelOf: (row: string, field: string) => string;
  readonly print: (field: string, text: string) => string;
  readonly isPending: boolean;
  readonly onResolve: (figures: FlatFigures) => void;
  readonly onClose: () => void;
};

/** Two editors of one grid: figures that only the other one changed are adopted, the rest is decided. */
export function EditConflict({ conflict, labelOf, print, ...props }: Props) {
  const { t } = useLingui();
  const { base, theirs, mine } = conflict;
  return (
    <RowConflict
      {...props}
      base={base}
      theirs={theirs}
      mine={mine}
      labelOf={(key) => labelOf(...splitKey(key))}
      print={(key, figures) => print(splitKey(key)[1], figures[key] ?? '') || t`empty`}
    />
  );
}
