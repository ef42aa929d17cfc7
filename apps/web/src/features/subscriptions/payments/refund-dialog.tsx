import { Trans, useLingui } from '@lingui/react/macro';
import { positiveMoney } from '@saer/contract/field';
import type { Transaction } from '@saer/contract/payment';
import { subscriptionNote } from '@saer/contract/subscription';
import { formatAmount } from '@saer/i18n/format-money';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { FormDialog } from '../../../components/form-dialog.tsx';
import { FormCheckbox } from '../../../components/form-checkbox.tsx';
import { FormMoneyField } from '../../../components/form-money-field.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';
import { Money } from '../../../components/money.tsx';
import { useFormSend } from '../../../components/use-form-send.ts';
import { useSchemaForm } from '../../../lib/schema-form.ts';
import { showToast } from '../../../lib/toasts.ts';
import { refundMutation } from './queries.ts';

type Props = {
  /** A payment that succeeded. */
  readonly row: Transaction;
  readonly onClose: () => void;
};

const schema = z.object({ amount: positiveMoney(), note: subscriptionNote, takesDays: z.boolean() });

/** Asks an admin how much of a payment goes back, and why. */
export function RefundDialog({ row, onClose }: Props) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(refundMutation);
  // One for this dialog: pressed twice, it is one refund.
  const [key] = useState(() => crypto.randomUUID());
  const left = row.amount - row.refunded;
  const form = useSchemaForm(schema, { amount: left, note: '', takesDays: false });
  const sending = useFormSend(form, async ({ amount, note, takesDays }) => {
    const { status } = await mutateAsync({ key, id: row.id, amount, note, takesDays });
    showToast(
      status === 'FAILED'
        ? {
            tone: 'negative',
            text: t`The gateway refused the refund. It is among the payments to decide about.`,
          }
        : status === 'PENDING'
          ? { tone: 'neutral', text: t`The gateway has not answered yet. We go on asking it.` }
          : { tone: 'positive', text: t`The refund is on its way, with a credit note.` },
    );
    onClose();
  });
  const amount = formatAmount(left);
  return (
    <FormDialog
      title={t`Refund a payment`}
      sending={sending}
      confirm={t`Refund`}
      cancel={t`Back`}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        <Trans>
          The money goes back to the card that paid. <Money halalas={left} /> of{' '}
          <Money halalas={row.amount} /> can be refunded.
        </Trans>
      </p>
      <FormMoneyField control={form.control} name="amount" label={t`Amount`} note={t`at most ${amount}`} />
      <FormCheckbox control={form.control} name="takesDays">
        <Trans>
          Take back the days it paid for: whole days, and all of them with the whole payment. Otherwise the
          subscription stays as it is.
        </Trans>
      </FormCheckbox>
      <FormTextArea control={form.control} name="note" label={t`Note`} note={t`6 characters or more`} />
    </FormDialog>
  );
}
