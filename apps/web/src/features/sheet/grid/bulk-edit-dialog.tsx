import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import { type ProductColumn, productColumns } from '@saer/spreadsheet/rows/product-column';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Select } from '../../../components/select.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useColumnWords } from '../assign/column-words.ts';
import type { GridRows } from '../model/grid-row.ts';
import { setValue } from '../model/set-value.ts';
import { BulkValueField } from './bulk-value-field.tsx';
import { RowScope, type Scope } from './row-scope.tsx';
import type { GridSession } from './use-grid-session.ts';
import { useValueError } from './use-value-error.ts';

type Props = {
  readonly session: GridSession;
  readonly book: FeeBook;
  /** The columns that are shown: offered first. */
  readonly columns: readonly ProductColumn[];
  readonly column?: ProductColumn | undefined;
  readonly selected: GridRows;
  readonly onClose: () => void;
};

/** Sets one value in many rows at once, once it is known to be valid; undone in one step. */
export function BulkEditDialog({ session, book, columns, column: current, selected, onClose }: Props) {
  const { t } = useLingui();
  const wordsOf = useColumnWords();
  const [column, setColumn] = useState<ProductColumn>(current ?? 'store');
  const [text, setText] = useState('');
  const [isOnlyEmpty, setOnlyEmpty] = useState(false);
  const [scope, setScope] = useState<Scope>(selected.length > 0 ? 'selected' : 'visible');
  const edits = setValue(scope === 'selected' ? selected : session.visible, column, text, isOnlyEmpty);
  const { error, check } = useValueError(session, column, text, edits[0]?.id);
  const offered = [...columns, ...productColumns.filter((each) => !columns.includes(each))];

  const submit = async (): Promise<void> => {
    if (!(await check())) return;
    session.dispatch({ type: 'editCells', edits, kind: 'set' });
    showToast({
      tone: 'positive',
      text: t`${plural(edits.length, { one: 'Changed in # row', other: 'Changed in # rows' })}`,
    });
    onClose();
  };

  return (
    <Dialog title={t`Set a value`} onClose={onClose}>
      <form
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit();
        }}
        className="flex flex-col gap-4"
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t`Field`}
            options={offered.map((each) => ({ id: each, name: wordsOf(each) }))}
            value={column}
            placeholder={t`Field`}
            onChange={(chosen) => {
              setColumn(chosen);
              setText('');
            }}
          />
          <BulkValueField
            key={column}
            column={column}
            book={book}
            store={selected[0]?.texts.store ?? session.visible[0]?.texts.store}
            text={text}
            error={error}
            onChange={setText}
          />
        </div>
        <RowScope
          visible={session.visible.length}
          selected={selected.length}
          value={scope}
          onChange={setScope}
        />
        <Checkbox isSelected={isOnlyEmpty} onChange={setOnlyEmpty}>
          <Trans>Only where it is empty</Trans>
        </Checkbox>
        <DialogActions>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            type="submit"
            tone="primary"
            isDisabled={edits.length === 0 || text.trim() === '' || error !== undefined}
          >
            <Plural value={edits.length} one="Apply to # row" other="Apply to # rows" />
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
