import { useLingui, Trans } from '@lingui/react/macro';
import { CodeStep } from './code/code-step.tsx';
import { SignupForm, useSignupForm } from './signup/signup-form.tsx';
import { hasPageFlag } from '../../lib/browser/page-flags.ts';
import { useStep } from './step.ts';
import { AccessCard } from './access-card.tsx';
import { AccessLink } from './access-link.tsx';
import { OpenCalculatorLink } from './guest/open-calculator-link.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Hourglass } from 'lucide-react';
import { buttonStyle } from '../../components/button/button-style.ts';
import { progressQuery } from './queries.ts';
import { LocalProviderNotice } from './local-provider-notice.tsx';
import { TextButton } from './text-button.tsx';

type Props = {
  /** Unknown after a sign-in attempt: then the result only arrives by email. */
  readonly requestId: string | undefined;
  readonly onRestart: () => void;
};

/** Message that the account is approved. */
function Approved() {
  const { t } = useLingui();
  return (
    <AccessCard title={t`Your account is approved`} lead={<Trans>Sign in to get started.</Trans>} follows>
      <Link to="/access/login" search={true} className={buttonStyle('primary')}>
        <Trans>Sign in</Trans>
      </Link>
    </AccessCard>
  );
}

/** The address is proved; now an admin approves. */
function WaitingStep({ requestId, onRestart }: Props) {
  const { t } = useLingui();
  const { data } = useQuery({ ...progressQuery(requestId ?? ''), enabled: requestId !== undefined });
  if (data?.isApproved === true) return <Approved />;
  return (
    <AccessCard
      title={t`Your registration is under review`}
      lead={<Trans>There’s nothing else you need to do.</Trans>}
      follows
      footer={
        <>
          <AccessLink to="/access/login">{t`Go to sign-in`}</AccessLink>
          <span aria-hidden>·</span>
          <TextButton onPress={onRestart}>{t`Register another account`}</TextButton>
        </>
      }
    >
      <ol className="flex flex-col gap-3 text-sm text-ink">
        <li className="flex items-start gap-2.5">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-strong" />
          <Trans>Your email is confirmed.</Trans>
        </li>
        <li className="flex items-start gap-2.5">
          <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          <Trans>An admin will review your account. We’ll email you as soon as it’s approved.</Trans>
        </li>
      </ol>
      {requestId === undefined ? null : (
        <p className="text-sm text-muted">
          <Trans>You can close this page. If you leave it open, it will update once you’re approved.</Trans>
        </p>
      )}
      <p className="text-sm text-ink">
        <Trans>Until approval you can keep calculating.</Trans>{' '}
        <OpenCalculatorLink>
          <Trans>Open the calculator</Trans>
        </OpenCalculatorLink>
      </p>
      <LocalProviderNotice of="mail" />
    </AccessCard>
  );
}

/** Takes the place of the form while admins take no registrations. */
function RegistrationClosed() {
  const { t } = useLingui();
  return (
    <AccessCard
      title={t`Registration is closed for now`}
      footer={<AccessLink to="/access/login">{t`Go to sign-in`}</AccessLink>}
    >
      <OpenCalculatorLink>
        <Trans>Open the calculator</Trans>
      </OpenCalculatorLink>
    </AccessCard>
  );
}

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
