import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ServiceFee } from '@saer/contract/fees/service-fee';
import { MOST_RETURNS, type ReturnAnswer, returnCostOf } from '@saer/tools/fees/returns';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { PartBar } from '../answer/part-bar.tsx';
import { priceField } from '../fields/common-fields.ts';
import { evaluateProduct } from '../fields/evaluate-product.ts';
import type { ToolFields } from '../fields/field.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool, type Source } from '../tool.ts';
import { getServiceFee } from './store-fees.ts';

const { returnCost: _returnCost, ...asked } = productFields;
const fields = {
  ...asked,
  price: priceField,
  returnRate: {
    kind: 'share',
    label: msg`Units that come back`,
    note: msg`of those shipped`,
    max: MOST_RETURNS,
  },
  lostShare: { kind: 'share', label: msg`Value lost on a return`, note: msg`of the cost`, initial: '30' },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'return-cost': typeof fields;
  }
}

interface Returns extends ReturnAnswer {
  readonly source: Source;
  readonly fees: readonly ServiceFee[];
}

function Answer({ answer, values: { returnRate } }: AnswerProps<typeof fields, Returns>) {
  const { perSoldUnit, perReturn, administration, outbound, valueLost, isCapped, fees } = answer;
  return (
    <>
      <Headline
        label={<Trans>Returns cost you per unit sold</Trans>}
        figure={<Money halalas={perSoldUnit} />}
      >
        <Trans>
          At <Rate basisPoints={returnRate} /> returns. Units that stay sold pay for those that come back.
        </Trans>
      </Headline>
      <Details>
        <h3 className="-mb-2 text-sm font-medium">
          <Trans>One returned unit</Trans>
        </h3>
        <PartBar
          parts={[
            {
              id: 'administration',
              label: isCapped ? (
                <Trans>Return administration, capped</Trans>
              ) : (
                <Trans>Return administration</Trans>
              ),
              value: <Money halalas={administration} />,
              size: administration,
              colour: 'referral',
            },
            {
              id: 'outbound',
              label: <Trans>Fulfilment fee, not refunded</Trans>,
              value: <Money halalas={outbound} />,
              size: outbound,
              colour: 'fulfilment',
            },
            {
              id: 'valueLost',
              label: <Trans>Value lost</Trans>,
              value: <Money halalas={valueLost} />,
              size: valueLost,
              colour: 'cost',
            },
          ]}
        />
        <FigureList
          figures={[
            {
              id: 'perReturn',
              label: <Trans>A return costs you</Trans>,
              value: <Money halalas={perReturn} />,
              isTotal: true,
            },
          ]}
        />
        {fees.length > 0 ? null : (
          <p className="text-sm text-muted">
            <Trans>No return fee of this store is known to us: none is counted.</Trans>
          </p>
        )}
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { ...exampleProduct, price: '89.00', returnRate: '6' },
  calculate: (values, book) => {
    const product = getProduct({ ...values, returnCost: undefined });
    const found = evaluateProduct(book, product, values.price);
    if (!found.ok) return found;
    const { final, terms, source } = found.answer;
    const cap = getServiceFee(book, 'returnAdministrationCap', values.store);
    const share = getServiceFee(book, 'returnAdministrationShare', values.store);
    const answer = returnCostOf(final.statement, {
      returnRate: values.returnRate,
      lostShare: values.lostShare,
      administrationCap: cap?.amount ?? 0,
      administrationShare: share?.rate ?? 0,
      feeVat: terms.feeVat,
      bearsFeeVat: !terms.vatRegistered || product.feeVatIsCost,
    });
    return {
      ok: true,
      answer: { ...answer, source, fees: [cap, share].filter((fee) => fee !== null) },
    };
  },
  Answer,
  forProducts: {
    columns: [
      {
        id: 'perSoldUnit',
        title: msg`Returns cost you per unit sold`,
        kind: 'money',
        value: (of) => of.perSoldUnit,
      },
      { id: 'perReturn', title: msg`A return costs you`, kind: 'money', value: ({ perReturn }) => perReturn },
    ],
    perProduct: { returnRate: 'orAll' },
  },
  formula: [
    msg`Return administration = the lower of the store’s maximum and its share of the commission.`,
    msg`A return costs administration + fulfilment fee + value lost. The commission itself is refunded.`,
    msg`Per unit sold = cost of a return × returns ÷ (1 − returns). Not registered for VAT, or VAT on fees not recovered: fees with VAT.`,
  ],
  sources: ({ answer: { source, fees } }) => [
    source,
    ...fees.map((fee) => ({ kind: 'serviceFee', fee }) as const),
  ],
  next: ({ answer, to }) => {
    const returnCost = quantity('returnCost', answer.perSoldUnit);
    return [
      to('calculator', { ...checkingPrice, returnCost, marginRate: leftEmpty }),
      to('profit-at-price', { returnCost }),
      to('recommended-price', { returnCost, marginRate: asTyped, ending: leftEmpty }),
    ];
  },
});
