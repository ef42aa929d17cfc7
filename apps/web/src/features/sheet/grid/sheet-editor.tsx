import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { useId, useMemo, useRef, useState, useEffect } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import { formatShort } from '@saer/i18n/format-number';
import { nextError } from '../model/row-state.ts';
import type { ResultColumn } from '../model/row-order.ts';
import { filteredColumns } from '../model/row-view.ts';
import { ActiveFilters } from './active-filters.tsx';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import { ColumnFiltersContext } from './column-head.tsx';
import { CountLine } from './count-line.tsx';
import { ErrorLine } from './error-line.tsx';
import { firstColumn, useBlock } from './use-block.ts';
import { type GridDialog, GridToolbar } from './grid-toolbar.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import type { ErrorLabels } from './check-words.ts';
import type { GridSession } from '../session/use-grid-session.ts';
import type { RowFilter } from '../model/row-filter.ts';
import { useStateOptions } from './state-titles.ts';
import { ValueFilter } from './value-filter.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';

/** Keyboard shortcuts of the grid. */
function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const keys: readonly (readonly [string, string])[] = [
    ['↑ ↓ ← →', t`Go from cell to cell`],
    ['Enter · F2', t`Write in the cell; Enter again goes to the one below`],
    ['Shift + ↑ ↓ ← →', t`Select a block`],
    ['Ctrl + A', t`Select all cells`],
    ['Ctrl + C · X · V', t`Copy, cut and paste, from and to Excel too`],
    ['Ctrl + F', t`Search the rows`],
    ['Alt + Down', t`Filter by the values of a column`],
    ['Ctrl + H', t`Find and replace`],
    ['Ctrl + Enter', t`Set a value in the selected rows`],
    ['Ctrl + D', t`Fill down`],
    ['Delete', t`Clear the selected cells`],
    ['Ctrl + Z · Y', t`Undo and redo`],
    ['F8', t`Go to the next problem`],
    ['Ctrl + /', t`Show these shortcuts`],
    ['Esc', t`Leave the grid`],
  ];
  return (
    <Dialog title={t`Keyboard shortcuts`} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {keys.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd dir="ltr" className="whitespace-nowrap text-muted">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

type ValueFilterPopoverProps = {
  readonly id: string;
  readonly session: GridSession;
  readonly columns: readonly ProductColumn[];
  readonly column: ProductColumn;
  readonly onColumn: (column: ProductColumn) => void;
};

/** The filter by values, beside the button of the toolbar or of the column's head that opened it. */
function ValueFilterPopover({ id, ...filter }: ValueFilterPopoverProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <fieldset
      ref={frame}
      id={id}
      popover="auto"
      aria-label={t`Filter by value`}
      tabIndex={-1}
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
        if (newState === 'open') frame.current?.focus();
      }}
      className="popover w-72 rounded-control border border-line bg-raised p-3 text-start text-sm text-ink shadow-raised outline-none"
    >
      {isOpen ? <ValueFilter {...filter} /> : null}
    </fieldset>
  );
}

const tones: Partial<Record<RowFilter, string>> = {
  problems: 'font-medium text-danger',
  check: 'font-medium text-warning',
  loss: 'font-medium text-danger',
};

