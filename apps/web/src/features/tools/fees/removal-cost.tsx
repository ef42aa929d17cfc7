import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ServiceFeeKind, ServiceFee } from '@saer/contract/fees/service-fee';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { type RemovalAnswer, removalOf } from '@saer/tools/fees/removal';
import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import type { ToolFields } from '../fields/field.ts';
import { asTyped, leftEmpty, bySides, typedProduct } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool, type Outcome } from '../tool.ts';
import { Bars } from './bars.tsx';
import { examplePacked, packedFields, getSides } from './packed-fields.ts';
import { noServiceFee, getServiceFee, tooLargeStock } from './store-fees.ts';

const fields = {
  ...packedFields,
  removedUnits: { kind: 'count', label: msg`Units to remove`, unit: msg`units`, min: 1, max: 1_000_000 },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'removal-cost': typeof fields;
  }
}

/** Ways out of the warehouse, with the kinds of fees that each is charged. */
const ways = {
  sameCity: {
    minimum: 'removalDeliveryMinimum',
    handling: 'removalDeliveryUnit',
    perKilogram: 'removalDeliverySameCity',
    perCubicFoot: null,
  },
  otherCity: {
    minimum: 'removalDeliveryMinimum',
    handling: 'removalDeliveryUnit',
    perKilogram: 'removalDeliveryCrossCity',
    perCubicFoot: null,
  },
  collection: {
    minimum: 'removalCollectionMinimum',
    handling: 'removalCollectionUnit',
    perKilogram: null,
    perCubicFoot: 'removalCollectionVolume',
  },
} as const satisfies Record<string, Record<string, ServiceFeeKind | null>>;
type Way = keyof typeof ways;

interface WayOut extends RemovalAnswer {
  readonly way: Way;
  readonly fees: readonly ServiceFee[];
}

const wayNames: Readonly<Record<Way, ReactNode>> = {
  sameCity: <Trans>Delivered in the same city</Trans>,
  otherCity: <Trans>Delivered to another city</Trans>,
  collection: <Trans>Collected by you</Trans>,
};

function wayOut(book: FeeBook, way: Way, stock: Parameters<typeof removalOf>[1]): Outcome<WayOut> {
  const kinds = ways[way];
  const fees = Object.values(kinds).flatMap((kind) => (kind === null ? [] : [getServiceFee(book, kind)]));
  const known = fees.filter((fee) => fee !== null);
  if (known.length < fees.length) return noServiceFee;
  const toAmount = (kind: ServiceFeeKind | null): number =>
    known.find((fee) => fee.kind === kind)?.amount ?? 0;
  const { minimum, handling, perKilogram, perCubicFoot } = kinds;
  const found = removalOf(
    {
      minimum: toAmount(minimum),
      handling: toAmount(handling),
      perKilogram: toAmount(perKilogram),
      perCubicFoot: toAmount(perCubicFoot),
    },
    stock,
  );
  return found === null ? tooLargeStock : { ok: true, answer: { way, fees: known, ...found } };
}

function Answer({ answer: { cheapest, all } }: AnswerProps<typeof fields, Ways>) {
  return (
    <>
      <Headline label={<Trans>Removal, at least</Trans>} figure={<Money halalas={cheapest.total} />}>
        {cheapest.isMinimum ? (
          <Trans>The minimum of an order, before VAT: more units in one order cost little more.</Trans>
        ) : (
          <Trans>
            Before VAT, <Money halalas={cheapest.perUnit} /> for each unit.
          </Trans>
        )}
      </Headline>
      <Details>
        <Bars
          bars={all.map(({ way, total }) => ({
            id: way,
            label: wayNames[way],
            value: <Money halalas={total} />,
            size: total,
            isChosen: way === cheapest.way,
          }))}
        />
        <section>
          <h2 className="text-sm font-medium">{wayNames[cheapest.way]}</h2>
          <FigureList
            figures={[
              {
                id: 'handling',
                label: <Trans>Handling</Trans>,
                value: <Money halalas={cheapest.handling} />,
              },
              ...(cheapest.transport === 0
                ? []
                : [
                    {
                      id: 'transport',
                      label: <Trans>By weight</Trans>,
                      value: <Money halalas={cheapest.transport} />,
                    },
                  ]),
              ...(cheapest.processing === 0
                ? []
                : [
                    {
                      id: 'processing',
                      label: <Trans>By volume</Trans>,
                      value: <Money halalas={cheapest.processing} />,
                    },
                  ]),
              {
                id: 'total',
                label: <Trans>The order, before VAT</Trans>,
                value: <Money halalas={cheapest.total} />,
                isTotal: true,
              },
            ]}
          />
        </section>
      </Details>
    </>
  );
}

interface Ways {
  readonly cheapest: WayOut;
  readonly all: readonly WayOut[];
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: { ...examplePacked, removedUnits: '80' },
  calculate: (values, book) => {
    const stock = { units: values.removedUnits, weight: values.weight, sides: getSides(values) };
    const found = (['sameCity', 'otherCity', 'collection'] as const).map((way) => wayOut(book, way, stock));
    if (found.includes(tooLargeStock)) return tooLargeStock;
    const all = found.flatMap((way) => (way.ok ? [way.answer] : []));
    const [cheapest] = all.toSorted((one, other) => one.total - other.total);
    return cheapest === undefined ? noServiceFee : { ok: true, answer: { cheapest, all } };
  },
  Answer,
  formula: [
    msg`Delivered: units × handling + kilograms × the rate of the way.`,
    msg`Collected: units × handling + cubic feet × processing. A cubic foot is 28,317 cm³.`,
    msg`An order costs the minimum where its lines come to less.`,
  ],
  sources: ({ answer: { all } }) =>
    [...new Set(all.flatMap(({ fees }) => fees))].map((fee) => ({ kind: 'serviceFee', fee }) as const),
  next: ({ answer: { cheapest }, to }) => [
    to('long-term-storage', {
      stockState: asTyped,
      stock: asTyped,
      stockAge: asTyped,
      unitsPerMonth: asTyped,
    }),
    to('deal-list-price', {
      ...typedProduct,
      ...bySides,
      store: cheapest.fees[0]?.store ?? leftEmpty,
      discount: leftEmpty,
      marginRate: asTyped,
      ending: leftEmpty,
    }),
  ],
});
