import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { standardVat } from '@saer/contract/fees/standard-vat';
import { type LandedCost, landedCost } from '@saer/tools/sourcing/landed-cost';
import { Money } from '../../../components/figure/money.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { type Part, PartBar } from '../answer/part-bar.tsx';
import type { ToolFields } from '../fields/field.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, findingPrice, typedProduct } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { goodsFields, getGoods, importFields, importSources } from './import-fields.ts';

const fields = {
  ...goodsFields,
  freight: { kind: 'money', label: msg`Freight of the shipment` },
  ...importFields,
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'landed-cost': typeof fields;
  }
}

const line = (id: string, label: Part['label'], size: number, colour: Part['colour']): Part => ({
  id,
  label,
  size,
  value: <Money halalas={size} />,
  colour,
});

function Answer({ answer, values: { orderUnits, vatRegistered } }: AnswerProps<typeof fields, LandedCost>) {
  const {
    perUnit,
    goods,
    freight,
    insurance,
    duty,
    customsFee,
    importVat,
    clearance,
    clearanceVat,
    other,
    paid,
    recovered,
  } = answer;
  const parts = [
    line('goods', <Trans>Goods</Trans>, goods, 'cost'),
    line('freight', <Trans>Freight and insurance</Trans>, freight + insurance, 'fulfilment'),
    line('duty', <Trans>Customs duty</Trans>, duty, 'referral'),
    line('customsFee', <Trans>Customs service fee</Trans>, customsFee, 'referral'),
    line('clearance', <Trans>Clearance and other costs</Trans>, clearance + other, 'extra'),
    ...(vatRegistered
      ? []
      : [line('vat', <Trans>VAT, not recovered</Trans>, importVat + clearanceVat, 'vat')]),
  ];
  return (
    <>
      <Headline label={<Trans>Landed cost of a unit</Trans>} figure={<Money halalas={perUnit} />}>
        {vatRegistered ? (
          <Trans>Without the VAT at customs, which you recover.</Trans>
        ) : (
          <Trans>With the VAT at customs: who is not registered never gets it back.</Trans>
        )}
      </Headline>
      <Details>
        <PartBar parts={parts.filter(({ size }) => size > 0)} />
        <FigureList
          figures={[
            {
              id: 'total',
              label: <Trans>Cost of the shipment</Trans>,
              value: <Money halalas={answer.total} />,
              isTotal: true,
            },
            { id: 'importVat', label: <Trans>VAT at customs</Trans>, value: <Money halalas={importVat} /> },
            {
              id: 'paid',
              label: <Trans>Cash you need until it is on sale</Trans>,
              value: <Money halalas={paid} />,
            },
            {
              id: 'recovered',
              label: <Trans>of which VAT to recover</Trans>,
              value: <Money halalas={recovered} />,
            },
            {
              id: 'goodsPerUnit',
              label: <Trans>Goods alone, per unit</Trans>,
              value: <Money halalas={Math.ceil(goods / orderUnits)} />,
            },
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
    freight: '1500.00',
    dutyRate: '15',
    insurance: '50.00',
    clearance: '800.00',
  },
  calculate: (values) => {
    const { orderUnits: units, freight, dutyRate, vatRegistered } = values;
    const goods = getGoods(values);
    if (goods === null)
      return {
        ok: false,
        message: msg`These goods are worth more than 10 million riyals. Check the units and the price, or split the shipment.`,
      };
    const { insurance = 0, clearance = 0, otherImportCosts: other = 0 } = values;
    return {
      ok: true,
      answer: landedCost(
        { units, goods, freight, insurance, dutyRate, clearance, other, vatRegistered },
        standardVat,
      ),
    };
  },
  Answer,
  forProducts: {
    columns: [
      { id: 'perUnit', title: msg`Landed cost of a unit`, kind: 'money', value: ({ perUnit }) => perUnit },
      { id: 'total', title: msg`Cost of the shipment`, kind: 'money', value: ({ total }) => total },
      { id: 'paid', title: msg`Cash you need until it is on sale`, kind: 'money', value: ({ paid }) => paid },
    ],
    perProduct: {
      orderUnits: 'own',
      supplierPrice: 'own',
      foreignPrice: 'own',
      freight: 'own',
      dutyRate: 'orAll',
    },
  },
  formula: [
    msg`Customs value = goods + freight + insurance. Duty = customs value × duty rate.`,
    msg`Customs service fee = 0.15% of the customs value, from SAR 15 to SAR 500, for one declaration.`,
    msg`VAT at customs = 15% of customs value and duty. Registered sellers recover it, with the VAT on clearance.`,
    msg`Landed cost of a unit = cost of the shipment ÷ units, rounded up so that no price starts below its cost.`,
  ],
  sources: () => importSources,
  next: ({ answer: { total, perUnit, recovered, importVat, clearanceVat }, values, to }) => {
    const { vatRegistered, orderUnits } = values;
    // Who is not registered has paid the VAT within it for good: the other tools take the cost as paid.
    const landed = {
      ...typedProduct,
      cost: quantity('cost', perUnit),
      costIncludesVat: !vatRegistered,
    };
    const withoutVat = vatRegistered
      ? perUnit
      : Math.ceil((total - recovered - importVat - clearanceVat) / orderUnits);
    return [
      to('sea-or-air', {
        length: asTyped,
        width: asTyped,
        height: asTyped,
        weight: asTyped,
        seaRate: asTyped,
        seaDays: asTyped,
        airRate: asTyped,
        airDays: asTyped,
        profitPerDay: asTyped,
        moneyRate: asTyped,
      }),
      to('break-even', landed),
      to('reorder-point', {
        unitCost: quantity('unitCost', withoutVat),
        unitsPerMonth: asTyped,
        peakUnits: asTyped,
        leadDays: asTyped,
        worstLeadDays: asTyped,
        stock: asTyped,
        onTheWay: asTyped,
        coverDays: asTyped,
      }),
      to('vat-due', {
        importVat: quantity('importVat', importVat),
        periodSales: asTyped,
        zeroRatedSales: asTyped,
        storeFees: asTyped,
        purchases: asTyped,
        importedServices: asTyped,
        otherVatCosts: asTyped,
        pastSales: asTyped,
      }),
      to('calculator', { ...findingPrice, ...landed, marginRate: asTyped }),
    ];
  },
});
