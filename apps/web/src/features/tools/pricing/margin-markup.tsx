import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { standardVat } from '@saer/contract/fees/standard-vat';
import {
  type CostPlusPrice,
  MARGIN_LIMIT,
  marginOf,
  marginsOfPrice,
  markupOf,
  priceForMargin,
  priceForMarkup,
} from '@saer/tools/pricing/margin-markup';
import { WHOLE, withoutVat } from '@saer/pricing/money/rounding';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { marginField, priceField } from '../fields/common-fields.ts';
import { costFields } from '../fields/product-fields.ts';
import type { ToolFields, Values } from '../fields/field.ts';
import { quantity } from '../fields/quantity.ts';
import { leftEmpty, typedProduct } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import type { ReactNode } from 'react';

interface Props {
  readonly cost: number;
  readonly profit: number;
  readonly margin: ReactNode;
  readonly markup: ReactNode;
}

/** The same profit as a share of the price and of the cost, drawn to scale. */
function ProfitShares({ cost, profit, margin, markup }: Props) {
  const price = Math.max(1, cost + profit);
  const profitShare = (profit / price) * 100;
  return (
    <figure className="flex flex-col gap-1 text-xs text-muted">
      <figcaption className="text-sm">
        <Trans>The same profit, measured twice</Trans>
      </figcaption>
      <span className="mt-1">
        <Trans>Margin: {margin} of the price</Trans>
      </span>
      <div aria-hidden className="flex h-6 gap-0.5 forced-color-adjust-none">
        <span className="rounded-sm bg-part-cost" style={{ width: `${100 - profitShare}%` }} />
        <span className="rounded-sm bg-part-profit" style={{ width: `${profitShare}%` }} />
      </div>
      <div aria-hidden className="h-2 rounded-b-sm border-x border-b border-edge" />
      <span className="mt-2">
        <Trans>Markup: {markup} of the cost</Trans>
      </span>
      <div aria-hidden className="flex h-6 gap-0.5 forced-color-adjust-none">
        <span className="rounded-sm bg-part-cost" style={{ width: `${100 - profitShare}%` }} />
        <span className="rounded-sm bg-part-profit" style={{ width: `${profitShare}%` }} />
      </div>
      <div
        aria-hidden
        className="h-2 rounded-b-sm border-x border-b border-edge"
        style={{ width: `${100 - profitShare}%` }}
      />
      <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-full bg-part-cost forced-color-adjust-none" />
          <Trans>Product cost</Trans>
        </li>
        <li className="flex items-center gap-1.5">
          <span aria-hidden className="size-2.5 rounded-full bg-part-profit forced-color-adjust-none" />
          <Trans>Profit</Trans>
        </li>
      </ul>
    </figure>
  );
}

const is =
  (known: string) =>
  ({ marginBy }: Readonly<Record<string, string>>): boolean =>
    marginBy === known;

export const fields = {
  cost: costFields.cost,
  costIncludesVat: costFields.costIncludesVat,
  marginBy: {
    kind: 'choice',
    label: msg`I know`,
    options: [
      { id: 'margin', name: msg`Margin` },
      { id: 'markup', name: msg`Markup` },
      { id: 'price', name: msg`Price` },
    ],
  },
  // Not the margin of the other tools, which is of the price with VAT.
  netMarginRate: {
    ...marginField,
    note: msg`of the price without VAT`,
    max: MARGIN_LIMIT,
    when: is('margin'),
  },
  markupRate: {
    kind: 'rate',
    label: msg`Markup`,
    note: msg`on the cost`,
    initial: '25',
    when: is('markup'),
  },
  price: { ...priceField, when: is('price') },
  vat: costFields.vat,
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'margin-markup': typeof fields;
  }
}

