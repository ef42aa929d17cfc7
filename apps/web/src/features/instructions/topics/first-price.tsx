import { msg } from '@lingui/core/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatRate } from '@saer/i18n/format-number';
import { formatWeight } from '@saer/i18n/format-measure';
import { openCalculatorPath } from '../../../lib/form/calculator-link.ts';
import { exampleLink, exampleProduct } from '../figures.ts';
import type { Topic } from '../topic.ts';
import { useLingui } from '@lingui/react/macro';
import type { Statement } from '@saer/pricing/answer/statement';
import { Money } from '../../../components/figure/money.tsx';

/** The lines of a price, which add up to it. For a seller who is registered for VAT. */
function Receipt({ statement }: { readonly statement: Statement }) {
  const { t } = useLingui();
  const { price, cost, referral, fulfilment, outputVat, profit } = statement;
  const lines = [
    { name: t`Product cost`, sum: cost },
    { name: t`Commission before VAT`, sum: referral },
    { name: t`Fulfilment fee before VAT`, sum: fulfilment },
    { name: t`VAT on the sale`, sum: outputVat },
    { name: t`Net profit`, sum: profit },
    { name: t`Price the buyer pays`, sum: price },
  ];
  return (
    <dl className="max-w-md divide-y divide-line rounded-card border border-line bg-surface px-card text-sm">
      {lines.map(({ name, sum }) => (
        <div
          key={name}
          className="flex items-baseline justify-between gap-4 py-2.5 text-muted last:font-semibold last:text-ink"
        >
          <dt>{name}</dt>
          <dd className="text-ink">
            <Money halalas={sum} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const firstPrice: Topic = {
  summary: msg`From what a product costs you to the price that leaves the profit you want, in a few fields.`,
  hasFigures: true,
  content: ({ example }) => {
    const cost = formatMoney(exampleProduct.cost);
    const price = formatMoney(example.price);
    const profit = formatMoney(example.profit);
    const margin = formatRate(exampleProduct.marginRate);
    const weight = formatWeight(exampleProduct.weight);
    return {
      steps: [
        { text: msg`Open the calculator. You need no account to see a price.` },
        { text: msg`Enter what one piece costs you. In our example that is ${cost}, before VAT.` },
        {
          text: msg`Choose where you sell, then type a word for what you sell, such as “cup”: the category decides the commission.`,
        },
        {
          text: msg`Say how big it is when packed: three sides and a weight, here 20 × 12 × 9 cm and ${weight} g. If you know the store’s size class, choose that instead.`,
        },
        { text: msg`Enter your margin, here ${margin} of the price. Or ask for a profit in riyals.` },
        {
          text: msg`Read the price: ${price} here. It changes as you type, and leaves you ${profit} after every fee and VAT.`,
          picture: 'answer',
        },
      ],
      parts: [
        {
          id: 'receipt',
          title: msg`Where each riyal goes`,
          paragraphs: [
            msg`The lines below the price add up to it, to the halala. Press a line’s name to see how it comes about and which fee table it is from.`,
          ],
          exhibit: <Receipt statement={example.statement} />,
        },
        {
          id: 'keep-it',
          title: msg`Keep the answer`,
          paragraphs: [
            msg`“Copy link” keeps every field in the page’s address: open it again or send it to somebody. “Save in my products” needs an account, and your entries survive signing up.`,
            msg`“I have a price” turns the question round: type the price you sell at and see the profit it leaves.`,
          ],
        },
      ],
      troubleshooting: [
        {
          id: 'no-price',
          title: msg`No price reaches my margin`,
          answer: msg`Commission and VAT take a share of every price, so some margins cannot be reached at any price. Saer then gives the highest margin that the fees allow: use that, or count the margin from the cost.`,
        },
        {
          id: 'higher-than-mine',
          title: msg`The price is higher than what I sell at`,
          answer: msg`Choose “I have a price” and enter yours: the answer says what it leaves. Often a fee was missing from the earlier sum: VAT on fees, the higher fee above a price step, or the packaging’s weight.`,
        },
        {
          id: 'to-be-confirmed',
          title: msg`A fee says “To be confirmed”`,
          answer: msg`No public source confirms that figure yet. Compare it with a statement in your seller account; if yours differs, enter it under “Extra costs, fees agreed with you, date”.`,
        },
      ],
      links: [
        { title: msg`Open this example in the calculator`, href: exampleLink(exampleProduct) },
        { title: msg`Start with an empty calculator`, href: openCalculatorPath },
      ],
    };
  },
};
