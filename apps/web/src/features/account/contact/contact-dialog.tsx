import { useLingui } from '@lingui/react/macro';
import type { CodeRequest } from '@saer/contract/auth';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { ConfirmContact } from './confirm-contact.tsx';
import type { Contact } from './contact.ts';
import { NewContact } from './new-contact.tsx';

type Props = { readonly contact: Contact; readonly onClose: () => void };

/** Another address: first which one and the password, then the code that was sent there. */
export function ContactDialog({ contact, onClose }: Props) {
  const { t } = useLingui();
  const [request, setRequest] = useState<CodeRequest>();
  return (
    <Dialog
      title={contact === 'email' ? t`Change the email address` : t`Change the mobile number`}
      onClose={onClose}
    >
      {request === undefined ? (
        <NewContact contact={contact} onSent={setRequest} onClose={onClose} />
      ) : (
        <ConfirmContact request={request} onResent={setRequest} onClose={onClose} />
      )}
    </Dialog>
  );
}
