import { msg } from '@lingui/core/macro';
import { entitlements } from '@saer/contract/subscriptions/entitlements';
import { daysOf } from '@saer/contract/subscriptions/subscription-lifecycle';
import type { Topic } from '../topic.ts';

const { free, subscribed } = entitlements;

export const plans: Topic = {
  summary: msg`What is free, how to pay by mada or credit card, and what happens when a plan ends.`,
  content: () => ({
    steps: [
      { text: msg`Look at the plans: the prices by month and by year include VAT.` },
      {
        text: msg`Choose one, sign in, and check the summary: what you pay, until when it holds, and whose name is on the invoice.`,
        picture: 'plans',
      },
      {
        text: msg`Pay by mada or credit card on the page of the payment service. Or request the plan without paying now: an admin decides on it. Where checkout names a bank account, transfer the price to it.`,
      },
      {
        text: msg`The plan is active as soon as the payment succeeds. The invoice arrives by mail, and stays under “My subscription”.`,
      },
    ],
    parts: [
      {
        id: 'free',
        title: msg`Without a plan`,
        paragraphs: [
          msg`The calculator has no limit. You can save up to ${free.products ?? 0} products, and price a sheet of any length on the screen; sheets of up to ${free.sheetRows} rows can be saved and downloaded.`,
        ],
      },
      {
        id: 'with-plan',
        title: msg`With a plan`,
        paragraphs: [
          msg`As many products as you like, ${subscribed.sheetRows} rows of a sheet at a time, repricing of all products at once, and sub-users.`,
        ],
      },
      {
        id: 'end',
        title: msg`When it ends`,
        paragraphs: [
          msg`A month is ${daysOf.month} days, a year ${daysOf.year} days. Before the end you get mails; a credit card can renew the plan by itself, mada asks you each time.`,
          msg`Everything you saved stays: you can read, change, download and delete it. Only adding needs a plan again.`,
        ],
      },
    ],
    troubleshooting: [
      {
        id: 'declined',
        title: msg`My payment failed`,
        answer: msg`The result page names the reason that the bank gave. A failed payment costs nothing: pay again with the same or another card.`,
      },
      {
        id: 'unclear',
        title: msg`I paid, but see no result`,
        answer: msg`Do not pay a second time. Saer asks the payment service until the outcome is certain, and “My subscription” shows it.`,
      },
      {
        id: 'company',
        title: msg`My invoice needs a company and a VAT number`,
        answer: msg`Enter both at the checkout, before you pay: you then get a tax invoice instead of a simplified one.`,
      },
    ],
    links: [{ title: msg`Open “My subscription”`, href: '/account/settings/subscriptions' }],
  }),
};
