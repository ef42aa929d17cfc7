import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import type { ProductColumn } from '@saer/spreadsheet/rows/product-column';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { useLeavingRows } from '../../../lib/use-leaving-rows.ts';
import type { UnknownWordSession } from '../categories/use-unknown-words.ts';
import type { GridRow } from '../model/grid-row.ts';
import { everyRow } from '../model/row-view.ts';
import { rowState } from '../model/row-state.ts';
import type { ReadAs } from '@saer/spreadsheet/session/read-as';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { RowItem } from './row-item.tsx';
import { SelectedRowsBar } from './selected-rows-bar.tsx';
import type { ErrorLabels } from './use-error-labels.ts';
import type { GridSession } from './use-grid-session.ts';

const rowsAtOnce = 50;
const rowKey = ({ id }: GridRow): string => String(id);

type Props = {
  readonly session: GridSession;
  readonly unknown: UnknownWordSession;
  readonly columns: readonly ProductColumn[];
  readonly book: FeeBook;
  readonly readAs: ReadAs;
  readonly placeOf: ErrorLabels;
};

/** The rows on a phone: one line each, opened to be corrected, or selected to set a value in many. */
export function RowList({ session, unknown, columns, book, readAs, placeOf }: Props) {
  const { t } = useLingui();
  const frame = useFocusReturn();
  const [max, setMax] = useState(rowsAtOnce);
  const { visible, dispatch, duplicates, state } = session;
  // Who comes for the errors begins at the first.
  const [openId, setOpenId] = useState(state.view.filter === 'problems' ? visible[0]?.id : undefined);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [dialog, setDialog] = useState<'set' | 'replace'>();
  const shown = useMemo(() => visible.slice(0, max), [visible, max]);
  const placed = useLeavingRows(shown, rowKey);
  const chosen = selected.size === 0 ? [] : visible.filter(({ id }) => selected.has(id));
  const rest = visible.length - max;
  const close = (): void => setDialog(undefined);
  const selectNone = (): void => setSelected(new Set());
  const toggle = (id: number): void => {
    const ids = new Set(selected);
    if (!ids.delete(id)) ids.add(id);
    setSelected(ids);
  };
  const nextProblem = (after: number): void => {
    const at = visible.findIndex(({ id }) => id === after);
    const others = [...visible.slice(at + 1), ...visible.slice(0, at)];
    const next = others.find((row) => rowState(row, duplicates) === 'bad');
    setOpenId(next?.id);
    if (next !== undefined) setMax(Math.max(max, visible.indexOf(next) + 1));
  };

  return (
    <div
      ref={frame}
      tabIndex={-1}
      className="min-w-0 rounded-card border border-line bg-surface px-3 pt-2 shadow-card outline-none"
    >
      <ListToolbar
        session={session}
        columns={columns}
        onSelectAll={() => setSelected(new Set(visible.map(({ id }) => id)))}
        onDialog={setDialog}
      />
      {visible.length === 0 ? (
        <EmptyState
          icon={<CircleCheck />}
          title={t`No rows here`}
          action={
            <Button onPress={() => dispatch({ type: 'setView', view: everyRow })}>
              <Trans>Show all rows</Trans>
            </Button>
          }
        >
          <Trans>No rows of this kind.</Trans>
        </EmptyState>
      ) : (
        <ul aria-label={t`Rows of the sheet`} className="flex flex-col divide-y divide-line">
          {placed.map(({ row, isLeaving }) => (
            <RowItem
              key={row.id}
              row={row}
              session={session}
              unknown={unknown}
              columns={columns}
              book={book}
              readAs={readAs}
              placeOf={placeOf}
              isOpen={row.id === openId}
              isSelected={selected.has(row.id)}
              isLeaving={isLeaving}
              onOpen={() => setOpenId(row.id === openId ? undefined : row.id)}
              onSelect={() => toggle(row.id)}
              onNextProblem={() => nextProblem(row.id)}
            />
          ))}
        </ul>
      )}
      {rest > 0 ? (
        <div className="py-2">
          <Button onPress={() => setMax(max + rowsAtOnce)} isWide>
            <Plural value={rest} one="Show more (# row left)" other="Show more (# rows left)" />
          </Button>
        </div>
      ) : null}
      {chosen.length === 0 ? null : (
        <SelectedRowsBar
          count={chosen.length}
          all={visible.length}
          onAll={() => setSelected(new Set(visible.map(({ id }) => id)))}
          onClear={selectNone}
          onSet={() => setDialog('set')}
          onReplace={() => setDialog('replace')}
          onRemove={() => {
            dispatch({ type: 'removeRows', ids: new Set(chosen.map(({ id }) => id)) });
            selectNone();
          }}
        />
      )}
      {dialog === 'set' ? (
        <BulkEditDialog session={session} book={book} columns={columns} selected={chosen} onClose={close} />
      ) : null}
      {dialog === 'replace' ? (
        <ReplaceDialog session={session} columns={columns} selected={chosen} onClose={close} />
      ) : null}
    </div>
  );
}
