import { Trans, useLingui } from '@lingui/react/macro';
import type { Transaction } from '@saer/contract/subscriptions/payment';
import {
  type PaymentTask,
  type PaymentTaskAction,
  findingProof,
} from '@saer/contract/subscriptions/payment-task';
import { useQuery, useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { subscriptionNote } from '@saer/contract/subscriptions/subscription';
import * as z from 'zod/mini';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { taskWords } from './payment-words.ts';
import { tasksQuery, taskMutation } from './queries.ts';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormTextArea } from '../../../components/form/form-text-area.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { showToast } from '../../../lib/browser/toasts.ts';

type Props = {
  readonly task: PaymentTask;
  readonly action: PaymentTaskAction;
  readonly onClose: () => void;
};

const noteOnly = z.object({ note: subscriptionNote, proof: z.string() });
const withProof = z.object({ note: subscriptionNote, proof: findingProof });

/** Asks an admin for the note of a decision about a payment, and where they read what the bank says. */
function TaskDialog({ task, action, onClose }: Props) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(taskMutation);
  const titles = {
    apply: t`Apply the credit`,
    ask: t`Ask the gateway again`,
    close: t`Close without a payment`,
    taken: t`The bank says: money moved`,
    notTaken: t`The bank says: no money moved`,
    confirm: t`Confirm what the bank says`,
    dismiss: t`Dismiss what was read`,
  };
  const isFinding = action === 'taken' || action === 'notTaken';
  const form = useSchemaForm(isFinding ? withProof : noteOnly, { note: '', proof: '' });
  const sending = useFormSend(form, async ({ note, proof }) => {
    const named = { id: task.id, version: task.version, note };
    const { doneAt } = await mutateAsync(isFinding ? { ...named, action, proof } : { ...named, action });
    const isStillOpen = action === 'ask' && doneAt === null;
    showToast(
      isStillOpen
        ? { tone: 'neutral', text: t`The gateway still has no result.` }
        : isFinding
          ? {
              tone: 'neutral',
              text: t`Written down. Another admin confirms it now, or you if there is no other.`,
            }
          : { tone: 'positive', text: t`Done.` },
    );
    onClose();
  });
  return (
    <FormDialog
      title={titles[action]}
      sending={sending}
      confirm={titles[action]}
      cancel={t`Back`}
      onClose={onClose}
    >
      {isFinding ? (
        <FormTextField
          control={form.control}
          name="proof"
          label={t`Where you read it`}
          note={t`The bank statement and its line, or the number of the settlement`}
        />
      ) : null}
      <FormTextArea control={form.control} name="note" label={t`Note`} note={t`6 characters or more`} />
    </FormDialog>
  );
}

/** Buttons for a payment whose end nobody knows: ask, write down what the bank says, confirm that. */
function UnresolvedActions({
  isFound,
  decide,
}: {
  readonly isFound: boolean;
  readonly decide: (action: PaymentTaskAction) => void;
}) {
  return isFound ? (
    <>
      <Button tone="primary" onPress={() => decide('confirm')}>
        <Trans>Confirm</Trans>
      </Button>
      <Button onPress={() => decide('dismiss')}>
        <Trans>Dismiss</Trans>
      </Button>
    </>
  ) : (
    <>
      <Button tone="primary" onPress={() => decide('ask')}>
        <Trans>Ask again</Trans>
      </Button>
      <Button onPress={() => decide('taken')}>
        <Trans>Money moved</Trans>
      </Button>
      <Button onPress={() => decide('notTaken')}>
        <Trans>No money moved</Trans>
      </Button>
    </>
  );
}

function Task({
  task,
  decide,
  refund,
}: {
  readonly task: PaymentTask;
  readonly decide: (action: PaymentTaskAction) => void;
  readonly refund: (row: Transaction) => void;
}) {
  const { i18n } = useLingui();
  const { title, about } = taskWords[task.kind];
  const { transaction } = task;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1 basis-80 text-sm">
        <p className="font-medium text-ink">
          {i18n._(title)} · <Money halalas={transaction.amount} />
        </p>
        <p className="text-muted">
          <bdi>{transaction.customer?.fullName}</bdi> <bdi dir="ltr">{transaction.reference}</bdi> ·{' '}
          <Instant at={task.createdAt} />
        </p>
        <p className="mt-1 max-w-prose text-muted">{i18n._(about)}</p>
        {task.finding === null ? null : (
          <p className="mt-1 max-w-prose text-ink">
            {task.finding.said === 'TAKEN' ? (
              <Trans>
                <bdi>{task.finding.finder?.fullName}</bdi> read at the bank that the money moved:{' '}
                <bdi>{task.finding.proof}</bdi>. Another admin confirms it, or you if there is no other.
              </Trans>
            ) : (
              <Trans>
                <bdi>{task.finding.finder?.fullName}</bdi> read at the bank that no money moved:{' '}
                <bdi>{task.finding.proof}</bdi>. Another admin confirms it, or you if there is no other.
              </Trans>
            )}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {task.kind === 'LATE_PAYMENT' ? (
          <>
            <Button tone="primary" onPress={() => refund(transaction)}>
              <Trans>Refund</Trans>
            </Button>
            <Button onPress={() => decide('apply')}>
              <Trans>Apply</Trans>
            </Button>
          </>
        ) : null}
        {task.kind === 'UNRESOLVED' ? (
          <UnresolvedActions isFound={task.finding !== null} decide={decide} />
        ) : (
          <Button onPress={() => decide('close')}>
            <Trans>Close</Trans>
          </Button>
        )}
      </div>
    </li>
  );
}

/** Payments that need an admin, each with what can be done; nothing while there is none. */
export function OpenTasks({ refund }: { readonly refund: (row: Transaction) => void }) {
  const { data } = useQuery(tasksQuery);
  const [open, setOpen] = useState<{ readonly task: PaymentTask; readonly action: PaymentTaskAction }>();
  const id = useId();
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-4 text-base font-semibold">
        <Trans>Payments to decide about</Trans>
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {data.data.map((task) => (
          <Task key={task.id} task={task} refund={refund} decide={(action) => setOpen({ task, action })} />
        ))}
      </ul>
      {open === undefined ? null : <TaskDialog {...open} onClose={() => setOpen(undefined)} />}
    </Card>
  );
}
