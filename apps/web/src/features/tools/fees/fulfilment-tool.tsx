import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import {
  feeOfParcel,
  type FeeStep,
  feeSteps,
  type FulfilmentAnswer,
  fulfilmentOf,
} from '@saer/tools/fees/fulfilment';
import { Money } from '../../../components/figure/money.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { type ChartPoint, LineChart } from '../charts/line-chart.tsx';
import { priceField } from '../fields/common-fields.ts';
import { parcelSource } from '../fields/fee-table-source.ts';
import {
  asTyped,
  leftEmpty,
  type LinkTo,
  type NextTool,
  bySides,
  checkingPrice,
  typedProduct,
} from '../fields/tool-link.ts';
import { type AnswerProps, defineTool, type Tool } from '../tool.ts';
import { ClassName } from './class-name.tsx';
import { Weight } from './weight.tsx';
import { examplePacked, packedFields, getSides } from './packed-fields.ts';
import { type BookFeeTable, feesOfMode, getRefusal } from './store-fees.ts';

const fields = { ...packedFields, price: priceField } as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'fbn-fee': typeof fields;
    readonly 'fba-fee': typeof fields;
  }
}

interface FoundFee extends FulfilmentAnswer {
  readonly feeTable: BookFeeTable;
}

/** The corners of a line that rises in steps. */
const getCorners = (steps: readonly FeeStep[]): readonly ChartPoint[] =>
  steps.flatMap(({ upTo, fee }, index) => [
    { x: steps[index - 1]?.upTo ?? 0, y: fee },
    { x: upTo, y: fee },
  ]);

function Answer({ answer, values: { price } }: AnswerProps<typeof fields, FoundFee>) {
  const { t } = useLingui();
  const { feeTable, parcel, fee, vat, inclusive, weight } = answer;
  const { breakpoint } = parcel.fee;
  const otherPrice = breakpoint === null ? null : price <= breakpoint ? breakpoint + 1 : breakpoint;
  const corners = getCorners(feeSteps(feeTable, parcel.sizeClass, price));
  const mark = { x: parcel.shippingWeight, y: fee };
  const grams = <Weight grams={weight.slabLimit} />;
  return (
    <>
      <Headline label={<Trans>Fee for one unit</Trans>} figure={<Money halalas={fee} />}>
        <Trans>Before VAT. The fee stays the same up to a shipping weight of {grams}.</Trans>
      </Headline>
      <Details>
        <LineChart
          xName={<Trans>Shipping weight in g</Trans>}
          yName={<Trans>Fee before VAT</Trans>}
          xUnit="count"
          yUnit="money"
          lines={[{ id: 'fees', points: corners, colour: 'var(--color-part-fulfilment)' }]}
          marks={[{ id: 'parcel', ...mark, name: <Trans>Your parcel</Trans>, colour: 'var(--color-brand)' }]}
          summary={t`The fees of this size class rise with the weight. Your parcel pays ${formatMoney(fee)}.`}
        />
        <FigureList
          figures={[
            {
              id: 'class',
              label: <Trans>Size class</Trans>,
              value: <ClassName of={feeTable} code={parcel.sizeClass} />,
            },
            {
              id: 'weight',
              label: <Trans>Shipping weight</Trans>,
              value: <Weight grams={parcel.shippingWeight} />,
            },
            { id: 'fee', label: <Trans>Fee, before VAT</Trans>, value: <Money halalas={fee} /> },
            { id: 'feeVat', label: <Trans>VAT that the store adds</Trans>, value: <Money halalas={vat} /> },
            {
              id: 'inclusive',
              label: <Trans>Taken from your payout</Trans>,
              value: <Money halalas={inclusive} />,
              isTotal: true,
            },
            ...(otherPrice === null
              ? []
              : [
                  {
                    id: 'otherSide',
                    label: (
                      <Trans>
                        Before VAT at a price of <Money halalas={otherPrice} />
                      </Trans>
                    ),
                    value: <Money halalas={feeOfParcel(feeTable.store, parcel.fee, otherPrice).fee} />,
                  },
                ]),
          ]}
        />
      </Details>
    </>
  );
}

/** The tool for the fees of the store with a way of fulfilment. */
export const fulfilmentTool = (
  mode: 'FBN' | 'FBA',
  next: (to: LinkTo<typeof fields>, store: string) => readonly NextTool[],
): Tool =>
  defineTool({
    fields,
    usesFees: true,
    example: { ...examplePacked, price: '89.00' },
    calculate: (values, book) => {
      const fees = feesOfMode(book, mode);
      if (!fees.ok) return fees;
      const found = fulfilmentOf(
        fees.answer,
        { sides: getSides(values), weight: values.weight },
        values.price,
      );
      return found.ok ? { ok: true, answer: { ...found, feeTable: fees.answer } } : getRefusal(found);
    },
    Answer,
    formula: [
      msg`The sides and the weight lead to a size class, and its shipping weight to a step of that class.`,
      msg`Prices up to the class’s limit pay the lower fee of the step, prices above it the higher one.`,
      msg`The store adds VAT to the fee.`,
    ],
    sources: ({ answer }) => [parcelSource(answer.feeTable, answer.parcel)],
    next: ({ answer: { feeTable }, to }) => {
      const store = feeTable.store.code;
      return [
        to('packaging-optimiser', {
          store,
          handover: leftEmpty,
          unitsPerMonth: asTyped,
          mostCut: asTyped,
        }),
        ...next(to, store),
        to('calculator', { ...typedProduct, ...bySides, ...checkingPrice, store, marginRate: leftEmpty }),
      ];
    },
  });
