import { Trans, useLingui } from '@lingui/react/macro';
import type { Passkey } from '@saer/contract/account/second-factor';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { passkeyName } from '@saer/contract/account/passkey';
import * as z from 'zod/mini';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import {
  disableTotpMutation,
  removePasskeyMutation,
  renewCodesMutation,
  renamePasskeyMutation,
} from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetUp } from './totp-set-up.tsx';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';

const fields = z.strictObject({ name: passkeyName() });

function RenamePasskey({
  passkey: { id, name },
  onClose,
}: {
  readonly passkey: Passkey;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(renamePasskeyMutation);
  const form = useSchemaForm(fields, { name });
  const sending = useFormSend(form, async (typed) => {
    await mutateAsync({ id, ...typed });
    onClose();
  });
  return (
    <FormDialog
      title={t`Rename the passkey`}
      sending={sending}
      confirm={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <FormTextField control={form.control} name="name" label={t`Name of the passkey`} />
    </FormDialog>
  );
}

export type SecurityTask =
  | { readonly name: 'turnOn' | 'turnOff' | 'renewCodes' | 'addPasskey' }
  | { readonly name: 'renamePasskey' | 'removePasskey'; readonly passkey: Passkey };

type TaskProps = { readonly hasCodes: boolean; readonly onClose: () => void };

function TurnOn({ hasCodes, onClose }: TaskProps) {
  const { t } = useLingui();
  const [mustStay, setMustStay] = useState(false);
  return (
    <Dialog title={t`Authenticator app`} onClose={onClose} isKept={mustStay}>
      <TotpSetUp
        hasCodes={hasCodes}
        onCancel={onClose}
        onCodes={() => setMustStay(true)}
        done={t`I saved them`}
        onDone={() => {
          onClose();
          showToast({ tone: 'positive', text: t`Two-step sign-in is on.` });
        }}
      />
    </Dialog>
  );
}

function TurnOff({ hasCodes, onClose }: TaskProps) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(disableTotpMutation);
  return (
    <Dialog title={t`Turn off the authenticator app?`} onClose={onClose}>
      <ReauthenticationForm
        hasCodes={hasCodes}
        confirm={t`Turn off`}
        isDestructive
        onCancel={onClose}
        onProven={async (proof) => {
          await mutateAsync(proof);
          onClose();
          showToast({ tone: 'neutral', text: t`The authenticator app is off.` });
        }}
      >
        <p className="text-sm text-muted">
          <Trans>Whoever knows your password can then sign in with nothing else.</Trans>
        </p>
      </ReauthenticationForm>
    </Dialog>
  );
}

function RenewCodes({ hasCodes, onClose }: TaskProps) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(renewCodesMutation);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Dialog title={t`New recovery codes`} onClose={onClose} isKept={codes !== undefined}>
      {codes === undefined ? (
        <ReauthenticationForm
          hasCodes={hasCodes}
          confirm={t`Make new codes`}
          onCancel={onClose}
          onProven={async (proof) => setCodes((await mutateAsync(proof)).recoveryCodes)}
        >
          <p className="text-sm text-muted">
            <Trans>The codes you have stop working.</Trans>
          </p>
        </ReauthenticationForm>
      ) : (
        <RecoveryCodes codes={codes} done={t`I saved them`} onDone={onClose} />
      )}
    </Dialog>
  );
}

function AddPasskey({ hasCodes, onClose }: TaskProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Add a passkey`} onClose={onClose}>
      <PasskeyForm
        hasCodes={hasCodes}
        onCancel={onClose}
        onDone={() => {
          onClose();
          showToast({ tone: 'positive', text: t`The passkey is added.` });
        }}
      />
    </Dialog>
  );
}

function RemovePasskey({ hasCodes, onClose, passkey: { id, name } }: TaskProps & { passkey: Passkey }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(removePasskeyMutation);
  return (
    <Dialog title={t`Remove the passkey “${name}”?`} onClose={onClose}>
      <ReauthenticationForm
        hasCodes={hasCodes}
        confirm={t`Remove`}
        isDestructive
        onCancel={onClose}
        onProven={async (proof) => {
          await mutateAsync({ id, proof });
          onClose();
          showToast({ tone: 'neutral', text: t`The passkey is removed.` });
        }}
      >
        <p className="text-sm text-muted">
          <Trans>It no longer signs in, and every other browser is signed out.</Trans>
        </p>
      </ReauthenticationForm>
    </Dialog>
  );
}

/** The dialog of one change to how the account is entered. */
export function SecurityTaskDialog({ task, ...props }: TaskProps & { readonly task: SecurityTask }) {
  switch (task.name) {
    case 'turnOn':
      return <TurnOn {...props} />;
    case 'turnOff':
      return <TurnOff {...props} />;
    case 'renewCodes':
      return <RenewCodes {...props} />;
    case 'addPasskey':
      return <AddPasskey {...props} />;
    case 'renamePasskey':
      return <RenamePasskey passkey={task.passkey} onClose={props.onClose} />;
    case 'removePasskey':
      break;
  }
  return <RemovePasskey {...props} passkey={task.passkey} />;
}
