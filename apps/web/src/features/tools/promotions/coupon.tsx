import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { profitAt } from '@saer/pricing/search/profit';
import type { Terms } from '@saer/pricing/fees/terms';
import { type CouponPlan, planCoupon } from '@saer/tools/promotions/coupon';
import { discounted } from '@saer/tools/promotions/discount';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { Orders } from '../answer/count.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { priceField } from '../fields/common-fields.ts';
import { evaluateProduct, type WithSource } from '../fields/evaluate-product.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';

// The share for coupons is what is asked for.
const { couponRate: _asked, ...product } = productFields;
const fields = {
  price: priceField,
  coupon: { kind: 'share', label: msg`Coupon`, note: msg`of the price`, max: 9_900 },
  couponOrders: { kind: 'count', label: msg`Orders while it runs`, min: 1, max: 1_000_000 },
  couponUse: { kind: 'share', label: msg`Orders that use it`, initial: '50' },
  couponFee: {
    kind: 'money',
    label: msg`The store’s fee per coupon used`,
    note: msg`excl. VAT`,
    isOptional: true,
    isRare: true,
  },
  ...product,
} as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly coupon: typeof fields;
  }
}

type Plan = WithSource<CouponPlan & { readonly terms: Terms; readonly feeOfUse: number }>;

const STEPS = 60;

function Answer({ answer, values: { price, coupon } }: AnswerProps<typeof fields, Plan>) {
  const { t } = useLingui();
  const {
    terms,
    feeOfUse,
    couponPrice,
    uses,
    profit,
    profitWith,
    profitWithout,
    budget,
    ordersWithout,
    floor,
  } = answer;
  const end = Math.min(
    9900,
    Math.max(1000, Math.ceil((Math.max(coupon, floor?.coupon ?? 0) * 1.3) / 500) * 500),
  );
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const rate = Math.round((end * step) / STEPS);
    const at = Math.max(1, discounted(price, rate));
    return { x: rate, y: profitAt(terms, at) - feeOfUse };
  });
  return (
    <>
      <Headline
        label={<Trans>Profit of all orders</Trans>}
        figure={<Money halalas={profit} />}
        tone={profit < 0 ? 'negative' : 'positive'}
      >
        <Trans>
          Each coupon used leaves <Money halalas={profitWith} /> instead of <Money halalas={profitWithout} />.
        </Trans>
      </Headline>
      <Details>
        <LineChart
          xName={<Trans>Coupon</Trans>}
          yName={<Trans>Profit of an order that uses it</Trans>}
          xUnit="rate"
          yUnit="money"
          lines={[{ id: 'profit', points, colour: 'var(--color-brand)' }]}
          marks={[
            {
              id: 'coupon',
              name: (
                <Trans>
                  Your coupon, <Rate basisPoints={coupon} />
                </Trans>
              ),
              x: coupon,
              y: profitWith,
              colour: 'var(--color-brand)',
            },
            ...(floor === null
              ? []
              : [
                  {
                    id: 'largest',
                    name: (
                      <Trans>
                        Largest without a loss, <Rate basisPoints={floor.coupon} />
                      </Trans>
                    ),
                    x: floor.coupon,
                    y: profitAt(terms, discounted(price, floor.coupon)) - feeOfUse,
                    colour: 'var(--color-muted)',
                  },
                ]),
          ]}
          hasLosses
          summary={t`An order with the coupon leaves ${formatMoney(profitWith)}, one without ${formatMoney(profitWithout)}.`}
        />
        <FigureList
          figures={[
            {
              id: 'couponPrice',
              label: <Trans>Price with the coupon</Trans>,
              value: <Money halalas={couponPrice} />,
            },
            {
              id: 'uses',
              label: <Trans>Coupons used</Trans>,
              value: <Orders of={uses} />,
            },
            { id: 'budget', label: <Trans>Budget of the coupon</Trans>, value: <Money halalas={budget} /> },
            {
              id: 'without',
              label: <Trans>Orders without a coupon that earn the same</Trans>,
              value: ordersWithout === null ? <Trans>none</Trans> : <Orders of={ordersWithout} />,
            },
          ]}
        />
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { ...exampleProduct, price: '59.00', coupon: '10', couponOrders: '200', couponUse: '60' },
  calculate: (values, book) => {
    const { price, coupon, couponOrders, couponUse, couponFee = 0 } = values;
    const found = evaluateProduct(book, getProduct({ ...values, couponRate: undefined }), price);
    if (!found.ok) return found;
    if (discounted(price, coupon) < 1)
      return { ok: false, message: msg`Nothing remains of this price. Give a smaller coupon.` };
    const { terms, source } = found.answer;
    const plan = planCoupon(terms, {
      listPrice: price,
      rate: coupon,
      orders: couponOrders,
      redemption: couponUse,
      feePerUse: couponFee,
    });
    return {
      ok: true,
      answer: { ...plan, terms, source, feeOfUse: profitAt(terms, plan.couponPrice) - plan.profitWith },
    };
  },
  Answer,
  formula: [
    msg`Orders that use the coupon are sold at the price less the coupon, with the fees of that price.`,
    msg`Budget = coupons used × (discount + the store’s coupon fee).`,
    msg`The coupon pays only if it brings the orders beyond those that earn the same without it.`,
  ],
  sources: ({ answer }) => [
    answer.source,
    {
      kind: 'words',
      text: msg`noon and Amazon.sa publish no fee per coupon that we found: enter what your agreement says.`,
      isConfirmed: false,
    },
  ],
  next: ({ answer: { couponPrice }, to }) => {
    // The share for coupons is what this tool asks for itself.
    const withoutCoupon = { couponRate: leftEmpty };
    return [
      to('sale-floor', { ...withoutCoupon, marginRate: asTyped }),
      to('break-even-acos', { ...withoutCoupon, price: quantity('price', couponPrice) }),
      to('deal-list-price', {
        ...withoutCoupon,
        discount: asTyped,
        marginRate: asTyped,
        ending: leftEmpty,
      }),
    ];
  },
});
