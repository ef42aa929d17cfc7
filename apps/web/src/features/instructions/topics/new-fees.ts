import { msg } from '@lingui/core/macro';
import type { Topic } from '../topic.ts';

export const newFees: Topic = {
  summary: msg`When a store changes its fees: which of your prices still earn enough, and how to change the others.`,
  content: () => ({
    steps: [
      {
        text: msg`New fees appear on your start page, with the day from which they hold. Saved prices stay as they are until you decide.`,
      },
      {
        text: msg`Open “Reprice after fee changes”. Each product shows what its price earns now, and the price it needs.`,
        picture: 'repricing',
      },
      { text: msg`Look at “Sold at a loss” and “Below your target profit” first.` },
      {
        text: msg`Select products, or all of them, and choose: “Use the needed prices” or “Keep my prices”.`,
      },
      {
        text: msg`Download the price file for noon and upload it there: Saer changes no prices in your store.`,
      },
    ],
    parts: [
      {
        id: 'two-ways',
        title: msg`What the two choices do`,
        paragraphs: [
          msg`“Use the needed prices” replaces each price by the one that reaches your target with the new fees.`,
          msg`“Keep my prices” keeps every price that you entered yourself, whatever it earns now. Products at the recommended price move to the recommended price of today.`,
        ],
      },
      {
        id: 'one-product',
        title: msg`One product, or all`,
        paragraphs: [
          msg`Comparing is free, and so is repricing a single product. Repricing several at once is part of a plan.`,
        ],
      },
    ],
    troubleshooting: [
      {
        id: 'no-price-possible',
        title: msg`“No price possible”`,
        answer: msg`With the new fees no price reaches this product’s target. Open it and lower the target, or stop selling it there.`,
      },
      {
        id: 'closed-page',
        title: msg`I closed the page in the middle`,
        answer: msg`Products that were already repriced stay so. The others are still on the list: go on there.`,
      },
      {
        id: 'why-changed',
        title: msg`I want to know why a price changed`,
        answer: msg`“History of my products” lists every change with the fee table of its time.`,
      },
    ],
    links: [{ title: msg`Open “Reprice after fee changes”`, href: '/user/repricing' }],
  }),
};
