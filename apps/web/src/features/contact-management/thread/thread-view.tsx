import { Trans, useLingui } from '@lingui/react/macro';
import type { ContactThread } from '@saer/contract/contact';
import {
  type ContactDecision,
  contactStateAfter,
  possibleContactDecisions,
} from '@saer/contract/contact-lifecycle';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { lineLinkStyle } from '../../../components/link-style.ts';
import { Notice } from '../../../components/notice.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { decisionWords, stateWords } from '../contact-words.ts';
import { decideMutation, threadQuery } from '../queries.ts';
import { EntryForm } from './entry-form.tsx';
import { SenderCard } from './sender-card.tsx';
import { ThreadEntry } from './thread-entry.tsx';

function BackLink() {
  return (
    <Link
      to="."
      search={({ message: _message, ...search }: Record<string, unknown>) => search}
      className={lineLinkStyle}
    >
      <Trans>All messages</Trans>
    </Link>
  );
}

/** A conversation as it was read. */
function Thread({ thread: { message, entries } }: { readonly thread: ContactThread }) {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords();
  const { mutate, isPending } = useMutation(decideMutation);
  const { id, version, state, name, reference } = message;
  const decide = (event: ContactDecision): void =>
    mutate(
      { id, version, event },
      { onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }) },
    );
  return (
    <>
      <PageHeader
        title={<bdi>{name}</bdi>}
        isNamed
        meta={
          <>
            <Badge tone={stateWords[state].tone}>{i18n._(stateWords[state].label)}</Badge>
            <bdi dir="ltr" className="text-sm text-muted">
              {reference}
            </bdi>
          </>
        }
        actions={possibleContactDecisions(state).map((event) => (
          <Button key={event} isPending={isPending} onPress={() => decide(event)}>
            {i18n._(decisionWords[event])}
          </Button>
        ))}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card>
            <ol aria-label={t`Conversation`} className="flex flex-col gap-3">
              {entries.map((entry) => (
                <ThreadEntry key={entry.id} entry={entry} sender={name} />
              ))}
            </ol>
          </Card>
          {contactStateAfter(state, 'reply') === undefined ? (
            <Notice>
              {state === 'SPAM' ? (
                <Trans>Spam is erased after 30 days. To answer, mark it as not spam.</Trans>
              ) : (
                <Trans>This conversation is closed. Open it again to answer.</Trans>
              )}
            </Notice>
          ) : null}
          <EntryForm message={message} />
        </div>
        <SenderCard message={message} />
      </div>
    </>
  );
}

/** One conversation: everything written, the answer, and who the sender is. */
export function ThreadView({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(threadQuery(id));
  return (
    <div className="flex flex-col gap-4">
      <div className="-mb-3">
        <BackLink />
      </div>
      {data === undefined ? <QueryFallback error={error} onRetry={refetch} /> : <Thread thread={data} />}
    </div>
  );
}
