import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button/button.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import type { ApiFailure } from '../../../lib/api/api.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { AccessCard } from '../access-card.tsx';
import { signInMutation } from '../queries.ts';
import type { Credentials } from './credentials.ts';
import { type SecondStepAsked, secondStepOf } from './second-step-of.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

type Props = {
  readonly credentials: Credentials;
  readonly failure: ApiFailure;
  readonly onCancel: () => void;
  readonly onSecondStep: (asked: SecondStepAsked) => void;
};

/** The account waits for its deletion. Anyone with its password may restore it. */
export function RestoreOffer({ credentials, failure, onCancel, onSecondStep }: Props) {
  const { t } = useLingui();
  const wordsOf = useFailureWords();
  const arrive = useAfterSignIn();
  const { mutate, isPending, error } = useMutation(signInMutation);
  const restore = (): void =>
    mutate(
      { ...credentials, restore: true },
      {
        onSuccess: (reply) => void arrive(reply),
        onError: (refusal) => {
          const asked = secondStepOf(refusal);
          if (asked !== undefined) onSecondStep(asked);
        },
      },
    );
  return (
    <AccessCard title={t`Keep your account?`} lead={wordsOf(failure)} follows>
      <p className="text-sm text-ink">
        <Trans>Restore it and everything will be as it was. You’ll be signed in right away.</Trans>
      </p>
      <FormError>{error === null ? undefined : wordsOf(error)}</FormError>
      <div className="flex flex-col gap-2.5">
        <Button tone="primary" isWide isPending={isPending} onPress={restore}>
          <Trans>Restore and sign in</Trans>
        </Button>
        <Button isWide onPress={onCancel}>
          <Trans>Leave it deleted</Trans>
        </Button>
      </div>
    </AccessCard>
  );
}
