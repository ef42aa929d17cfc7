import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { Select } from '../../../components/select.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useColumnWords } from '../assign/column-words.ts';
import { useColumnChoices } from '../assign/use-column-choices.ts';
import type { RowEdit } from '../model/edit-rows.ts';
import type { GridRows } from '../model/grid-row.ts';

type Props = {
  readonly book: FeeBook;
  readonly visible: GridRows;
  readonly selected: GridRows;
  readonly onSet: (edits: readonly RowEdit[]) => void;
  readonly onClose: () => void;
};

const settable = [
  'store',
  'marginRate',
  'marginAmount',
  'ending',
  'subFamily',
  'sizeClass',
  'vatRegistered',
] as const satisfies readonly ProductColumn[];

/** One value for many rows at once; undone in one step. */
export function BulkEditDialog({ book, visible, selected, onSet, onClose }: Props) {
  const { t } = useLingui();
  const wordsOf = useColumnWords();
  const choicesOf = useColumnChoices(book, undefined);
  const [column, setColumn] = useState<(typeof settable)[number]>('store');
  const [text, setText] = useState('');
  const [scope, setScope] = useState<'selected' | 'visible'>(selected.length > 1 ? 'selected' : 'visible');
  const rows = scope === 'selected' ? selected : visible;
  const choices = choicesOf(column);
  // No selection is not a choice: it would empty every row.
  const isUnchosen = choices.length > 0 && text === '';

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const texts = { [column]: text };
    onSet(rows.map(({ id }) => ({ id, texts })));
    onClose();
  };

  return (
    <Dialog title={t`Set for several rows`} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Select
          label={t`Field`}
          options={settable.map((each) => ({ id: each, name: wordsOf(each) }))}
          value={column}
          placeholder={t`Field`}
          onChange={(chosen) => {
            setColumn(chosen);
            setText('');
          }}
        />
        {choices.length === 0 ? (
          <TextField label={wordsOf(column)} value={text} onChange={setText} />
        ) : (
          <Select
            label={wordsOf(column)}
            options={choices.map(({ name }) => ({ id: name, name }))}
            value={text === '' ? undefined : text}
            placeholder={t`Choose`}
            onChange={setText}
          />
        )}
        <SegmentedControl
          label={t`In which rows`}
          options={[
            { id: 'visible', name: t`All shown (${visible.length})` },
            { id: 'selected', name: t`The selected ones (${selected.length})` },
          ]}
          value={scope}
          onChange={setScope}
        />
        <DialogActions>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" tone="primary" isDisabled={rows.length === 0 || isUnchosen}>
            <Plural value={rows.length} one="Apply to # row" other="Apply to # rows" />
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
