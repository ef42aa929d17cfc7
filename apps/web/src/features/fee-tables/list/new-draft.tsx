import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { getName } from '../../../domain/names/name.ts';
import { createVersionMutation, storesQuery, versionsQuery } from '../queries.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { HeadFields, headNames, headFields } from './head-fields.tsx';

type Props = {
  /** undefined: the store is chosen here. */
  readonly storeId: number | undefined;
  /** The version chosen to copy at first; another can be chosen, or none. */
  readonly copyOf?: number;
  readonly onClose: () => void;
};

const EMPTY = 'empty';
const fields = z.object({
  ...headFields,
  storeId: z.string().check(z.minLength(1, 'choice')),
  copyOf: z.string(),
});

/** Begins a draft, empty or as a copy of a version, and opens it. */
export function NewDraft({ storeId, copyOf, onClose }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const today = useToday();
  const navigate = useNavigate();
  const { data: versions = [] } = useQuery(versionsQuery);
  const { data: stores = [] } = useQuery(storesQuery);
  const { mutateAsync } = useMutation(createVersionMutation);
  const copied = versions.find(({ id }) => id === copyOf);
  const form = useSchemaForm(fields, {
    name: copied === undefined ? '' : t`${copied.name} (copy)`.slice(0, 200),
    effectiveFrom: today,
    source: '',
    storeId: storeId === undefined ? '' : String(storeId),
    copyOf: copyOf === undefined ? EMPTY : String(copyOf),
  });
  const chosenStore = Number(useWatch({ control: form.control, name: 'storeId' }));
  const ofStore = versions.filter((each) => each.storeId === chosenStore);
  const sending = useFormSend(form, async ({ copyOf: chosen, storeId: ofDraft, ...head }) => {
    const { id } = await mutateAsync({
      ...head,
      storeId: Number(ofDraft),
      status: 'proposed',
      // A version of another store was chosen before the store was.
      ...(versions.some((each) => String(each.id) === chosen && String(each.storeId) === ofDraft)
        ? { copyOf: Number(chosen) }
        : {}),
    });
    showToast({ tone: 'positive', text: t`The draft is ready.` });
    onClose();
    await navigate({ to: '/admin/fee-table/version', search: { id: String(id) } });
  });
  const store = stores.find(({ id }) => id === storeId);
  const name = store === undefined ? '' : getName(store, language);
  return (
    <FormDialog
      title={store === undefined ? t`New draft` : t`New draft for ${name}`}
      sending={sending}
      confirm={<Trans>Create draft</Trans>}
      onClose={onClose}
    >
      {storeId === undefined ? (
        <FormSelect
          control={form.control}
          name="storeId"
          label={t`Store`}
          options={stores
            .filter(({ active }) => active)
            .map((each) => ({ id: String(each.id), name: getName(each, language) }))}
        />
      ) : null}
      <FormSelect
        control={form.control}
        name="copyOf"
        label={t`Start from`}
        options={[
          { id: EMPTY, name: t`Nothing: an empty table` },
          ...ofStore.map((each) => ({ id: String(each.id), name: each.name })),
        ]}
      />
      <HeadFields control={form.control} names={headNames} />
    </FormDialog>
  );
}
