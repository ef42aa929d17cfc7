import { Trans } from '@lingui/react/macro';
import type { SignedIn } from '@saer/contract/account/session';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { passkeyMutation } from '../queries.ts';

type Props = {
  readonly onSignedIn: (reply: SignedIn) => void;
  /** Handles errors that have their own page. */
  readonly onRefused?: (error: Error) => boolean;
  /** The token of the password sign-in, if the passkey is its second step. */
  readonly secondStepToken?: string;
  readonly isPrimary?: boolean;
};

/** Signs in with a passkey. */
export function PasskeyButton({ onSignedIn, onRefused, secondStepToken, isPrimary = false }: Props) {
  const getWords = useFailureWords();
  const { mutate, isPending, error, reset } = useMutation(passkeyMutation);
  const signIn = (): void =>
    mutate(secondStepToken, {
      onSuccess: onSignedIn,
      onError: (refusal) => {
        if (onRefused?.(refusal) === true) reset();
      },
    });
  return (
    <div className="flex flex-col gap-3 [&>:empty]:hidden">
      <Button tone={isPrimary ? 'primary' : 'plain'} isWide isPending={isPending} onPress={signIn}>
        <KeyRound aria-hidden className="size-4" />
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <FormError>{error === null ? undefined : getWords(error)}</FormError>
    </div>
  );
}
