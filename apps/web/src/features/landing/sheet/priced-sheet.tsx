import { Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Language } from '@saer/i18n/locale';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Rate } from '../../../components/rate.tsx';
import { storeOf } from '../demo/answer-demo.ts';
import { DemoChoiceField } from '../demo/demo-choice-field.tsx';
import { type DemoFeeBook, pricedStores } from '../demo/demo-fee-book.ts';
import { exampleInput } from '../demo/demo-input.ts';
import { useLiveBook } from '../demo/use-live-book.ts';
import { exampleRows } from './example-rows.ts';
import { type PricedRow, priceRows, type RowWarning, type SheetTarget } from './price-rows.ts';
import { SheetFilters } from './sheet-filters.tsx';
import { SheetTable } from './sheet-table.tsx';

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
export function PricedSheet({ language, builtWith }: Props) {
  const { t } = useLingui();
  const book = useLiveBook() ?? builtWith;
  const [target, setTarget] = useState<SheetTarget>({ store: exampleInput.store, marginRate: 2_200 });
  const [shown, setShown] = useState<RowWarning['is']>();
  const { rows, took } = useMemo(() => measured(book, target), [book, target]);
  const summary = useRef<HTMLOutputElement>(null);

  // The button that was pressed is gone.
  useEffect(() => summary.current?.focus({ preventScroll: true }), []);

  const store = storeOf(book, target.store);
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
