import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import type { Terms } from '@saer/pricing/fees/terms';
import { type CampaignForecast, forecastCampaign } from '@saer/tools/promotions/ad-budget';
import { WHOLE } from '@saer/pricing/money/rounding';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { Clicks, Orders } from '../answer/count.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { priceField } from '../fields/common-fields.ts';
import { evaluateProduct, type WithSource } from '../fields/evaluate-product.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { acosSource, formatRoas } from './ad-sources.ts';

// The share for ads is what is asked for.
const { adsRate: _asked, ...product } = productFields;
const noVat = msg`excl. VAT`;
const fields = {
  adBudget: { kind: 'money', label: msg`Ad budget a month`, note: noVat, min: 1 },
  costPerClick: { kind: 'money', label: msg`Cost of a click`, note: noVat, min: 1 },
  conversion: { kind: 'share', label: msg`Clicks that become orders`, initial: '10' },
  price: priceField,
  ...product,
} as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'ad-budget': typeof fields;
  }
}

type Forecast = WithSource<CampaignForecast & { readonly terms: Terms }>;

const STEPS = 40;

function Answer({ answer, values }: AnswerProps<typeof fields, Forecast>) {
  const { t } = useLingui();
  const { terms, clicks, orders, spend, acos, roas, profit, maxCostPerClick, clicksPerOrder } = answer;
  const { adBudget, costPerClick, conversion, price } = values;
  const end = Math.ceil(Math.max(costPerClick, maxCostPerClick ?? 0) * 1.6);
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const cost = Math.max(1, Math.round((end * step) / STEPS));
    const at = forecastCampaign(terms, price, { budget: cost * clicks, costPerClick: cost, conversion });
    return { x: cost, y: at.profit };
  });
  return (
    <>
      <Headline
        label={<Trans>Profit after ads</Trans>}
        figure={<Money halalas={profit} />}
        tone={profit < 0 ? 'negative' : 'positive'}
      >
        <Trans>
          <Money halalas={adBudget} /> pays for <Clicks of={clicks} /> and brings <Orders of={orders} />.
        </Trans>
      </Headline>
      <Details>
        {clicks === 0 ? null : (
          <LineChart
            xName={<Trans>Cost of a click</Trans>}
            yName={<Trans>Profit after ads, for as many clicks</Trans>}
            xUnit="money"
            yUnit="money"
            lines={[{ id: 'profit', points, colour: 'var(--color-brand)' }]}
            marks={[
              {
                id: 'now',
                name: (
                  <Trans>
                    Your click <Money halalas={costPerClick} />
                  </Trans>
                ),
                x: costPerClick,
                y: profit,
                colour: 'var(--color-brand)',
              },
              ...(maxCostPerClick === null || maxCostPerClick === 0
                ? []
                : [
                    {
                      id: 'most',
                      name: (
                        <Trans>
                          Highest bid without a loss <Money halalas={maxCostPerClick} />
                        </Trans>
                      ),
                      x: maxCostPerClick,
                      y: forecastCampaign(terms, price, {
                        budget: maxCostPerClick * clicks,
                        costPerClick: maxCostPerClick,
                        conversion,
                      }).profit,
                      colour: 'var(--color-muted)',
                    },
                  ]),
            ]}
            hasLosses
            summary={t`At ${formatMoney(costPerClick)} a click ${formatMoney(profit)} remain.`}
          />
        )}
        <FigureList
          figures={[
            { id: 'spend', label: <Trans>Ad spend</Trans>, value: <Money halalas={spend} /> },
            {
              id: 'acos',
              label: <Trans>ACOS</Trans>,
              value: acos === null ? <Trans>none</Trans> : <Rate basisPoints={acos} />,
            },
            {
              id: 'roas',
              label: <Trans>ROAS</Trans>,
              value: roas === null ? <Trans>none</Trans> : <bdi dir="ltr">{formatRoas(roas)}</bdi>,
            },
            {
              id: 'bid',
              label: <Trans>Highest bid without a loss</Trans>,
              value: maxCostPerClick === null ? <Trans>none</Trans> : <Money halalas={maxCostPerClick} />,
            },
            {
              id: 'clicks',
              label: <Trans>Clicks for one order</Trans>,
              value: clicksPerOrder === null ? <Trans>none</Trans> : <Clicks of={clicksPerOrder} />,
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
  example: { ...exampleProduct, price: '59.00', adBudget: '1000.00', costPerClick: '0.80', conversion: '8' },
  calculate: (values, book) => {
    const found = evaluateProduct(book, getProduct({ ...values, adsRate: undefined }), values.price);
    if (!found.ok) return found;
    const { terms, source } = found.answer;
    const { adBudget: budget, costPerClick, conversion, price } = values;
    return {
      ok: true,
      answer: { ...forecastCampaign(terms, price, { budget, costPerClick, conversion }), terms, source },
    };
  },
  Answer,
  formula: [
    msg`Clicks = budget ÷ cost of a click, whole ones. Orders = clicks × share that become orders, whole ones.`,
    msg`Profit after ads = orders × profit of an order − ad spend. Who is not registered also pays VAT on ads.`,
    msg`Highest bid = ad spend per order at break-even × share of clicks that become orders, rounded down.`,
  ],
  sources: ({ answer }) => [answer.source, acosSource],
  next: ({ answer: { acos }, to }) => [
    to('target-acos', {
      marginRate: asTyped,
      acos: acos === null || acos > WHOLE ? leftEmpty : quantity('acos', acos),
    }),
    to('break-even-units', { adsRate: leftEmpty, fixedCosts: asTyped, wantedProfit: asTyped }),
    to('calculator', { ...checkingPrice, adsRate: leftEmpty, marginRate: leftEmpty }),
  ],
});
