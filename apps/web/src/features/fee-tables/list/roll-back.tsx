import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { writtenText } from '@saer/contract/api/written-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useShortDay } from '../../../lib/language/use-short-dates.ts';
import { createVersionMutation, doubtsQuery, stepMutation } from '../queries.ts';
import type { VersionRow } from './version-row.ts';

const fields = z.object({ reason: writtenText(500) });

type Props = {
  /** In force now. */
  readonly version: FeeVersion;
  /** Was in force before it. */
  readonly before: VersionRow;
  readonly onClose: () => void;
};

/** Corrects a table by the figures of the one before it, and sends that to review at once. */
export function RollBack({ version, before, onClose }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const shortDay = useShortDay();
  const create = useMutation(createVersionMutation);
  const step = useMutation(stepMutation);
  const { id, storeId, name, effectiveFrom } = version;
  const form = useSchemaForm(fields, { reason: '' });
  /** Sends a draft to review, unless something in it is doubtful: tells whether. */
  const submit = async ({ id: draft, version: reading }: VersionRow): Promise<boolean> => {
    const { total } = await client.fetchQuery(doubtsQuery(draft));
    if (total > 0) return false;
    await step.mutateAsync({ step: 'submit', id: draft, version: reading });
    return true;
  };
  const sending = useFormSend(form, async ({ reason }) => {
    const draft = await create.mutateAsync({
      storeId,
      name: t`${before.name} (put back)`.slice(0, 200),
      effectiveFrom,
      source: null,
      status: 'proposed',
      copyOf: before.id,
      correctsId: id,
      reason,
    });
    // From here on nothing is lost: what fails or is doubtful is done on the page of the draft.
    const isSubmitted = await submit(draft).catch(() => false);
    showToast({
      tone: 'positive',
      text: isSubmitted
        ? t`The table is in review. Another admin can publish it now.`
        : t`The draft is ready.`,
    });
    onClose();
    await navigate({ to: '/admin/fee-table/version', search: { id: String(draft.id) } });
  });
  const day = shortDay(effectiveFrom);
  return (
    <FormDialog
      title={t`Roll back to the table before?`}
      sending={sending}
      confirm={<Trans>Roll back</Trans>}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        <Trans>
          The figures of <bdi>{before.name}</bdi> take the place of <bdi>{name}</bdi> from {day} on, as soon
          as another admin publishes them. Until then nothing changes. What is saved with <bdi>{name}</bdi> is
          outdated then.
        </Trans>
      </p>
      <FormTextField
        control={form.control}
        name="reason"
        label={t`What was wrong`}
        description={t`Kept with the table, for everybody who reads it later.`}
      />
    </FormDialog>
  );
}
