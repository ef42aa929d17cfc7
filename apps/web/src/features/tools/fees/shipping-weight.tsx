import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FulfilmentAnswer, fulfilmentOf } from '@saer/tools/fees/fulfilment';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { parcelSource } from '../fields/fee-table-source.ts';
import { sizeFields, storeFields } from '../fields/product-fields.ts';
import { asTyped, bySides, findingPrice, typedProduct } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { Bars } from './bars.tsx';
import { ClassName } from './class-name.tsx';
import { Weight } from './weight.tsx';
import { examplePacked, packedFields, getSides } from './packed-fields.ts';
import { type BookFeeTable, feesOfStore, getRefusal } from './store-fees.ts';

const fields = { store: storeFields.store, ...packedFields, handover: sizeFields.handover } as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'shipping-weight': typeof fields;
  }
}

interface WeightAnswer {
  readonly weight: FulfilmentAnswer['weight'];
  readonly feeTable: BookFeeTable;
}

function Answer({ answer: { weight, feeTable } }: AnswerProps<typeof fields, WeightAnswer>) {
  const { unit, packaging, volumetric, counted, shippingWeight, slabLimit, roundUpTo } = weight;
  return (
    <>
      <Headline label={<Trans>Shipping weight</Trans>} figure={<Weight grams={shippingWeight} />}>
        {counted === 'volume' ? (
          <Trans>The volume counts: the parcel is large for its weight.</Trans>
        ) : (
          <Trans>The scale counts: the parcel is heavy for its volume.</Trans>
        )}
      </Headline>
      <Details>
        <Bars
          bars={[
            {
              id: 'scale',
              label:
                packaging === 0 ? <Trans>On the scale</Trans> : <Trans>On the scale, with packaging</Trans>,
              value: <Weight grams={unit + packaging} />,
              size: unit + packaging,
              isChosen: counted === 'unit',
            },
            ...(volumetric === null
              ? []
              : [
                  {
                    id: 'volumetric',
                    label: <Trans>By volume</Trans>,
                    value: <Weight grams={volumetric} />,
                    size: volumetric,
                    isChosen: counted === 'volume',
                  },
                ]),
          ]}
        />
        <FigureList
          figures={[
            { id: 'unit', label: <Trans>Product</Trans>, value: <Weight grams={unit} /> },
            {
              id: 'packaging',
              label: <Trans>The store’s packaging</Trans>,
              value: packaging === 0 ? <Trans>not counted</Trans> : <Weight grams={packaging} />,
            },
            ...(volumetric === null
              ? [{ id: 'noVolume', label: <Trans>Volume</Trans>, value: <Trans>not counted</Trans> }]
              : []),
            {
              id: 'rounding',
              label: <Trans>Rounded up to a multiple of</Trans>,
              value: roundUpTo === null ? <Trans>not rounded</Trans> : <Weight grams={roundUpTo} />,
            },
            {
              id: 'class',
              label: <Trans>Size class</Trans>,
              value: <ClassName of={feeTable} code={weight.sizeClass} />,
            },
            {
              id: 'slabLimit',
              label: <Trans>Same fee up to</Trans>,
              value: <Weight grams={slabLimit} />,
              isTotal: true,
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
  example: examplePacked,
  calculate: (values, book) => {
    const fees = feesOfStore(book, values);
    if (!fees.ok) return fees;
    const found = fulfilmentOf(fees.answer, { sides: getSides(values), weight: values.weight }, 1);
    return found.ok
      ? { ok: true, answer: { weight: found.weight, feeTable: fees.answer } }
      : getRefusal(found);
  },
  Answer,
  formula: [
    msg`On the scale = product + the packaging of its size class, where the store counts it.`,
    msg`By volume = length × width × height in cm ÷ the store’s divisor, in kilograms.`,
    msg`The shipping weight is the higher of the two, rounded up to the store’s step.`,
  ],
  sources: ({ answer }) => [parcelSource(answer.feeTable, answer.weight)],
  next: ({ to }) => [
    to('size-class', {}),
    to('packaging-optimiser', { price: asTyped, unitsPerMonth: asTyped, mostCut: asTyped }),
    to('calculator', { ...typedProduct, ...bySides, ...findingPrice, marginRate: asTyped }),
  ],
});
