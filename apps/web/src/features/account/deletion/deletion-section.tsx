import { Trans, useLingui } from '@lingui/react/macro';
import { deletionGraceDays, type OwnAccount } from '@saer/contract/account';
import { useState } from 'react';
import { DangerButton } from '../../../components/danger-button.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { DeletedDialog } from './deleted-dialog.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';

/** Deletion of the account, with its grace period. */
export function DeletionSection({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const [until, setUntil] = useState<string>();
  return (
    <SettingsSection
      id="deletion"
      title={t`Delete account`}
      intro={t`You’ll be signed out everywhere immediately. You can sign in within ${deletionGraceDays} days to undo this; after that, everything we store about you is erased.`}
    >
      <DangerButton onPress={() => setAsking(true)}>
        <Trans>Delete my account</Trans>
      </DangerButton>
      {isAsking ? (
        <DeletionDialog account={account} onClose={() => setAsking(false)} onDeleted={setUntil} />
      ) : null}
      {until === undefined ? null : <DeletedDialog until={until} />}
    </SettingsSection>
  );
}
