import { Trans, useLingui } from '@lingui/react/macro';
import { day } from '@saer/contract/field';
import { riyadhDay } from '@saer/i18n/format-date';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormDateField } from '../../../../components/form-date-field.tsx';
import { FormDialog } from '../../../../components/form-dialog.tsx';
import { useFormSend } from '../../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../../lib/schema-form.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useShortDay } from '../../../../lib/use-short-dates.ts';
import { useToday } from '../../../../lib/use-today.ts';
import { ChangeList } from './change-list.tsx';
import type { FactorChange } from './factor-changes.ts';
import { submitFactorsMutation } from './queries.ts';

type Props = {
  readonly changes: readonly FactorChange[];
  /** The first day of the version in force. */
  readonly inForceFrom: string | undefined;
  readonly onClose: () => void;
};

const fields = z.object({ effectiveFrom: day() });
const dayMs = 86_400_000;

/** Submits the factors for review, with their effective date. */
export function SubmitFactors({ changes, inForceFrom, onClose }: Props) {
  const { t } = useLingui();
  const shortDay = useShortDay();
  const { mutateAsync } = useMutation(submitFactorsMutation);
  const tomorrow = riyadhDay(new Date(Date.parse(useToday()) + dayMs));
  const form = useSchemaForm(fields, { effectiveFrom: tomorrow });
  const sending = useFormSend(form, async ({ effectiveFrom }) => {
    await mutateAsync(effectiveFrom);
    showToast({ tone: 'positive', text: t`The factors are under review.` });
    onClose();
  });
  return (
    <FormDialog
      title={t`Submit the factors for review`}
      sending={sending}
      confirm={<Trans>Submit for review</Trans>}
      onClose={onClose}
    >
      <FormDateField
        control={form.control}
        name="effectiveFrom"
        label={t`In force from`}
        description={t`They are saved as they are now. Another admin reviews and publishes them.`}
      />
      {inForceFrom === undefined ? null : (
        <p className="text-sm text-muted">
          <Trans>
            To correct the factors in force from their first day on, choose {shortDay(inForceFrom)}.
          </Trans>
        </p>
      )}
      <ChangeList changes={changes} />
    </FormDialog>
  );
}
