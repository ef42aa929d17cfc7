import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiFailure } from '../../lib/api/api.ts';
import { useState } from 'react';
import { AccessCard } from './access-card.tsx';
import { AccessLink } from './access-link.tsx';
import { LoginForm } from './login/login-form.tsx';
import { type Credentials, type SecondStepAsked, getSecondStep } from './step.ts';
import { SecondStep } from './login/second-step.tsx';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { useRouterState } from '@tanstack/react-router';
import { Notice } from '../../components/layout/notice.tsx';
import {
  cameFromCalculator,
  leadsToCalculation,
  leadsToCalculator,
} from '../../lib/session/account-search.ts';
import { returnTo } from '../../lib/session/return-to.ts';
import { OpenCalculatorLink } from './guest/open-calculator-link.tsx';
import { DraftSavedNotice } from './guest/draft-saved-notice.tsx';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../components/button/button.tsx';
import { FormError } from '../../components/form/form-error.tsx';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { signInMutation } from './queries.ts';
import { useAfterSignIn } from './login/use-after-sign-in.ts';

type Props = {
  readonly credentials: Credentials;
  readonly failure: ApiFailure;
  readonly onCancel: () => void;
  readonly onSecondStep: (asked: SecondStepAsked) => void;
};

/** The account waits for its deletion. Anyone with its password may restore it. */
function RestoreOffer({ credentials, failure, onCancel, onSecondStep }: Props) {
  const { t } = useLingui();
  const getWords = useFailureWords();
  const arrive = useAfterSignIn();
  const { mutate, isPending, error } = useMutation(signInMutation);
  const restore = (): void =>
    mutate(
      { ...credentials, restore: true },
      {
        onSuccess: (reply) => void arrive(reply),
        onError: (refusal) => {
          const asked = getSecondStep(refusal);
          if (asked !== undefined) onSecondStep(asked);
        },
      },
    );
  return (
    <AccessCard title={t`Keep your account?`} lead={getWords(failure)} follows>
      <p className="text-sm text-ink">
        <Trans>Restore it and everything will be as it was. You’ll be signed in right away.</Trans>
      </p>
      <FormError>{error === null ? undefined : getWords(error)}</FormError>
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

/** Why authentication is required before the requested page. */
function RedirectReason() {
  const { i18n } = useLingui();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const asked = new URLSearchParams(search);
  if (asked.has('ended')) return <Notice tone="warning">{errorMessage(i18n, 'sessionEnded')}</Notice>;
  if (cameFromCalculator(search)) return <DraftSavedNotice />;
  if (!asked.has('to')) return null;
  return (
    <Notice>
      <p>{errorMessage(i18n, 'signInNeeded')}</p>
      {leadsToCalculation(search) ? (
        <p>
          <Trans>Once you are signed in, the calculator opens with the values of your link.</Trans>
        </p>
      ) : null}
      {returnTo(asked.get('to') ?? undefined)?.startsWith('/checkout?') === true ? (
        <p>
          <Trans>After that you go on with the plan you chose.</Trans>
        </p>
      ) : null}
      {leadsToCalculator(search) ? (
        <OpenCalculatorLink>
          <Trans>Calculate without an account</Trans>
        </OpenCalculatorLink>
      ) : null}
    </Notice>
  );
}

type Step =
  | { readonly at: 'form'; readonly refused?: Error }
  | { readonly at: 'restore'; readonly credentials: Credentials; readonly failure: ApiFailure }
  | { readonly at: 'secondStep'; readonly asked: SecondStepAsked };

export function LoginPage() {
  const { t } = useLingui();
  const [step, setStep] = useState<Step>({ at: 'form' });
  const begin = (): void => setStep({ at: 'form' });
  const onSecondStep = (asked: SecondStepAsked): void => setStep({ at: 'secondStep', asked });
  if (step.at === 'restore') return <RestoreOffer {...step} onCancel={begin} onSecondStep={onSecondStep} />;
  if (step.at === 'secondStep')
    return (
      <SecondStep
        asked={step.asked}
        onBack={begin}
        onRefused={(refused) => setStep({ at: 'form', refused })}
      />
    );
  return (
    <AccessCard
      title={t`Sign in`}
      footer={
        <>
          <Trans>No account yet?</Trans> <AccessLink to="/access/signup">{t`Create an account`}</AccessLink>
        </>
      }
    >
      <RedirectReason />
      <LoginForm
        refused={step.refused}
        onDeleted={(credentials, failure) => setStep({ at: 'restore', credentials, failure })}
        onSecondStep={onSecondStep}
      />
    </AccessCard>
  );
}
