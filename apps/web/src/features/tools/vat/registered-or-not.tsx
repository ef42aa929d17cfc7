import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { compareRegistration, type RegistrationComparison } from '@saer/tools/vat/compare-registration';
import { Money } from '../../../components/money.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { ComparedStatements } from '../charts/compared-statements.tsx';
import { priceField } from '../fields/common-fields.ts';
import { askAbout, type WithSource } from '../fields/evaluate-product.ts';
import { exampleProduct, productFields, productOf } from '../fields/product-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty } from '../fields/tool-link.ts';
import { checkingPrice } from '../fields/untyped-fields.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { standardRateSource, thresholdSource } from './vat-sources.ts';

const { vatRegistered: _asked, ...product } = productFields;
export const fields = { price: priceField, ...product } as const;

type Comparison = WithSource<RegistrationComparison>;

function Answer({ answer }: AnswerProps<typeof fields, Comparison>) {
  const { registered, unregistered, difference, samePrice } = answer;
  const amount = <Money halalas={Math.abs(difference)} />;
  return (
    <>
      <Headline
        label={difference >= 0 ? <Trans>Registered earns more</Trans> : <Trans>Registered earns less</Trans>}
        figure={amount}
        tone={difference >= 0 ? 'positive' : 'negative'}
      >
        <Trans>
          Per unit, at the same price for the buyer. Who is registered pays the VAT inside the price and gets
          back the VAT on cost and fees.
        </Trans>
      </Headline>
      <Details>
        <ComparedStatements
          columns={[
            { id: 'registered', title: <Trans>Registered</Trans>, statement: registered.point.statement },
            {
              id: 'unregistered',
              title: <Trans>Not registered</Trans>,
              statement: unregistered.point.statement,
            },
          ]}
        />
        <FigureList
          figures={[
            {
              id: 'samePrice',
              label: <Trans>Price at which a registered seller earns the same</Trans>,
              value: samePrice === null ? <Trans>none</Trans> : <Money halalas={samePrice} />,
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
  calculate: (values, book) =>
    askAbout(book, productOf({ ...values, vatRegistered: true }), (feeTable, resolved) =>
      compareRegistration(feeTable, resolved, values.price),
    ),
  Answer,
  formula: [
    msg`Registered: profit = price − VAT inside it − commission − fulfilment fee − other costs − cost without VAT.`,
    msg`Not registered: profit = price − commission and fulfilment fee with their VAT − other costs − cost with VAT.`,
    msg`Each line is rounded to the halala, as a statement does.`,
  ],
  sources: ({ answer }) => [answer.source, standardRateSource, thresholdSource],
  next: ({ answer: { samePrice }, to }) => [
    to('vat-threshold'),
    to('vat-due'),
    ...(samePrice === null
      ? []
      : [to('discount', { price: quantity('price', samePrice), vatRegistered: true, discount: asTyped })]),
    to('calculator', { ...checkingPrice, vatRegistered: true, marginRate: leftEmpty }),
  ],
});
