import { Trans, useLingui } from '@lingui/react/macro';
import { type Release, withdrawRelease } from '@saer/contract/release';
import { useMutation } from '@tanstack/react-query';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { withdrawMutation } from './queries.ts';

type Props = { readonly release: Release; readonly onClose: () => void };

/** Withdraws a release, with the reason that admins see. */
export function WithdrawDialog({ release: { id, version }, onClose }: Props) {
  const { t } = useLingui();
  const withdraw = useMutation(withdrawMutation);
  const form = useSchemaForm(withdrawRelease.body, { id, version, reason: '' });
  const sending = useFormSend(form, async (body) => {
    await withdraw.mutateAsync(body);
    showToast({ tone: 'positive', text: t`The release is withdrawn.` });
    onClose();
  });
  return (
    <FormDialog title={t`Withdraw the release`} sending={sending} confirm={t`Withdraw`} onClose={onClose}>
      <p className="text-sm text-muted">
        <Trans>
          Nobody finds or downloads it any more; the next older published release is offered instead, if there
          is one. Apps that are installed keep working. It can be published again.
        </Trans>
      </p>
      <FormTextArea control={form.control} name="reason" label={t`Reason`} note={t`Only admins see it.`} />
    </FormDialog>
  );
}