/** Filters of the rows by their state, with the number of each. */
function FilterBar({ session }: { readonly session: GridSession }) {
  const { t } = useLingui();
  const { state, dispatch } = session;
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{t`Show`}</legend>
      {useStateOptions(session).map(({ id, title, rows }) => (
        <button
          key={id}
          type="button"
          aria-pressed={state.view.filter === id}
          onClick={() => dispatch({ type: 'setView', view: { filter: id } })}
          className="inline-flex min-h-control items-center gap-1.5 rounded-control border border-transparent px-3 text-sm text-ink transition-colors hover:bg-hover aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-medium aria-pressed:text-brand-strong"
        >
          {title}
          <span className={`tabular-nums ${rows > 0 ? (tones[id] ?? 'text-muted') : 'text-muted'}`}>
            {formatShort(rows, 0)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** Milliseconds that a removed row takes to fade, as in app/styles/motion.css. */
const fadeTime = 160;
const none: ReadonlySet<number> = new Set();

const movesLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Removes rows of the grid after they have faded; at once where less motion is wanted. */
function useRowRemoval({ dispatch }: Pick<GridSession, 'dispatch'>) {
  const [leaving, setLeaving] = useState(none);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const remove = (ids: ReadonlySet<number>): void => {
    if (movesLess()) {
      dispatch({ type: 'removeRows', ids });
      return;
    }
    setLeaving(ids);
    timer.current = setTimeout(() => {
      dispatch({ type: 'removeRows', ids });
      setLeaving(none);
    }, fadeTime);
  };
  return { leaving, remove };
}

type Props = {
  readonly session: GridSession;
  readonly columns: readonly ProductColumn[];
  readonly results: readonly ResultColumn[];
  readonly book: FeeBook;
  readonly readAs: SheetInterpretation;
  readonly placeOf: ErrorLabels;
};

/** The rows as a grid, with their filters and actions. */
export function SheetEditor({ session, columns, results, book, readAs, placeOf }: Props) {
  const { t } = useLingui();
  const id = useId();
  const filterId = useId();
  const grid = useRef<DataGridHandle>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<GridDialog>();
  const [filterColumn, setFilterColumn] = useState<ProductColumn>('store');
  const { visible, duplicates, state } = session;
  const block = useBlock({ rows: visible.length, columns: columns.length });
  const { leaving, remove } = useRowRemoval(session);
  const index = block.block?.from;
  const selected = block.edges === null ? [] : visible.slice(block.edges.top, block.edges.bottom + 1);
  const current = index === undefined ? undefined : columns[index.column];
  const close = (): void => setDialog(undefined);

  const goToProblem = (): void => {
    const found = nextError(visible, columns, duplicates, index ?? { row: 0, column: -1 });
    if (found === null) return;
    grid.current?.setActivePosition(
      { rowIdx: found.row, idx: found.column + firstColumn },
      { shouldFocus: true },
    );
  };
  const focusTool = (selector: string): void => tools.current?.querySelector<HTMLElement>(selector)?.focus();

  const filtered = filteredColumns(state.view).join(' ');
  const columnFilters = useMemo(
    () => ({ popoverId: filterId, filtered: new Set(filtered.split(' ')), onOpen: setFilterColumn }),
    [filterId, filtered],
  );

  return (
    <div className="min-w-0 rounded-card border border-line bg-surface shadow-card">
      <div className="flex flex-wrap items-center gap-1 border-b border-line p-1.5">
        <FilterBar session={session} />
        <ActiveFilters session={session} />
        <div className="ms-auto px-2">
          <CountLine counts={session.counts} isBusy={session.isBusy} />
        </div>
      </div>
      <div ref={tools} className="border-b border-line p-1.5">
        <GridToolbar
          session={session}
          columns={columns}
          block={block}
          filterId={filterId}
          goToProblem={goToProblem}
          onRemove={remove}
          onDialog={setDialog}
        />
      </div>
      <ColumnFiltersContext value={columnFilters}>
        <SheetGrid
          grid={grid}
          session={session}
          columns={columns}
          results={results}
          book={book}
          readAs={readAs}
          block={block}
          leaving={leaving}
          describedBy={id}
          goToProblem={goToProblem}
          onDialog={setDialog}
          onSearch={() => focusTool('input')}
          leave={() => focusTool('button:not(:disabled)')}
        />
      </ColumnFiltersContext>
      <ErrorLine session={session} columns={columns} index={index} placeOf={placeOf} />
      <p id={id} className="sr-only">
        {t`Ctrl + / shows the keyboard shortcuts.`}
      </p>
      <ValueFilterPopover
        id={filterId}
        session={session}
        columns={columns}
        column={filterColumn}
        onColumn={setFilterColumn}
      />
      {dialog === 'set' ? (
        <BulkEditDialog
          session={session}
          book={book}
          columns={columns}
          column={current}
          selected={selected}
          onClose={close}
        />
      ) : null}
      {dialog === 'replace' ? (
        <ReplaceDialog session={session} columns={columns} selected={selected} onClose={close} />
      ) : null}
      {dialog === 'keys' ? <KeysDialog onClose={close} /> : null}
    </div>
  );
}
