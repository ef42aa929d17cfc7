import { I18nProvider } from '@lingui/react';
import type { Language } from '@saer/i18n/locale';
import { createRoot } from 'react-dom/client';
import { i18n, loadMessages } from '../../../lib/language/language.ts';
import { type DemoFeeBook, pricedStores } from '../demo/demo-fee-book.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { useEffect, useMemo, useRef, useState, type ReactNode, useLayoutEffect } from 'react';
import { Rate } from '../../../components/figure/rate.tsx';
import { getStore } from '../demo/answer-demo.ts';
import { DemoChoiceField } from '../demo/demo-choice-field.tsx';
import { exampleInput } from '../demo/demo-input.ts';
import { useLiveBook } from '../demo/use-live-book.ts';
import { exampleRows } from './example-rows.ts';
import { type PricedRow, priceRows, type RowWarning, type SheetTarget } from './price-rows.ts';
import { Money } from '../../../components/figure/money.tsx';
import { getName } from '../../../domain/names/name.ts';
import { figureStyle, rowStyle, secondLine, wideOnly, SheetHead } from './sheet-head.tsx';

/** Rows that are drawn above and below those in sight. */
const around = 8;

interface RowsInSight {
  readonly first: number;
  readonly last: number;
}

/** The rows of a scrolled list to draw, all of one height. The scroller holds a `tbody` with at least one row. */
function useRowsInSight(scroller: HTMLElement | null, count: number): RowsInSight {
  const [inSight, setInSight] = useState<RowsInSight>({ first: 0, last: 2 * around });

  useLayoutEffect(() => {
    if (scroller === null) return undefined;
    const look = (): void => {
      const height = scroller.querySelector<HTMLElement>('tbody tr')?.offsetHeight ?? 0;
      if (height === 0) return;
      const first = Math.floor(scroller.scrollTop / height) - around;
      const last = Math.ceil((scroller.scrollTop + scroller.clientHeight) / height) + around;
      setInSight((now) => (now.first === first && now.last === last ? now : { first, last }));
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      scroller.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [scroller]);

  return { first: Math.max(0, inSight.first), last: Math.min(count, inSight.last) };
}

/** Reason to look at a row, in words. */
function RowNote({ warning }: { readonly warning: RowWarning | null }) {
  if (warning === null) return null;
  if (warning.is === 'loss')
    return (
      <span className="font-medium text-danger">
        <Trans>Sells at a loss today</Trans>
      </span>
    );
  return (
    <span className="font-medium text-warning">
      {warning.is === 'deadZone' ? (
        <Trans>
          <Money halalas={warning.earnsMoreAt} /> earns more
        </Trans>
      ) : warning.isTarget ? (
        <Trans>No price leaves this margin</Trans>
      ) : (
        <Trans>No fee for this parcel</Trans>
      )}
    </span>
  );
}

interface SheetTableProps {
  readonly language: Language;
  readonly rows: readonly PricedRow[];
}

/** The priced rows, of which only those near the ones in sight are in the page. */
function SheetTable({ language, rows }: SheetTableProps) {
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
      <td className="truncate">{getName(row, language)}</td>
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

interface SheetFiltersProps {
  readonly rows: readonly PricedRow[];
  /** Undefined for all rows. */
  readonly shown: RowWarning['is'] | undefined;
  readonly onShow: (shown: RowWarning['is'] | undefined) => void;
}

/** The rows to look at, each kind with its count. */
function SheetFilters({ rows, shown, onShow }: SheetFiltersProps) {
  const { t } = useLingui();
  const getCount = (kind: RowWarning['is']): number =>
    rows.filter(({ warning }) => warning?.is === kind).length;
  const chip = (kind: RowWarning['is'] | undefined, count: number, name: ReactNode) => (
    <button
      type="button"
      aria-pressed={shown === kind}
      className="inline-flex min-h-control shrink-0 items-center gap-2 rounded-full border border-line-strong px-3 text-sm transition-colors hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-strong"
      onClick={() => onShow(kind)}
    >
      {name}
      <span>{count}</span>
    </button>
  );
  return (
    <fieldset aria-label={t`Show`} className="flex shrink-0 gap-2 overflow-x-auto px-4 pb-4 sm:px-6">
      {chip(undefined, rows.length, <Trans>All</Trans>)}
      {chip('loss', getCount('loss'), <Trans>At a loss today</Trans>)}
      {chip('deadZone', getCount('deadZone'), <Trans>A lower price earns more</Trans>)}
      {chip('noPrice', getCount('noPrice'), <Trans>No price</Trans>)}
    </fieldset>
  );
}

interface Props {
  readonly language: Language;
  /** The fees the page was built with, until newer ones have arrived from the server. */
  readonly builtWith: DemoFeeBook;
}

interface Priced {
  readonly rows: readonly PricedRow[];
  /** Milliseconds that this browser took. */
  readonly took: number;
}

function measured(book: DemoFeeBook, target: SheetTarget): Priced {
  const begin = performance.now();
  const rows = priceRows(book, exampleRows, target);
  return { rows, took: performance.now() - begin };
}

/** Tenths of a millisecond: some browsers' clocks are coarser, and say 0. */
const milliseconds = (took: number): string =>
  isolateLtr(took < 0.1 ? '< 1' : formatShort(Math.round(took * 10), 1));

/** 500 rows, priced again by every change of store or margin. */
function PricedSheet({ language, builtWith }: Props) {
  const { t } = useLingui();
  const book = useLiveBook() ?? builtWith;
  const [target, setTarget] = useState<SheetTarget>({ store: exampleInput.store, marginRate: 2_200 });
  const [shown, setShown] = useState<RowWarning['is']>();
  const { rows, took } = useMemo(() => measured(book, target), [book, target]);
  const summary = useRef<HTMLOutputElement>(null);

  // The button that was pressed is gone.
  useEffect(() => summary.current?.focus({ preventScroll: true }), []);

  const store = getStore(book, target.store);
  if (store === undefined) return null;
  const time = milliseconds(took);
  const visible = shown === undefined ? rows : rows.filter(({ warning }) => warning?.is === shown);
  return (
    <>
      <div className="grid items-end gap-x-6 gap-y-4 p-4 sm:p-6 md:grid-cols-[17rem_14rem_1fr]">
        <DemoChoiceField
          name="sheetStore"
          label={t`Store`}
          language={language}
          options={pricedStores(book)}
          value={store.code}
          onChange={(code) => setTarget({ ...target, store: code })}
        />
        <label className="block text-sm font-medium">
          <Trans>
            Margin of every row: <Rate basisPoints={target.marginRate} />
          </Trans>
          <input
            type="range"
            className="mt-1.5 block h-8 w-full cursor-pointer accent-brand md:h-control"
            min={500}
            max={7_000}
            step={50}
            value={target.marginRate}
            aria-valuetext={`${target.marginRate / 100}%`}
            onChange={(event) => setTarget({ ...target, marginRate: event.target.valueAsNumber })}
          />
        </label>
        <output
          ref={summary}
          tabIndex={-1}
          className="text-sm text-muted outline-none md:text-end"
          data-took={took}
        >
          <strong className="block text-2xl font-semibold text-brand-strong">
            <Trans>{time} ms</Trans>
          </strong>
          <Trans>{rows.length} products, priced in your browser</Trans>
        </output>
      </div>
      <SheetFilters rows={rows} shown={shown} onShow={setShown} />
      <SheetTable key={shown} language={language} rows={visible} />
    </>
  );
}

/** Prices the example sheet in the place of its unpriced rows. */
export const showSheet = async (root: Element, language: Language, book: DemoFeeBook): Promise<void> => {
  await loadMessages('priced-sheet');
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <PricedSheet language={language} builtWith={book} />
    </I18nProvider>,
  );
};
