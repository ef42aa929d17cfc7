import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StepLabel } from '../model/grid-reducer.ts';

/** A change to the rows in words, for the buttons that undo and redo it. */
export function useStepWords(): (label: StepLabel) => string {
  const { t } = useLingui();
  return ({ kind, rows }) => {
    switch (kind) {
      case 'type':
        return t`${plural(rows, { one: 'the entry in # row', other: 'the entries in # rows' })}`;
      case 'paste':
        return t`${plural(rows, { one: 'pasting into # row', other: 'pasting into # rows' })}`;
      case 'clear':
        return t`${plural(rows, { one: 'clearing cells of # row', other: 'clearing cells of # rows' })}`;
      case 'fill':
        return t`${plural(rows, { one: 'filling down # row', other: 'filling down # rows' })}`;
      case 'set':
        return t`${plural(rows, { one: 'setting a value in # row', other: 'setting a value in # rows' })}`;
      case 'replace':
        return t`${plural(rows, { one: 'replacing in # row', other: 'replacing in # rows' })}`;
      case 'add':
        return t`${plural(rows, { one: 'adding # row', other: 'adding # rows' })}`;
      case 'remove':
        break;
    }
    return t`${plural(rows, { one: 'removing # row', other: 'removing # rows' })}`;
  };
}
