import { Trans, useLingui } from '@lingui/react/macro';
import type { Transaction } from '@saer/contract/subscriptions/payment';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, Suspense, useState, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { PageLinkButton } from '../../components/button/page-link-button.tsx';
import { Skeleton } from '../../components/layout/skeleton.tsx';
import { useFormSend } from '../../components/form/use-form-send.ts';
import { type CheckoutOptions, checkoutOptionsQuery, plansQuery } from '../../domain/plans/queries.ts';
import { ApiFailure } from '../../lib/api/api.ts';
import { loadMessages } from '../../lib/language/language.ts';
import { useSchemaForm } from '../../lib/form/schema-form.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import {
  getBilling,
  checkoutFields,
  type CheckoutOutput,
  initialInput,
  type CheckoutForm,
  firstMethod,
  type PaymentMethod,
} from './checkout-fields.ts';
import type { Order } from './checkout-order.ts';
import { PaymentCard } from './payment/payment-card.tsx';
import { isUncertain, usePay } from './payment/use-pay.ts';
import { sendRequest } from './queries.ts';
import { Card } from '../../components/layout/card.tsx';
import { FormSwitch } from '../../components/form/form-switch.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';

/** Who the invoice is made out to; with a VAT number, the national address too. */
function InvoiceFields({ control }: Pick<CheckoutForm, 'control'>) {
  const { t } = useLingui();
  const id = useId();
  const hasVatNumber = useWatch({ control, name: 'hasVatNumber' });
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-4 text-base font-semibold">
        <Trans>Invoice details</Trans>
      </h2>
      <div className="flex flex-col gap-4">
        <FormTextField control={control} name="name" label={t`Name or company`} autoComplete="organization" />
        <FormSwitch control={control} name="hasVatNumber">
          <Trans>I have a VAT number</Trans>
        </FormSwitch>
        {hasVatNumber ? (
          <>
            <FormTextField
              control={control}
              name="vatNumber"
              label={t`VAT number`}
              description={t`15 digits, the first and the last a 3`}
              kind="decimal"
            />
            <fieldset className="min-w-0">
              <legend className="mb-3 text-sm font-medium text-ink">
                <Trans>National address</Trans>
              </legend>
              <div className="grid gap-4 sm:grid-cols-2">
                <FormTextField
                  control={control}
                  name="address.buildingNumber"
                  label={t`Building number`}
                  kind="decimal"
                />
                <FormTextField
                  control={control}
                  name="address.street"
                  label={t`Street`}
                  autoComplete="address-line1"
                />
                <FormTextField
                  control={control}
                  name="address.district"
                  label={t`District`}
                  autoComplete="address-level3"
                />
                <FormTextField
                  control={control}
                  name="address.city"
                  label={t`City`}
                  autoComplete="address-level2"
                />
                <FormTextField
                  control={control}
                  name="address.postalCode"
                  label={t`Postal code`}
                  kind="decimal"
                  autoComplete="postal-code"
                />
              </div>
            </fieldset>
          </>
        ) : null}
      </div>
    </Card>
  );
}

/** Few people come with an earlier payment that is open. */
const PendingPayment = lazyComponent(async () => {
  const [part] = await Promise.all([
    import('./payment/pending-payment.tsx'),
    loadMessages('checkout-result'),
  ]);
  return part.PendingPayment;
});

/** Shown once such a payment has ended without being paid. */
const FailedNotice = lazyComponent(async () => {
  const [part] = await Promise.all([import('./payment/failed-notice.tsx'), loadMessages('checkout-result')]);
  return part.FailedNotice;
});

type Props = {
  readonly order: Order;
  readonly options: CheckoutOptions;
  readonly fullName: string;
  readonly email: string;
  /** The price or the plan is not as it was visible: said at the summary. */
  readonly onOrderRejected: (words: string) => void;
};

type PaymentDetails = Pick<
  Parameters<ReturnType<typeof usePay>['pay']>[0],
  'billing' | 'savedCardId' | 'saveCard'
>;

/** Rejections that are about the order, and those that another tab or an admin has caused. */
const aboutOrder = new Set(['priceChanged', 'planNotOffered']);
const aboutSubscription = new Set(['paymentPending', 'subscriptionOpen', 'subscriptionTransition']);

