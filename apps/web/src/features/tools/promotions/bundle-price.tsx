import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { WHOLE } from '@saer/pricing/money/rounding';
import { bundleOffer, type BundleOffer, packed } from '@saer/tools/promotions/bundle';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { Units } from '../answer/count.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { ComparedStatements } from '../charts/compared-statements.tsx';
import { marginField } from '../fields/common-fields.ts';
import { askAbout, type WithSource } from '../fields/evaluate-product.ts';
import type { ToolFields } from '../fields/field.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, findingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';

/** Fields about one unit: the bundle, which is sold, has other values. */
const ofUnit = {
  sizeBy: { ...productFields.sizeBy, of: 'bundledUnit' },
  sizeClass: { ...productFields.sizeClass, of: 'bundledUnit' },
  length: { ...productFields.length, of: 'bundledUnit' },
  width: { ...productFields.width, of: 'bundledUnit' },
  height: { ...productFields.height, of: 'bundledUnit' },
  weight: { ...productFields.weight, of: 'bundledUnit' },
  cost: { ...productFields.cost, of: 'bundledUnit' },
  extraFixed: { ...productFields.extraFixed, of: 'bundledUnit' },
  returnCost: { ...productFields.returnCost, of: 'bundledUnit' },
  storageCost: { ...productFields.storageCost, of: 'bundledUnit' },
} as const satisfies ToolFields;

export const fields = {
  packUnits: { kind: 'count', label: msg`Units in the bundle`, min: 2, max: 1000, initial: '2' },
  marginRate: marginField,
  ...productFields,
  ...ofUnit,
  packLength: { kind: 'side', label: msg`Length of the bundle`, min: 1, isOptional: true, isRare: true },
  packWidth: { kind: 'side', label: msg`Width of the bundle`, min: 1, isOptional: true, isRare: true },
  packHeight: { kind: 'side', label: msg`Height of the bundle`, min: 1, isOptional: true, isRare: true },
  packWeight: { kind: 'weight', label: msg`Weight of the bundle`, min: 1, isOptional: true, isRare: true },
} as const;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'bundle-price': typeof fields;
  }
}

type Bundle = WithSource<BundleOffer> & {
  /** The pack as the fields describe it, for the calculator. */
  readonly pack: ReturnType<typeof packed>;
};

function Answer({ answer, values: { packUnits } }: AnswerProps<typeof fields, Bundle>) {
  const { single, bundle, singlesPrice, feesSaved, sameProfit } = answer;
  const { statement } = bundle.recommended;
  const saved = singlesPrice - statement.price;
  const most =
    sameProfit === null ? 0 : Math.floor(((singlesPrice - sameProfit.price) * WHOLE) / singlesPrice);
  return (
    <>
      <Headline
        label={<Trans>Bundle price</Trans>}
        figure={<Money halalas={statement.price} />}
        tone="positive"
      >
        {saved > 0 ? (
          <Trans>
            With your margin, the buyer pays <Money halalas={saved} /> less than for <Units of={packUnits} />{' '}
            one by one.
          </Trans>
        ) : (
          <Trans>
            In one parcel these units cost no less: the parcel’s fee is as high as theirs together.
          </Trans>
        )}
      </Headline>
      <Details>
        <ComparedStatements
          columns={[
            { id: 'bundle', title: <Trans>Bundle</Trans>, statement },
            {
              id: 'singles',
              title: <Trans>One by one</Trans>,
              statement: single.final.statement,
              units: packUnits,
            },
          ]}
        />
        <FigureList
          figures={[
            {
              id: 'sameProfit',
              label: <Trans>Lowest bundle price that earns as much as one by one</Trans>,
              value: sameProfit === null ? <Trans>none</Trans> : <Money halalas={sameProfit.price} />,
            },
            {
              id: 'discount',
              label: <Trans>Discount for the buyer at that price, at most</Trans>,
              value: most > 0 ? <Rate basisPoints={most} /> : <Trans>none</Trans>,
            },
            {
              id: 'fees',
              label: <Trans>Store fees saved at that price</Trans>,
              value: <Money halalas={feesSaved} />,
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
  example: { ...exampleProduct, packUnits: '3', marginRate: '20' },
  calculate: (values, book) => {
    const { packUnits: units, packLength, packWidth, packHeight, packWeight: weight, marginRate } = values;
    const sides =
      packLength === undefined || packWidth === undefined || packHeight === undefined
        ? undefined
        : ([packLength, packWidth, packHeight] as const);
    const product = { ...getProduct(values), marginRate };
    const pack = { units, sides, weight };
    const asked = askAbout(
      book,
      product,
      (feeTable, resolved) => bundleOffer(feeTable, resolved, pack),
      ({ single, bundle }) => [single.parcel, bundle.parcel],
    );
    return asked.ok ? { ok: true, answer: { ...asked.answer, pack: packed(product, pack) } } : asked;
  },
  Answer,
  formula: [
    msg`Cost, weight and other costs are those of all units. Without its own sides, the bundle is the units stacked on their shortest side.`,
    msg`The bundle pays one fulfilment fee, by its own size class and weight.`,
    msg`Both prices leave the same margin, with the store’s price ending.`,
  ],
  sources: ({ answer }) => [answer.source],
  next: ({ answer: { bundle, pack }, to }) => {
    const [length, width, height] = pack.sides ?? [];
    const isBySides = length !== undefined && width !== undefined && height !== undefined;
    // One parcel with all units, in place of the unit that the fields describe.
    const parcel = {
      sizeBy: isBySides ? 'sides' : 'class',
      sizeClass: pack.sizeClass ?? leftEmpty,
      length: isBySides ? quantity('length', length) : leftEmpty,
      width: isBySides ? quantity('width', width) : leftEmpty,
      height: isBySides ? quantity('height', height) : leftEmpty,
      weight: pack.weight === undefined ? leftEmpty : quantity('weight', pack.weight),
      cost: quantity('cost', pack.cost),
      extraFixed: pack.extraFixed === 0 ? leftEmpty : quantity('extraFixed', pack.extraFixed),
      returnCost: pack.returnCost === 0 ? leftEmpty : quantity('returnCost', pack.returnCost),
      storageCost: pack.storageCost === 0 ? leftEmpty : quantity('storageCost', pack.storageCost),
    } as const;
    return [
      to('calculator', { ...findingPrice, ...parcel }),
      to('discount', {
        ...parcel,
        price: quantity('price', bundle.recommended.statement.price),
        discount: asTyped,
      }),
      to('deal-list-price', { ...parcel, discount: asTyped, ending: leftEmpty }),
    ];
  },
});
