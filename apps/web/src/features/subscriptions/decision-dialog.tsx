import { useLingui } from '@lingui/react/macro';
import { day } from '@saer/contract/field';
import { type Subscription, subscriptionNote } from '@saer/contract/subscription';
import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { FormDateField } from '../../components/form-date-field.tsx';
import { FormDialog } from '../../components/form-dialog.tsx';
import { FormTextArea } from '../../components/form-text-area.tsx';
import { useFormSend } from '../../components/use-form-send.ts';
import { useSchemaForm } from '../../lib/schema-form.ts';
import { showToast } from '../../lib/toasts.ts';
import { decisionMutation } from './queries.ts';
import { type Decision, decisionWords, needsDay } from './subscription-words.ts';

type Props = {
  readonly row: Subscription;
  readonly event: Decision;
  readonly onClose: () => void;
};

const filled = z.string().check(z.refine((text) => text !== '', { error: 'required', abort: true }));
const noted = z.object({ note: subscriptionNote, until: z.string() });
const dated = z.object({ note: subscriptionNote, until: z.pipe(filled, day()) });

/** The last moment of a day in Riyadh, which has no daylight saving time. */
const endOf = (chosen: string): string => `${chosen}T20:59:59.999Z`;

/** Asks an admin for the note of a decision, and for a day where it sets an end. */
export function DecisionDialog({ row, event, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { label, question, about, done } = decisionWords[event];
  const { mutateAsync } = useMutation(decisionMutation);
  const form = useSchemaForm(needsDay(event) ? dated : noted, { note: '', until: '' });
  const sending = useFormSend(form, async (sent) => {
    const { id, version } = row;
    const { note, until } = sent;
    await mutateAsync(
      needsDay(event) ? { id, version, event, note, until: endOf(until) } : { id, version, event, note },
    );
    showToast({ tone: 'positive', text: i18n._(done) });
    onClose();
  });
  return (
    <FormDialog
      title={i18n._(question)}
      sending={sending}
      confirm={i18n._(label)}
      cancel={t`Back`}
      onClose={onClose}
    >
      <p className="text-sm text-muted">
        {row.subscriber === null ? null : (
          <>
            <bdi className="font-medium text-ink">{row.subscriber.fullName}</bdi> ·{' '}
          </>
        )}
        {i18n._(about)}
      </p>
      {needsDay(event) ? <FormDateField control={form.control} name="until" label={t`Until`} /> : null}
      <FormTextArea control={form.control} name="note" label={t`Note`} note={t`6 characters or more`} />
    </FormDialog>
  );
}
