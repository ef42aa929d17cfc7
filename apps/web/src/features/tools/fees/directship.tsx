import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoney } from '@saer/i18n/format-money';
import { netShipping, type ShippingAnswer, shippingOf } from '@saer/tools/fees/fulfilment';
import { Money } from '../../../components/figure/money.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { priceField } from '../fields/common-fields.ts';
import { parcelSource } from '../fields/fee-table-source.ts';
import { costFields } from '../fields/product-fields.ts';
import { asTyped, leftEmpty, bySides, checkingPrice, typedProduct } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool, type Source } from '../tool.ts';
import { ClassName } from './class-name.tsx';
import { examplePacked, packedFields, getSides } from './packed-fields.ts';
import { type BookFeeTable, feesOfMode, getRefusal } from './store-fees.ts';

const fields = {
  ...packedFields,
  price: priceField,
  vatRegistered: costFields.vatRegistered,
  feeVatIsCost: costFields.feeVatIsCost,
} as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly directship: typeof fields;
  }
}

interface DirectShip {
  readonly dropOff: ShippingAnswer;
  readonly pickup: ShippingAnswer;
  readonly feeTable: BookFeeTable;
  readonly source: Source;
}

function Answer({ answer: { dropOff, pickup, feeTable }, values }: AnswerProps<typeof fields, DirectShip>) {
  const { t } = useLingui();
  const { price } = values;
  const bands = feeTable.store.shippingCredit;
  const last = Math.max(price, bands.at(-1)?.upTo ?? 0);
  const to = Math.round(last * 1.3);
  const ends = bands.map(({ upTo }) => upTo).filter((upTo) => upTo < to);
  const prices = [1, ...ends.flatMap((upTo) => [upTo, upTo + 1]), to];
  const points = prices.map((x) => ({
    x,
    y: netShipping(feeTable, dropOff.parcel, x, values).cost,
  }));
  const { cost } = dropOff;
  return (
    <>
      <Headline
        label={<Trans>Shipping costs you</Trans>}
        figure={<Money halalas={cost} />}
        tone={cost < 0 ? 'positive' : 'plain'}
      >
        {cost < 0 ? (
          <Trans>The store’s contribution is more than its fee, if you drop the parcel off.</Trans>
        ) : (
          <Trans>The fee less the store’s contribution, if you drop the parcel off.</Trans>
        )}
      </Headline>
      <Details>
        <LineChart
          xName={<Trans>Price</Trans>}
          yName={<Trans>Shipping costs you</Trans>}
          xUnit="money"
          yUnit="money"
          lines={[{ id: 'cost', points, colour: 'var(--color-part-fulfilment)' }]}
          marks={[
            { id: 'price', x: price, y: cost, name: <Trans>Your price</Trans>, colour: 'var(--color-brand)' },
          ]}
          summary={t`At ${formatMoney(price)} shipping costs you ${formatMoney(cost)}. The contribution falls in steps as the price rises.`}
        />
        <FigureList
          figures={[
            {
              id: 'class',
              label: <Trans>Size class</Trans>,
              value: <ClassName of={feeTable} code={dropOff.parcel.sizeClass} />,
            },
            {
              id: 'dropOff',
              label: <Trans>Fee if you drop it off, before VAT</Trans>,
              value: <Money halalas={dropOff.fee} />,
            },
            {
              id: 'pickup',
              label: <Trans>Fee if the courier picks it up, before VAT</Trans>,
              value: <Money halalas={pickup.fee} />,
            },
            {
              id: 'credit',
              label: <Trans>The store’s contribution, incl. VAT</Trans>,
              value: <Money halalas={dropOff.credit} />,
            },
            {
              id: 'creditVat',
              label: <Trans>VAT you owe on it</Trans>,
              value: <Money halalas={dropOff.creditVat} />,
            },
            {
              id: 'pickupCost',
              label: <Trans>Costs you with pickup</Trans>,
              value: <Money halalas={pickup.cost} />,
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
  example: { ...examplePacked, price: '89.00' },
  calculate: (values, book) => {
    const size = { sides: getSides(values), weight: values.weight };
    const byDropOff = feesOfMode(book, 'FBP');
    if (!byDropOff.ok) return byDropOff;
    const byPickup = feesOfMode(book, 'FBP', 'PICKUP');
    if (!byPickup.ok) return byPickup;
    const dropOff = shippingOf(byDropOff.answer, size, values.price, values);
    if (!dropOff.ok) return getRefusal(dropOff);
    const pickup = shippingOf(byPickup.answer, size, values.price, values);
    if (!pickup.ok) return getRefusal(pickup);
    return {
      ok: true,
      answer: {
        dropOff,
        pickup,
        feeTable: byDropOff.answer,
        source: parcelSource(byDropOff.answer, dropOff.parcel),
      },
    };
  },
  Answer,
  formula: [
    msg`The fee is that of the size class and its weight step, for drop-off or pickup.`,
    msg`The contribution depends on the price alone: that of the first band the price is in, nothing above the last.`,
    msg`Registered for VAT: fee before VAT − (contribution − the VAT in it). Not registered: fee with VAT − contribution. VAT on fees not recovered: fee with VAT too.`,
  ],
  sources: ({ answer }) => [answer.source],
  next: ({ answer: { feeTable }, to }) => [
    to('ways-of-fulfilment', {
      ...typedProduct,
      courierCharge: asTyped,
      packingCost: asTyped,
    }),
    to('packaging-optimiser', {
      store: feeTable.store.code,
      handover: 'DROP_OFF',
      unitsPerMonth: asTyped,
      mostCut: asTyped,
    }),
    to('calculator', {
      ...typedProduct,
      ...bySides,
      ...checkingPrice,
      store: feeTable.store.code,
      handover: 'DROP_OFF',
      marginRate: leftEmpty,
    }),
  ],
});
