import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ServiceFee } from '@saer/contract/fees/service-fee';
import {
  DISPUTE_INTERVAL_DAYS,
  type MeasurementAnswer,
  measurementDispute,
  REFUNDED_DAYS,
  TOLERANCE_PERCENT,
} from '@saer/tools/fees/measurement';
import { Money } from '../../../components/figure/money.tsx';
import { type Figure, FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { priceField, unitsPerMonthField } from '../fields/common-fields.ts';
import { parcelSource } from '../fields/fee-table-source.ts';
import type { ToolFields } from '../fields/field.ts';
import { asTyped, leftEmpty } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { BoxPicture } from './box-picture.tsx';
import { ClassName } from './class-name.tsx';
import { packedFields, sideFields, getSides } from './packed-fields.ts';
import { type BookFeeTable, feesOfMode, noServiceFee, getRefusal, getServiceFee } from './store-fees.ts';

const fields = {
  ...sideFields,
  measuredLength: { kind: 'side', label: msg`noon’s length`, min: 1 },
  measuredWidth: { kind: 'side', label: msg`noon’s width`, min: 1 },
  measuredHeight: { kind: 'side', label: msg`noon’s height`, min: 1 },
  weight: packedFields.weight,
  measuredWeight: { kind: 'weight', label: msg`noon’s weight`, min: 1 },
  price: priceField,
  unitsPerMonth: unitsPerMonthField,
  pastUnits: {
    kind: 'count',
    label: msg`Units charged wrongly so far`,
    isOptional: true,
    max: 1_000_000,
  },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'measurement-dispute': typeof fields;
  }
}

interface Dispute extends MeasurementAnswer {
  readonly feeTable: BookFeeTable;
  readonly storage: ServiceFee;
}

function Answer({ answer, values }: AnswerProps<typeof fields, Dispute>) {
  const { own, store, perUnit, perUnitWithVat, storagePerThousand, isTolerated, feeTable } = answer;
  const { unitsPerMonth, pastUnits, measuredLength, measuredWidth, measuredHeight } = values;
  const refund = perUnit * unitsPerMonth;
  const feeAs = ({ parcel, fee }: typeof own) => (
    <>
      <Money halalas={fee} /> · <ClassName of={feeTable} code={parcel.sizeClass} />
    </>
  );
  const figures: readonly Figure[] = [
    { id: 'own', label: <Trans>Fee by your size, before VAT</Trans>, value: feeAs(own) },
    { id: 'store', label: <Trans>Fee by noon’s size</Trans>, value: feeAs(store) },
    { id: 'withVat', label: <Trans>Difference with VAT</Trans>, value: <Money halalas={perUnitWithVat} /> },
    {
      id: 'storage',
      label: <Trans>Storage difference for 1,000 units, a month</Trans>,
      value:
        storagePerThousand === null ? (
          <Trans>Too large to be computed exactly</Trans>
        ) : (
          <Money halalas={storagePerThousand} />
        ),
    },
    ...(pastUnits === undefined
      ? []
      : [
          {
            id: 'past',
            label: <Trans>Overcharged so far</Trans>,
            value: <Money halalas={perUnit * pastUnits} />,
          },
        ]),
    {
      id: 'refund',
      label: <Trans>Refundable: the last {REFUNDED_DAYS} days</Trans>,
      value: <Money halalas={isTolerated ? 0 : refund} />,
      isTotal: true,
    },
    {
      id: 'future',
      label: <Trans>Saved every month from then on</Trans>,
      value: <Money halalas={refund} />,
    },
  ];
  return (
    <>
      <Headline
        label={
          perUnit < 0 ? <Trans>noon charges you less, per unit</Trans> : <Trans>Overcharged per unit</Trans>
        }
        figure={<Money halalas={Math.abs(perUnit)} />}
        tone={perUnit > 0 ? 'negative' : 'plain'}
      >
        {perUnit === 0 ? (
          <Trans>Both sizes pay the same fulfilment fee: only storage differs.</Trans>
        ) : perUnit < 0 ? (
          <Trans>A new measurement would cost you money. Do not dispute this one.</Trans>
        ) : isTolerated ? (
          <Trans>
            No measure differs by more than {TOLERANCE_PERCENT}%: noon may refuse, and refunds nothing. Later
            fees still follow a new measurement.
          </Trans>
        ) : (
          <Trans>Before VAT. Beyond the tolerance of {TOLERANCE_PERCENT}%: dispute it in Seller Lab.</Trans>
        )}
      </Headline>
      <Details>
        <BoxPicture
          name={<Trans>Your size</Trans>}
          sides={getSides(values)}
          other={{
            sides: [measuredLength, measuredWidth, measuredHeight],
            name: <Trans>As noon measured</Trans>,
          }}
        />
        <FigureList figures={perUnit > 0 ? figures : figures.slice(0, 4)} />
        {perUnit > 0 ? (
          <p className="text-sm text-muted">
            <Trans>
              Each product (P-barcode) once in {DISPUTE_INTERVAL_DAYS} days: measure well, and have photos
              with a tape on each side and on the scale. Waiting costs you: what is older than {REFUNDED_DAYS}{' '}
              days is not refunded.
            </Trans>
          </p>
        ) : null}
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: {
    length: '44',
    width: '30',
    height: '12',
    weight: '900',
    measuredLength: '48',
    measuredWidth: '31',
    measuredHeight: '13',
    measuredWeight: '900',
    price: '89.00',
    unitsPerMonth: '150',
    pastUnits: '400',
  },
  calculate: (values, book) => {
    const fees = feesOfMode(book, 'FBN');
    if (!fees.ok) return fees;
    const storage = getServiceFee(book, 'storage');
    if (storage === null) return noServiceFee;
    const measured = {
      own: { sides: getSides(values), weight: values.weight },
      store: {
        sides: [values.measuredLength, values.measuredWidth, values.measuredHeight] as const,
        weight: values.measuredWeight,
      },
    };
    const found = measurementDispute(fees.answer, measured, values.price, storage.amount ?? 0);
    return found.ok ? { ok: true, answer: { ...found, feeTable: fees.answer, storage } } : getRefusal(found);
  },
  Answer,
  formula: [
    msg`Overcharged = fee by noon’s size − fee by yours, each through the size class, shipping weight and price.`,
    msg`Refundable = overcharged × units sold a month, because noon corrects the last 30 days.`,
    msg`Within 5% on every side and the weight nothing is refunded.`,
  ],
  sources: ({ answer: { feeTable, storage, own, store } }) => [
    parcelSource(feeTable, own.parcel, store.parcel),
    { kind: 'serviceFee', fee: storage },
    {
      kind: 'words',
      text: msg`noon’s “FBN Volumetric Measurement (VM) Dispute Policy”: tolerance, refund and interval.`,
      isConfirmed: true,
    },
  ],
  next: ({ answer: { feeTable }, to }) => {
    const there = { store: feeTable.store.code, handover: leftEmpty };
    return [to('size-class', there), to('packaging-optimiser', { ...there, mostCut: asTyped })];
  },
});
