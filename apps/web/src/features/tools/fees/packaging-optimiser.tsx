import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatSide } from '@saer/i18n/format-measure';
import { type SmallerPackage, smallerPackages, type SmallerPackages } from '@saer/tools/fees/smaller-package';
import { Fragment } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { type Figure, FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { priceField, unitsPerMonthField } from '../fields/common-fields.ts';
import { parcelSource } from '../fields/fee-table-source.ts';
import type { ToolFields } from '../fields/field.ts';
import { sizeFields, storeFields } from '../fields/product-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { leftEmpty, bySides, checkingPrice, typedProduct } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { BoxPicture } from './box-picture.tsx';
import { ClassName } from './class-name.tsx';
import { Side } from './side.tsx';
import { Weight } from './weight.tsx';
import { packedFields, getSides } from './packed-fields.ts';
import { type BookFeeTable, feesOfStore, getRefusal } from './store-fees.ts';

const fields = {
  store: storeFields.store,
  ...packedFields,
  handover: sizeFields.handover,
  price: priceField,
  unitsPerMonth: unitsPerMonthField,
  mostCut: { kind: 'side', label: msg`Cut off a side at most`, min: 1, isOptional: true, isRare: true },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'packaging-optimiser': typeof fields;
  }
}

/** Packages listed below the first. */
const mostListed = 5;

interface Packages extends SmallerPackages {
  readonly feeTable: BookFeeTable;
}

/** The sides that are cut, with their new lengths. */
function Cut({ of: { cut, sides } }: { readonly of: SmallerPackage }) {
  const names = [
    <Trans key="length">Length</Trans>,
    <Trans key="width">Width</Trans>,
    <Trans key="height">Height</Trans>,
  ];
  return (
    <>
      {cut.map((at, index) => (
        <Fragment key={at}>
          {index === 0 ? null : ' + '}
          {names[at]} <Side millimetres={sides[at] ?? 0} />
        </Fragment>
      ))}
    </>
  );
}

function Answer({ answer, values }: AnswerProps<typeof fields, Packages>) {
  const { cuts, lighter, fee, parcel, feeTable } = answer;
  const { unitsPerMonth } = values;
  const sides = getSides(values);
  const [best, ...others] = cuts;
  const rows: readonly Figure[] = [
    {
      id: 'now',
      label: <Trans>Fee today, before VAT</Trans>,
      value: (
        <>
          <Money halalas={fee} /> · <ClassName of={feeTable} code={parcel.sizeClass} />
        </>
      ),
    },
    ...(best === undefined
      ? []
      : [
          {
            id: 'then',
            label: <Trans>Fee of the smaller package</Trans>,
            value: (
              <>
                <Money halalas={best.fee} /> · <ClassName of={feeTable} code={best.parcel.sizeClass} />
              </>
            ),
          },
          {
            id: 'month',
            label: <Trans>Saved a month</Trans>,
            value: <Money halalas={best.saving * unitsPerMonth} />,
            isTotal: true,
          },
        ]),
  ];
  return (
    <>
      <Headline
        label={<Trans>Saved per unit</Trans>}
        figure={<Money halalas={best?.saving ?? 0} />}
        tone={best === undefined ? 'plain' : 'positive'}
      >
        {best === undefined ? (
          <Trans>No smaller package within reach has a lower fee.</Trans>
        ) : (
          <Trans>
            The smallest cut that pays: <Cut of={best} />
          </Trans>
        )}
      </Headline>
      <Details>
        {best === undefined ? (
          <BoxPicture sides={sides} />
        ) : (
          <BoxPicture sides={best.sides} other={{ sides, name: <Trans>As it is today</Trans> }} />
        )}
        <FigureList figures={rows} />
        {others.length === 0 && lighter === null ? null : (
          <section>
            <h3 className="text-sm font-medium">
              <Trans>More to save, per unit</Trans>
            </h3>
            <FigureList
              figures={[
                ...others.slice(0, mostListed).map((each) => ({
                  id: each.sides.map(formatSide).join('×'),
                  label: <Cut of={each} />,
                  value: <Money halalas={each.saving} />,
                })),
                ...(lighter === null
                  ? []
                  : [
                      {
                        id: 'lighter',
                        label: (
                          <Trans>
                            Lighter: <Weight grams={lighter.weight} />
                          </Trans>
                        ),
                        value: <Money halalas={lighter.saving} />,
                      },
                    ]),
              ]}
            />
          </section>
        )}
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { length: '46', width: '30', height: '12', weight: '900', price: '89.00', unitsPerMonth: '150' },
  calculate: (values, book) => {
    const fees = feesOfStore(book, values);
    if (!fees.ok) return fees;
    const packed = { sides: getSides(values), weight: values.weight, mostCut: values.mostCut };
    const found = smallerPackages(fees.answer, packed, values.price);
    return found.ok ? { ok: true, answer: { ...found, feeTable: fees.answer } } : getRefusal(found);
  },
  Answer,
  formula: [
    msg`Tried through the engine: every length at which a side limit, or a step of the weight by volume, is just met.`,
    msg`One side is cut, or two to side limits, each by 30% at most unless you say otherwise. Listed is what saves more than every smaller cut.`,
    msg`Saved a month = saved per unit × units sold a month, before VAT.`,
  ],
  sources: ({ answer }) => [parcelSource(answer.feeTable, answer.parcel)],
  next: ({ answer: { cuts }, to }) => {
    const [length, width, height] = cuts[0]?.sides ?? [];
    const smaller =
      length === undefined || width === undefined || height === undefined
        ? {}
        : {
            length: quantity('length', length),
            width: quantity('width', width),
            height: quantity('height', height),
          };
    return [
      to('size-class', smaller),
      to('calculator', {
        ...typedProduct,
        ...bySides,
        ...checkingPrice,
        ...smaller,
        marginRate: leftEmpty,
      }),
    ];
  },
});
