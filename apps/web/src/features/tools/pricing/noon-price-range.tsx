import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  noonPriceRange,
  type NoonRanges,
  type RangeCheck,
  type RangeOutcome,
  type RangeRefusal,
} from '@saer/tools/pricing/noon-price-range';
import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { FigureList } from '../answer/figure-list.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { priceField } from '../fields/common-fields.ts';
import type { ToolFields } from '../fields/field.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, typedProduct } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { RangeLine } from './charts/range-line.tsx';

const bound = { kind: 'money', note: msg`optional`, min: 1, isOptional: true } as const;

const fields = {
  price: priceField,
  lowestPrice: {
    ...bound,
    label: msg`Your lowest price`,
    description: msg`the least that reaches your margin`,
  },
  noonMin: { ...bound, label: msg`noon’s minimum`, description: msg`column x_noon_price_min` },
  noonMax: { ...bound, label: msg`noon’s maximum`, description: msg`column x_noon_price_max` },
  ownMin: { ...bound, label: msg`Your minimum on noon`, description: msg`column x_seller_price_min` },
  ownMax: { ...bound, label: msg`Your maximum on noon`, description: msg`column x_seller_price_max` },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'noon-price-range': typeof fields;
  }
}

interface Checked {
  readonly ranges: NoonRanges;
  readonly check: RangeCheck;
}

const refusals: Readonly<Record<RangeRefusal['reason'], MessageDescriptor>> = {
  noBounds: msg`Enter at least one bound from your price export on noon. noon publishes no formula for them.`,
  noonRangeReversed: msg`noon’s minimum is above its maximum. Check the two columns.`,
  ownRangeReversed: msg`Your minimum on noon is above your maximum. Check the two columns.`,
};

const results: Readonly<Record<RangeOutcome, { readonly name: ReactNode; readonly says: ReactNode }>> = {
  live: {
    name: <Trans>Accepted</Trans>,
    says: <Trans>The price is inside every range you entered.</Trans>,
  },
  belowNoon: {
    name: <Trans>Too low for noon</Trans>,
    says: (
      <Trans>
        noon takes the product offline below its minimum. A lower price needs noon’s approval by mail.
      </Trans>
    ),
  },
  aboveNoon: {
    name: <Trans>Too high for noon</Trans>,
    says: <Trans>noon takes the product offline above its maximum.</Trans>,
  },
  belowOwn: {
    name: <Trans>Below your own minimum</Trans>,
    says: <Trans>Change your own range on noon first, or keep the price inside it.</Trans>,
  },
  aboveOwn: {
    name: <Trans>Above your own maximum</Trans>,
    says: <Trans>Change your own range on noon first, or keep the price inside it.</Trans>,
  },
};

/** Says whether a price that pays exists within the ranges. */
function Room({
  lowest,
  common: { min, max },
}: {
  readonly lowest: number;
  readonly common: RangeCheck['common'];
}) {
  const from = Math.max(lowest, min ?? lowest);
  if (max !== null && lowest > max)
    return (
      <Notice tone="warning">
        <Trans>
          Your lowest price <Money halalas={lowest} /> is above <Money halalas={max} />: no accepted price
          reaches your margin. Lower your cost, or ask noon for a wider range.
        </Trans>
      </Notice>
    );
  return (
    <Notice tone="positive">
      {max === null ? (
        <Trans>
          Every accepted price from <Money halalas={from} /> up reaches your margin.
        </Trans>
      ) : (
        <Trans>
          From <Money halalas={from} /> to <Money halalas={max} /> a price is accepted and reaches your
          margin, except where fees jump.
        </Trans>
      )}
    </Notice>
  );
}

function Answer({ answer: { ranges, check }, values }: AnswerProps<typeof fields, Checked>) {
  const { t } = useLingui();
  const { outcome, snapsTo, nearest, common } = check;
  const { price, lowestPrice } = values;
  const { name, says } = results[outcome];
  const isLive = outcome === 'live';
  const drawn = [
    { id: 'noon', label: t`noon’s range`, colour: 'info', ...ranges.noon } as const,
    { id: 'own', label: t`Your own range`, colour: 'brand', ...ranges.own } as const,
  ].filter(({ min, max }) => min !== null || max !== null);
  return (
    <>
      <Headline
        label={
          <Trans>
            <Money halalas={price} /> on noon
          </Trans>
        }
        figure={name}
        tone={isLive ? 'positive' : 'negative'}
      >
        {says}
      </Headline>
      <Details>
        <RangeLine
          ranges={drawn}
          price={price}
          isInside={isLive}
          {...(lowestPrice === undefined ? {} : { lowest: lowestPrice, lowestName: t`Your lowest price` })}
        />
        {lowestPrice === undefined || common.isEmpty ? null : <Room lowest={lowestPrice} common={common} />}
        <FigureList
          figures={[
            {
              id: 'common',
              label: <Trans>Accepted prices</Trans>,
              value: <Bounds {...common} />,
            },
            ...(isLive
              ? []
              : [
                  {
                    id: 'nearest',
                    label: <Trans>Nearest accepted price</Trans>,
                    value: nearest === null ? <Trans>None</Trans> : <Money halalas={nearest} />,
                  },
                ]),
          ]}
        />
        {snapsTo === null ? null : (
          <p className="text-sm text-muted">
            <Trans>
              noon’s articles disagree: an older one says the price is moved to <Money halalas={snapsTo} />{' '}
              and stays online, the newer one that it does not go live.
            </Trans>
          </p>
        )}
      </Details>
    </>
  );
}

function Bounds({ min, max, isEmpty }: RangeCheck['common']): ReactNode {
  if (isEmpty) return <Trans>None: the ranges do not meet</Trans>;
  if (max === null)
    return min === null ? null : (
      <Trans>
        from <Money halalas={min} />
      </Trans>
    );
  if (min === null)
    return (
      <Trans>
        up to <Money halalas={max} />
      </Trans>
    );
  return (
    <Trans>
      <Money halalas={min} /> to <Money halalas={max} />
    </Trans>
  );
}

export const tool = defineTool({
  fields,
  usesFees: false,
  example: { price: '35.00', lowestPrice: '32.50', noonMin: '20.00', noonMax: '60.00', ownMin: '38.00' },
  calculate: ({ price, noonMin = null, noonMax = null, ownMin = null, ownMax = null }) => {
    const ranges = { noon: { min: noonMin, max: noonMax }, own: { min: ownMin, max: ownMax } };
    const check = noonPriceRange(ranges, price);
    return check.ok
      ? { ok: true, answer: { ranges, check } }
      : { ok: false, message: refusals[check.reason] };
  },
  Answer,
  formula: [
    msg`A price is accepted if it is neither below the higher minimum nor above the lower maximum of both ranges.`,
    msg`noon sets its range from the product’s sales and does not publish its width. Your own range is optional.`,
  ],
  sources: () => [
    {
      kind: 'words',
      text: msg`noon’s articles for partners: “Determining Your Prices – Global Min & Max” and “Partner SKU price update import”.`,
      isConfirmed: true,
    },
    {
      kind: 'words',
      text: msg`How noon calculates its range from a reference price was not found: the bounds are your own input.`,
      isConfirmed: false,
    },
  ],
  next: ({ answer: { check }, values, to }) => [
    to('profit-at-price', { ...typedProduct, price: quantity('price', check.nearest ?? values.price) }),
    to('price-endings', { ...typedProduct, marginRate: asTyped }),
    to('max-purchase-cost', { ...typedProduct, marginRate: asTyped }),
  ],
});
