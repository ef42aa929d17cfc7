import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import {
  type ProductColumn,
  productColumns,
  type RowTexts,
} from '@saer/spreadsheet/rows/layouts/product-column';
import { type FormEvent, useState, useEffect, useEffectEvent } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { Select } from '../../../components/form/select.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useColumnWords, typedNames } from '../assign/column-words.ts';
import type { GridRows, GridRow } from '../model/grid-row.ts';
import { setValue } from '../model/edit-rows.ts';
import { RowScope, type Scope } from './row-scope.tsx';
import type { GridSession } from '../session/use-grid-session.ts';
import { useErrorWords } from './check-words.ts';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import { InputField } from '../../../components/form/input-field.tsx';
import { useColumnChoices } from '../assign/use-column-choices.ts';

type BulkValueFieldProps = {
  readonly column: ProductColumn;
  readonly book: FeeBook;
  /** The store of the first row: size classes are those of a store. */
  readonly store: string | undefined;
  readonly text: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
};

/** From so many on, a list is searched by typing. */
const searchedFrom = 12;

/** One value for many rows: chosen from a list, found by typing, or typed. */
function BulkValueField({ column, book, store, text, error, onChange }: BulkValueFieldProps) {
  const { t } = useLingui();
  const choices = useColumnChoices(book, store)(column).map(({ name }) => ({ id: name, name }));
  const value = text === '' ? undefined : text;
  if (choices.length === 0)
    return (
      <InputField
        label={t`Value`}
        kind={typedNames.has(column) ? 'text' : 'figure'}
        value={text}
        error={error}
        onChange={onChange}
      />
    );
  return choices.length >= searchedFrom ? (
    <ComboBox
      label={t`Value`}
      options={choices}
      value={value}
      placeholder={t`Search by any word`}
      error={error}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  ) : (
    <Select
      label={t`Value`}
      options={choices}
      value={value}
      placeholder={t`Choose`}
      error={error}
      onChange={onChange}
    />
  );
}

/** Milliseconds between a key and the check of what was typed. */
const debounce = 250;

interface CheckedValue {
  readonly column: ProductColumn;
  readonly text: string;
  readonly error: string | undefined;
}

/** Why a value cannot be read in a column, in words: tried in the first row that it is for. */
function useValueError(
  { visible, validate }: Pick<GridSession, 'visible' | 'validate'>,
  column: ProductColumn,
  text: string,
  rowId: number | undefined,
) {
  const getWords = useErrorWords();
  const [checked, setChecked] = useState<CheckedValue>();
  const row: GridRow | undefined = visible.find(({ id }) => id === rowId);

  /** Says whether the value is valid. */
  const check = async (): Promise<boolean> => {
    if (row === undefined || text.trim() === '') return false;
    const texts: RowTexts = { ...row.texts, [column]: text };
    const [outcome] = await validate([texts]);
    const problems = outcome?.ok === false ? outcome.problems : [];
    const problem = problems.find((each) => each.column === column);
    setChecked({ column, text, error: problem === undefined ? undefined : getWords(problem) });
    return problem === undefined;
  };

  const checkLater = useEffectEvent(() => void check());
  const typed = `${column} ${text}`;
  useEffect(() => {
    if (typed === '') return undefined;
    const timer = setTimeout(() => checkLater(), debounce);
    return () => clearTimeout(timer);
  }, [typed]);

  return { error: checked?.column === column && checked.text === text ? checked.error : undefined, check };
}

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
  const getWords = useColumnWords();
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
            options={offered.map((each) => ({ id: each, name: getWords(each) }))}
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
