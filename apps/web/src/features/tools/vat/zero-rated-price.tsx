import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { compareZeroRate, type ZeroRateComparison } from '@saer/tools/vat/zero-rate';
import { Money } from '../../../components/figure/money.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { ComparedStatements } from '../charts/compared-statements.tsx';
import { marginField } from '../fields/common-fields.ts';
import { askAbout, type WithSource } from '../fields/evaluate-product.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, findingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { zeroRatedSource } from './vat-sources.ts';

const { vat: _both, ...product } = productFields;
const fields = { ...product, marginRate: marginField } as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'zero-rated-price': typeof fields;
  }
}

type Comparison = WithSource<ZeroRateComparison>;

function Answer({ answer, values }: AnswerProps<typeof fields, Comparison>) {
  const { standard, zeroRated, saved, sameProfitPrice } = answer;
  return (
    <>
      <Headline
        label={<Trans>Price at zero rate</Trans>}
        figure={<Money halalas={zeroRated.recommended.statement.price} />}
        tone="positive"
      >
        {values.vatRegistered ? (
          <Trans>
            <Money halalas={saved} /> less than with 15% of VAT, for the same margin. VAT on cost and fees is
            still recovered.
          </Trans>
        ) : (
          <Trans>You are not registered, so you charge no VAT: both prices are the same.</Trans>
        )}
      </Headline>
      <Details>
        <ComparedStatements
          columns={[
            { id: 'zero', title: <Trans>Zero-rated</Trans>, statement: zeroRated.recommended.statement },
            { id: 'standard', title: <Trans>15% VAT</Trans>, statement: standard.recommended.statement },
          ]}
        />
        <FigureList
          figures={[
            {
              id: 'sameProfit',
              label: <Trans>Zero-rated price with the same profit in riyals</Trans>,
              value: sameProfitPrice === null ? <Trans>none</Trans> : <Money halalas={sameProfitPrice} />,
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
  example: { ...exampleProduct, marginRate: '20' },
  calculate: (values, book) =>
    askAbout(
      book,
      { ...getProduct({ ...values, vat: '15' }), marginRate: values.marginRate },
      (feeTable, resolved) => compareZeroRate(feeTable, resolved),
      ({ standard }) => [standard.parcel],
    ),
  Answer,
  formula: [
    msg`The price is the lowest one, with the store’s price ending, that leaves your margin; once with VAT inside it and once without.`,
    msg`Zero-rated is not exempt: who sells exempt goods does not recover the VAT on their costs.`,
  ],
  sources: ({ answer }) => [answer.source, zeroRatedSource],
  next: ({ answer: { zeroRated }, to }) => [
    to('discount', {
      price: quantity('price', zeroRated.recommended.statement.price),
      vat: '0',
      discount: asTyped,
    }),
    to('calculator', { ...findingPrice, vat: '0' }),
  ],
});
