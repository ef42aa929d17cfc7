import { Trans, useLingui } from '@lingui/react/macro';
import { codeDigits, type CodeRequest } from '@saer/contract/auth';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { OtpField } from '../../../components/otp-field.tsx';
import { ApiFailure } from '../../../lib/api.ts';
import { verifyCodeMutation } from '../queries.ts';
import { ResendCode } from './resend-code.tsx';

type Props = {
  readonly request: CodeRequest;
  readonly onResent: (request: CodeRequest) => void;
  readonly onClose: () => void;
  /** It is confirmed; so many sessions are open elsewhere. */
  readonly onConfirmed: (others: number) => void;
};

/** Form for the code sent to the new address; it is submitted with its last digit. */
export function ConfirmContact({ request, onResent, onClose, onConfirmed }: Props) {
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
