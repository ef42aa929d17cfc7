import { Trans, useLingui } from '@lingui/react/macro';
import { subscriptionVatRate } from '@saer/contract/fees/included-vat';
import { daysOf } from '@saer/contract/subscriptions/subscription-lifecycle';
import { toolCount } from '@saer/contract/products/tools';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import {
  entitlements,
  type EntitlementState,
  entitlementStates,
} from '@saer/contract/subscriptions/entitlements';
import { buttonStyle } from '../../components/button/button-style.ts';
import { Rate } from '../../components/figure/rate.tsx';
import { SiteFrame } from '../../domain/site/site-frame.tsx';
import { periodScope, periodIds } from './plans/plan-cards.tsx';
import { Question } from '../../components/layout/question.tsx';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';

/** On a phone the name of a row is a line above its cells. */
const row = 'grid grid-cols-3 sm:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]';

function Row({ label, cellOf }: RowProps) {
  return (
    <tr className={`${row} border-t border-line`}>
      <th scope="row" className="px-4 pt-3 text-start font-medium max-sm:col-span-3 sm:pb-3">
        {label}
      </th>
      {entitlementStates.map((state) => (
        <td key={state} className="px-4 pt-1 pb-3 text-muted sm:pt-3">
          {cellOf(state)}
        </td>
      ))}
    </tr>
  );
}

interface RowProps {
  readonly label: ReactNode;
  readonly cellOf: (state: EntitlementState) => ReactNode;
}

