import { useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import { useId, useMemo, useRef, useState } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { nextError } from '../model/next-error.ts';
import type { ResultColumn } from '../model/row-order.ts';
import { filteredColumns } from '../model/row-view.ts';
import type { ReadAs } from '@saer/spreadsheet/session/read-as';
import { ActiveFilters } from './active-filters.tsx';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import { ColumnFiltersContext } from './column-filters.ts';
import { CountLine } from './count-line.tsx';
import { ErrorLine } from './error-line.tsx';
import { FilterBar } from './filter-bar.tsx';
import { firstColumn } from './grid-columns.ts';
import { type GridDialog, GridToolbar } from './grid-toolbar.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import { useBlock } from './use-block.ts';
import type { ErrorLabels } from './use-error-labels.ts';
import type { GridSession } from './use-grid-session.ts';
import { useRowRemoval } from './use-row-removal.ts';
import { ValueFilterPopover } from './value-filter-popover.tsx';

type Props = {
  readonly session: GridSession;
  readonly columns: readonly ProductColumn[];
  readonly results: readonly ResultColumn[];
  readonly book: FeeBook;
  readonly readAs: ReadAs;
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
