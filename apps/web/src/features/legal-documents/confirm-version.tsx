import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { day } from '@saer/contract/api/field';
import type { LegalVersion } from '@saer/contract/legal/legal-document';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button/button.tsx';
import { DialogActions } from '../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { FormDateField } from '../../components/form/form-date-field.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { formColumn } from '../../components/button/control-style.ts';
import { useFormSend } from '../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../lib/form/schema-form.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { useToday } from '../../lib/hooks/use-today.ts';
import { confirmMutation } from './queries.ts';

type Props = { readonly version: LegalVersion; readonly onClose: () => void };

const fields = z.object({ effectiveFrom: day() });

/** Asks for the first day of a version, and says what confirming it does. */
export function ConfirmVersion({ version: { id, version, number, asksAcceptance }, onClose }: Props) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(confirmMutation);
  const form = useSchemaForm(fields, { effectiveFrom: useToday() });
  const { submit, problem, isSending } = useFormSend(form, async ({ effectiveFrom }) => {
    await mutateAsync({ id, version, effectiveFrom });
    showToast({ tone: 'positive', text: t`Version ${number} is confirmed.` });
    onClose();
  });
  return (
    <Dialog title={t`Confirm version ${number}?`} onClose={onClose} isAlert>
      <form noValidate onSubmit={submit} className={formColumn}>
        <FormError>{problem}</FormError>
        <div className="flex flex-col gap-2 text-sm text-muted">
          <p>
            <Trans>
              From its day on, the public page shows this text in both languages. It can never be changed
              again; it can be withdrawn before its day only.
            </Trans>
          </p>
          <p>
            {asksAcceptance ? (
              <Trans>
                Every seller and sub-user is asked to accept it. Until they do, they can read, download and
                delete what is theirs, but not add or change anything.
              </Trans>
            ) : (
              <Trans>Nobody is asked to accept it.</Trans>
            )}
          </p>
        </div>
        <FormDateField control={form.control} name="effectiveFrom" label={t`In force from`} />
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" tone="primary" isPending={isSending}>
            <Trans>Confirm the version</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
