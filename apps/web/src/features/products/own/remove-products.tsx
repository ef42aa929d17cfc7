import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { removeProductsMutation } from '../queries.ts';

type Props = {
  readonly ids: readonly number[];
  readonly onRemoved: () => void;
  readonly onClose: () => void;
};

/** Asks before products are deleted: all of them, or none. */
export function RemoveProducts({ ids, onRemoved, onClose }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutate, isPending, error } = useMutation(removeProductsMutation);
  const remove = (): void =>
    mutate(ids, {
      onSuccess: () => {
        onClose();
        onRemoved();
        showToast({ tone: 'positive', text: t`Deleted` });
      },
    });
  return (
    <ConfirmDialog
      title={ids.length === 1 ? t`Delete this product?` : t`Delete these products?`}
      confirm={t`Delete`}
      onConfirm={remove}
      onClose={onClose}
      isPending={isPending}
    >
      <p>
        <Plural
          value={ids.length}
          one="# product will be deleted, with its pictures."
          other="# products will be deleted, with their pictures."
        />{' '}
        <Trans>This cannot be undone. Their history stays.</Trans>
      </p>
      {error === null ? null : (
        <p role="alert" className="mt-3 rounded-control bg-danger-soft px-3.5 py-2.5 text-ink">
          {failureWords(error)}
        </p>
      )}
    </ConfirmDialog>
  );
}
