import { useLingui } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { Money } from '../../../components/money.tsx';
import { nameOf } from '../../../domain/names/name-of.ts';
import type { PricedRow } from './price-rows.ts';
import { RowNote } from './row-note.tsx';
import { figureStyle, rowStyle, secondLine, wideOnly } from './row-style.ts';
import { SheetHead } from './sheet-head.tsx';

interface Props {
  readonly language: Language;
  readonly rows: readonly PricedRow[];
}

const rowHeight = 44;
const overscan = 6;

/** The priced rows, of which only those in sight are in the page. */
export function SheetTable({ language, rows }: Props) {
  const { t } = useLingui();
  const scroller = useRef<HTMLDivElement>(null);
  const { getVirtualItems, getTotalSize, measureElement } = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (at) => rows[at]?.row.id ?? at,
    overscan,
  });
  return (
    <div
      role="table"
      aria-label={t`500 example products`}
      aria-rowcount={rows.length + 1}
      className="contents"
    >
      <SheetHead />
      <div
        ref={scroller}
        role="rowgroup"
        // Scrolled by keyboard, too.
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
      >
        <div role="presentation" style={{ height: getTotalSize() }}>
          {getVirtualItems().map(({ index, key, start }) => {
            const priced = rows[index];
            return priced === undefined ? null : (
              <div
                key={key}
                ref={measureElement}
                data-index={index}
                role="row"
                aria-rowindex={index + 2}
                className={`${rowStyle} absolute inset-x-0 top-0`}
                style={{ transform: `translateY(${start}px)` }}
              >
                <Cells language={language} priced={priced} />
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function Cells({ language, priced }: { readonly language: Language; readonly priced: PricedRow }) {
  const { row, price, profit, currentProfit, warning } = priced;
  return (
    <>
      <span role="cell" className="truncate">
        {nameOf(row, language)}
      </span>
      <span role="cell" className={`${figureStyle} ${wideOnly} text-muted`}>
        <Money halalas={row.cost} />
      </span>
      <span role="cell" className={`${figureStyle} ${wideOnly} text-muted`}>
        <Money halalas={row.currentPrice} />
      </span>
      <span
        role="cell"
        className={`${figureStyle} ${wideOnly} ${(currentProfit ?? 0) < 0 ? 'text-danger' : 'text-muted'}`}
      >
        {currentProfit === null ? null : <Money halalas={currentProfit} />}
      </span>
      <span role="cell" className={`${figureStyle} font-semibold text-brand-strong`} data-row-price>
        {price === null ? null : <Money halalas={price} />}
      </span>
      <span role="cell" className={`${figureStyle} ${secondLine} max-md:col-start-2`}>
        {profit === null ? null : <Money halalas={profit} />}
      </span>
      <span role="cell" className={`${secondLine} truncate max-md:col-start-1 md:ps-4`}>
        <RowNote warning={warning} />
      </span>
    </>
  );
}
