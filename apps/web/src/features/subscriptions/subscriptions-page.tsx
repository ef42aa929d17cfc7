import * as z from 'zod/mini';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { type Subscription, subscriptionNote } from '@saer/contract/subscriptions/subscription';
import { subscriptionStatuses } from '@saer/contract/subscriptions/subscription-lifecycle';
import { useQuery, useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { day } from '@saer/contract/api/field';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/layout/empty-state.tsx';
import { AddressFilter } from '../../components/table/address-filter.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { ListToolbar } from '../../components/table/list-toolbar.tsx';
import { PaginatedList } from '../../components/table/paginated-list.tsx';
import { toListFilter, useAddressFilter, useAddressList } from '../../lib/address/list-state.ts';
import { subscriptionsQuery, decisionMutation } from './queries.ts';
import { type Decision, statusWords, decisionWords, needsDay } from './subscription-words.ts';
import { useSubscriptionColumns } from './use-subscription-columns.tsx';
import { FormDateField } from '../../components/form/form-date-field.tsx';
import { FormDialog } from '../../components/overlay/form-dialog.tsx';
import { FormTextArea } from '../../components/form/form-text-area.tsx';
import { useFormSend } from '../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../lib/form/schema-form.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { Instant } from '../../components/figure/instant.tsx';
import { Money } from '../../components/figure/money.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import { storyQuery } from './payments/queries.ts';

/** The events of a subscription's story in plain words, by their kind and name. */
const storyWords: Readonly<Record<string, MessageDescriptor>> = {
  create: msg`Requested`,
  accept: msg`Accepted`,
  pay: msg`Active after payment`,
  extend: msg`Extended`,
  renew: msg`Renewed`,
  makeUnlimited: msg`Made unlimited`,
  endUnlimited: msg`Given an end again`,
  cancel: msg`Cancelled`,
  cancelAtEnd: msg`To end with its period`,
  resume: msg`Goes on after all`,
  expire: msg`Ended by the clock`,
  timeOut: msg`Cancelled: not paid for a week`,
  correct: msg`Set right after a wrong clock`,
  takeBack: msg`Days taken back with a refund`,
  refund: msg`Refund ordered`,
  applyCredit: msg`Credit applied`,
  closePaymentTask: msg`Payment task closed`,
  recordFinding: msg`What the bank says written down`,
  confirmFinding: msg`What the bank says confirmed`,
  dismissFinding: msg`What the bank says dismissed`,
  OPENING: msg`Days it had before the ledger`,
  BOUGHT: msg`Days bought`,
  GRANTED: msg`Days granted`,
  REFUNDED: msg`Days taken back`,
  GIVEN_BACK: msg`Days given back`,
  chooseRenewal: msg`Renewal by card switched on`,
  endRenewal: msg`Renewal by card switched off`,
  PURCHASE_PENDING: msg`Payment under way`,
  PURCHASE_SUCCEEDED: msg`Payment successful`,
  PURCHASE_FAILED: msg`Payment failed`,
  REFUND_PENDING: msg`Refund under way`,
  REFUND_SUCCEEDED: msg`Refund paid`,
  REFUND_FAILED: msg`Refund refused`,
  STANDARD: msg`Tax invoice issued`,
  SIMPLIFIED: msg`Simplified tax invoice issued`,
  CREDIT_NOTE: msg`Credit note issued`,
  email_QUEUED: msg`A mail to the subscriber waits to be sent`,
  email_SENT: msg`Mail sent to the subscriber`,
  email_FAILED: msg`A mail to the subscriber could not be sent`,
  sms_QUEUED: msg`An SMS to the subscriber waits to be sent`,
  sms_SENT: msg`SMS sent to the subscriber`,
  sms_FAILED: msg`An SMS to the subscriber could not be sent`,
};

type StoryDialogProps = { readonly row: Subscription; readonly onClose: () => void };

const marks = {
  change: 'bg-brand',
  days: 'bg-brand',
  transaction: 'bg-info',
  invoice: 'bg-warning',
  message: 'bg-edge',
} as const;

/** Everything that happened around a subscription, the newest first. */
function StoryDialog({ row, onClose }: StoryDialogProps) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(storyQuery(row.id));
  return (
    <Dialog title={t`The whole story`} onClose={onClose}>
      <p className="mb-4 text-sm text-muted">
        {row.subscriber === null ? (
          <Trans>Deleted account</Trans>
        ) : (
          <>
            <bdi className="font-medium text-ink">{row.subscriber.fullName}</bdi>{' '}
            <bdi dir="ltr">{row.subscriber.email}</bdi>
          </>
        )}
      </p>
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={5} />
      ) : data.entries.length === 0 ? (
        <p className="text-sm text-muted">
          <Trans>Nothing is known yet.</Trans>
        </p>
      ) : (
        <ol className="flex flex-col text-sm">
          {data.entries.map(({ at, kind, event, actor, detail, amount, days }, index) => {
            const words = storyWords[event];
            return (
              <li
                key={`${at}-${kind}-${event}-${String(index)}`}
                className="flex gap-3 border-b border-line py-2.5 last:border-0"
              >
                <span aria-hidden className={`mt-1.5 size-2 shrink-0 rounded-full ${marks[kind]}`} />
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap justify-between gap-x-4">
                    <span className="font-medium text-ink">
                      {words === undefined ? event : i18n._(words)}
                      {amount === null ? null : (
                        <>
                          {' '}
                          · <Money halalas={amount} />
                        </>
                      )}
                      {days === null ? null : (
                        <>
                          {' '}
                          · <Plural value={Math.abs(days)} one="# day" other="# days" />
                        </>
                      )}
                    </span>
                    <span className="text-muted">
                      <Instant at={at} />
                    </span>
                  </span>
                  <span className="block text-muted [overflow-wrap:anywhere]">
                    {actor === null ? null : <bdi>{actor}</bdi>}
                    {actor !== null && detail !== null ? ' · ' : null}
                    {detail === null ? null : <bdi>{detail}</bdi>}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </Dialog>
  );
}

type Props = {
  readonly row: Subscription;
  readonly event: Decision;
  readonly onClose: () => void;
};

const filled = z.string().check(z.refine((text) => text !== '', { error: 'required', abort: true }));
const noted = z.object({ note: subscriptionNote, until: z.string() });
const dated = z.object({ note: subscriptionNote, until: z.pipe(filled, day()) });

/** The last moment of a day in Riyadh, which has no daylight saving time. */
const getEnd = (chosen: string): string => `${chosen}T20:59:59.999Z`;

/** Asks an admin for the note of a decision, and for a day where it sets an end. */
function DecisionDialog({ row, event, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { label, question, about, done } = decisionWords[event];
  const { mutateAsync } = useMutation(decisionMutation);
  const form = useSchemaForm(needsDay(event) ? dated : noted, { note: '', until: '' });
  const sending = useFormSend(form, async (sent) => {
    const { id, version } = row;
    const { note, until } = sent;
    await mutateAsync(
      needsDay(event) ? { id, version, event, note, until: getEnd(until) } : { id, version, event, note },
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

const sortable = ['createdAt', 'startsAt', 'endsAt', 'price'] as const;
const usual = { column: 'createdAt', direction: 'desc' } as const;

/** Every subscription, with what an admin may decide about each. */
export function SubscriptionsPage() {
  const { t, i18n } = useLingui();
  const list = useAddressList(sortable, usual);
  const status = useAddressFilter('status').value;
  const [open, setOpen] = useState<{ readonly row: Subscription; readonly event: Decision }>();
  const chosen = subscriptionStatuses.find((each) => each === status);
  const isNarrowed = list.state.search !== '' || chosen !== undefined;
  const query = useQuery(
    subscriptionsQuery({
      ...toListFilter(list.state),
      ...(chosen === undefined ? {} : { where: { status: chosen } }),
    }),
  );
  const [story, setStory] = useState<Subscription>();
  const columns = useSubscriptionColumns((row, event) => setOpen({ row, event }), setStory);
  const options = subscriptionStatuses.map((each) => ({ id: each, name: i18n._(statusWords[each].label) }));
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>Subscriptions</Trans>}
        about={<Trans>Requests to accept, and how long each subscriber’s plan lasts.</Trans>}
      />
      <Card>
        <ListToolbar
          list={list}
          searchLabel={t`Subscriber, email or plan`}
          filters={
            <AddressFilter
              name="status"
              label={t`Status`}
              isLabelHidden
              all={t`Every status`}
              options={options}
            />
          }
          filterCount={chosen === undefined ? 0 : 1}
          columns={columns}
        />
        <PaginatedList
          caption={t`Subscriptions`}
          list={list}
          query={query}
          columns={columns}
          empty={
            <EmptyState
              icon={<CreditCard aria-hidden />}
              title={isNarrowed ? t`Nothing found` : t`No subscriptions yet`}
            >
              {isNarrowed ? (
                <Trans>Look for another name, or in every status.</Trans>
              ) : (
                <Trans>Requests of sellers appear here.</Trans>
              )}
            </EmptyState>
          }
        />
      </Card>
      {story === undefined ? null : <StoryDialog row={story} onClose={() => setStory(undefined)} />}
      {open === undefined ? null : <DecisionDialog {...open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
