import { Trans, useLingui } from '@lingui/react/macro';
import { deletionGraceDays, type OwnAccount } from '@saer/contract/account/account';
import { useState, useEffect } from 'react';
import { deleteOwnAccount } from '@saer/contract/account/user';
import { useMutation } from '@tanstack/react-query';
import { DangerButton } from '../../../components/button/danger-button.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { signOut } from '../../../lib/session/session.ts';
import { forgetSession } from '../../../lib/api/forget-session.ts';
import { useShortInstant } from '../../../lib/language/use-short-dates.ts';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { formColumn } from '../../../components/button/control-style.ts';
import { InputField } from '../../../components/form/input-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { deleteOwnAccountMutation } from '../queries.ts';

type Props = {
  readonly account: OwnAccount;
  readonly onClose: () => void;
  readonly onDeleted: (until: string) => void;
};

/** Confirms the deletion of an account in two ways: by password and by typing a word. */
function DeletionDialog({ account, onClose, onDeleted }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const { mutateAsync } = useMutation(deleteOwnAccountMutation);
  const form = useSchemaForm(deleteOwnAccount.body, { password: '' });
  const word = t`delete`;
  const isTyped = typed.trim().toLowerCase() === word;
  const { submit, problem, isSending } = useFormSend(form, async ({ password }) => {
    const { until } = await mutateAsync(password);
    onClose();
    onDeleted(until);
  });
  return (
    <Dialog title={t`Delete my account`} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => (isTyped ? submit(event) : event.preventDefault())}
        className={formColumn}
      >
        <FormError>{problem}</FormError>
        {account.role === 'USER' ? (
          <p className="text-sm text-muted">
            <Trans>Your sub-users lose access immediately.</Trans>
          </p>
        ) : null}
        <FormPasswordField
          control={form.control}
          name="password"
          label={t`Current password`}
          autoComplete="current-password"
        />
        <InputField label={t`Type the word “${word}” to confirm`} value={typed} onChange={setTyped} />
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <DangerButton type="submit" isDisabled={!isTyped} isPending={isSending}>
            <Trans>Delete my account</Trans>
          </DangerButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const leave = (): void => void signOut();

/** Final message after deleting an account: until when it can be restored. */
function DeletedDialog({ until }: { readonly until: string }) {
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
