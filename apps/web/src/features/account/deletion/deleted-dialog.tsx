import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { signOut } from '../../../lib/session.ts';
import { forgetSession } from '../../../lib/forget-session.ts';
import { useShortInstant } from '../../../lib/use-short-dates.ts';

const leave = (): void => void signOut();

/** Final message after deleting an account: until when it can be restored. */
export function DeletedDialog({ until }: { readonly until: string }) {
  const { t } = useLingui();
  const shortInstant = useShortInstant();
  // The server has ended the session; this browser must not call with it behind the dialog.
  useEffect(forgetSession, []);
  const day = shortInstant(until);
  return (
    <Dialog title={t`Your account will be deleted`} onClose={leave} isKept>
      <p className="text-sm text-muted">
        <Trans>
          You’ve been signed out everywhere. Sign in by {day} to undo this; after that, nothing is left.
        </Trans>
      </p>
      <DialogActions>
        <Button tone="primary" onPress={leave}>
          <Trans>Go to the home page</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
