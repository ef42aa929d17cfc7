import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import { CircleCheck, Ellipsis, ListChecks, ListX, Replace, Trash2, ChevronDown } from 'lucide-react';
import { useMemo, useState, type ComponentProps, useId } from 'react';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import { formatShort } from '@saer/i18n/format-number';
import { Button } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { useFocusReturn } from '../../../lib/hooks/use-focus-return.ts';
import { useLeavingRows } from '../../../lib/hooks/use-leaving-rows.ts';
import type { UnknownWordSession } from '../categories/use-unknown-words.ts';
import type { GridRow } from '../model/grid-row.ts';
import { everyRow } from '../model/row-view.ts';
import { rowState, getRowErrors } from '../model/row-state.ts';
import { BulkEditDialog } from './bulk-edit-dialog.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { type ErrorLabels, useCheckWords, useErrorWords } from './check-words.ts';
import type { GridSession } from '../session/use-grid-session.ts';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { MenuButton } from '../../../components/overlay/menu-button.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { SelectionBox } from '../../../components/table/selection-box.tsx';
import { RowCard } from './row-card.tsx';

type RowItemProps = ComponentProps<typeof RowCard> & {
  readonly isOpen: boolean;
  readonly isSelected: boolean;
  /** It fades before it is removed. */
  readonly isLeaving: boolean;
  readonly onOpen: () => void;
  readonly onSelect: () => void;
};

const tones = { loss: 'text-danger', thin: 'text-warning', healthy: 'text-brand-strong' } as const;

function Figures({ row: { outcome } }: { readonly row: GridRow }) {
  if (outcome?.ok !== true) return null;
  const { finalPrice, profit, health } = outcome.result;
  return (
    <span className="flex shrink-0 flex-col items-end text-sm">
      <span className="font-medium text-ink">
        <Money halalas={finalPrice} />
      </span>
      <span className={`text-xs ${tones[health]}`}>
        <Money halalas={profit} />
      </span>
    </span>
  );
}

/** A row of the sheet in one line: its name, its first remark or its number, its price and profit. It opens to be corrected. */
function RowItem(props: RowItemProps) {
  const { isOpen, isSelected, isLeaving, onOpen, onSelect, ...card } = props;
  const { row, session } = card;
  const { t } = useLingui();
  const id = useId();
  const getWords = useErrorWords();
  const checkWords = useCheckWords();
  const state = rowState(row, session.duplicates);
  const [problem] = getRowErrors(row, session.duplicates);
  const [check] = state === 'check' ? checkWords(row, session.duplicates) : [];
  const { texts } = row;
  const name =
    [texts.nameAr, texts.nameEn, texts.name, texts.barcode, texts.sku].find(
      (text) => text !== undefined && text !== '',
    ) ?? t`A product without a name`;
  const at = row.at === null ? t`Added here` : t`Row ${row.at + 1}`;
  const remark = problem === undefined ? check?.text : getWords(problem);
  const tone = problem === undefined ? 'text-warning' : 'text-danger';
  return (
    <li data-row={row.id} className={isLeaving ? 'leaving' : ''}>
      <div className="flex items-center gap-1">
        <div className="-ms-3 shrink-0">
          <SelectionBox label={t`Select ${name}`} isSelected={isSelected} onChange={onSelect} />
        </div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onOpen}
          className="flex min-h-14 min-w-0 flex-1 items-center gap-2 rounded-control py-1.5 text-start"
        >
          <span className="flex min-w-0 flex-1 flex-col">
            <span
              dir="auto"
              className="block truncate text-start text-sm font-medium text-ink rtl:text-right"
            >
              {name}
            </span>
            <span className={`block truncate text-xs ${remark === undefined ? 'text-muted' : tone}`}>
              {remark ?? at}
            </span>
          </span>
          <Figures row={row} />
          <ChevronDown
            aria-hidden
            className={`size-4 shrink-0 text-muted transition-transform motion-reduce:transition-none ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? <RowCard {...card} /> : null}
      </div>
    </li>
  );
}

type SelectedRowsBarProps = {
  readonly count: number;
  /** As many rows are shown. */
  readonly all: number;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onSet: () => void;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
};

/** Actions on the selected rows of a phone's list, within reach of the thumb. */
function SelectedRowsBar({ count, all, onAll, onClear, onSet, onReplace, onRemove }: SelectedRowsBarProps) {
  const { t } = useLingui();
  const shown = formatShort(all, 0);
  return (
    <section
      aria-label={t`Selected rows`}
      className="sticky bottom-2 z-10 mb-2 flex items-center gap-2 rounded-control border border-line bg-raised p-2 ps-3 shadow-raised"
    >
      <p aria-live="polite" className="me-auto text-sm font-medium">
        <Plural value={count} one="# selected" other="# selected" />
      </p>
      <Button tone="primary" onPress={onSet}>
        <Trans>Set a value</Trans>
      </Button>
      <MenuButton
        label={t`Actions on the selected rows`}
        className={`${buttonStyle('plain')} w-control shrink-0`}
        actions={[
          {
            id: 'all',
            title: t`Select all shown (${shown})`,
            icon: <ListChecks aria-hidden />,
            isDisabled: count === all,
            run: onAll,
          },
          { id: 'none', title: t`Select none`, icon: <ListX aria-hidden />, run: onClear },
          { id: 'replace', title: t`Find and replace`, icon: <Replace aria-hidden />, run: onReplace },
          {
            id: 'remove',
            title: t`Remove from the sheet`,
            icon: <Trash2 aria-hidden />,
            isDestructive: true,
            run: onRemove,
          },
        ]}
      >
        <Ellipsis aria-hidden className="size-4 shrink-0" />
      </MenuButton>
    </section>
  );
}

const rowsAtOnce = 50;
const rowKey = ({ id }: GridRow): string => String(id);

type Props = {
  readonly session: GridSession;
  readonly unknown: UnknownWordSession;
  readonly columns: readonly ProductColumn[];
  readonly book: FeeBook;
  readonly readAs: SheetInterpretation;
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
