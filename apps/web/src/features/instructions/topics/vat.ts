import { msg } from '@lingui/core/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { exampleLink, exampleProduct } from '../figures.ts';
import type { Topic } from '../topic.ts';

export const vat: Topic = {
  summary: msg`Which VAT is yours to pay, which you get back, and what to enter if you are not registered.`,
  hasFigures: true,
  content: ({ example, unregistered, keptByStore, zeroRated, costWithVat }) => {
    const cost = formatMoney(exampleProduct.cost);
    const withVat = formatMoney(costWithVat);
    const price = formatMoney(example.price);
    const outputVat = formatMoney(example.statement.outputVat);
    const zeroPrice = formatMoney(zeroRated.price);
    const otherPrice = formatMoney(unregistered.price);
    const keptPrice = formatMoney(keptByStore.price);
    const feeVat = formatMoney(unregistered.statement.feeVatCost);
    return {
      steps: [
        {
          text: msg`Enter your cost without VAT. If your invoice includes it, enter that sum and switch on “The cost I entered includes VAT”.`,
          picture: 'vat',
        },
        {
          text: msg`Leave “I’m registered for VAT” on if you have a VAT number of ZATCA. Otherwise switch it off.`,
        },
        {
          text: msg`Choose 0% for “VAT on this item” only if the product is zero-rated, such as some medicines.`,
        },
      ],
      parts: [
        {
          id: 'registered',
          title: msg`Registered`,
          paragraphs: [
            msg`Buyers see prices with VAT. Of our example’s ${price}, ${outputVat} is VAT that you pass on. The VAT on your purchase and on the store’s fees comes back with your return, so neither is a cost: ${cost} before VAT and ${withVat} with it lead to the same price.`,
            msg`At 0% the same product needs only ${zeroPrice}.`,
          ],
        },
        {
          id: 'not-registered',
          title: msg`Not registered`,
          paragraphs: [
            msg`You owe no VAT yourself and get none back: the product costs you ${withVat}, and ${feeVat} of VAT on the store’s fees is a cost too. Our example then needs ${otherPrice}, if nothing is taken out of your price.`,
            msg`Since 1 January 2026 a marketplace counts as the supplier of residents who are not registered and owes the VAT in the price, unless they contract with the buyer and invoice themselves (VAT Implementing Regulations, Article 47(3)). We found no source for whether noon and Amazon.sa bear it or keep it from the payout. If they keep it, our example needs ${keptPrice}. Saer shows both prices until you answer the question under your result.`,
          ],
        },
      ],
      troubleshooting: [
        {
          id: 'not-recovered',
          title: msg`I am registered, but do not claim the VAT on the store’s fees`,
          answer: msg`Open “Extra costs, fees agreed with you, date” and switch on “I don’t recover VAT on the store’s fees”: it then counts as a cost.`,
        },
        {
          id: 'which-cost',
          title: msg`I do not know whether my cost includes VAT`,
          answer: msg`Look at the supplier’s tax invoice: it names the sum before VAT, the VAT and the total. Without a tax invoice there is no VAT that you could recover.`,
        },
        {
          id: 'advice',
          title: msg`Does Saer file my VAT return?`,
          answer: msg`No. It shows what VAT does to a price. Whether you must register, and what you may claim, is between you and ZATCA.`,
        },
      ],
      links: [{ title: msg`Open this example in the calculator`, href: exampleLink(exampleProduct) }],
    };
  },
};
