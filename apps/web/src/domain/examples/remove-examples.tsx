import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { showToast } from '../../lib/toasts.ts';
import { exampleCountsQuery, removeExamplesMutation } from './queries.ts';

/** Asks before all examples are removed, and says how many of them were changed. */
export function RemoveExamples({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const { data } = useQuery(exampleCountsQuery);
  const { mutate, isPending } = useMutation(removeExamplesMutation);
  const remove = (): void =>
    mutate(undefined, {
      onSuccess: () => showToast({ tone: 'positive', text: t`Examples removed` }),
      onSettled: onClose,
    });
  return (
    <ConfirmDialog
      title={t`Remove the examples?`}
      confirm={t`Remove the examples`}
      onConfirm={remove}
      onClose={onClose}
      isPending={isPending}
    >
      <p>
        {data === undefined ? null : (
          <Plural
            value={data.all}
            one="# example will be removed."
            other="# examples will be removed, with their pictures."
          />
        )}{' '}
        {data === undefined || data.changed === 0 ? null : (
          <strong className="font-medium text-ink">
            <Plural
              value={data.changed}
              one="# of them was changed by you, and goes too."
              other="# of them were changed by you, and go too."
            />
          </strong>
        )}{' '}
        <Trans>Your own products stay. You can add the examples again.</Trans>
      </p>
    </ConfirmDialog>
  );
}
