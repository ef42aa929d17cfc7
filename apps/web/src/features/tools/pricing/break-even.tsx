import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { checkPrice } from '@saer/quoting/check-price';
import type { DeadZone } from '@saer/pricing/search/gaps';
import type { Statement } from '@saer/pricing/answer/statement';
import type { Terms } from '@saer/pricing/fees/terms';
import { Money } from '../../../components/figure/money.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { PriceParts } from '../answer/price-parts.tsx';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { feeTableSource } from '../fields/fee-table-source.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, checkingPrice, noonBounds } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool, type Source } from '../tool.ts';
import { breakEvenMark, priceWindow, ProfitCurve, usefulZones } from './charts/profit-curve.tsx';

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'break-even': typeof productFields;
  }
}

interface BreakEven {
  /** The lines at the break-even price. */
  readonly statement: Statement;
  readonly terms: Terms;
  readonly deadZones: readonly DeadZone[];
  readonly source: Source;
}

/** The end of a dead zone just above a price: there a higher price may lose again. */
const around = (price: number, zones: readonly DeadZone[]): readonly (number | null)[] =>
  zones
    .filter(({ earnsMoreAt }) => earnsMoreAt >= price && earnsMoreAt <= price * 1.5)
    .map(({ last }) => last);

function Answer({ answer: { statement, terms, deadZones } }: AnswerProps<typeof productFields, BreakEven>) {
  return (
    <>
      <Headline label={<Trans>Break-even price</Trans>} figure={<Money halalas={statement.price} />}>
        <Trans>Below this price you pay to sell. Every riyal above it, less fees and VAT, is yours.</Trans>
      </Headline>
      <Details>
        <ProfitCurve
          lines={[{ id: 'profit', terms, colour: 'var(--color-brand)' }]}
          window={priceWindow([statement.price, ...around(statement.price, deadZones)])}
          zones={usefulZones(deadZones, statement.price)}
          marks={breakEvenMark(statement.price)}
        />
        <PriceParts statement={statement} />
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields: productFields,
  usesFees: true,
  example: exampleProduct,
  calculate: (values, book) => {
    const product = getProduct(values);
    const any = checkPrice(book, product, 100);
    if (!any.ok) return { ok: false, fieldError: any.fieldError };
    const { breakEven } = any.quote;
    if (breakEven === null)
      return {
        ok: false,
        message: msg`Every price makes a loss with these fees. Lower the cost or the other costs.`,
      };
    const at = checkPrice(book, product, breakEven);
    if (!at.ok) return { ok: false, fieldError: at.fieldError };
    return {
      ok: true,
      answer: {
        statement: at.quote.final.statement,
        terms: at.quote.terms,
        deadZones: at.quote.deadZones,
        source: feeTableSource(at.quote.version, at.toConfirm),
      },
    };
  },
  Answer,
  formula: [
    msg`Profit = price − VAT − commission − fulfilment fee − other costs − product cost.`,
    msg`The break-even price is the lowest one, to the halala, whose profit is not below zero.`,
  ],
  sources: ({ answer }) => [answer.source],
  next: ({
    answer: {
      statement: { price },
    },
    to,
  }) => [
    to('recommended-price', { marginRate: asTyped, ending: leftEmpty }),
    to('price-ladder', { ladderFrom: leftEmpty, ladderStep: asTyped, ladderCount: asTyped }),
    to('noon-price-range', {
      price: leftEmpty,
      lowestPrice: quantity('lowestPrice', price),
      ...noonBounds,
    }),
    to('extract-vat', { price: quantity('price', price) }),
    to('calculator', { ...checkingPrice, price: quantity('price', price), marginRate: leftEmpty }),
  ],
});
