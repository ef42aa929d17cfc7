import type { ListName } from '@saer/contract/lists/all';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldPath } from 'react-hook-form';
import * as z from 'zod/mini';
import { useFormSend } from '../../../components/use-form-send.ts';
import { isRowChanged } from '../../../domain/conflict/is-stale.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { type Input, lists, type Row } from '../lists.ts';
import { createMutation, updateMutation } from '../queries.ts';
import { inputOf } from './input-of.ts';

interface Asked<N extends ListName> {
  readonly of: N;
  /** The row to change; undefined: one is added. */
  readonly row: Row<N> | undefined;
  /** What the form holds when one is added. */
  readonly empty: DefaultValues<Input<N>>;
  /** What it holds for the next one, after this one was added: `empty` where it is not said. */
  readonly next?: (added: Row<N>) => DefaultValues<Input<N>>;
  /** Where the focus goes back to when the next one is added. */
  readonly first: FieldPath<Input<N>>;
  readonly onClose: () => void;
}

/** A form over one row of a list: adds one after the other, or changes one and says when somebody else was faster. */
export function useReferenceForm<N extends ListName>({
  of,
  row,
  empty,
  next = () => empty,
  first,
  onClose,
}: Asked<N>) {
  const { mutateAsync: create } = useMutation(createMutation(of));
  const { mutateAsync: update } = useMutation(updateMutation(of));
  const [added, setAdded] = useState<Row<N>>();
  const [hasChanged, setChanged] = useState(false);
  const [start] = useState(() =>
    row === undefined ? empty : z.parse(z.custom<DefaultValues<Input<N>>>(), inputOf(of, row)),
  );
  const form = useSchemaForm(lists[of].create.body, start);

  const add = async (): Promise<void> => {
    const latest = await create(form.getValues());
    // Together: the dialog takes what the fields hold then for what nobody has typed.
    setAdded(latest);
    form.reset(next(latest));
  };
  // Once the emptied fields stand there.
  const focusFirst = useEffectEvent(() => form.setFocus(first));
  useEffect(() => {
    if (added !== undefined) focusFirst();
  }, [added]);
  const change = async (read: Row<N>): Promise<void> => {
    try {
      await update({ row: read, values: form.getValues() });
      onClose();
    } catch (error) {
      if (!isRowChanged(error)) throw error;
      setChanged(true);
    }
  };
  const sending = useFormSend(form, () => (row === undefined ? add() : change(row)));
  return { form, ...sending, added, hasChanged, backToForm: () => setChanged(false) };
}
