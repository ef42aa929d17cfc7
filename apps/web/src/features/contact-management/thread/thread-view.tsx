import * as z from 'zod/mini';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ContactThread, type ContactMessage, longestReply } from '@saer/contract/contact/contact';
import {
  type ContactDecision,
  contactStateAfter,
  possibleContactDecisions,
} from '@saer/contract/contact/contact-lifecycle';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { plainText } from '@saer/contract/api/text-format';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { lineLinkStyle, linkStyle } from '../../../components/button/button-style.ts';
import { Notice } from '../../../components/layout/notice.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { decisionWords, stateWords } from '../contact-words.ts';
import {
  decideMutation,
  threadQuery,
  assigneesQuery,
  assignMutation,
  noteMutation,
  replyMutation,
} from '../queries.ts';
import { ThreadEntry } from './thread-entry.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { Select } from '../../../components/form/select.tsx';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { formColumn } from '../../../components/button/control-style.ts';
import { FormTextArea } from '../../../components/form/form-text-area.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';

const schema = z.object({ text: plainText(longestReply), awaitsAnswer: z.boolean() });
const empty = { text: '', awaitsAnswer: false };

/** Answers a message by mail, or adds a note among admins. */
function EntryForm({ message }: { readonly message: ContactMessage }) {
  const { t } = useLingui();
  const { id, version, state, email } = message;
  const canReply = contactStateAfter(state, 'reply') !== undefined;
  const [kind, setKind] = useState<'reply' | 'note'>('reply');
  // One for each entry: pressed twice, it is one mail.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const reply = useMutation(replyMutation);
  const note = useMutation(noteMutation);
  const form = useSchemaForm(schema, empty);
  const isReply = canReply && kind === 'reply';
  const { submit, problem, isSending } = useFormSend(form, async ({ text, awaitsAnswer }) => {
    await (isReply
      ? reply.mutateAsync({ id, version, key, text, awaitsAnswer })
      : note.mutateAsync({ id, key, text }));
    showToast({ tone: 'positive', text: isReply ? t`Your answer is on its way.` : t`The note is saved.` });
    setKey(crypto.randomUUID());
    form.reset(empty);
  });
  return (
    <Card>
      <form noValidate onSubmit={submit} className={formColumn}>
        <FormError>{problem}</FormError>
        {canReply ? (
          <SegmentedControl
            label={t`What to write`}
            hideLabel
            options={[
              { id: 'reply', name: t`Answer by mail` },
              { id: 'note', name: t`Note for admins` },
            ]}
            value={kind}
            onChange={setKind}
          />
        ) : null}
        <FormTextArea
          control={form.control}
          name="text"
          isTall
          label={isReply ? t`Reply` : t`Note`}
          note={isReply ? t`goes to ${email}` : t`only admins see it`}
        />
        {isReply ? (
          <FormCheckbox control={form.control} name="awaitsAnswer">
            <Trans>It asks something: wait for the sender</Trans>
          </FormCheckbox>
        ) : null}
        <div>
          <Button type="submit" tone="primary" isPending={isSending}>
            {isReply ? <Trans>Send the answer</Trans> : <Trans>Save the note</Trans>}
          </Button>
        </div>
      </form>
    </Card>
  );
}

const nobody = 'nobody';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Who wrote, and who answers. */
function SenderCard({ message }: { readonly message: ContactMessage }) {
  const { t } = useLingui();
  const id = useId();
  const failureWords = useFailureWords();
  const { data: admins = [] } = useQuery(assigneesQuery);
  const { mutate } = useMutation(assignMutation);
  const { email, language, sender, createdAt, assignee } = message;
  // One who is no longer active stays visible.
  const known =
    assignee === null || admins.some((each) => each.id === assignee.id) ? admins : [assignee, ...admins];
  const assign = (chosen: string): void =>
    mutate(
      { id: message.id, version: message.version, assigneeId: chosen === nobody ? null : Number(chosen) },
      { onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }) },
    );
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-3 text-base font-semibold">
        <Trans>Sender</Trans>
      </h2>
      <dl className="mb-4 flex flex-col gap-2 text-sm">
        <Fact name={t`Email`}>
          <a href={`mailto:${email}`} dir="ltr" className={linkStyle}>
            {email}
          </a>
        </Fact>
        <Fact name={t`Account`}>
          {sender === null ? (
            <Trans>was not signed in</Trans>
          ) : (
            <Link to="/admin/user/active" search={{ q: sender.fullName }} className={linkStyle}>
              <bdi>{sender.fullName}</bdi>
            </Link>
          )}
        </Fact>
        <Fact name={t`Language`}>{language === 'ar' ? t`Arabic` : t`English`}</Fact>
        <Fact name={t`First message`}>
          <Instant at={createdAt} />
        </Fact>
      </dl>
      <Select
        label={t`Assigned to`}
        placeholder={t`Nobody`}
        options={[
          { id: nobody, name: t`Nobody` },
          ...known.map((each) => ({ id: String(each.id), name: each.fullName })),
        ]}
        value={assignee === null ? nobody : String(assignee.id)}
        onChange={assign}
      />
    </Card>
  );
}

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
