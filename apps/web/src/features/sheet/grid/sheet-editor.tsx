import type { FeeBook } from '@saer/contract/fee-book';
import { useId, useRef, useState } from 'react';
import type { DataGridHandle } from 'react-data-grid';
import { nextError } from '../model/next-error.ts';
import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import type { ResultColumn } from '../model/row-order.ts';
import type { ReadAs } from '../reading/sheet-tasks.ts';
import { firstColumn } from './grid-columns.ts';
import { GridToolbar } from './grid-toolbar.tsx';
import { KeysHelp } from './keys-help.tsx';
import { ErrorLine } from './error-line.tsx';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import { SheetGrid } from './sheet-grid.tsx';
import type { ErrorLabels } from './use-error-labels.ts';
import { useBlock } from './use-block.ts';
import type { GridSession } from './use-grid-session.ts';

type Props = {
  readonly session: GridSession;
  readonly columns: readonly ProductColumn[];
  readonly results: readonly ResultColumn[];
  readonly book: FeeBook;
  readonly readAs: ReadAs;
  readonly placeOf: ErrorLabels;
};

/** The rows as a grid, with their actions. */
export function SheetEditor({ session, columns, results, book, readAs, placeOf }: Props) {
  const id = useId();
  const grid = useRef<DataGridHandle>(null);
  const tools = useRef<HTMLDivElement>(null);
  const [isSetting, setSetting] = useState(false);
  const { visible, duplicates, dispatch } = session;
  const block = useBlock({ rows: visible.length, columns: columns.length });
  const index = block.block?.from;

  const goToProblem = (): void => {
    const found = nextError(visible, columns, duplicates, index ?? { row: 0, column: -1 });
    if (found === null) return;
    grid.current?.setActivePosition(
      { rowIdx: found.row, idx: found.column + firstColumn },
      { shouldFocus: true },
    );
  };

  return (
    <div className="flex flex-col gap-2">
      <div ref={tools}>
        <GridToolbar
          session={session}
          block={block}
          goToProblem={goToProblem}
          onBulkEdit={() => setSetting(true)}
        />
      </div>
      <SheetGrid
        grid={grid}
        session={session}
        columns={columns}
        results={results}
        book={book}
        readAs={readAs}
        block={block}
        describedBy={id}
        goToProblem={goToProblem}
        leave={() => tools.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()}
      />
      <ErrorLine session={session} columns={columns} index={index} placeOf={placeOf} />
      <KeysHelp id={id} />
      {isSetting ? (
        <BulkEditDialog
          book={book}
          visible={visible}
          selected={block.edges === null ? [] : visible.slice(block.edges.top, block.edges.bottom + 1)}
          onSet={(edits) => dispatch({ type: 'editCells', edits })}
          onClose={() => setSetting(false)}
        />
      ) : null}
    </div>
  );
}
