import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Hourglass } from 'lucide-react';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { AccessCard } from '../access-card.tsx';
import { AccessLink } from '../access-link.tsx';
import { OpenCalculatorLink } from '../guest/open-calculator-link.tsx';
import { progressQuery } from '../queries.ts';
import { LocalProviderNotice } from '../local-provider-notice.tsx';
import { TextButton } from '../text-button.tsx';

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
export function WaitingStep({ requestId, onRestart }: Props) {
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