/** Both shares: the typed one, and what it equals. The price is a whole halala, and its own shares may be a little above them. */
function getShares(
  { margin, markup }: CostPlusPrice,
  { marginBy, netMarginRate = 0, markupRate = 0 }: Values<typeof fields>,
) {
  if (marginBy === 'margin') return { margin: netMarginRate, markup: markupOf(netMarginRate) };
  if (marginBy === 'markup') return { margin: marginOf(markupRate), markup: markupRate };
  return { margin: margin ?? 0, markup: markup ?? 0 };
}

function Answer({ answer, values }: AnswerProps<typeof fields, CostPlusPrice>) {
  const { marginBy } = values;
  const { cost, profit, net, vat, price } = answer;
  const shares = getShares(answer, values);
  const marginRate = <Rate basisPoints={shares.margin} />;
  const markupRate = <Rate basisPoints={shares.markup} />;
  return (
    <>
      {marginBy === 'markup' ? (
        <Headline label={<Trans>Margin</Trans>} figure={marginRate}>
          <Trans>
            A markup of {markupRate} on the cost is a margin of {marginRate} of the price without VAT.
          </Trans>
        </Headline>
      ) : (
        <Headline label={<Trans>Markup</Trans>} figure={markupRate} tone={profit < 0 ? 'negative' : 'plain'}>
          <Trans>
            A margin of {marginRate} of the price without VAT is a markup of {markupRate} on the cost.
          </Trans>
        </Headline>
      )}
      <Details>
        {profit < 0 ? null : (
          <ProfitShares cost={cost} profit={profit} margin={marginRate} markup={markupRate} />
        )}
        <FigureList
          figures={[
            { id: 'cost', label: <Trans>Product cost</Trans>, value: <Money halalas={cost} /> },
            { id: 'profit', label: <Trans>Profit before fees</Trans>, value: <Money halalas={profit} /> },
            { id: 'net', label: <Trans>Price without VAT</Trans>, value: <Money halalas={net} /> },
            { id: 'vat', label: <Trans>VAT</Trans>, value: <Money halalas={vat} /> },
            {
              id: 'price',
              label: <Trans>Price for the buyer</Trans>,
              value: <Money halalas={price} />,
              isTotal: true,
            },
          ]}
        />
        <p className="text-sm text-muted">
          <Trans>Store fees are not included here. The recommended price counts them.</Trans>
        </p>
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: false,
  example: { cost: '40.00' },
  calculate: (values) => {
    const { costIncludesVat, marginBy, netMarginRate = 0, markupRate = 0, price = 0 } = values;
    const vat = values.vat === '0' ? 0 : standardVat;
    const cost = costIncludesVat ? Math.max(1, withoutVat(values.cost, standardVat)) : values.cost;
    const answer =
      marginBy === 'markup'
        ? priceForMarkup(cost, markupRate, vat)
        : marginBy === 'price'
          ? marginsOfPrice(cost, price, vat)
          : priceForMargin(cost, netMarginRate, vat);
    return answer === null
      ? {
          ok: false,
          message: msg`The price would be above 100 million riyals. Lower the margin or the cost.`,
        }
      : { ok: true, answer };
  },
  Answer,
  formula: [
    msg`Margin = profit ÷ price without VAT. Markup = profit ÷ cost.`,
    msg`Markup = margin ÷ (1 − margin). Margin = markup ÷ (1 + markup).`,
    msg`The price is the lowest, to the halala, that reaches what you typed; shares are rounded down.`,
  ],
  sources: () => [
    {
      kind: 'words',
      text: msg`The standard rate of 15% has applied in Saudi Arabia since 1 July 2020.`,
      isConfirmed: true,
    },
  ],
  next: ({ answer: { price, profit }, to }) => {
    const sold = { ...typedProduct, price: quantity('price', price) };
    return [
      to('recommended-price', {
        ...typedProduct,
        // The other tools ask for the share of the price with VAT.
        marginRate: profit < 0 ? leftEmpty : quantity('marginRate', Math.floor((profit * WHOLE) / price)),
        ending: leftEmpty,
      }),
      to('profit-at-price', sold),
      to('extract-vat', { price: sold.price }),
    ];
  },
});
