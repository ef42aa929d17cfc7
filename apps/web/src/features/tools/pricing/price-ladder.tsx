import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { checkPrice } from '@saer/quoting/check-price';
import { bestRung, priceLadder, type Rung, RUNG_LIMIT } from '@saer/tools/pricing/price-ladder';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';
import { Details } from '../answer/details.tsx';
import { Headline } from '../answer/headline.tsx';
import { feeTableSource } from '../fields/fee-table-source.ts';
import { exampleProduct, productFields, getProduct } from '../fields/product-fields.ts';
import type { ToolFields } from '../fields/field.ts';
import { quantity } from '../fields/quantity.ts';
import { asTyped, leftEmpty, checkingPrice } from '../fields/tool-link.ts';
import { type AnswerProps, defineTool } from '../tool.ts';
import { ColumnTone } from './charts/column-tone.tsx';
import { type ProfitColumn, ProfitColumns } from './charts/profit-columns.tsx';

const fields = {
  ...productFields,
  ladderFrom: {
    kind: 'money',
    label: msg`First price`,
    note: msg`optional`,
    description: msg`empty: just below the break-even price`,
    min: 1,
    isOptional: true,
  },
  ladderStep: { kind: 'money', label: msg`Step`, min: 1, initial: '2' },
  ladderCount: { kind: 'count', label: msg`Number of prices`, min: 1, max: RUNG_LIMIT, initial: '12' },
} as const satisfies ToolFields;

declare module '../fields/tool-link.ts' {
  interface TargetFields {
    readonly 'price-ladder': typeof fields;
  }
}

interface Ladder {
  readonly rungs: readonly Rung[];
  readonly best: Rung;
}

function getTone(rung: Rung, best: Rung): ProfitColumn['tone'] {
  if (rung.statement.profit < 0) return 'loss';
  if (rung === best) return 'best';
  return rung.deadZone === null ? 'plain' : 'dead';
}

const cell = 'py-2 print:py-1 ps-3 text-end whitespace-nowrap first:ps-0 first:text-start';

function Answer({ answer: { rungs, best } }: AnswerProps<typeof fields, Ladder>) {
  const hasZones = rungs.some(({ deadZone }) => deadZone !== null);
  return (
    <>
      <Headline
        label={<Trans>Most profit on this ladder</Trans>}
        figure={<Money halalas={best.statement.profit} />}
        tone={best.statement.profit < 0 ? 'negative' : 'positive'}
      >
        <Trans>
          At <Money halalas={best.statement.price} />.
        </Trans>{' '}
        {hasZones ? <Trans>Marked prices earn less than a lower one.</Trans> : null}
      </Headline>
      <Details>
        <ProfitColumns
          columns={rungs.map((rung) => ({
            id: String(rung.statement.price),
            price: rung.statement.price,
            profit: rung.statement.profit,
            tone: getTone(rung, best),
          }))}
        >
          {best.statement.profit < 0 ? null : (
            <ColumnTone tone="best">
              <Trans>Most profit</Trans>
            </ColumnTone>
          )}
          {hasZones ? (
            <ColumnTone tone="dead">
              <Trans>Earns less than a lower price</Trans>
            </ColumnTone>
          ) : null}
          {rungs.some(({ statement }) => statement.profit < 0) ? (
            <ColumnTone tone="loss">
              <Trans>Loss</Trans>
            </ColumnTone>
          ) : null}
        </ProfitColumns>
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              <th scope="col" className={`${cell} font-normal`}>
                <Trans>Price</Trans>
              </th>
              <th scope="col" className={`${cell} font-normal`}>
                <Trans>Profit</Trans>
              </th>
              <th scope="col" className={`${cell} font-normal`}>
                <Trans>Margin</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {rungs.map((rung) => (
              <tr
                key={rung.statement.price}
                className={`border-b border-line last:border-b-0 ${rung.deadZone === null ? '' : 'bg-warning-soft'} ${rung === best ? 'font-semibold' : ''}`}
              >
                <th scope="row" className={`${cell} ${rung === best ? 'font-semibold' : 'font-normal'}`}>
                  <Money halalas={rung.statement.price} />
                </th>
                <td className={`${cell} ${rung.statement.profit < 0 ? 'text-danger' : ''}`}>
                  <Money halalas={rung.statement.profit} />
                </td>
                <td className={`${cell} text-muted`}>
                  <Rate basisPoints={rung.margins.ofPrice ?? 0} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Details>
    </>
  );
}

export const tool = defineTool({
  fields,
  usesFees: true,
  example: exampleProduct,
  calculate: (values, book) => {
    const checked = checkPrice(book, getProduct(values), values.ladderFrom ?? 100);
    if (!checked.ok) return { ok: false, fieldError: checked.fieldError };
    const { terms, breakEven, version } = checked.quote;
    const feeTable = feeTableSource(version, checked.toConfirm);
    const { ladderStep: step, ladderCount: count } = values;
    // Whole riyals from just below the break-even price on, so that the first columns show where profit begins.
    const from = values.ladderFrom ?? Math.max(1, Math.floor(((breakEven ?? terms.cost) - step) / 100) * 100);
    const rungs = priceLadder(terms, { from, step, count });
    const best = bestRung(rungs);
    return best === undefined
      ? { ok: false, message: msg`There is no price on this ladder. Choose a lower first price.` }
      : { ok: true, answer: { rungs, best, feeTable } };
  },
  Answer,
  formula: [
    msg`From the first price up, a step each: profit = price − VAT − commission − fulfilment fee − other costs − product cost.`,
    msg`A price is marked if some lower price, on the ladder or between its steps, earns more.`,
  ],
  sources: ({ answer }) => [answer.feeTable],
  next: ({ answer: { best }, to }) => {
    const price = quantity('price', best.statement.price);
    return [
      to('profit-at-price', { price }),
      to('price-cliffs', {}),
      to('price-endings', { price, marginRate: asTyped }),
      to('calculator', { ...checkingPrice, price, marginRate: leftEmpty }),
    ];
  },
});
