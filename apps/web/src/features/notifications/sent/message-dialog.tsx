import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { MessageDetails, ResendObstacle } from '@saer/contract/contact/message-delivery';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { failureWords, messageStateWords, templateWords } from '../notification-words.ts';
import { clearAddressMutation, messageQuery, resendMutation, correctMutation } from './queries.ts';
import { TextField } from '../../../components/form/text-field.tsx';

/** Corrects where one message goes. */
function CorrectForm({ details }: { readonly details: MessageDetails }) {
  const { t } = useLingui();
  const { message, channel } = details;
  const { id, recipient } = message;
  const [typed, setTyped] = useState(recipient);
  const getWords = useFailureWords();
  const correct = useMutation({
    ...correctMutation,
    onSuccess: () => showToast({ tone: 'positive', text: t`The address of this message is corrected.` }),
    onError: (failure) => showToast({ tone: 'negative', text: getWords(failure) }),
  });
  const isChanged = typed.trim() !== recipient && typed.trim() !== '';
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        correct.mutate({ id, recipient, [channel === 'email' ? 'email' : 'mobile']: typed.trim() });
      }}
    >
      <TextField
        label={channel === 'email' ? t`Email address` : t`Mobile number`}
        value={typed}
        onChange={setTyped}
      />
      <p className="text-muted">
        <Trans>Only this message goes there. The address of an account stays as it is.</Trans>
      </p>
      <div>
        <Button type="submit" isDisabled={!isChanged} isPending={correct.isPending}>
          <Trans>Correct the address</Trans>
        </Button>
      </div>
    </form>
  );
}

const obstacleWords: Readonly<Record<ResendObstacle, MessageDescriptor>> = {
  notFailed: msg`It cannot be sent again: it waits, was withdrawn, or a provider took it and has not returned it.`,
  noText: msg`It cannot be sent again: its text is not kept, since it held a code, was for its recipient alone or for many, is older than 14 days, or its subscription ended.`,
  expired: msg`It cannot be sent again: what it says has expired.`,
  withdrawn: msg`It cannot be sent again: its announcement was withdrawn.`,
};

type Props = {
  readonly id: number;
  readonly onClose: () => void;
};

function Facts({ details }: { readonly details: MessageDetails }) {
  const { i18n } = useLingui();
  const { message, nextTryAt } = details;
  const { state, failure, attempts, lastError } = message;
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={messageStateWords[state].tone}>{i18n._(messageStateWords[state].label)}</Badge>
        <span className="text-muted">
          <Plural value={attempts} _0="Not tried yet" one="# try" other="# tries" />
        </span>
      </p>
      {failure === null ? null : <p>{i18n._(failureWords[failure])}</p>}
      {nextTryAt === null ? null : (
        <p>
          <Trans>
            Next try: <Instant at={nextTryAt} />
          </Trans>
        </p>
      )}
      {lastError === null ? null : (
        <p className="text-muted">
          <Trans>
            In the provider’s words: <bdi dir="ltr">{lastError}</bdi>
          </Trans>
        </p>
      )}
    </div>
  );
}

/** One message, for admins: what it says, why it failed, its address to be corrected, and the press that sends it again. */
export function MessageDialog({ id, onClose }: Props) {
  const { t, i18n } = useLingui();
  const toWords = useFailureWords();
  const { data, error, refetch } = useQuery(messageQuery(id));
  const fail = (failure: Error) => showToast({ tone: 'negative', text: toWords(failure) });
  const resend = useMutation({
    ...resendMutation,
    onSuccess: () => {
      showToast({ tone: 'positive', text: t`The message is on its way again.` });
      onClose();
    },
    onError: fail,
  });
  const clear = useMutation({ ...clearAddressMutation, onError: fail });
  if (data === undefined)
    return (
      <Dialog title={t`Message`} onClose={onClose}>
        <QueryFallback error={error} onRetry={() => refetch()} lines={5} />
      </Dialog>
    );
  const { message, subject, text, isSecret, obstacle, isCorrectable, addressRefuses } = data;
  return (
    <Dialog title={i18n._(templateWords(message.template))} onClose={onClose}>
      <div className="flex flex-col gap-4 text-sm">
        <Facts details={data} />
        {isCorrectable ? (
          <CorrectForm key={message.recipient} details={data} />
        ) : (
          <p>
            <Trans>
              To <bdi dir="ltr">{message.recipient}</bdi>
            </Trans>
          </p>
        )}
        {addressRefuses === null ? null : (
          <Notice tone="warning">
            <p>
              {addressRefuses.isComplaint ? (
                <Trans>
                  An email was reported as unwanted there on <Instant at={addressRefuses.since} />. What goes
                  to many is not sent to it.
                </Trans>
              ) : (
                <Trans>
                  This address refuses emails since <Instant at={addressRefuses.since} />. What goes to many
                  is not sent to it.
                </Trans>
              )}
            </p>
            <div className="mt-2">
              {' '}
              <Button isPending={clear.isPending} onPress={() => clear.mutate(id)}>
                <Trans>It takes emails again</Trans>
              </Button>
            </div>
          </Notice>
        )}
        {isSecret ? (
          <p className="text-muted">
            <Trans>
              What it says is not shown: it holds a code, or is for its recipient alone. It is never sent to
              another address.
            </Trans>
          </p>
        ) : null}
        {text === null ? null : (
          <div className="rounded-control border border-line p-3">
            {subject === null ? null : (
              <p dir="auto" className="mb-2 font-medium text-ink">
                {subject}
              </p>
            )}
            <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
              {text}
            </p>
          </div>
        )}
        {obstacle === null ? null : <p className="text-muted">{i18n._(obstacleWords[obstacle])}</p>}
      </div>
      <DialogActions>
        <Button onPress={onClose}>{t`Close`}</Button>
        {obstacle === null ? (
          <Button
            tone="primary"
            isPending={resend.isPending}
            onPress={() => resend.mutate({ kind: 'some', ids: [id] })}
          >
            <Trans>Send again</Trans>
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}
