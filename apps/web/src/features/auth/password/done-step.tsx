import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../../../components/button.tsx';
import { endSession, isSignedIn } from '../../../lib/session.ts';
import { AccessCard } from '../access-card.tsx';

/** The new password holds. */
export function DoneStep() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const signIn = async (): Promise<void> => {
    // A link may have been for another account than the one that was open in this browser.
    if (isSignedIn()) await endSession();
    await navigate({ to: '/access/login', search: true });
  };
  return (
    <AccessCard
      title={t`Your password is set`}
      lead={<Trans>Sign in with it now. We’ve also emailed you about the change.</Trans>}
      follows
    >
      <Button tone="primary" isWide onPress={() => void signIn()}>
        <Trans>Sign in</Trans>
      </Button>
    </AccessCard>
  );
}
