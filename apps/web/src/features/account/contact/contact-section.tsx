import { useLingui, Trans, Plural } from '@lingui/react/macro';
import type { OwnAccount } from '@saer/contract/account/account';
import { useState } from 'react';
import { type CodeRequest, codeDigits } from '@saer/contract/account/auth';
import { useMutation } from '@tanstack/react-query';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { changeContact } from '@saer/contract/account/user';
import { SettingsSection } from '../settings-section.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import {
  endOtherSessionsMutation,
  verifyCodeMutation,
  resendCodeMutation,
  changeContactMutation,
} from '../queries.ts';
import { OtpField } from '../../../components/form/otp-field.tsx';
import { ApiFailure } from '../../../lib/api/api.ts';
import { useCurrentTime } from '../../../lib/hooks/use-current-time.ts';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { formColumn } from '../../../components/button/control-style.ts';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';

/** The contact fields of an account that can be changed. */
type Contact = 'email' | 'mobile';

type NewContactProps = {
  readonly contact: Contact;
  readonly onSent: (request: CodeRequest) => void;
  readonly onClose: () => void;
};

/** Which address it shall be, and the password that shows whose wish it is. */
function NewContact({ contact, onSent, onClose }: NewContactProps) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(changeContactMutation);
  const form = useSchemaForm(changeContact.body, { [contact]: '', currentPassword: '' });
  const { submit, problem, isSending } = useFormSend(form, async (values) =>
    onSent(await mutateAsync(values)),
  );
  const { control } = form;
  return (
    <form noValidate onSubmit={submit} className={formColumn}>
      <FormError>{problem}</FormError>
      {contact === 'email' ? (
        <FormTextField
          control={control}
          name="email"
          kind="email"
          autoComplete="email"
          label={t`New email address`}
          description={t`We’ll send a code to it. Nothing changes until you enter the code.`}
        />
      ) : (
        <FormTextField
          control={control}
          name="mobile"
          kind="tel"
          autoComplete="tel"
          placeholder="05x xxx xxxx"
          label={t`New mobile number`}
          description={t`We’ll send a code to it. Nothing changes until you enter the code.`}
        />
      )}
      <FormPasswordField
        control={control}
        name="currentPassword"
        label={t`Current password`}
        autoComplete="current-password"
      />
      <DialogActions>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" tone="primary" isPending={isSending}>
          <Trans>Send the code</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

type ResendCodeProps = { readonly request: CodeRequest; readonly onResent: (request: CodeRequest) => void };

/** Another code, as soon as one may be sent. */
function ResendCode({ request, onResent }: ResendCodeProps) {
  const { t } = useLingui();
  const now = useCurrentTime(1000);
  const { mutate, isPending } = useMutation(resendCodeMutation);
  const { requestId, channel, resendAt } = request;
  const seconds = Math.ceil((Date.parse(resendAt) - now.getTime()) / 1000);
  if (seconds > 0) {
    return (
      <p className="flex min-h-control items-center text-sm text-muted" role="timer">
        <Plural
          value={seconds}
          one="You can request another code in # second."
          other="You can request another code in # seconds."
        />
      </p>
    );
  }
  const resend = (): void =>
    mutate(
      { requestId, channel },
      {
        onSuccess: (sent) => {
          showToast({ tone: 'positive', text: t`A new code is on its way.` });
          onResent(sent);
        },
        onError: ({ message }) => showToast({ tone: 'negative', text: message }),
      },
    );
  return (
    <div>
      <Button tone="quiet" onPress={resend} isPending={isPending}>
        <Trans>Send another code</Trans>
      </Button>
    </div>
  );
}

type ConfirmContactProps = {
  readonly request: CodeRequest;
  readonly onResent: (request: CodeRequest) => void;
  readonly onClose: () => void;
  /** It is confirmed; so many sessions are open elsewhere. */
  readonly onConfirmed: (others: number) => void;
};

/** Form for the code sent to the new address; it is submitted with its last digit. */
function ConfirmContact({ request, onResent, onClose, onConfirmed }: ConfirmContactProps) {
  const { t } = useLingui();
  const [code, setCode] = useState('');
  const { mutate, error, isPending, reset } = useMutation(verifyCodeMutation);
  const confirm = (typed: string): void =>
    mutate(
      { requestId: request.requestId, code: typed },
      {
        onSuccess: ({ openSessions = 1 }) => onConfirmed(openSessions - 1),
      },
    );
  const change = (typed: string): void => {
    reset();
    setCode(typed);
  };
  const sentTo = isolateLtr(request.sentTo);
  const problem = error instanceof ApiFailure ? (error.reply?.message ?? error.message) : error?.message;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) confirm(code);
      }}
      className="flex flex-col gap-4"
    >
      <p className="text-sm text-muted">
        <Trans>We sent a code to {sentTo}. It’s valid for ten minutes.</Trans>
      </p>
      <OtpField label={t`Code`} value={code} onChange={change} onComplete={confirm} error={problem} />
      <ResendCode request={request} onResent={onResent} />
      <DialogActions>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" tone="primary" isPending={isPending} isDisabled={code.length < codeDigits}>
          <Trans>Confirm</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

