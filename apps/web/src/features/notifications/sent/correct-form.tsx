import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDetails } from '@saer/contract/message-delivery';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { correctMutation } from './queries.ts';

/** Corrects where one message goes. */
export function CorrectForm({ details }: { readonly details: MessageDetails }) {
  const { t } = useLingui();
  const { message, channel } = details;
  const { id, recipient } = message;
  const [typed, setTyped] = useState(recipient);
  const failureWords = useFailureWords();
  const correct = useMutation({
    ...correctMutation,
    onSuccess: () => showToast({ tone: 'positive', text: t`The address of this message is corrected.` }),
    onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
  const isChanged = typed.trim() !== recipient && typed.trim() !== '';
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        correct.mutate({ id, recipient, [channel === 'email' ? 'email' : 'mobile']: typed.trim() });
      }}
    >
      <TextField
        label={channel === 'email' ? t`Email address` : t`Mobile number`}
        value={typed}
        onChange={setTyped}
      />
      <p className="text-muted">
        <Trans>Only this message goes there. The address of an account stays as it is.</Trans>
      </p>
      <div>
        <Button type="submit" isDisabled={!isChanged} isPending={correct.isPending}>
          <Trans>Correct the address</Trans>
        </Button>
      </div>
    </form>
  );
}
