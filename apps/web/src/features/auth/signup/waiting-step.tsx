import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Hourglass } from 'lucide-react';
import { AccessCard } from '../access-card.tsx';
import { AccessLink } from '../access-link.tsx';
import { OpenCalculatorLink } from '../guest/open-calculator-link.tsx';
import { progressQuery } from '../queries.ts';
import { StandInNotice } from '../stand-in-notice.tsx';
import { TextButton } from '../text-button.tsx';
import { Approved } from './approved.tsx';

type Props = {
  /** Unknown to whoever tried to sign in: then only the email tells. */
  readonly requestId: string | undefined;
  readonly onRestart: () => void;
};

/** The address is proved; now an admin approves. */
export function WaitingStep({ requestId, onRestart }: Props) {
  const { t } = useLingui();
  const { data } = useQuery({ ...progressQuery(requestId ?? ''), enabled: requestId !== undefined });
  if (data?.isApproved === true) return <Approved />;
  return (
    <AccessCard
      title={t`Your registration is being looked at`}
      lead={<Trans>There is nothing more for you to do now.</Trans>}
      follows
      footer={
        <>
          <AccessLink to="/access/login">{t`To sign in`}</AccessLink>
          <span aria-hidden>·</span>
          <TextButton onPress={onRestart}>{t`Register another account`}</TextButton>
        </>
      }
    >
      <ol className="flex flex-col gap-3 text-sm text-ink">
        <li className="flex items-start gap-2.5">
          <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-strong" />
          <Trans>Your address is confirmed.</Trans>
        </li>
        <li className="flex items-start gap-2.5">
          <Hourglass aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
          <Trans>An admin approves your account. You will get an email as soon as that is done.</Trans>
        </li>
      </ol>
      {requestId === undefined ? null : (
        <p className="text-sm text-muted">
          <Trans>You may close this page. While it is open, it shows the approval by itself.</Trans>
        </p>
      )}
      <p className="text-sm text-ink">
        <Trans>Until approval you can keep calculating.</Trans>{' '}
        <OpenCalculatorLink>
          <Trans>Open the calculator</Trans>
        </OpenCalculatorLink>
      </p>
      <StandInNotice of="mail" />
    </AccessCard>
  );
}
