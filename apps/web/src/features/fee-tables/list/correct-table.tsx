import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { writtenText } from '@saer/contract/api/written-text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { useShortDay } from '../../../lib/language/use-short-dates.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { createVersionMutation, versionsQuery } from '../queries.ts';
import { headFields } from './head-fields.tsx';
import { byDay } from './version-row.ts';

const fields = z.object({ name: headFields.name, reason: writtenText(500), copyOf: z.string() });

type Props = { readonly version: FeeVersion; readonly onClose: () => void };

/** Begins the correction of a published table, from its own figures or those of an earlier one, and opens it. */
export function CorrectTable({ version, onClose }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const shortDay = useShortDay();
  const { data: versions = [] } = useQuery(versionsQuery);
  const { mutateAsync } = useMutation(createVersionMutation);
  const { id, storeId, name, effectiveFrom } = version;
  const earlier = versions
    .filter((each) => each.storeId === storeId && each.id !== id && each.publishedAt !== null)
    .toSorted(byDay);
  const form = useSchemaForm(fields, {
    name: t`${name} (correction)`.slice(0, 200),
    reason: '',
    copyOf: String(id),
  });
  const sending = useFormSend(form, async ({ copyOf, ...sent }) => {
    const draft = await mutateAsync({
      ...sent,
      storeId,
      effectiveFrom,
      source: null,
      status: 'proposed',
      copyOf: Number(copyOf),
      correctsId: id,
    });
    showToast({ tone: 'positive', text: t`The draft is ready.` });
    onClose();
    await navigate({ to: '/admin/fee-table/version', search: { id: String(draft.id) } });
  });
  const day = shortDay(effectiveFrom);
  return (
    <FormDialog
      title={t`Correct this fee table`}
      sending={sending}
      confirm={<Trans>Create draft</Trans>}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        <Trans>
          The draft takes the place of <bdi>{name}</bdi> from {day} on, once another admin publishes it. Until
          then nothing changes.
        </Trans>
      </p>
      <FormSelect
        control={form.control}
        name="copyOf"
        label={t`Start from`}
        options={[
          { id: String(id), name: t`The figures of this table` },
          ...earlier.map((each) => ({
            id: String(each.id),
            name: `${each.name} · ${shortDay(each.effectiveFrom)}`,
          })),
        ]}
      />
      <FormTextField
        control={form.control}
        name="reason"
        label={t`What was wrong`}
        description={t`Kept with the table, for everybody who reads it later.`}
      />
      <FormTextField control={form.control} name="name" label={t`Name`} />
    </FormDialog>
  );
}
