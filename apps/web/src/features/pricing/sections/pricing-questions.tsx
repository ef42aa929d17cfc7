import { Trans } from '@lingui/react/macro';
import { entitlements } from '@saer/contract/entitlements';
import { subscriptionVatRate } from '@saer/contract/included-vat';
import { daysOf } from '@saer/contract/subscription-lifecycle';
import { Question } from '../../../components/question.tsx';
import { Rate } from '../../../components/rate.tsx';

/** Questions about plans and money. */
export function PricingQuestions() {
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
