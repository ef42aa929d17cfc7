import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Quote } from '@saer/pricing/answer/quote';
import { quoteProduct } from '@saer/quoting/quote-product';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { PriceParts } from '../answer/price-parts.tsx';
import { marginField } from '../fields/common-fields.ts';
import { feeTableSource } from '../fields/fee-table-source.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import type { ToolFields } from '../fields/field.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, noonBounds } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { breakEvenMark, priceWindow, ProfitCurve, usefulZones } from './charts/profit-curve.tsx';

const fields = {
  ...productFields,
  marginRate: marginField,
  ending: {
    kind: 'choice',
    label: msg`Price ending`,
    isRare: true,
    options: [
      { id: 'store', name: msg`As the store` },
      { id: 'none', name: msg`Any` },
      { id: '.95', name: msg`.95` },
      { id: '.99', name: msg`.99` },
      { id: 'whole', name: msg`Whole riyals` },
    ],
  },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'recommended-price': typeof fields;
  }
}

function Answer({ answer }: AnswerProps<typeof fields, Quote>) {
  const { recommended, minimum, breakEven, deadZones, terms } = answer;
  const { price, profit } = recommended.statement;
  const zones = usefulZones(deadZones, breakEven);
  return (
    <>
      <Headline label={<Trans>Recommended price</Trans>} figure={<Money halalas={price} />}>
        <Trans>
          You keep <Money halalas={profit} /> of it, a margin of{' '}
          <Rate basisPoints={recommended.margins.ofPrice ?? 0} />.
        </Trans>
      </Headline>
      <Details>
        <ProfitCurve
          lines={[{ id: 'profit', terms, colour: 'var(--color-brand)' }]}
          window={priceWindow([price, breakEven, minimum.statement.price])}
          zones={zones}
          marks={[
            ...breakEvenMark(breakEven),
            {
              id: 'recommended',
              name: <Trans>Recommended price</Trans>,
              price,
              colour: 'var(--color-brand)',
            },
          ]}
        />
        <FigureList
          figures={[
            {
              id: 'minimum',
              label: <Trans>Lowest price for your margin</Trans>,
              value: <Money halalas={minimum.statement.price} />,
            },
            ...(breakEven === null
              ? []
              : [
                  {
                    id: 'breakEven',
                    label: <Trans>Break-even price</Trans>,
                    value: <Money halalas={breakEven} />,
                  },
                ]),
          ]}
        />
        <PriceParts statement={recommended.statement} />
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: exampleProduct,
  calculate: (values, book) => {
    const { marginRate, ending } = values;
    const asked = { ...getProduct(values), marginRate, ...(ending === 'store' ? {} : { ending }) };
    const quoted = quoteProduct(book, asked);
    return quoted.ok
      ? {
          ok: true,
          answer: { ...quoted.quote, feeTable: feeTableSource(quoted.quote.version, quoted.toConfirm) },
        }
      : { ok: false, fieldError: quoted.fieldError };
  },
  Answer,
  formula: [
    msg`Profit = price − VAT − commission − fulfilment fee − other costs − product cost.`,
    msg`The lowest price for your margin is the first one, to the halala, whose profit is at least that share of it. A confirmed range factor can ask for more.`,
    msg`The recommended price is the first one from there up with the price ending that still reaches the margin: fees can jump in between.`,
  ],
  sources: ({ answer }) => [answer.feeTable],
  next: ({ answer: { recommended, minimum }, to }) => {
    const price = quantity('price', recommended.statement.price);
    return [
      to('price-endings', { price }),
      to('price-ladder', {
        ladderFrom: quantity('ladderFrom', minimum.statement.price),
        ladderStep: asTyped,
        ladderCount: asTyped,
      }),
      to('noon-price-range', {
        price,
        lowestPrice: quantity('lowestPrice', minimum.statement.price),
        ...noonBounds,
      }),
      to('store-comparison', { price: leftEmpty }),
      to('calculator', { mode: 'find', price: leftEmpty, marginBase: 'price', marginAmount: leftEmpty }),
    ];
  },
});
