import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { formatPercentNumber } from '@saer/i18n/format-number';
import type { Terms } from '@saer/pricing/fees/terms';
import { saleFloor, type SaleFloor } from '@saer/tools/promotions/sale-floor';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { marginField, priceField } from '../fields/common-fields.ts';
import { evaluateProduct, type WithSource } from '../fields/evaluate-product.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { ProfitChart } from './profit-chart.tsx';

const fields = { price: priceField, marginRate: marginField, ...productFields } as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'sale-floor': typeof fields;
  }
}

type Floor = WithSource<SaleFloor & { readonly terms: Terms }>;

function Answer({ answer }: AnswerProps<typeof fields, Floor>) {
  const { terms, list, target, atTarget, breakEven, missing } = answer;
  return (
    <>
      <Headline label={<Trans>Lowest sale price</Trans>} figure={<Money halalas={target.price} />}>
        <Trans>
          A discount of at most <Rate basisPoints={target.coupon} /> still leaves your margin.
        </Trans>
      </Headline>
      <Details>
        <ProfitChart
          terms={terms}
          prices={[
            ...(breakEven === null
              ? []
              : [
                  {
                    id: 'breakEven',
                    name: (
                      <Trans>
                        Break-even <Money halalas={breakEven.price} />
                      </Trans>
                    ),
                    price: breakEven.price,
                    colour: 'var(--color-muted)',
                  },
                ]),
            {
              id: 'floor',
              name: (
                <Trans>
                  Lowest sale price <Money halalas={target.price} />
                </Trans>
              ),
              price: target.price,
              colour: 'var(--color-brand)',
            },
            {
              id: 'list',
              name: (
                <Trans>
                  Price before <Money halalas={list.price} />
                </Trans>
              ),
              price: list.price,
              colour: 'var(--color-ink)',
            },
          ]}
          shades={missing.map(({ first, last }) => ({ from: first, to: last ?? list.price }))}
          shadeName={<Trans>Misses your margin again</Trans>}
        />
        <FigureList
          figures={[
            { id: 'profit', label: <Trans>Profit there</Trans>, value: <Money halalas={atTarget.profit} /> },
            {
              id: 'breakEven',
              label: <Trans>Break-even price</Trans>,
              value: breakEven === null ? <Trans>none</Trans> : <Money halalas={breakEven.price} />,
            },
            ...(breakEven === null
              ? []
              : [
                  {
                    id: 'breakEvenDiscount',
                    label: <Trans>Largest discount without a loss</Trans>,
                    value: <Rate basisPoints={breakEven.coupon} />,
                  },
                ]),
            ...missing.map(({ first, last }) => ({
              id: `missing-${first}`,
              label: <Trans>Do not stop between</Trans>,
              value: (
                <Trans>
                  <Money halalas={first} /> and <Money halalas={last ?? list.price} />
                </Trans>
              ),
            })),
          ]}
        />
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { ...exampleProduct, price: '69.00', marginRate: '10' },
  calculate: (values, book) => {
    const found = evaluateProduct(book, getProduct(values), values.price);
    if (!found.ok) return found;
    const { terms, source } = found.answer;
    const floor = saleFloor(terms, { ofPrice: values.marginRate }, values.price);
    if (floor.ok) return { ok: true, answer: { ...floor, terms, source } };
    return {
      ok: false,
      message:
        floor.needed === null
          ? msg`No price leaves this margin. Lower the margin or the cost.`
          : msg`There is no room for a sale: a margin of ${formatPercentNumber(values.marginRate)}% needs at least ${formatMoney(floor.needed)}.`,
    };
  },
  Answer,
  formula: [
    msg`The lowest price, to the halala, whose profit is your share of it.`,
    msg`Discount = (price − lowest price) ÷ price, rounded down.`,
    msg`Fees jump at some prices, so a price above the lowest one can miss the margin again: those ranges are shaded.`,
  ],
  sources: ({ answer }) => [answer.source],
  next: ({ answer: { target }, to }) => [
    to('discount', { discount: quantity('discount', target.coupon) }),
    to('coupon', {
      coupon: quantity('coupon', target.coupon),
      couponOrders: asTyped,
      couponUse: asTyped,
      couponFee: asTyped,
    }),
    to('target-acos', { price: quantity('price', target.price), acos: leftEmpty }),
    to('calculator', checkingPrice),
  ],
});
