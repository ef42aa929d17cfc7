import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { hasEndedSessions } from '../../../lib/end-session.ts';
import { readSessionStorage, writeSessionStorage } from '../../../lib/session-storage.ts';
import { showToast } from '../../../lib/toasts.ts';

/** Says that someone has just signed out where the home page did not open. */
export function SignedOutNotice() {
  const { t } = useLingui();
  useEffect(() => {
    if (readSessionStorage('app.signedOut') === undefined) return;
    writeSessionStorage('app.signedOut', undefined);
    const text = hasEndedSessions()
      ? t`You are logged out in this browser. The server is told as soon as there is a connection.`
      : t`You are logged out.`;
    showToast({ tone: 'neutral', text });
  }, [t]);
  return null;
}
