import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DangerButton } from '../../../components/danger-button.tsx';
import { SelectionBar } from '../../../components/selection-bar.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { removeMutation, spamMutation } from '../queries.ts';

type Props = { readonly keys: ReadonlySet<string>; readonly onDone: () => void };

/** Actions on several messages at once. */
export function SelectedMessages({ keys, onDone }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const [isAsking, setAsking] = useState(false);
  const outcome = (text: string) => ({
    onSuccess: () => {
      showToast({ tone: 'positive', text });
      onDone();
    },
    onError: (failure: Error) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
  const spam = useMutation(spamMutation);
  const remove = useMutation(removeMutation);
  return (
    <SelectionBar count={keys.size} onClear={onDone}>
      <Button
        isPending={spam.isPending}
        onPress={() => spam.mutate([...keys], outcome(t`Marked as spam. It is erased after 30 days.`))}
      >
        <Trans>Mark as spam</Trans>
      </Button>
      <DangerButton onPress={() => setAsking(true)}>
        <Trans>Erase</Trans>
      </DangerButton>
      {isAsking ? (
        <ConfirmDialog
          title={t`Erase the messages?`}
          confirm={t`Erase`}
          isPending={remove.isPending}
          onConfirm={() => remove.mutate([...keys], outcome(t`The messages are erased.`))}
          onClose={() => setAsking(false)}
        >
          <Plural
            value={keys.size}
            one="The message is gone for good, with every reply and note."
            other="# messages are gone for good, with every reply and note."
          />
        </ConfirmDialog>
      ) : null}
    </SelectionBar>
  );
}
