import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { standardVat } from '@saer/contract/fees/standard-vat';
import { formatScaled, formatShort } from '@saer/i18n/format-number';
import { seaOrAir, type TransportComparison } from '@saer/tools/sourcing/sea-or-air';
import { Money } from '../../../components/figure/money.tsx';
import { Days } from '../answer/count.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { ComparedParts, type ComparedRow } from '../charts/compared-parts.tsx';
import type { ToolFields } from '../fields/field.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { goodsFields, getGoods, importFields, customsFeeSource, importSource } from './import-fields.ts';

const days = msg`days`;
const fields = {
  ...goodsFields,
  length: { kind: 'side', label: msg`Length`, min: 1 },
  width: { kind: 'side', label: msg`Width`, min: 1 },
  height: { kind: 'side', label: msg`Height`, min: 1 },
  weight: { kind: 'weight', label: msg`Weight`, min: 1, description: msg`of one packed unit` },
  seaRate: { kind: 'money', label: msg`Sea freight per cubic metre`, min: 1 },
  seaDays: { kind: 'count', label: msg`Time by sea`, unit: days, initial: '45', min: 1, max: 365 },
  airRate: { kind: 'money', label: msg`Air freight per kilogram`, min: 1 },
  airDays: { kind: 'count', label: msg`Time by air`, unit: days, initial: '8', min: 1, max: 365 },
  profitPerDay: {
    kind: 'money',
    label: msg`Profit lost on a day without stock`,
    description: msg`empty while your stock lasts`,
    isOptional: true,
    max: 100_000_000,
  },
  ...importFields,
  moneyRate: {
    kind: 'share',
    label: msg`Cost of your money a year`,
    initial: '0',
    isRare: true,
  },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'sea-or-air': typeof fields;
  }
}

