import { useLingui } from '@lingui/react/macro';
import { CodeStep } from './code/code-step.tsx';
import { AccountStep } from './password/account-step.tsx';
import { DoneStep } from './password/done-step.tsx';
import { PasswordStep } from './password/password-step.tsx';
import { useLinkStep } from './password/use-link-step.ts';

/** A new password: for who forgot theirs, who got a link, and who came in with a password that works once. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const [step, go] = useLinkStep();
  switch (step?.at) {
    case 'code':
      return (
        <CodeStep
          sent={step.sent}
          onSent={(sent) => go({ at: 'code', sent })}
          onConfirmed={(token) =>
            go(token === undefined ? undefined : { at: 'password', token, because: 'code' })
          }
          back={t`Use another email or mobile`}
          onBack={() => go(undefined)}
        />
      );
    case 'password':
      return (
        <PasswordStep
          token={step.token}
          because={step.because}
          onDone={() => go({ at: 'done' })}
          onAskAgain={() => go(undefined)}
        />
      );
    case 'done':
      return <DoneStep />;
    case 'waiting':
    case undefined:
      break;
  }
  return <AccountStep onSent={(sent) => go({ at: 'code', sent })} />;
}
