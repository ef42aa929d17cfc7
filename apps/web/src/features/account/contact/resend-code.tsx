import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CodeRequest } from '@saer/contract/auth';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { resendCodeMutation } from '../queries.ts';
import { useCurrentTime } from '../use-current-time.ts';

type Props = { readonly request: CodeRequest; readonly onResent: (request: CodeRequest) => void };

/** Another code, as soon as one may be sent. */
export function ResendCode({ request, onResent }: Props) {
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