type OfferSignOutProps = { readonly others: number; readonly onClose: () => void };

/** Offered after an address has changed: others who are signed in still are, and may not be the owner. */
function OfferSignOut({ others, onClose }: OfferSignOutProps) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation(endOtherSessionsMutation);
  const endOthers = (): void =>
    mutate(undefined, {
      onSuccess: () => {
        showToast({ tone: 'positive', text: t`You are signed in here only.` });
        onClose();
      },
    });
  return (
    <div className="flex flex-col gap-4">
      <output className="text-sm text-muted">
        <Trans>The change is made, and we sent you a notice.</Trans>{' '}
        <Plural
          value={others}
          one="One other browser is still signed in to your account. Sign it out unless you know it."
          other="# other browsers are still signed in to your account. Sign them out unless you know them all."
        />
      </output>
      <DialogActions>
        <Button onPress={onClose}>{t`Leave them signed in`}</Button>
        <Button tone="primary" onPress={endOthers} isPending={isPending}>
          <Trans>Sign out everywhere else</Trans>
        </Button>
      </DialogActions>
    </div>
  );
}

type Props = { readonly contact: Contact; readonly onClose: () => void };

/** Another address: first which one and the password, then the code that was sent there. */
function ContactDialog({ contact, onClose }: Props) {
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

/** The addresses one is reached at, each with the way to another. */
function ContactList({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  const [changing, setChanging] = useState<Contact>();
  const lines = [
    { contact: 'email', title: t`Email`, value: account.email, change: t`Change the email address` },
    { contact: 'mobile', title: t`Mobile`, value: account.mobile, change: t`Change the mobile number` },
  ] as const;
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {lines.map(({ contact, title, value, change }) => (
          <li key={contact} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
            <div className="min-w-40 flex-1 text-sm">
              <p className="text-muted">{title}</p>
              <p className="font-medium text-ink">
                {value === null ? (
                  <Trans>None yet</Trans>
                ) : (
                  <bdi dir="ltr" className="[overflow-wrap:anywhere]" data-testid={contact}>
                    {value}
                  </bdi>
                )}
              </p>
            </div>
            <Button onPress={() => setChanging(contact)}>{change}</Button>
          </li>
        ))}
      </ul>
      {changing === undefined ? null : (
        <ContactDialog contact={changing} onClose={() => setChanging(undefined)} />
      )}
    </>
  );
}

/** The addresses one signs in with and is written to. */
export function ContactSection({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  return (
    <SettingsSection
      id="contact"
      title={t`Email and mobile`}
      intro={t`You sign in with either. A new one counts once you enter the code we send there.`}
    >
      <ContactList account={account} />
    </SettingsSection>
  );
}
