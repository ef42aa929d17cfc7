import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { standardVat } from '@saer/contract/fees/standard-vat';
import { profitAt } from '@saer/pricing/search/profit';
import type { Terms } from '@saer/pricing/fees/terms';
import { checkPrice } from '@saer/quoting/check-price';
import { type BestRange, bestFulfilment } from '@saer/tools/pricing/best-fulfilment';
import { borneCost, maxCourierCharge, ownShippingTerms } from '@saer/tools/pricing/own-shipping';
import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { priceField } from '../fields/common-fields.ts';
import { feeTableSource } from '../fields/fee-table-source.ts';
import type { ToolFields } from '../fields/field.ts';
import { asTyped, leftEmpty, bySides, checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool, type Source } from '../tool.ts';
import { exampleBySides, productBySides, sidesFields } from './product-by-sides.ts';
import { BarRows } from './charts/bar-rows.tsx';
import { type PriceWindow, priceWindow, ProfitCurve } from './charts/profit-curve.tsx';

interface StripRange {
  readonly id: string;
  readonly name: ReactNode;
  readonly first: number;
  readonly last: number;
  readonly colour: string;
}

/** Ranges of prices beside one another, each in its colour, and in words below. */
function BestStrip({ ranges }: { readonly ranges: readonly StripRange[] }) {
  return (
    <div className="flex flex-col gap-2">
      <div aria-hidden className="flex h-3 gap-0.5 forced-color-adjust-none">
        {ranges.map(({ first, last, colour }) => (
          <span
            key={first}
            className="basis-0 rounded-sm"
            style={{ flexGrow: last - first + 1, backgroundColor: colour }}
          />
        ))}
      </div>
      <ul className="flex flex-col gap-1 text-sm text-muted">
        {ranges.map(({ first, last, name, colour }) => (
          <li key={first} className="flex items-baseline gap-2">
            <span
              aria-hidden
              className="size-2.5 shrink-0 rounded-sm forced-color-adjust-none"
              style={{ backgroundColor: colour }}
            />
            <span>
              <Trans>
                <Money halalas={first} /> to <Money halalas={last} />: {name}
              </Trans>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const FBN = 'NOON_SA_FBN';
const DIRECT_SHIP = 'NOON_SA_DIRECTSHIP';
/** Changes of the shipping credit up to so many times the price are drawn. */
const FAR = 2;

const ownCost = { kind: 'money', note: msg`excl. VAT, optional`, isOptional: true } as const;

const fields = {
  ...sidesFields,
  price: priceField,
  courierCharge: { kind: 'money', label: msg`Your courier’s charge`, note: msg`excl. VAT` },
  packingCost: { ...ownCost, label: msg`Packing an order yourself` },
  storageCost: { ...sidesFields.storageCost, description: msg`counted for FBN only`, isRare: false },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'ways-of-fulfilment': typeof fields;
  }
}

type WayId = 'fbn' | 'directShip' | 'own';

interface FulfilmentOption {
  readonly id: WayId;
  readonly terms: Terms;
}

interface FulfilmentOptions {
  readonly options: readonly FulfilmentOption[];
  readonly window: PriceWindow;
  readonly ranges: readonly BestRange<WayId>[];
  readonly maxCourier: number | null;
  readonly feeTables: readonly Source[];
}

const wayNames: Readonly<Record<WayId, ReactNode>> = {
  fbn: <Trans>Fulfilled by noon (FBN)</Trans>,
  directShip: <Trans>DirectShip</Trans>,
  own: <Trans>Own shipping</Trans>,
};

const looks: Readonly<Record<WayId, { readonly colour: string; readonly dashes?: string }>> = {
  fbn: { colour: 'var(--color-part-profit)' },
  directShip: { colour: 'var(--color-part-referral)', dashes: '8 4' },
  own: { colour: 'var(--color-part-vat)', dashes: '2 4' },
};

/** Terms with more of the seller's own costs per unit. */
const plus = (terms: Terms, more: number): Terms => ({ ...terms, extraFixed: terms.extraFixed + more });

function Answer({ answer, values: { price } }: AnswerProps<typeof fields, FulfilmentOptions>) {
  const { options, window, ranges, maxCourier } = answer;
  const rows = options
    .map(({ id, terms }) => ({ id, profit: profitAt(terms, price) }))
    .toSorted((a, b) => b.profit - a.profit);
  const [best, second] = rows;
  return (
    <>
      {best === undefined ? null : (
        <Headline
          label={
            <Trans>
              Earns most at <Money halalas={price} />
            </Trans>
          }
          figure={wayNames[best.id]}
          tone={best.profit < 0 ? 'negative' : 'plain'}
        >
          {second === undefined ? null : (
            <Trans>
              <Money halalas={best.profit - second.profit} /> more a unit than the next.
            </Trans>
          )}
        </Headline>
      )}
      <Details>
        <BarRows
          rows={rows.map(({ id, profit }) => ({
            id,
            label: wayNames[id],
            size: profit,
            value: <Money halalas={profit} />,
            isBest: id === best?.id,
          }))}
        />
        <ProfitCurve
          lines={options.map(({ id, terms }) => ({ id, terms, name: wayNames[id], ...looks[id] }))}
          window={window}
          marks={[]}
        />
        <section className="flex flex-col gap-2">
          <h2 className="text-sm font-medium text-ink">
            <Trans>Best way by price</Trans>
          </h2>
          <BestStrip
            ranges={ranges.map(({ first, last, best: id }) => ({
              id,
              first,
              last,
              name: wayNames[id],
              colour: looks[id].colour,
            }))}
          />
        </section>
        <FigureList
          figures={[
            {
              id: 'maxCourier',
              label: <Trans>Own shipping earns as much up to a courier charge of</Trans>,
              value:
                maxCourier === null ? <Trans>Never at this price</Trans> : <Money halalas={maxCourier} />,
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
  example: { ...exampleBySides, price: '79.00', courierCharge: '18.00', packingCost: '1.50' },
  calculate: (values, book) => {
    const { price, courierCharge, packingCost = 0, vatRegistered } = values;
    const product = productBySides(values, FBN);
    const fbn = checkPrice(book, product, price);
    if (!fbn.ok) return { ok: false, fieldError: fbn.fieldError };
    const partner = checkPrice(
      book,
      productBySides({ ...values, storageCost: undefined }, DIRECT_SHIP),
      price,
    );
    if (!partner.ok) return { ok: false, fieldError: partner.fieldError };
    const borne = (sum: number): number => borneCost(sum, standardVat, vatRegistered);
    const packed = plus(partner.quote.terms, borne(packingCost));
    const options: readonly FulfilmentOption[] = [
      { id: 'fbn', terms: fbn.quote.terms },
      { id: 'directShip', terms: packed },
      { id: 'own', terms: ownShippingTerms(packed, borne(courierCharge)) },
    ];
    const others = options.filter(({ id }) => id !== 'own').map(({ terms }) => profitAt(terms, price));
    const creditEnds = packed.shippingCredit.map(({ upTo }) => upTo).filter((upTo) => upTo <= price * FAR);
    const window = priceWindow([price, fbn.quote.breakEven, partner.quote.breakEven, ...creditEnds]);
    return {
      ok: true,
      answer: {
        options,
        window,
        ranges: bestFulfilment(options, window.from, window.to),
        maxCourier: maxCourierCharge(packed, price, Math.max(...others), standardVat),
        feeTables: [fbn, partner].map(({ quote, toConfirm }) => feeTableSource(quote.version, toConfirm)),
      },
    };
  },
  Answer,
  formula: [
    msg`FBN: noon’s commission, its outbound fee, your storage cost per unit sold.`,
    msg`DirectShip: the commission for partners, the DirectShip fee less noon’s shipping credit, your packing.`,
    msg`Own shipping: the same commission, your courier and your packing; no noon fee for shipping, and no credit.`,
    msg`If you are not registered for VAT, the VAT on courier and packing is your cost too.`,
  ],
  sources: ({ answer: { feeTables } }) => [
    ...feeTables,
    {
      kind: 'words',
      text: msg`noon allows own delivery (“Direct Delivery”) on request, for bulky goods or goods to be installed. Whether its shipping credit is paid then was not found: it is counted as none.`,
      isConfirmed: false,
    },
  ],
  next: ({ to }) => {
    const fbn = { ...bySides, store: FBN, referralRate: leftEmpty, fulfilmentFee: leftEmpty };
    return [
      to('store-comparison', { marginRate: asTyped }),
      to('profit-at-price', fbn),
      to('recommended-price', { ...fbn, marginRate: asTyped, ending: leftEmpty }),
      to('calculator', { ...checkingPrice, ...fbn, marginRate: leftEmpty }),
    ];
  },
});
