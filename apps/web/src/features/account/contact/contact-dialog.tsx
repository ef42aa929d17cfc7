import { useLingui } from '@lingui/react/macro';
import type { CodeRequest } from '@saer/contract/auth';
import { useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { ConfirmContact } from './confirm-contact.tsx';
import type { Contact } from './contact.ts';
import { NewContact } from './new-contact.tsx';
import { OfferSignOut } from './offer-sign-out.tsx';
import { showToast } from '../../../lib/toasts.ts';

type Props = { readonly contact: Contact; readonly onClose: () => void };

/** Another address: first which one and the password, then the code that was sent there. */
export function ContactDialog({ contact, onClose }: Props) {
  const { t } = useLingui();
  const [request, setRequest] = useState<CodeRequest>();
  const [others, setOthers] = useState(0);
  const finish = (openElsewhere: number): void => {
    if (openElsewhere > 0) return setOthers(openElsewhere);
    showToast({ tone: 'positive', text: t`Action was successful` });
    return onClose();
  };
  return (
    <Dialog
      title={contact === 'email' ? t`Change the email address` : t`Change the mobile number`}
      onClose={onClose}
    >
      {others > 0 ? <OfferSignOut others={others} onClose={onClose} /> : null}
      {others > 0 ? null : request === undefined ? (
        <NewContact contact={contact} onSent={setRequest} onClose={onClose} />
      ) : (
        <ConfirmContact request={request} onResent={setRequest} onClose={onClose} onConfirmed={finish} />
      )}
    </Dialog>
  );
}
