import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatRate } from '@saer/i18n/format-number';
import type { Terms } from '@saer/pricing/fees/terms';
import { type AdSpendLimit, adSpendLimit, profitWithAcos } from '@saer/tools/promotions/ad-spend';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { type Figure, FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { marginField, priceField } from '../fields/common-fields.ts';
import { evaluateProduct, type WithSource } from '../fields/evaluate-product.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { asTyped, leftEmpty, checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { AcosChart } from './acos-chart.tsx';
import { acosSource, formatRoas } from './ad-sources.ts';

// The share for ads is what is asked for.
const { adsRate: _asked, ...product } = productFields;
const fields = {
  price: priceField,
  marginRate: { ...marginField, description: msg`that remains after ads` },
  acos: { kind: 'share', label: msg`ACOS today`, isOptional: true },
  ...product,
} as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'target-acos': typeof fields;
  }
}

type Limits = WithSource<{
  readonly terms: Terms;
  readonly target: AdSpendLimit;
  readonly breakEven: AdSpendLimit;
}>;

function Answer({ answer, values }: AnswerProps<typeof fields, Limits>) {
  const { terms, target, breakEven } = answer;
  const { price, acos: today } = values;
  const figures: readonly Figure[] = [
    {
      id: 'roas',
      label: <Trans>Target ROAS</Trans>,
      value: target.roas === null ? <Trans>none</Trans> : <bdi dir="ltr">{formatRoas(target.roas)}</bdi>,
    },
    {
      id: 'perOrder',
      label: <Trans>Ad spend per order, at most (excl. VAT)</Trans>,
      value: <Money halalas={target.perOrder} />,
    },
    {
      id: 'acosOfNet',
      label: <Trans>ACOS of sales without VAT</Trans>,
      value: <Rate basisPoints={target.acosOfNet} />,
    },
  ];
  const now: readonly Figure[] =
    today === undefined
      ? []
      : [
          {
            id: 'today',
            label: <Trans>Profit of an order at today’s ACOS</Trans>,
            value: <Money halalas={profitWithAcos(terms, price, today)} />,
          },
        ];
  return (
    <>
      <Headline
        label={<Trans>Target ACOS</Trans>}
        figure={<Rate basisPoints={target.acos} />}
        tone={today !== undefined && today > target.acos ? 'negative' : 'plain'}
      >
        {today !== undefined && today > target.acos ? (
          <Trans>Today’s ACOS of {formatRate(today)} is above it: your margin is not reached.</Trans>
        ) : (
          <Trans>Up to here, orders from ads leave your margin.</Trans>
        )}
      </Headline>
      <Details>
        <AcosChart
          terms={terms}
          price={price}
          marks={[
            { id: 'target', name: <Trans>Target</Trans>, acos: target.acos, colour: 'var(--color-brand)' },
            {
              id: 'breakEven',
              name: <Trans>Break-even</Trans>,
              acos: breakEven.acos,
              colour: 'var(--color-muted)',
            },
            ...(today === undefined
              ? []
              : [{ id: 'today', name: <Trans>Today</Trans>, acos: today, colour: 'var(--color-ink)' }]),
          ]}
        />
        <FigureList figures={[...figures, ...now]} />
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { ...exampleProduct, price: '59.00', marginRate: '10', acos: '18' },
  calculate: (values, book) => {
    const found = evaluateProduct(book, getProduct({ ...values, adsRate: undefined }), values.price);
    if (!found.ok) return found;
    const { terms, source } = found.answer;
    const target = adSpendLimit(terms, { ofPrice: values.marginRate }, values.price);
    const breakEven = adSpendLimit(terms, { fixed: 0 }, values.price);
    if (target === null || breakEven === null)
      return {
        ok: false,
        message: msg`This price misses the margin even without ads. Lower the margin or raise the price.`,
      };
    return { ok: true, answer: { terms, target, breakEven, source } };
  },
  Answer,
  formula: [
    msg`Ad spend per order, at most = the largest sum that still leaves your margin.`,
    msg`Target ACOS = that sum ÷ price, rounded down. Target ROAS = price ÷ that sum, rounded up.`,
  ],
  sources: ({ answer }) => [answer.source, acosSource],
  next: ({ to }) => [
    to('ad-budget', { adBudget: asTyped, costPerClick: asTyped, conversion: asTyped }),
    to('break-even-acos', {}),
    to('calculator', { ...checkingPrice, adsRate: leftEmpty }),
  ],
});
