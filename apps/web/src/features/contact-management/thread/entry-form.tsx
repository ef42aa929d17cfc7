import { Trans, useLingui } from '@lingui/react/macro';
import { type ContactMessage, longestReply } from '@saer/contract/contact';
import { contactStateAfter } from '@saer/contract/contact-lifecycle';
import { plainText } from '@saer/contract/text-format';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { FormCheckbox } from '../../../components/form-checkbox.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { formColumn } from '../../../components/form-style.ts';
import { FormTextArea } from '../../../components/form-text-area.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { noteMutation, replyMutation } from '../queries.ts';

const schema = z.object({ text: plainText(longestReply), awaitsAnswer: z.boolean() });
const empty = { text: '', awaitsAnswer: false };

/** Answers a message by mail, or adds a note among admins. */
export function EntryForm({ message }: { readonly message: ContactMessage }) {
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
          label={isReply ? t`Answer` : t`Note`}
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
