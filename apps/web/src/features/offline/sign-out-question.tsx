import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { updateQueue } from '../../domain/pending-changes/change-store.ts';
import { usePendingCount } from '../../lib/offline/use-pending-count.ts';
import { signOut } from '../../lib/session/session.ts';
import { showSignOutQuestion } from '../../lib/session/sign-out-question.ts';

/** Asks whoever signs out while changes wait: nothing of an account stays in a browser that it has left. */
export function SignOutQuestion() {
  const { t } = useLingui();
  const count = usePendingCount();
  const [isPending, setPending] = useState(false);
  const discard = async (): Promise<void> => {
    setPending(true);
    await updateQueue(() => []);
    await signOut();
  };
  return (
    <ConfirmDialog
      title={t`Sign out without saving?`}
      confirm={t`Discard and sign out`}
      onConfirm={() => void discard()}
      onClose={() => showSignOutQuestion(false)}
      isPending={isPending}
    >
      <Plural
        value={count}
        one="# change of yours was not sent yet. Signing out removes it from this browser."
        other="# changes of yours were not sent yet. Signing out removes them from this browser."
      />
    </ConfirmDialog>
  );
}
