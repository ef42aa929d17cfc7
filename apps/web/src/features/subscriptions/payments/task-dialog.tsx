import { useLingui } from '@lingui/react/macro';
import { findingProof, type PaymentTask, type PaymentTaskAction } from '@saer/contract/payment-task';
import { subscriptionNote } from '@saer/contract/subscription';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';
import { FormTextField } from '../../../components/form-text-field.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { taskMutation } from './queries.ts';

type Props = {
  readonly task: PaymentTask;
  readonly action: PaymentTaskAction;
  readonly onClose: () => void;
};

const noteOnly = z.object({ note: subscriptionNote, proof: z.string() });
const withProof = z.object({ note: subscriptionNote, proof: findingProof });

/** Asks an admin for the note of a decision about a payment, and where they read what the bank says. */
export function TaskDialog({ task, action, onClose }: Props) {
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
