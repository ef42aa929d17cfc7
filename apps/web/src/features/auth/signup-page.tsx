import { useLingui } from '@lingui/react/macro';
import { CodeStep } from './code/code-step.tsx';
import { SignupForm } from './signup/signup-form.tsx';
import { useSignupForm } from './signup/use-signup-form.ts';
import { RegistrationClosed } from './signup/registration-closed.tsx';
import { WaitingStep } from './signup/waiting-step.tsx';
import { hasPageFlag } from '../../lib/browser/page-flags.ts';
import { useStep } from './step.ts';

/** Registration: the form, the code that proves the address, and the wait for approval. */
export function SignupPage() {
  const { t } = useLingui();
  const [step, go] = useStep('access.signup');
  // Held here, so that the form is preserved when returning from the code.
  const form = useSignupForm();
  if (step?.at === 'code') {
    return (
      <CodeStep
        sent={step.sent}
        onSent={(sent) => go({ at: 'code', sent })}
        onConfirmed={() => go({ at: 'waiting', requestId: step.sent.requestId })}
        back={t`Edit my details`}
        onBack={() => go(undefined)}
      />
    );
  }
  if (step?.at === 'waiting') {
    return <WaitingStep requestId={step.requestId} onRestart={() => go(undefined)} />;
  }
  if (hasPageFlag('registration-closed')) return <RegistrationClosed />;
  return <SignupForm form={form} onSent={(sent) => go({ at: 'code', sent })} />;
}
