import { useLingui } from '@lingui/react/macro';
import type { PaymentTask, paymentTaskActions } from '@saer/contract/payment';
import { subscriptionNote } from '@saer/contract/subscription';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { taskMutation } from './queries.ts';

export type TaskAction = (typeof paymentTaskActions)[number];

type Props = {
  readonly task: PaymentTask;
  readonly action: TaskAction;
  readonly onClose: () => void;
};

const schema = z.object({ note: subscriptionNote });

/** Asks an admin for the note of a decision about a payment. */
export function TaskDialog({ task, action, onClose }: Props) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(taskMutation);
  const titles = {
    apply: t`Apply the credit`,
    ask: t`Ask the gateway again`,
    close: t`Close without a payment`,
  };
  const form = useSchemaForm(schema, { note: '' });
  const sending = useFormSend(form, async ({ note }) => {
    const { doneAt } = await mutateAsync({ id: task.id, version: task.version, action, note });
    showToast(
      doneAt === null
        ? { tone: 'neutral', text: t`The gateway still has no result.` }
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
      <FormTextArea control={form.control} name="note" label={t`Note`} note={t`6 characters or more`} />
    </FormDialog>
  );
}
