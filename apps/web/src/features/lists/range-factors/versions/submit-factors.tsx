import { Trans, useLingui } from '@lingui/react/macro';
import { day } from '@saer/contract/field';
import { riyadhDay } from '@saer/i18n/format-date';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Button } from '../../../../components/button.tsx';
import { DialogActions } from '../../../../components/dialog-actions.tsx';
import { Dialog } from '../../../../components/dialog.tsx';
import { FormError } from '../../../../components/form-error.tsx';
import { formColumn } from '../../../../components/form-style.ts';
import { FormDateField } from '../../../../components/form-date-field.tsx';
import { useFormSend } from '../../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../../lib/schema-form.ts';
import { showToast } from '../../../../lib/toasts.ts';
import { useToday } from '../../../../lib/use-today.ts';
import { ChangeList } from './change-list.tsx';
import type { FactorChange } from './factor-changes.ts';
import { submitFactorsMutation } from './queries.ts';

type Props = { readonly changes: readonly FactorChange[]; readonly onClose: () => void };

const fields = z.object({ effectiveFrom: day() });
const dayMs = 86_400_000;

/** Submits the factors for review, with their effective date. */
export function SubmitFactors({ changes, onClose }: Props) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(submitFactorsMutation);
  const tomorrow = riyadhDay(new Date(Date.parse(useToday()) + dayMs));
  const form = useSchemaForm(fields, { effectiveFrom: tomorrow });
  const { submit, problem, isSending } = useFormSend(form, async ({ effectiveFrom }) => {
    await mutateAsync(effectiveFrom);
    showToast({ tone: 'positive', text: t`The factors are under review.` });
    onClose();
  });
  return (
    <Dialog title={t`Submit the factors for review`} onClose={onClose}>
      <form noValidate onSubmit={submit} className={formColumn}>
        <FormError>{problem}</FormError>
        <FormDateField
          control={form.control}
          name="effectiveFrom"
          label={t`In force from`}
          description={t`They are saved as they are now. Another admin reviews and publishes them.`}
        />
        <ChangeList changes={changes} />
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" tone="primary" isPending={isSending}>
            <Trans>Submit for review</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
