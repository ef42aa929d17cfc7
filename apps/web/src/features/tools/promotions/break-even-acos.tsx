import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Terms } from '@saer/pricing/fees/terms';
import { type AdSpendLimit, adSpendLimit } from '@saer/tools/promotions/ad-spend';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { priceField } from '../fields/common-fields.ts';
import { evaluateProduct, type WithSource } from '../fields/evaluate-product.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { asTyped, leftEmpty, checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { AcosChart } from './acos-chart.tsx';
import { acosSource, formatRoas } from './ad-sources.ts';

// The share for ads is what is asked for.
const { adsRate: _asked, ...product } = productFields;
const fields = { price: priceField, ...product } as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'break-even-acos': typeof fields;
  }
}

type Limit = WithSource<AdSpendLimit & { readonly terms: Terms }>;

function Answer({ answer, values }: AnswerProps<typeof fields, Limit>) {
  const { terms, perOrder, acos, acosOfNet, roas } = answer;
  return (
    <>
      <Headline label={<Trans>Break-even ACOS</Trans>} figure={<Rate basisPoints={acos} />}>
        <Trans>
          Ads may take up to <Money halalas={perOrder} /> of each order. Above that, every order from ads
          loses money.
        </Trans>
      </Headline>
      <Details>
        <AcosChart
          terms={terms}
          price={values.price}
          marks={[{ id: 'breakEven', name: <Trans>Break-even</Trans>, acos, colour: 'var(--color-brand)' }]}
        />
        <FigureList
          figures={[
            {
              id: 'perOrder',
              label: <Trans>Ad spend per order, at most (excl. VAT)</Trans>,
              value: <Money halalas={perOrder} />,
            },
            {
              id: 'roas',
              label: <Trans>Break-even ROAS</Trans>,
              value: roas === null ? <Trans>none</Trans> : <bdi dir="ltr">{formatRoas(roas)}</bdi>,
            },
            {
              id: 'acosOfNet',
              label: <Trans>ACOS of sales without VAT</Trans>,
              value: <Rate basisPoints={acosOfNet} />,
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
  example: { ...exampleProduct, price: '59.00' },
  calculate: (values, book) => {
    const found = evaluateProduct(book, getProduct({ ...values, adsRate: undefined }), values.price);
    if (!found.ok) return found;
    const { terms, source } = found.answer;
    const limit = adSpendLimit(terms, { fixed: 0 }, values.price);
    if (limit === null)
      return {
        ok: false,
        message: msg`This price loses money before any ads. Raise the price or lower the cost first.`,
      };
    return { ok: true, answer: { ...limit, terms, source } };
  },
  Answer,
  forProducts: {
    columns: [
      { id: 'acos', title: msg`Break-even ACOS`, kind: 'share', value: ({ acos }) => acos },
      {
        id: 'perOrder',
        title: msg`Ad spend per order, at most (excl. VAT)`,
        kind: 'money',
        value: ({ perOrder }) => perOrder,
      },
    ],
    perProduct: {},
  },
  formula: [
    msg`Ad spend per order, at most = profit of an order before ads. Who is not registered pays VAT on ads too, and may spend less.`,
    msg`ACOS = ad spend ÷ price, rounded down. ROAS = price ÷ ad spend, rounded up.`,
  ],
  sources: ({ answer }) => [answer.source, acosSource],
  next: ({ to }) => [
    to('target-acos', { marginRate: asTyped, acos: leftEmpty }),
    to('ad-budget', { adBudget: asTyped, costPerClick: asTyped, conversion: asTyped }),
    to('discount', { adsRate: leftEmpty, discount: asTyped }),
    to('calculator', { ...checkingPrice, adsRate: leftEmpty, marginRate: leftEmpty }),
  ],
});
