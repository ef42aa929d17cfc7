import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ResendScope } from '@saer/contract/contact/message-delivery';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { reachQuery, resendMutation } from './queries.ts';

type Props = {
  readonly scope: ResendScope;
  readonly onClose: () => void;
  readonly onSent: () => void;
};

/** Says how many messages go out again before they do. */
export function ResendDialog({ scope, onClose, onSent }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { data: reach } = useQuery(reachQuery(scope));
  const resend = useMutation({
    ...resendMutation,
    onSuccess: () => {
      showToast({ tone: 'positive', text: t`The messages are on their way again.` });
      onSent();
      onClose();
    },
    onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
  const messages = reach?.messages ?? 0;
  return (
    <ConfirmDialog
      title={t`Send again?`}
      confirm={t`Send again`}
      isDestructive={false}
      isPending={resend.isPending}
      isDisabled={messages === 0}
      onConfirm={() => resend.mutate(scope)}
      onClose={onClose}
    >
      <div className="flex flex-col gap-2">
        {scope.kind === 'gaveUp' ? (
          <p>
            <Trans>All for which no provider could be reached in any try.</Trans>
          </p>
        ) : null}
        {reach === undefined ? null : (
          <p className="font-medium text-ink">
            <Plural
              value={messages}
              _0="There is none that can be sent again."
              one="One message goes out again."
              other="# messages go out again."
            />{' '}
            {reach.oldest === null ? null : (
              <Trans>
                The oldest was written on <Instant at={reach.oldest} />.
              </Trans>
            )}
          </p>
        )}
        <p>
          <Trans>
            Codes, what is too old, and what a provider took before are left out. The text of a message that
            failed is kept for 14 days.
          </Trans>
        </p>
      </div>
    </ConfirmDialog>
  );
}
