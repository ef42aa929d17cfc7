import { useLingui } from '@lingui/react/macro';
import type { SettingRow } from '@saer/contract/site/setting-endpoints';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useMutation } from '@tanstack/react-query';
import { useFormSend } from '../../components/form/use-form-send.ts';
import { ApiFailure } from '../../lib/api/api.ts';
import { useSchemaForm } from '../../lib/form/schema-form.ts';
import { isRowChanged } from '../../domain/conflict/is-stale.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { resetMutation, saveMutation } from './queries.ts';

/** Saves a setting that was read as `read`, with the conflict if somebody else has saved it meanwhile. */
function useSaveSetting(read: SettingRow) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(saveMutation);
  const { mutate: reset, isPending: isResetting } = useMutation(resetMutation);
  const [conflict, setConflict] = useState<{ readonly base: SettingRow; readonly mine: unknown }>();
  const saved = (): void => showToast({ tone: 'positive', text: t`Saved. It holds now.` });
  return {
    conflict,
    isResetting,
    endConflict: () => setConflict(undefined),
    /** Returns whether it was saved; rejects with what is wrong with the value. */
    save: async (value: unknown, version = read.version): Promise<boolean> => {
      try {
        await mutateAsync({ key: read.key, version, value });
      } catch (error) {
        if (!isRowChanged(error)) throw error;
        setConflict({ base: read, mine: value });
        return false;
      }
      setConflict(undefined);
      saved();
      return true;
    },
    reset: ({ key, version }: SettingRow, onDone: () => void): void =>
      reset(
        { key, version },
        {
          onSuccess: () => {
            onDone();
            saved();
          },
        },
      ),
  };
}

type Options<I extends FieldValues> = {
  readonly row: SettingRow;
  readonly schema: z.core.$ZodType<{ readonly value: unknown }, I>;
  /** The fields that show a value. */
  readonly inputOf: (value: unknown) => DefaultValues<I>;
};

/** The form of one setting. What is typed stays when somebody else saves another value; untouched, it follows. */
export function useSettingForm<I extends FieldValues>({ row, schema, inputOf }: Options<I>) {
  const { t } = useLingui();
  const [read, setRead] = useState(row);
  const form = useSchemaForm(schema, inputOf(row.value));
  const { isDirty } = form.formState;
  const saving = useSaveSetting(read);
  if (!isDirty && row.version !== read.version) setRead(row);
  useEffect(() => form.reset(inputOf(read.value)), [read, form, inputOf]);
  const { submit, problem, isSending } = useFormSend(form, async ({ value }) => {
    try {
      if (await saving.save(value)) form.reset(form.getValues());
    } catch (error) {
      const isOwnAddress = error instanceof ApiFailure && error.reply?.code === 'notAllowed';
      if (row.key !== 'adminAddresses' || !isOwnAddress) throw error;
      throw new Error(
        t`Your own address is not among these: saving them would lock you out. Add it, then save.`,
        { cause: error },
      );
    }
  });
  return {
    form,
    frame: {
      row,
      isChanged: isDirty,
      isSending,
      isResetting: saving.isResetting,
      problem,
      onSubmit: submit,
      onReset: () => saving.reset(row, () => form.reset(inputOf(read.value))),
    },
    conflict:
      saving.conflict === undefined
        ? undefined
        : {
            base: saving.conflict.base,
            theirs: row,
            mine: saving.conflict.mine,
            onClose: saving.endConflict,
            onSave: async (value: unknown, version: number): Promise<void> => {
              if (await saving.save(value, version)) form.reset(form.getValues());
            },
          },
  };
}
