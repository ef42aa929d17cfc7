import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { readSessionStorage, writeSessionStorage } from '../../../lib/browser/storage.ts';
import { showToast } from '../../../lib/browser/toasts.ts';

/** Says that someone has just signed out where the home page did not open. */
export function SignedOutNotice() {
  const { t } = useLingui();
  useEffect(() => {
    if (readSessionStorage('app.signedOut') === undefined) return;
    writeSessionStorage('app.signedOut', undefined);
    showToast({ tone: 'neutral', text: t`You are logged out.` });
  }, [t]);
  return null;
}
