import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { removeVersionMutation } from '../queries.ts';

type Props = {
  readonly version: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
};

/** Asks before a draft is deleted with all its figures. */
export function DeleteDraft({ version: { id, name }, onClose, onDeleted }: Props) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { mutate, isPending, error } = useMutation(removeVersionMutation);
  const remove = (): void =>
    mutate(id, {
      onSuccess: () => {
        showToast({ tone: 'positive', text: t`The draft is deleted.` });
        onClose();
        onDeleted?.();
      },
    });
  return (
    <ConfirmDialog
      title={t`Delete the draft?`}
      confirm={t`Delete`}
      onConfirm={remove}
      onClose={onClose}
      isPending={isPending}
    >
      <FormError>{error === null ? undefined : words(error)}</FormError>
      <p>
        <Trans>
          <bdi>{name}</bdi> is deleted with its size classes and commissions.
        </Trans>{' '}
        <Trans>It cannot be put back from the history.</Trans>
      </p>
    </ConfirmDialog>
  );
}