/** Invoice details, the way to pay, and the payment; or an earlier one that is still open. */
export function CheckoutSteps({ order, options, fullName, email, onOrderRejected }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const failureWords = useFailureWords();
  const form = useSchemaForm(checkoutFields, initialInput(options.billing, fullName));
  const [chosen, setMethod] = useState<PaymentMethod>(() => firstMethod(options.cards));
  const { pay, isLeaving, frame } = usePay();
  /** Says whether the gateway's page for the card is still there, where a payment was left at it. */
  const [hasCardPage, setHasCardPage] = useState(true);
  const [failed, setFailed] = useState<Transaction>();
  const { plan, period, price, subscriptionId, kind } = order;
  // What was chosen may be gone since: a card deleted in another tab, a request no longer possible.
  const isPossible =
    chosen === 'new' ||
    (chosen === 'request'
      ? kind === 'new'
      : options.cards.some((card) => card.id === chosen && !card.isExpired));
  const isFree = price === 0 && kind === 'new';
  const method = isFree ? 'request' : isPossible ? chosen : 'new';

  const request = async (): Promise<void> => {
    await sendRequest({ planId: plan.id, period, price });
    await client.invalidateQueries({ queryKey: ['subscriptions'] });
    showToast({ tone: 'positive', text: t`We have your request.` });
    await navigate({ to: '/account/settings/subscriptions' });
  };
  const purchase = (details: PaymentDetails): Promise<void> =>
    pay({
      planId: plan.id,
      period,
      price,
      ...(subscriptionId === undefined ? {} : { subscriptionId }),
      ...details,
      termsAccepted: true,
    });
  const purchaseAsTyped = (values: CheckoutOutput): Promise<void> =>
    purchase({
      billing: getBilling(values),
      ...(typeof method === 'number' ? { savedCardId: method } : {}),
      saveCard: method === 'new' && values.saveCard,
    });
  /** Reads again what the server saw otherwise, so that the page shows what holds now. */
  const explained = async (send: () => Promise<void>): Promise<void> => {
    try {
      await send();
    } catch (error) {
      if (method !== 'request' && isUncertain(error))
        throw new Error(t`No answer came. Press again: it is the same payment, so you do not pay twice.`, {
          cause: error,
        });
      const code = error instanceof ApiFailure ? error.reply?.code : undefined;
      if (code === undefined || !(error instanceof ApiFailure)) throw error;
      if (code === 'paymentPending') setHasCardPage(false);
      if (aboutSubscription.has(code))
        await client.invalidateQueries({ queryKey: checkoutOptionsQuery.queryKey });
      if (!aboutOrder.has(code)) throw error;
      await client.invalidateQueries({ queryKey: plansQuery.queryKey });
      onOrderRejected(failureWords(error));
    }
  };
  const paying = useFormSend(form, (values) => explained(() => purchaseAsTyped(values)));
  const [requestState, setRequestState] = useState<{
    readonly isSending: boolean;
    readonly problem?: string;
  }>({
    isSending: false,
  });
  const sendNow = async (send: () => Promise<void>): Promise<void> => {
    setRequestState({ isSending: true });
    try {
      await explained(send);
      setRequestState({ isSending: false });
    } catch (error) {
      setRequestState({
        isSending: false,
        problem: error instanceof Error ? failureWords(error) : String(error),
      });
    }
  };

  if (frame !== undefined) return <frame.CardFrame step={frame.step} />;
  const { pending, billing } = options;
  if (pending !== null) {
    const canGoOn = hasCardPage && pending.isAtCardPage && pending.amount === price && billing !== null;
    return (
      <Suspense fallback={<Skeleton lines={4} />}>
        <PendingPayment
          pending={pending}
          onGoOn={
            canGoOn ? () => void sendNow(() => purchase({ billing, saveCard: pending.saveCard })) : undefined
          }
          onFailed={setFailed}
          onCardPage={setHasCardPage}
          renderResultLink={(tone) => (
            <PageLinkButton tone={tone} to="/checkout/result" search={{ ref: pending.reference }}>
              <Trans>See its result</Trans>
            </PageLinkButton>
          )}
          isSending={isLeaving || requestState.isSending}
          problem={requestState.problem}
        />
      </Suspense>
    );
  }
  const isSending = paying.isSending || isLeaving || requestState.isSending;
  const submit = (event: FormEvent): void => {
    if (isSending) event.preventDefault();
    else if (method === 'request') {
      event.preventDefault();
      void sendNow(request);
    } else paying.submit(event);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failed === undefined ? null : (
        <Suspense>
          <FailedNotice payment={failed} />
        </Suspense>
      )}
      {method === 'request' ? null : <InvoiceFields control={form.control} />}
      <PaymentCard
        order={order}
        cards={options.cards}
        isFree={isFree}
        isSimulator={options.isSimulator}
        bankAccount={options.bankAccount}
        email={email}
        method={method}
        onMethod={setMethod}
        control={form.control}
        problem={method === 'request' ? requestState.problem : paying.problem}
        isSending={isSending}
      />
    </form>
  );
}
