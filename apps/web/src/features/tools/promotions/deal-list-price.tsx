import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dealListPrice, type DealListPrice } from '@saer/tools/promotions/deal-list-price';
import { Money } from '../../../components/figure/money.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { ComparedStatements } from '../charts/compared-statements.tsx';
import { marginField } from '../fields/common-fields.ts';
import { evaluateProduct, type WithSource } from '../fields/evaluate-product.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { discountField } from './discount-field.ts';

const fields = {
  discount: { ...discountField, description: msg`in the deal` },
  marginRate: { ...marginField, description: msg`that the deal must still leave` },
  ending: {
    kind: 'choice',
    label: msg`Price ending`,
    options: [
      { id: 'none', name: msg`Any` },
      { id: '.95', name: msg`.95` },
      { id: '.99', name: msg`.99` },
      { id: 'whole', name: msg`Whole riyals` },
    ],
  },
  ...productFields,
} as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'deal-list-price': typeof fields;
  }
}

type Deal = WithSource<DealListPrice>;

/** Any price will do to learn a product's terms. */
const ANY_PRICE = 100;

function Answer({ answer: { list, deal } }: AnswerProps<typeof fields, Deal>) {
  return (
    <>
      <Headline
        label={<Trans>Price before the deal</Trans>}
        figure={<Money halalas={list.price} />}
        tone="positive"
      >
        <Trans>
          The buyer pays <Money halalas={deal.price} /> in the deal, and you still earn{' '}
          <Money halalas={deal.profit} />.
        </Trans>
      </Headline>
      <Details>
        <ComparedStatements
          columns={[
            { id: 'deal', title: <Trans>In the deal</Trans>, statement: deal },
            { id: 'list', title: <Trans>Before</Trans>, statement: list },
          ]}
        />
        <p className="text-sm text-muted">
          <Trans>
            Sell at this price before the deal: a discount from a price that nobody was asked for is none.
          </Trans>
        </p>
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { ...exampleProduct, discount: '20', marginRate: '10', ending: '.95' },
  calculate: (values, book) => {
    const found = evaluateProduct(book, getProduct(values), ANY_PRICE);
    if (!found.ok) return found;
    const { terms, source } = found.answer;
    const deal = dealListPrice(terms, { ofPrice: values.marginRate }, values.discount, values.ending);
    if (deal === null)
      return { ok: false, message: msg`No price bears this discount and this margin. Lower one of them.` };
    return { ok: true, answer: { ...deal, source } };
  },
  Answer,
  formula: [
    msg`The lowest price with this ending whose deal price, rounded to the halala, still leaves your margin.`,
    msg`Deal prices that miss the margin again after a jump of the fees are passed over.`,
  ],
  sources: ({ answer }) => [answer.source],
  next: ({ answer: { list }, to }) => {
    const price = quantity('price', list.price);
    return [
      to('discount', { price }),
      to('sale-floor', { price }),
      to('calculator', { ...checkingPrice, price }),
    ];
  },
});
