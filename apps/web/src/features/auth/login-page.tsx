import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiFailure } from '../../lib/api/api.ts';
import { useState } from 'react';
import { AccessCard } from './access-card.tsx';
import { AccessLink } from './access-link.tsx';
import { LoginForm } from './login/login-form.tsx';
import { RestoreOffer } from './login/restore-offer.tsx';
import type { Credentials } from './login/credentials.ts';
import { SecondStep } from './login/second-step.tsx';
import type { SecondStepAsked } from './login/second-step-of.ts';
import { RedirectReason } from './login/redirect-reason.tsx';

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
