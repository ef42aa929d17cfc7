import { Trans, useLingui } from '@lingui/react/macro';
import type { EndpointReply } from '@saer/contract/api/endpoint';
import { type startTotp, totpDigits } from '@saer/contract/account/second-factor';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { CopyButton } from '../../../components/button/copy-button.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { OtpField } from '../../../components/form/otp-field.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import { useCodeEntry } from '../../../lib/form/use-code-entry.ts';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import { confirmTotpMutation, startTotpMutation } from './queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

const QrCode = lazyComponent(async () => (await import('./qr-code.tsx')).QrCode);

type Started = EndpointReply<typeof startTotp>;

type Props = {
  readonly hasCodes: boolean;
  readonly onCancel?: () => void;
  /** Codes are turned on and the recovery codes were displayed. */
  readonly onDone: () => void;
  /** The recovery codes are visible: they must not be lost by accident. */
  readonly onCodes?: () => void;
  /** Label of the last button. */
  readonly done: string;
};

type ScanProps = {
  readonly started: Started;
  readonly onCancel?: (() => void) | undefined;
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
};

/** Groups of four letters, for reading and typing. */
const spaced = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

function Scan({ started: { uri, secret }, onCancel, onConfirmed }: ScanProps) {
  const { t } = useLingui();
  const mutation = useMutation(confirmTotpMutation);
  const { input, code, type, send, submit, problem } = useCodeEntry({
    mutation,
    length: totpDigits,
    inputOf: (typed) => typed,
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-muted">
        <Trans>
          Scan this with an authenticator app (Google Authenticator, Microsoft Authenticator, 1Password or
          another), then enter the code it shows.
        </Trans>
      </p>
      <Suspense fallback={<Skeleton lines={6} />}>
        <QrCode text={uri} label={t`QR code for your authenticator app`} />
      </Suspense>
      <div className="flex flex-col items-start gap-2">
        <p className="text-sm text-muted">
          <Trans>No camera? Type this key into the app:</Trans>
        </p>
        <code dir="ltr" className="font-mono text-sm break-words text-ink">
          {spaced(secret)}
        </code>
        <CopyButton text={secret} />
      </div>
      <OtpField
        ref={input}
        label={t`Code of ${totpDigits} digits from the app`}
        value={code}
        onChange={type}
        onComplete={send}
        error={problem}
      />
      <DialogActions>
        {onCancel === undefined ? null : <Button onPress={onCancel}>{t`Cancel`}</Button>}
        <Button type="submit" tone="primary" isPending={mutation.isPending}>
          <Trans>Turn on</Trans>
        </Button>
      </DialogActions>
    </form>
  );
}

/** Turns codes of an authenticator app on: the password, the QR code and the first code, the recovery codes. */
export function TotpSetUp({ hasCodes, onCancel, onDone, onCodes, done }: Props) {
  const { t } = useLingui();
  const [started, setStarted] = useState<Started>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { mutateAsync } = useMutation(startTotpMutation);
  if (codes !== undefined) return <RecoveryCodes codes={codes} done={done} onDone={onDone} />;
  if (started === undefined)
    return (
      <ReauthenticationForm
        hasCodes={hasCodes}
        confirm={t`Continue`}
        onCancel={onCancel}
        onProven={async (proof) => setStarted(await mutateAsync(proof))}
      />
    );
  return (
    <Scan
      started={started}
      onCancel={onCancel}
      onConfirmed={(recoveryCodes) => {
        setCodes(recoveryCodes);
        onCodes?.();
      }}
    />
  );
}
