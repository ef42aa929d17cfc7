import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { profitAt } from '@saer/pricing/search/profit';
import { quoteProduct } from '@saer/quoting/quote-product';
import { bestEnding, type EndingPrice, endingsNear } from '@saer/tools/pricing/price-endings';
import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { marginField, priceField } from '../fields/common-fields.ts';
import { feeTableSource } from '../fields/fee-table-source.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import type { ToolFields } from '../fields/field.ts';
import { quantity } from '../fields/quantity.ts';
import { leftEmpty, checkingPrice, noonBounds } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool, type Source } from '../tool.ts';
import { ColumnTone } from './charts/column-tone.tsx';
import { ProfitColumns } from './charts/profit-columns.tsx';

const fields = {
  ...productFields,
  marginRate: marginField,
  price: {
    ...priceField,
    note: msg`incl. VAT, optional`,
    description: msg`the one to round; empty: the lowest for your margin`,
    isOptional: true,
  },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'price-endings': typeof fields;
  }
}

type Tone = 'best' | 'plain' | 'missed' | 'dead';
const tones = ['best', 'plain', 'missed', 'dead'] as const satisfies readonly Tone[];

const toneNames: Readonly<Record<Tone, ReactNode>> = {
  best: <Trans>Best ending</Trans>,
  plain: <Trans>Reaches your margin</Trans>,
  missed: <Trans>Misses your margin</Trans>,
  dead: <Trans>Earns less than a lower price</Trans>,
};

function getTone(each: EndingPrice, best: EndingPrice | null): Tone {
  if (each === best) return 'best';
  if (each.deadZone !== null) return 'dead';
  return each.meetsTarget ? 'plain' : 'missed';
}

interface Endings {
  readonly near: number;
  readonly profitNear: number;
  readonly found: readonly EndingPrice[];
  readonly best: EndingPrice | null;
  readonly feeTable: Source;
}

function Row({ each, isBest }: { readonly each: EndingPrice; readonly isBest: boolean }) {
  const { price, profit, deadZone, meetsTarget } = each;
  return (
    <li
      data-row={price}
      className="flex items-baseline justify-between gap-3 border-b border-line py-2 print:py-1 text-sm last:border-b-0"
    >
      <span className={isBest ? 'font-semibold text-brand-strong' : 'text-ink'}>
        <Money halalas={price} />
      </span>
      <span className="min-w-0 flex-1 text-xs text-muted">
        {deadZone === null ? (
          meetsTarget ? null : (
            <Trans>misses your margin</Trans>
          )
        ) : (
          <Trans>
            earns less than <Money halalas={deadZone.earnsMoreAt} />
          </Trans>
        )}
      </span>
      <span className="shrink-0 text-ink">
        <Money halalas={profit} />
      </span>
    </li>
  );
}

function Answer({ answer: { near, profitNear, found, best } }: AnswerProps<typeof fields, Endings>) {
  return (
    <>
      <Headline
        label={<Trans>Best ending</Trans>}
        figure={best === null ? <Trans>None</Trans> : <Money halalas={best.price} />}
      >
        {best === null ? (
          <Trans>
            No ending within a riyal of <Money halalas={near} /> reaches your margin without a jump of the
            fees.
          </Trans>
        ) : (
          <Trans>
            You keep <Money halalas={best.profit} />, the most of the endings next to <Money halalas={near} />
            .
          </Trans>
        )}
      </Headline>
      <Details>
        <div className="flex flex-col gap-2">
          <p className="text-xs text-muted">
            <Trans>
              Profit more or less than at <Money halalas={near} />
            </Trans>
          </p>
          <ProfitColumns
            columns={found.map((each) => ({
              id: String(each.price),
              price: each.price,
              profit: each.profit - profitNear,
              tone: getTone(each, best),
            }))}
          >
            {tones
              .filter((tone) => found.some((each) => getTone(each, best) === tone))
              .map((tone) => (
                <ColumnTone key={tone} tone={tone}>
                  {toneNames[tone]}
                </ColumnTone>
              ))}
          </ProfitColumns>
        </div>
        <section>
          <p aria-hidden className="flex justify-between text-xs text-muted">
            <Trans>Price</Trans>
            <span>
              <Trans>Profit</Trans>
            </span>
          </p>
          <ul>
            {found.map((each) => (
              <Row key={each.price} each={each} isBest={each === best} />
            ))}
          </ul>
        </section>
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: exampleProduct,
  calculate: (values, book) => {
    const quoted = quoteProduct(book, { ...getProduct(values), marginRate: values.marginRate });
    if (!quoted.ok) return { ok: false, fieldError: quoted.fieldError };
    const { terms, target, minimum, version } = quoted.quote;
    const feeTable = feeTableSource(version, quoted.toConfirm);
    const near = values.price ?? minimum.statement.price;
    const found = endingsNear(terms, target, near);
    return {
      ok: true,
      answer: { near, profitNear: profitAt(terms, near), found, best: bestEnding(found), feeTable },
    };
  },
  Answer,
  formula: [
    msg`For .95, .99 and whole riyals: the nearest price at or below yours, and the nearest above it, each with its profit.`,
    msg`The best ending is the one with the most profit among those that reach your margin and earn more than every lower price.`,
  ],
  sources: ({ answer }) => [
    answer.feeTable,
    {
      kind: 'words',
      text: msg`Which ending buyers prefer is not part of the answer: no figures for Saudi stores were found.`,
      isConfirmed: true,
    },
  ],
  next: ({ answer: { best, near }, to }) => [
    to('profit-at-price', { price: quantity('price', best?.price ?? near) }),
    to('price-cliffs', {}),
    to('noon-price-range', {
      price: quantity('price', best?.price ?? near),
      lowestPrice: leftEmpty,
      ...noonBounds,
    }),
    to('calculator', { ...checkingPrice, price: quantity('price', best?.price ?? near) }),
  ],
});
