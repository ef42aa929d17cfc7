import { useLingui } from '@lingui/react/macro';
import type { SettingRow } from '@saer/contract/setting-endpoints';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useFormSend } from '../../components/use-form-send.ts';
import { ApiFailure } from '../../lib/api.ts';
import { useSchemaForm } from '../../lib/schema-form.ts';
import { useSaveSetting } from './use-save-setting.ts';

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
