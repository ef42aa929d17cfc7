import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { endOtherSessionsMutation, sessionsQuery } from '../queries.ts';
import { SettingsSection } from '../settings-section.tsx';
import { SessionLine } from './session-line.tsx';

/** Where one is signed in, and the way to end that elsewhere. */
export function SessionsSection() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(sessionsQuery);
  const { mutate, isPending } = useMutation(endOtherSessionsMutation);
  const [isAsking, setAsking] = useState(false);
  const others = data?.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  const endOthers = (): void =>
    mutate(undefined, {
      onSuccess: () => showToast({ tone: 'positive', text: t`You are signed in here only.` }),
      onSettled: () => setAsking(false),
    });
  return (
    <SettingsSection
      id="sessions"
      title={t`Open sessions`}
      intro={t`Browsers signed in to your account. End any you don’t recognise, then change your password.`}
    >
      {data === undefined ? <QueryFallback error={error} onRetry={refetch} lines={3} /> : null}
      <ul aria-label={t`Open sessions`} className="flex flex-col divide-y divide-line">
        {data?.map((session) => (
          <SessionLine key={session.sessionId} session={session} />
        ))}
      </ul>
      {others > 0 ? (
        <div className="mt-3">
          <Button onPress={() => setAsking(true)}>
            <Trans>End all others</Trans>
          </Button>
        </div>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={t`End all other sessions?`}
          confirm={t`End all others`}
          onConfirm={endOthers}
          onClose={() => setAsking(false)}
          isPending={isPending}
        >
          <Plural
            value={others}
            one="One other browser will be signed out. You’ll stay signed in here."
            other="# other browsers will be signed out. You’ll stay signed in here."
          />
        </ConfirmDialog>
      ) : null}
    </SettingsSection>
  );
}
