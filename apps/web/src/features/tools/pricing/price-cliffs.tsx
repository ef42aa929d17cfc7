import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { checkPrice, type PriceCheck } from '@saer/quoting/check-price';
import { type ChangedLine, type PriceCliff, priceCliffs } from '@saer/tools/pricing/price-cliffs';
import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { feeTableSource } from '../fields/fee-table-source.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, findingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { breakEvenMark, priceWindow, ProfitCurve } from './charts/profit-curve.tsx';

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'price-cliffs': typeof productFields;
  }
}

interface Cliffs {
  readonly check: PriceCheck;
  /** Cliffs at which a price without a loss earns less one halala higher. */
  readonly falls: readonly PriceCliff[];
  /** The others: a rise, or a fall where every price is a loss anyway. */
  readonly others: readonly PriceCliff[];
}

const changeNames: Readonly<Record<ChangedLine, ReactNode>> = {
  fulfilment: <Trans>the fulfilment fee changes</Trans>,
  referral: <Trans>the commission changes</Trans>,
  shippingCredit: <Trans>the shipping credit changes</Trans>,
};

function Cliff({ cliff: { at, changes, profit, profitAfter, recoversAt } }: { readonly cliff: PriceCliff }) {
  const loss = profit - profitAfter;
  const isLoss = profit < 0;
  return (
    <li className="flex flex-col gap-1 border-b border-line py-3 text-sm last:border-b-0" data-cliff={at}>
      <span className="flex items-baseline justify-between gap-3">
        <span className="font-medium text-ink">
          <Trans>
            Above <Money halalas={at} />
          </Trans>
        </span>
        <span
          className={`shrink-0 font-medium ${loss <= 0 ? 'text-brand-strong' : isLoss ? 'text-muted' : 'text-warning'}`}
        >
          <Money halalas={-loss} />
        </span>
      </span>
      <span className="text-muted">
        {changes.map((change, index) => (
          <span key={change}>
            {index === 0 ? null : ' · '}
            {changeNames[change]}
          </span>
        ))}
      </span>
      <span className="text-muted">
        {loss <= 0 ? (
          <Trans>The profit rises here: nothing to avoid.</Trans>
        ) : isLoss ? (
          <Trans>Every price here makes a loss anyway.</Trans>
        ) : recoversAt === null ? (
          <Trans>No higher price earns as much again.</Trans>
        ) : (
          <Trans>
            Avoid <Money halalas={at + 1} /> to <Money halalas={recoversAt - 1} />: less profit than at{' '}
            <Money halalas={at} />.
          </Trans>
        )}
      </span>
    </li>
  );
}

const costsProfit = ({ profit, profitAfter }: PriceCliff): boolean => profit >= 0 && profitAfter < profit;

function Answer({ answer: { check, falls, others } }: AnswerProps<typeof productFields, Cliffs>) {
  const { terms, breakEven } = check;
  const [first] = falls;
  const focus = first ?? others[0];
  const ends = focus === undefined ? [] : [focus.at, focus.recoversAt ?? focus.at];
  return (
    <>
      <Headline
        label={<Trans>Price cliffs</Trans>}
        figure={
          falls.length === 0 ? (
            <Trans>None</Trans>
          ) : (
            <Plural value={falls.length} one="# price to stop at" other="# prices to stop at" />
          )
        }
      >
        {first === undefined ? (
          <Trans>Above your break-even price no jump of the fees costs you profit.</Trans>
        ) : (
          <Trans>
            One halala above <Money halalas={first.at} /> you lose{' '}
            <Money halalas={first.profit - first.profitAfter} /> of profit.
          </Trans>
        )}
      </Headline>
      <Details>
        {focus === undefined ? null : (
          <ProfitCurve
            lines={[{ id: 'profit', terms, colour: 'var(--color-brand)' }]}
            window={priceWindow([...ends, breakEven])}
            zones={check.deadZones}
            marks={[
              ...breakEvenMark(breakEven),
              {
                id: 'cliff',
                name: <Trans>Last price before the jump</Trans>,
                price: focus.at,
                colour: 'var(--color-warning)',
              },
            ]}
          />
        )}
        <ul>
          {[...falls, ...others].map((cliff) => (
            <Cliff key={cliff.at} cliff={cliff} />
          ))}
        </ul>
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields: productFields,
  usesFees: true,
  example: { ...exampleProduct, cost: '8.00' },
  calculate: (values, book) => {
    const checked = checkPrice(book, getProduct(values), 100);
    if (!checked.ok) return { ok: false, fieldError: checked.fieldError };
    const cliffs = priceCliffs(checked.quote.terms);
    return {
      ok: true,
      answer: {
        check: checked.quote,
        feeTable: feeTableSource(checked.quote.version, checked.toConfirm),
        falls: cliffs.filter(costsProfit),
        others: cliffs.filter((cliff) => !costsProfit(cliff)),
      },
    };
  },
  Answer,
  formula: [
    msg`Fees change at fixed prices: the fulfilment fee, a second rate of commission, the end of a shipping credit.`,
    msg`At each of them the profit is compared with that of one halala more; the range to avoid ends just before the lowest price that earns as much again.`,
  ],
  sources: ({ answer }) => [answer.feeTable],
  next: ({ answer: { falls }, to }) => {
    const [first] = falls;
    const price = first === undefined ? leftEmpty : quantity('price', first.at);
    return [
      to('price-endings', { price, marginRate: asTyped }),
      to('profit-at-price', { price }),
      to('price-ladder', { ladderFrom: leftEmpty, ladderStep: asTyped, ladderCount: asTyped }),
      to('calculator', { ...findingPrice, marginRate: asTyped }),
    ];
  },
});
