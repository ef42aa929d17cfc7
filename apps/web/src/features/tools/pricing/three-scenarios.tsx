import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { profitAt } from '@saer/pricing/search/profit';
import type { Quote } from '@saer/pricing/answer/quote';
import { quoteProduct } from '@saer/quoting/quote-product';
import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { marginField } from '../fields/common-fields.ts';
import { feeTableSource } from '../fields/fee-table-source.ts';
import {
  costFields,
  exampleProduct,
  optionalCostNote,
  productFields,
  getProduct,
} from '../fields/product-fields.ts';
import type { ToolFields } from '../fields/field.ts';
import { quantity } from '../fields/quantity.ts';
import { leftEmpty, findingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { BarRows } from './charts/bar-rows.tsx';

const optionalCost = { ...costFields.cost, note: optionalCostNote, isOptional: true } as const;
const optionalMargin = {
  kind: 'share',
  label: msg`Margin`,
  note: msg`optional`,
  isOptional: true,
} as const;

const fields = {
  ...productFields,
  cost: { ...costFields.cost, description: msg`the expected one` },
  marginRate: { ...marginField, description: msg`the expected one` },
  worstCost: { ...optionalCost, label: msg`Pessimistic cost`, description: msg`empty: a tenth more` },
  worstMargin: { ...optionalMargin, label: msg`Pessimistic margin`, description: msg`empty: the same` },
  bestCost: { ...optionalCost, label: msg`Optimistic cost`, description: msg`empty: a tenth less` },
  bestMargin: { ...optionalMargin, label: msg`Optimistic margin`, description: msg`empty: the same` },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'three-scenarios': typeof fields;
  }
}

const scenarioNames = {
  worst: <Trans>Pessimistic</Trans>,
  expected: <Trans>Expected</Trans>,
  best: <Trans>Optimistic</Trans>,
} as const satisfies Record<string, ReactNode>;

interface Scenario {
  readonly id: keyof typeof scenarioNames;
  readonly quote: Quote;
  /** As entered, with VAT or without. */
  readonly cost: number;
  /** The profit at the price of the expected scenario. */
  readonly profitAtExpected: number;
}

interface Scenarios {
  readonly expected: Quote;
  readonly scenarios: readonly Scenario[];
}

function Answer({ answer: { expected, scenarios } }: AnswerProps<typeof fields, Scenarios>) {
  const prices = scenarios.map(({ quote }) => quote.recommended.statement.price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const { price } = expected.recommended.statement;
  return (
    <>
      <Headline
        label={<Trans>Recommended price if all goes as expected</Trans>}
        figure={<Money halalas={price} />}
      >
        <Trans>
          Between <Money halalas={lowest} /> and <Money halalas={highest} />, depending on what comes true.
        </Trans>
      </Headline>
      <Details>
        <section className="flex flex-col gap-3">
          <h2 className="text-sm font-medium text-ink">
            <Trans>The price each one needs</Trans>
          </h2>
          <BarRows
            rows={scenarios.map(({ id, quote, cost }) => ({
              id,
              label: scenarioNames[id],
              size: quote.recommended.statement.price,
              value: <Money halalas={quote.recommended.statement.price} />,
              isBest: id === 'expected',
              note: (
                <Trans>
                  cost <Money halalas={cost} />, profit <Money halalas={quote.recommended.statement.profit} />
                  , margin <Rate basisPoints={quote.recommended.margins.ofPrice ?? 0} />
                </Trans>
              ),
            }))}
          />
        </section>
        <section className="flex flex-col gap-3">
          <h2 className="text-sm font-medium text-ink">
            <Trans>
              If you charge <Money halalas={price} /> whatever happens
            </Trans>
          </h2>
          <BarRows
            rows={scenarios.map(({ id, profitAtExpected }) => ({
              id: `at-${id}`,
              label: scenarioNames[id],
              size: profitAtExpected,
              value: <Money halalas={profitAtExpected} />,
              isBest: id === 'expected',
            }))}
          />
        </section>
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: exampleProduct,
  calculate: (values, book) => {
    const { cost, marginRate } = values;
    const tenth = Math.round(cost / 10);
    const product = getProduct(values);
    const asked = {
      worst: { cost: values.worstCost ?? cost + tenth, marginRate: values.worstMargin ?? marginRate },
      expected: { cost, marginRate },
      best: {
        cost: values.bestCost ?? Math.max(1, cost - tenth),
        marginRate: values.bestMargin ?? marginRate,
      },
    };
    const getQuote = (id: Scenario['id']) => quoteProduct(book, { ...product, ...asked[id] });
    const [worst, expected, best] = [getQuote('worst'), getQuote('expected'), getQuote('best')];
    if (!expected.ok) return { ok: false, fieldError: expected.fieldError };
    if (!worst.ok) return { ok: false, fieldError: worst.fieldError };
    if (!best.ok) return { ok: false, fieldError: best.fieldError };
    const { price } = expected.quote.recommended.statement;
    const toScenario = (id: Scenario['id'], quote: Quote): Scenario => ({
      id,
      quote,
      cost: asked[id].cost,
      profitAtExpected: profitAt(quote.terms, price),
    });
    return {
      ok: true,
      answer: {
        expected: expected.quote,
        scenarios: [
          toScenario('worst', worst.quote),
          toScenario('expected', expected.quote),
          toScenario('best', best.quote),
        ],
        // Costs and margins differ, fees do not.
        feeTable: feeTableSource(expected.quote.version, expected.toConfirm),
      },
    };
  },
  Answer,
  formula: [
    msg`Each scenario is priced by itself: the first price with the store’s ending that reaches its margin at its cost.`,
    msg`The second picture shows what each cost leaves at the expected scenario’s price.`,
  ],
  sources: ({ answer }) => [answer.feeTable],
  next: ({ answer: { expected }, to }) => {
    const price = quantity('price', expected.recommended.statement.price);
    return [
      to('recommended-price', { ending: leftEmpty }),
      to('profit-at-price', { price }),
      to('max-purchase-cost', { price }),
      to('calculator', findingPrice),
    ];
  },
});
