import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '../../components/button/button.tsx';
import { Notice } from '../../components/layout/notice.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { showToast } from '../../lib/browser/toasts.ts';
import { exampleCountsQuery, removeExamplesMutation } from './queries.ts';

/** Asks before all examples are removed, and says how many of them were changed. */
function RemoveExamples({ onClose }: { readonly onClose: () => void }) {
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

/** Says that the figures count examples, and removes them. */
export function ExamplesNotice({ examples }: { readonly examples: number }) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <Notice tone="info">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-60 flex-1">
          <Plural
            value={examples}
            one="# example product counts in everything you see here."
            other="# example products count in everything you see here."
          />
        </p>
        <Button onPress={() => setRemoving(true)}>
          <Trans>Remove the examples</Trans>
        </Button>
      </div>
      {isRemoving ? <RemoveExamples onClose={() => setRemoving(false)} /> : null}
    </Notice>
  );
}
