import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { compareRegistration, type RegistrationComparison } from '@saer/tools/vat/compare-registration';
import { Money } from '../../../components/figure/money.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { ComparedStatements } from '../charts/compared-statements.tsx';
import { priceField } from '../fields/common-fields.ts';
import { askAbout, type WithSource } from '../fields/evaluate-product.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { deemedSupplierSource, standardRateSource, thresholdSource } from './vat-sources.ts';

const { vatRegistered: _asked, ...product } = productFields;
const fields = { price: priceField, ...product } as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'registered-or-not': typeof fields;
  }
}

type Comparison = WithSource<RegistrationComparison>;

function Answer({ answer }: AnswerProps<typeof fields, Comparison>) {
  const { registered, unregistered, keptByStore, difference, differenceIfKept, samePrice } = answer;
  const amount = <Money halalas={Math.abs(difference)} />;
  const other = differenceIfKept === null ? null : <Money halalas={Math.abs(differenceIfKept)} />;
  return (
    <>
      <Headline
        label={
          keptByStore === null ? (
            difference >= 0 ? (
              <Trans>Registered earns more</Trans>
            ) : (
              <Trans>Registered earns less</Trans>
            )
          ) : difference >= 0 ? (
            <Trans>Registered earns more, if the store pays the VAT of the unregistered</Trans>
          ) : (
            <Trans>Registered earns less, if the store pays the VAT of the unregistered</Trans>
          )
        }
        figure={amount}
        tone={difference >= 0 ? 'positive' : 'negative'}
      >
        <Trans>
          Per unit, at the same price for the buyer. Who is registered pays the VAT inside the price and gets
          back the VAT on cost and fees.
        </Trans>{' '}
        {differenceIfKept === null ? null : differenceIfKept >= 0 ? (
          <Trans>
            If the store keeps the VAT from the payout of the unregistered, registered earns {other} more.
          </Trans>
        ) : (
          <Trans>
            If the store keeps the VAT from the payout of the unregistered, registered earns {other} less.
          </Trans>
        )}
      </Headline>
      <Details>
        <ComparedStatements
          columns={[
            { id: 'registered', title: <Trans>Registered</Trans>, statement: registered.point.statement },
            {
              id: 'unregistered',
              title:
                keptByStore === null ? (
                  <Trans>Not registered</Trans>
                ) : (
                  <Trans>Not registered, the store pays the VAT</Trans>
                ),
              statement: unregistered.point.statement,
            },
            ...(keptByStore === null
              ? []
              : [
                  {
                    id: 'kept',
                    title: <Trans>Not registered, the store keeps the VAT</Trans>,
                    statement: keptByStore.point.statement,
                  },
                ]),
          ]}
        />
        <FigureList
          figures={[
            {
              id: 'samePrice',
              label:
                keptByStore === null ? (
                  <Trans>Price at which a registered seller earns the same</Trans>
                ) : (
                  <Trans>Price at which a registered seller earns as much as with a whole payout</Trans>
                ),
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
    askAbout(
      book,
      getProduct({ ...values, vatRegistered: true }),
      (feeTable, resolved) => compareRegistration(feeTable, resolved, values.price),
      ({ registered }) => [registered.parcel],
    ),
  Answer,
  formula: [
    msg`Registered: profit = price − VAT inside it − commission − fulfilment fee − other costs − cost without VAT.`,
    msg`Not registered: profit = price − commission and fulfilment fee with their VAT − other costs − cost with VAT.`,
    msg`Not registered, and the store keeps the VAT: the same, less the VAT inside the price. Since 1 January 2026 a marketplace is the supplier by law of residents who are not registered.`,
    msg`Each line is rounded to the halala, as a statement does.`,
  ],
  sources: ({ answer }) => [answer.source, standardRateSource, thresholdSource, deemedSupplierSource],
  next: ({ answer: { samePrice }, to }) => [
    to('vat-threshold'),
    to('vat-due'),
    ...(samePrice === null
      ? []
      : [to('discount', { price: quantity('price', samePrice), vatRegistered: true, discount: asTyped })]),
    to('calculator', { ...checkingPrice, vatRegistered: true, marginRate: leftEmpty }),
  ],
});
