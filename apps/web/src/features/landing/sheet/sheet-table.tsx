import { useLingui } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { useState } from 'react';
import { Money } from '../../../components/money.tsx';
import { nameOf } from '../../../domain/names/name-of.ts';
import type { PricedRow } from './price-rows.ts';
import { RowNote } from './row-note.tsx';
import { figureStyle, rowStyle, secondLine, wideOnly } from './row-style.ts';
import { SheetHead } from './sheet-head.tsx';
import { useRowsInSight } from './use-rows-in-sight.ts';

interface Props {
  readonly language: Language;
  readonly rows: readonly PricedRow[];
}

/** The priced rows, of which only those near the ones in sight are in the page. */
export function SheetTable({ language, rows }: Props) {
  const { t } = useLingui();
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const { first, last } = useRowsInSight(scroller, rows.length);

  return (
    <div
      ref={(element) => {
        // Not every browser lets the keyboard scroll it otherwise.
        element?.setAttribute('tabindex', '0');
        setScroller(element);
      }}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain border-t border-line -outline-offset-2"
    >
      <table
        aria-label={t`500 example products`}
        aria-rowcount={rows.length + 1}
        className="relative block w-full"
      >
        <SheetHead />
        <tbody className="relative block" style={{ height: `calc(${rows.length} * var(--row))` }}>
          {rows.slice(first, last).map((priced, at) => (
            <tr
              key={priced.row.id}
              aria-rowindex={first + at + 2}
              className={`${rowStyle} absolute inset-x-0`}
              style={{ top: `calc(${first + at} * var(--row))` }}
            >
              <Cells language={language} priced={priced} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cells({ language, priced }: { readonly language: Language; readonly priced: PricedRow }) {
  const { row, price, profit, currentProfit, warning } = priced;
  return (
    <>
      <td className="truncate">{nameOf(row, language)}</td>
      <td className={`${figureStyle} ${wideOnly} text-muted`}>
        <Money halalas={row.cost} />
      </td>
      <td className={`${figureStyle} ${wideOnly} text-muted`}>
        <Money halalas={row.currentPrice} />
      </td>
      <td className={`${figureStyle} ${wideOnly} ${(currentProfit ?? 0) < 0 ? 'text-danger' : 'text-muted'}`}>
        {currentProfit === null ? null : <Money halalas={currentProfit} />}
      </td>
      <td className={`${figureStyle} font-semibold text-brand-strong`} data-row-price>
        {price === null ? null : <Money halalas={price} />}
      </td>
      <td className={`${figureStyle} ${secondLine} max-md:col-start-2`}>
        {profit === null ? null : <Money halalas={profit} />}
      </td>
      <td className={`${secondLine} truncate max-md:col-start-1 md:ps-4`}>
        <RowNote warning={warning} />
      </td>
    </>
  );
}
