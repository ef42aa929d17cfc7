import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { ArrowRight } from 'lucide-react';
import { type FormEvent, useState, useEffect } from 'react';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import { Button } from '../../../components/button/button.tsx';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { DialogFrame } from '../../../components/overlay/dialog-frame.tsx';
import { Select } from '../../../components/form/select.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useColumnWords } from '../assign/column-words.ts';
import type { GridRows } from '../model/grid-row.ts';
import {
  type ReplacedCell,
  findReplacements,
  noReplacements,
  type Replacements,
  type ReplaceQuery,
} from '../model/replace-texts.ts';
import { RowScope, type Scope } from './row-scope.tsx';
import type { GridSession } from '../session/use-grid-session.ts';

/** Finds, as one types, what a replacement would change. */
function useReplacements(
  rows: GridRows,
  columns: readonly ProductColumn[],
  { find, replacement, isWholeCell, isExact }: ReplaceQuery,
): Replacements {
  const [found, setFound] = useState(noReplacements);
  useEffect(() => {
    let isCurrent = true;
    const search = async (): Promise<void> => {
      const replacements = await findReplacements(
        rows,
        columns,
        { find, replacement, isWholeCell, isExact },
        timeSlice(),
      );
      if (isCurrent) setFound(replacements);
    };
    void search();
    return () => {
      isCurrent = false;
    };
  }, [rows, columns, find, replacement, isWholeCell, isExact]);
  return found;
}

type Props = {
  readonly session: GridSession;
  readonly columns: readonly ProductColumn[];
  readonly selected: GridRows;
  readonly onClose: () => void;
};

const everyColumn = 'all';

/** The first cells that change, as they are and as they will be. */
function Samples({ samples }: { readonly samples: readonly ReplacedCell[] }) {
  const { t } = useLingui();
  return (
    <ul className="flex flex-col gap-1 rounded-control bg-hover px-3 py-2 text-sm empty:hidden">
      {samples.map(({ before, after }) => (
        <li key={before} className="flex min-w-0 items-center gap-2">
          <bdi className="min-w-0 truncate text-muted line-through">{before}</bdi>
          <ArrowRight aria-label={t`becomes`} className="size-3.5 shrink-0 text-muted rtl:-scale-x-100" />
          <bdi className="min-w-0 truncate text-ink">{after}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** Finds text in the cells and replaces all of it at once; undone in one step. */
export function ReplaceDialog({ session, columns, selected, onClose }: Props) {
  const { t } = useLingui();
  const getWords = useColumnWords();
  const [find, setFind] = useState('');
  const [replacement, setReplacement] = useState('');
  const [column, setColumn] = useState<ProductColumn | typeof everyColumn>(everyColumn);
  const [isWholeCell, setWholeCell] = useState(false);
  const [isExact, setExact] = useState(false);
  const [scope, setScope] = useState<Scope>(selected.length > 1 ? 'selected' : 'visible');
  const { edits, cells, samples } = useReplacements(
    scope === 'selected' ? selected : session.visible,
    column === everyColumn ? columns : [column],
    { find, replacement, isWholeCell, isExact },
  );

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    session.dispatch({ type: 'editCells', edits, kind: 'replace' });
    showToast({
      tone: 'positive',
      text: t`${plural(edits.length, { one: 'Changed in # row', other: 'Changed in # rows' })}`,
    });
    onClose();
  };

  return (
    <DialogFrame
      title={t`Find and replace`}
      onRequestClose={() => {
        onClose();
        return true;
      }}
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={t`Find`} value={find} onChange={setFind} />
          <TextField label={t`Replace with`} value={replacement} onChange={setReplacement} />
        </div>
        <Select
          label={t`Column`}
          options={[
            { id: everyColumn, name: t`All columns` },
            ...columns.map((each) => ({ id: each, name: getWords(each) })),
          ]}
          value={column}
          placeholder={t`Column`}
          onChange={setColumn}
        />
        <RowScope
          visible={session.visible.length}
          selected={selected.length}
          value={scope}
          onChange={setScope}
        />
        <div className="flex flex-wrap gap-x-6">
          <Checkbox isSelected={isWholeCell} onChange={setWholeCell}>
            <Trans>Whole cell only</Trans>
          </Checkbox>
          <Checkbox isSelected={isExact} onChange={setExact}>
            <Trans>Exact spelling</Trans>
          </Checkbox>
        </div>
        <output className="flex flex-col gap-2 text-sm text-muted">
          {find === '' ? (
            <Trans>Capitals, hamzas and Arabic digits make no difference.</Trans>
          ) : cells === 0 ? (
            <Trans>Not found in these rows.</Trans>
          ) : (
            <Plural value={cells} one="Found in # cell:" other="Found in # cells:" />
          )}
          <Samples samples={samples} />
        </output>
        <DialogActions>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" tone="primary" isDisabled={cells === 0}>
            <Plural value={cells} one="Replace in # cell" other="Replace in # cells" />
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
