import { Trans, useLingui } from '@lingui/react/macro';
import type { ApiFailure } from '../../lib/api.ts';
import { useState } from 'react';
import { AccessCard } from './access-card.tsx';
import { AccessLink } from './access-link.tsx';
import { LoginForm } from './login/login-form.tsx';
import { RestoreOffer } from './login/restore-offer.tsx';
import type { Credentials } from './login/credentials.ts';
import { WhyHere } from './login/why-here.tsx';

export function LoginPage() {
  const { t } = useLingui();
  const [deleted, setDeleted] = useState<{
    readonly credentials: Credentials;
    readonly failure: ApiFailure;
  }>();
  if (deleted !== undefined) return <RestoreOffer {...deleted} onCancel={() => setDeleted(undefined)} />;
  return (
    <AccessCard
      title={t`Sign in`}
      footer={
        <>
          <Trans>No account yet?</Trans> <AccessLink to="/access/signup">{t`Create an account`}</AccessLink>
        </>
      }
    >
      <WhyHere />
      <LoginForm onDeleted={(credentials, failure) => setDeleted({ credentials, failure })} />
    </AccessCard>
  );
}
