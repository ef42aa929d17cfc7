import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DeadZone } from '@saer/pricing/search/gaps';
import { isWithin } from '@saer/pricing/search/price-range';
import type { Terms } from '@saer/pricing/fees/terms';
import { type DiscountImpact, discounted, discountImpact } from '@saer/tools/promotions/discount';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { Units } from '../answer/count.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { ComparedStatements } from '../charts/compared-statements.tsx';
import { priceField } from '../fields/common-fields.ts';
import { evaluateProduct, type WithSource } from '../fields/evaluate-product.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { discountField } from './discount-field.ts';
import { ProfitChart } from './profit-chart.tsx';

const fields = { price: priceField, discount: discountField, ...productFields } as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly discount: typeof fields;
  }
}

type Impact = WithSource<DiscountImpact & { readonly terms: Terms; readonly deadZone: DeadZone | undefined }>;

function Answer({ answer }: AnswerProps<typeof fields, Impact>) {
  const { before, after, change, unitsPerHundred, terms, deadZone } = answer;
  return (
    <>
      <Headline
        label={<Trans>Profit per unit at the sale price</Trans>}
        figure={<Money halalas={after.profit} />}
        tone={after.profit < 0 ? 'negative' : 'positive'}
      >
        {change > 0 ? (
          <Trans>
            <Money halalas={change} /> more than before: the sale price is below a jump of the fees, which
            costs more than the discount.
          </Trans>
        ) : (
          <Trans>
            <Money halalas={Math.abs(change)} /> less than at <Money halalas={before.price} />.
          </Trans>
        )}
      </Headline>
      <Details>
        {deadZone === undefined ? null : (
          <Notice tone="warning">
            <Trans>
              A little cheaper earns more: at <Money halalas={deadZone.earnsMoreAt} /> a lower fee applies.
            </Trans>
          </Notice>
        )}
        <ProfitChart
          terms={terms}
          prices={[
            {
              id: 'sale',
              name: (
                <Trans>
                  Sale price <Money halalas={after.price} />
                </Trans>
              ),
              price: after.price,
              colour: 'var(--color-brand)',
            },
            {
              id: 'list',
              name: (
                <Trans>
                  Price before <Money halalas={before.price} />
                </Trans>
              ),
              price: before.price,
              colour: 'var(--color-muted)',
            },
          ]}
        />
        <FigureList
          figures={[
            {
              id: 'units',
              label: <Trans>To earn what 100 units earned before, sell</Trans>,
              value:
                unitsPerHundred === null ? (
                  <Trans>no number is enough</Trans>
                ) : (
                  <Units of={unitsPerHundred} />
                ),
            },
          ]}
        />
        <ComparedStatements
          columns={[
            { id: 'after', title: <Trans>On sale</Trans>, statement: after },
            { id: 'before', title: <Trans>Before</Trans>, statement: before },
          ]}
        />
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { ...exampleProduct, price: '59.00', discount: '15' },
  calculate: (values, book) => {
    const found = evaluateProduct(book, getProduct(values), values.price);
    if (!found.ok) return found;
    const { terms, deadZones, source } = found.answer;
    const sale = discounted(values.price, values.discount);
    if (sale < 1) return { ok: false, message: msg`Nothing remains of this price. Give a smaller discount.` };
    return {
      ok: true,
      answer: {
        ...discountImpact(terms, values.price, sale),
        terms,
        deadZone: deadZones.find((zone) => isWithin(zone, sale)),
        source,
      },
    };
  },
  Answer,
  formula: [
    msg`Sale price = price − discount, rounded to the halala.`,
    msg`Each profit has the commission, the fulfilment fee and the VAT of its own price: a lower price can have lower fees.`,
    msg`Units = 100 × profit before ÷ profit on sale, rounded up.`,
  ],
  sources: ({ answer }) => [answer.source],
  next: ({ answer: { after }, to }) => [
    to('sale-floor', { marginRate: asTyped }),
    to('coupon', { coupon: leftEmpty, couponOrders: asTyped, couponUse: asTyped, couponFee: asTyped }),
    to('deal-list-price', { marginRate: asTyped, ending: leftEmpty }),
    to('break-even-acos', { price: quantity('price', after.price) }),
    to('calculator', { ...checkingPrice, marginRate: leftEmpty }),
  ],
});