function Answer({ answer, values }: AnswerProps<typeof fields, TransportComparison>) {
  const { sea, air, cheaper, airCostsMore, airPaysFrom, chargeable } = answer;
  const pair = (of: (way: typeof sea) => number): readonly number[] => [of(sea), of(air)];
  const difference = Math.abs(sea.perUnit - air.perUnit);
  const rows: readonly ComparedRow[] = [
    { id: 'goods', label: <Trans>Goods</Trans>, colour: 'cost', amounts: pair((way) => way.landed.goods) },
    {
      id: 'freight',
      label: <Trans>Freight and insurance</Trans>,
      colour: 'fulfilment',
      amounts: pair(({ landed }) => landed.freight + landed.insurance),
    },
    {
      id: 'duty',
      label: <Trans>Customs duty</Trans>,
      colour: 'referral',
      amounts: pair((way) => way.landed.duty),
    },
    {
      id: 'vat',
      label: <Trans>VAT, not recovered</Trans>,
      colour: 'vat',
      amounts: pair(({ landed }) => landed.importVat + landed.clearanceVat - landed.recovered),
    },
    {
      id: 'other',
      label: <Trans>Clearance and other costs</Trans>,
      colour: 'extra',
      amounts: pair(({ landed }) => landed.clearance + landed.other),
    },
    { id: 'money', label: <Trans>Cost of money</Trans>, colour: 'extra', amounts: pair((way) => way.money) },
    {
      id: 'lost',
      label: <Trans>Profit lost meanwhile</Trans>,
      colour: 'profit',
      amounts: pair((way) => way.lostProfit),
    },
  ];
  const tons = formatShort(Math.ceil(chargeable.air / 100), 1);
  const cubes = formatScaled(Math.max(chargeable.sea, 1000), 3);
  return (
    <>
      <Headline
        label={<Trans>Cheaper</Trans>}
        figure={cheaper === 'sea' ? <Trans>By sea</Trans> : <Trans>By air</Trans>}
        tone="positive"
      >
        <Trans>
          <Money halalas={difference} /> less per unit, <Money halalas={Math.abs(airCostsMore)} /> for the
          whole shipment.
        </Trans>
      </Headline>
      <Details>
        <ComparedParts
          columns={[
            { id: 'sea', title: <Trans>By sea</Trans> },
            { id: 'air', title: <Trans>By air</Trans> },
          ]}
          rows={rows}
          total={{ label: <Trans>Total</Trans>, amounts: pair((way) => way.total) }}
        />
        <FigureList
          figures={[
            { id: 'seaUnit', label: <Trans>Per unit by sea</Trans>, value: <Money halalas={sea.perUnit} /> },
            { id: 'airUnit', label: <Trans>Per unit by air</Trans>, value: <Money halalas={air.perUnit} /> },
            {
              id: 'measure',
              label: <Trans>Charged at sea, in the air</Trans>,
              value: (
                <Trans>
                  <bdi dir="ltr">{cubes}</bdi> m³, <bdi dir="ltr">{tons}</bdi> kg
                </Trans>
              ),
            },
            ...(airPaysFrom === null
              ? []
              : [
                  {
                    id: 'paysFrom',
                    label: (
                      <Trans>
                        Air pays if each of the <Days of={values.seaDays - values.airDays} /> earns more than
                      </Trans>
                    ),
                    value: <Money halalas={airPaysFrom} />,
                  },
                ]),
          ]}
        />
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: false,
  example: {
    orderUnits: '500',
    foreignPrice: '4.00',
    currency: 'other',
    exchange: '375.00',
    length: '30',
    width: '20',
    height: '10',
    weight: '500',
    seaRate: '450.00',
    seaDays: '45',
    airRate: '20.00',
    airDays: '8',
    dutyRate: '15',
    clearance: '800.00',
  },
  calculate: (values) => {
    const { orderUnits: units, length, width, height, weight } = values;
    const goods = getGoods(values);
    if (goods === null)
      return {
        ok: false,
        message: msg`These goods are worth more than 10 million riyals. Check the units and the price, or split the shipment.`,
      };
    const { insurance = 0, clearance = 0, otherImportCosts: other = 0, profitPerDay = 0 } = values;
    const { dutyRate, vatRegistered, seaRate, airRate, seaDays, airDays, moneyRate } = values;
    const found = seaOrAir(
      {
        cargo: { units, sides: [length, width, height], weight },
        shipment: { goods, insurance, dutyRate, clearance, other, vatRegistered },
        seaPerCubicMetre: seaRate,
        airPerKilogram: airRate,
        seaDays,
        airDays,
        moneyRate,
        profitPerDay,
      },
      standardVat,
    );
    if (found.ok) return { ok: true, answer: found };
    return {
      ok: false,
      message:
        found.reason === 'cargoTooLarge'
          ? msg`These units together are more than a ship’s load. Check their sides, weight and number.`
          : msg`This freight is more than 10 million riyals. Check the prices per cubic metre and kilogram.`,
    };
  },
  Answer,
  formula: [
    msg`Sea freight is charged by volume or weight, 1 m³ or 1,000 kg, whichever is more, for at least 1 m³.`,
    msg`Air freight is charged by weight or volume, 6,000 cm³ to the kilogram, whichever is more.`,
    msg`Dearer freight also raises customs value, duty and VAT. Cost of money = goods × rate × days ÷ 365.`,
  ],
  sources: () => [
    importSource,
    customsFeeSource,
    {
      kind: 'words',
      text: msg`Measures are the usual ones of sea and air freight; your forwarder’s quote may use others.`,
      isConfirmed: false,
    },
  ],
  next: ({ answer, values, to }) => [
    to('landed-cost', { freight: quantity('freight', answer[answer.cheaper].landed.freight) }),
    to('reorder-point', {
      leadDays: quantity('leadDays', answer.cheaper === 'sea' ? values.seaDays : values.airDays),
      worstLeadDays: leftEmpty,
      unitsPerMonth: asTyped,
      peakUnits: asTyped,
      stock: asTyped,
      onTheWay: asTyped,
      coverDays: asTyped,
      unitCost: asTyped,
    }),
  ],
});