/** Rights in each state, as the server enforces them. */
function ComparisonSection() {
  const { t } = useLingui();
  const heads: Readonly<Record<EntitlementState, string>> = {
    guest: t`Without an account`,
    free: t`Free account`,
    subscribed: t`With a plan`,
  };
  const yes = t`Yes`;
  const no = t({ message: 'No', comment: 'Not included' });
  return (
    <section aria-labelledby="compare" className="mx-auto max-w-6xl px-5 py-8 sm:px-8 sm:py-10">
      <h2 id="compare" className="text-2xl leading-snug font-semibold sm:text-3xl sm:leading-snug">
        <Trans>What each includes</Trans>
      </h2>
      <div className="mt-6 overflow-hidden rounded-card border border-line bg-surface">
        <table className="block text-sm leading-6">
          <thead className="block">
            <tr className={`${row} items-end`}>
              <th scope="col" className="sr-only">
                <Trans>What is compared</Trans>
              </th>
              {entitlementStates.map((state, index) => (
                <th
                  key={state}
                  scope="col"
                  className={`px-4 py-3 text-start font-semibold ${index === 0 ? 'sm:col-start-2' : ''}`}
                >
                  {heads[state]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block">
            <Row label={<Trans>Price calculator</Trans>} cellOf={() => yes} />
            <Row
              label={<Trans>Saved products</Trans>}
              cellOf={(state) => {
                const { products } = entitlements[state];
                return products === null
                  ? t`Without a limit`
                  : products === 0
                    ? t`In this browser only`
                    : t`Up to ${products}`;
              }}
            />
            <Row
              label={<Trans>Rows of a sheet, saved at once</Trans>}
              cellOf={(state) => {
                const { sheetRows } = entitlements[state];
                return sheetRows === 0 ? no : t`Up to ${sheetRows}`;
              }}
            />
            <Row
              label={<Trans>All products priced again when fees change</Trans>}
              cellOf={(state) => (entitlements[state].repricing ? yes : no)}
            />
            <Row
              label={<Trans>People who work with it</Trans>}
              cellOf={(state) => {
                const { users } = entitlements[state];
                return users === 0 ? t`Everybody` : users === 'plan' ? t`As many as the plan says` : users;
              }}
            />
            <Row
              label={<Trans>Read, download and delete what you saved</Trans>}
              cellOf={(state) => (state === 'guest' ? t`In this browser only` : t`Always`)}
            />
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Questions about plans and money. */
function PricingQuestions() {
  const { products, sheetRows } = entitlements.free;
  return (
    <section aria-labelledby="questions" className="mx-auto max-w-6xl px-5 py-8 sm:px-8 sm:py-10">
      <h2 id="questions" className="text-2xl leading-snug font-semibold sm:text-3xl sm:leading-snug">
        <Trans>Questions</Trans>
      </h2>
      <div className="mt-6 divide-y divide-line border-y border-line">
        <Question asks={<Trans>How long are a month and a year?</Trans>}>
          <Trans>
            A month has {daysOf.month} days and a year {daysOf.year}, from the moment your payment or request
            is accepted. If you renew early, the days you have left are added.
          </Trans>
        </Question>
        <Question asks={<Trans>Is VAT included?</Trans>}>
          <Trans>
            Yes, every price includes <Rate basisPoints={subscriptionVatRate} /> VAT. Checkout shows it
            separately.
          </Trans>
        </Question>
        <Question asks={<Trans>How do I pay?</Trans>}>
          <Trans>
            By mada or credit card, on the page of the payment gateway: your card number never reaches Saer.
            You can also request a plan without paying now; we decide on each request and write to you. If we
            take bank transfers, checkout names the account.
          </Trans>
        </Question>
        <Question asks={<Trans>Do I get an invoice?</Trans>}>
          <Trans>
            Yes, a PDF in Arabic and English after each card payment. With your VAT number and address it is a
            tax invoice for your company.
          </Trans>
        </Question>
        <Question asks={<Trans>What happens when my plan ends?</Trans>}>
          <Trans>
            Everything you saved stays: you can read, download and delete it at any time. What you add is
            limited as in the free account: {products} products, sheets of {sheetRows} rows, and no new prices
            for all products at once.
          </Trans>
        </Question>
        <Question asks={<Trans>Does it renew by itself?</Trans>}>
          <Trans>
            Only if you choose a saved credit card for it. mada cards cannot be charged that way. We write to
            you before it ends, and you pay again if you want to go on.
          </Trans>
        </Question>
        <Question asks={<Trans>Can I cancel?</Trans>}>
          <Trans>
            At any time, under “My subscription”. It stays active until its period ends, and until then you
            can change your mind.
          </Trans>
        </Question>
        <Question asks={<Trans>Can I get my money back?</Trans>}>
          <Trans>
            Customer service decides that with you. A refund goes to the card you paid with, and you get a
            credit note.
          </Trans>
        </Question>
      </div>
    </section>
  );
}

const option =
  'flex min-h-control flex-1 cursor-pointer items-center justify-center rounded-control px-6 py-1.5 text-center text-sm font-medium text-muted outline-offset-2 outline-brand transition-colors hover:text-ink has-checked:bg-brand-soft has-checked:text-brand-strong has-focus-visible:outline-2';

/** Month or year: the choice of the browser itself, which needs no script. */
function PeriodSwitch() {
  return (
    <fieldset className="w-full max-w-sm">
      <legend className="sr-only">
        <Trans>Pay by the month or by the year</Trans>
      </legend>
      <div className="flex rounded-control border border-edge bg-field p-1">
        <label className={option}>
          <input
            type="radio"
            name="period"
            id={periodIds.MONTHLY}
            defaultChecked
            className="sr-only"
            autoComplete="off"
          />
          <Trans>Monthly</Trans>
        </label>
        <label className={option}>
          <input type="radio" name="period" id={periodIds.YEARLY} className="sr-only" autoComplete="off" />
          <Trans>Yearly</Trans>
        </label>
      </div>
    </fieldset>
  );
}

interface Props {
  readonly language: Language;
  /** Shown beside the copyright sign. */
  readonly year: string;
  /** The cards of the plans, which the browser may draw again. */
  readonly plans: ReactNode;
}

/** The public page of plans and prices, rendered at build; its script asks for the prices of today. */
export function PricingPage({ language, year, plans }: Props) {
  return (
    <SiteFrame language={language} page="/pricing" year={year} className={periodScope}>
      <section aria-labelledby="pricing" className="mx-auto max-w-6xl px-5 pt-8 pb-8 sm:px-8 sm:pt-12">
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
          <div className="max-w-2xl">
            <h1
              id="pricing"
              className="text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug"
            >
              <Trans>Plans and prices</Trans>
            </h1>
            <p className="mt-2.5 text-base leading-7 text-muted">
              <Trans>
                The calculator is free, with an account and without. A plan is for those who price many
                products, and keep their prices right when fees change.
              </Trans>
            </p>
          </div>
          <PeriodSwitch />
        </div>
        <div
          data-plans-error
          hidden
          role="alert"
          className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-control bg-warning-soft px-4 py-3 text-sm leading-6 [&[hidden]]:hidden"
        >
          <p>
            <Trans>
              The prices of today could not be loaded. Those below may be older; before you pay you see the
              price that holds.
            </Trans>
          </p>
          <button type="button" data-plans-retry className={buttonStyle('plain')}>
            <Trans>Try again</Trans>
          </button>
        </div>
        <h2 className="sr-only">
          <Trans>The plans</Trans>
        </h2>
        <div className="mt-8">{plans}</div>
        <p className="mt-5 text-sm leading-6 text-muted">
          <Trans>
            A month is {daysOf.month} days, a year {daysOf.year} days; the saving is compared with twelve
            months. All prices include <Rate basisPoints={subscriptionVatRate} /> VAT.
          </Trans>{' '}
          <Trans>All plans include the {toolCount} tools.</Trans>
        </p>
      </section>
      <ComparisonSection />
      <PricingQuestions />
    </SiteFrame>
  );
}

/** The words of the page's head. */
export const pricingHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`Plans and prices · Saer`),
  description: i18n._(
    msg`What Saer costs by the month and by the year, VAT included, what a plan unlocks, and what stays free.`,
  ),
  siteName: i18n._(msg`Saer`),
});
