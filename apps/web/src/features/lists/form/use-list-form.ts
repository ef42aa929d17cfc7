import * as z from 'zod/mini';
import type { ListName } from '@saer/contract/lists/all';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { currentPage, offerProposal } from '../../../domain/second-person/asked-changes.ts';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { useAddressFilter } from '../../../lib/address/list-state.ts';
import { type Input, lists, type Row, toInput, getParent } from '../admin-list-types.ts';
import { addition, alteration } from '../proposed-change.ts';
import { createMutation, updateMutation } from '../queries.ts';

interface Options<N extends ListName> {
  readonly of: N;
  readonly row: Row<N> | undefined;
  readonly empty?: Partial<Input<N>>;
  readonly next?: (added: Row<N>) => Partial<Input<N>>;
  readonly onClose: () => void;
}

/** A new row's values in the fields that lists share: no names yet, offered, and to be confirmed. */
const emptyFields = {
  nameEn: '',
  nameAr: '',
  active: true,
  wordsEn: '',
  wordsAr: '',
  status: 'proposed',
  source: null,
  note: null,
} as const;

/** A form for rows of a list: adds one after the other, or edits one and reports conflicts. */
export function useListForm<N extends ListName>({ of, row, empty = {}, next, onClose }: Options<N>) {
  const { mutateAsync: create } = useMutation(createMutation(of));
  const { mutateAsync: update } = useMutation(updateMutation(of));
  const [addedRow, setAddedRow] = useState<Row<N>>();
  const [hasChanged, setChanged] = useState(false);
  const parent = getParent(of);
  // The parent whose rows the list shows is the one that is most likely meant.
  const visibleParent = Number(useAddressFilter(parent?.relation ?? '').value);
  const valuesOf = (own: object): DefaultValues<Input<N>> => {
    const shared = Object.entries(emptyFields).filter(([name]) => name in lists[of].update.body.shape);
    return z.parse(z.custom<DefaultValues<Input<N>>>(), {
      ...Object.fromEntries(shared),
      ...(parent !== undefined && visibleParent > 0 ? { [parent.column]: visibleParent } : {}),
      ...own,
    });
  };
  const [start] = useState(() => valuesOf(row === undefined ? empty : toInput(of, row)));
  const form = useSchemaForm(lists[of].create.body, start);

  const add = async (): Promise<void> => {
    const values = form.getValues();
    const from = currentPage();
    let latest: Row<N>;
    try {
      latest = await create(values);
    } catch (error) {
      if (offerProposal(error, { changes: addition(of, values), from, onProposed: onClose })) return;
      throw error;
    }
    // In one update: the dialog considers the fields' content at that moment as untouched.
    setAddedRow(latest);
    form.reset(valuesOf(next?.(latest) ?? empty));
  };
  const change = async (read: Row<N>): Promise<void> => {
    const values = form.getValues();
    const from = currentPage();
    try {
      await update({ row: read, values });
      onClose();
    } catch (error) {
      if (offerProposal(error, { changes: alteration(of, read, values), from, onProposed: onClose })) return;
      if (!isRowChanged(error)) throw error;
      setChanged(true);
    }
  };
  const sending = useFormSend(form, () => (row === undefined ? add() : change(row)));
  return { form, ...sending, addedRow, hasChanged, backToForm: () => setChanged(false) };
}
