import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import {
  ArrowDownToLine,
  Ellipsis,
  Keyboard,
  ListFilter,
  ListPlus,
  Pencil,
  Redo2,
  Replace,
  SkipForward,
  Trash2,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { DebouncedSearch } from '../../../components/form/debounced-search.tsx';
import { MenuButton } from '../../../components/overlay/menu-button.tsx';
import { fillDown } from '../model/block.ts';
import { filteredColumns } from '../model/row-view.ts';
import { newRow } from '../model/edit-rows.ts';
import type { BlockSelection } from './use-block.ts';
import type { GridSession } from '../session/use-grid-session.ts';
import { useStepWords } from './use-step-words.ts';

/** A button in a toolbar, as wide as its content. */
const toolbarButtonStyle =
  'inline-flex h-control min-w-control shrink-0 items-center justify-center gap-1.5 rounded-control px-2.5 text-sm whitespace-nowrap ' +
  'transition-colors motion-reduce:transition-none hover:bg-hover disabled:opacity-55 [&>svg]:size-4 [&>svg]:shrink-0';

type ToolbarButtonProps = {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onPress?: () => void;
  readonly isDisabled?: boolean;
  /** Its action in full, with its keys; the label alone if absent. */
  readonly title?: string | undefined;
  readonly shortcut?: string;
  /** The popover that it opens. */
  readonly popoverId?: string;
  /** Something is chosen behind it. */
  readonly isActive?: boolean;
};

/** A button of the toolbar: an icon with its label, and the icon alone where there is little space. */
function ToolbarButton(props: ToolbarButtonProps) {
  const { icon, label, onPress, isDisabled = false, title, shortcut, popoverId, isActive = false } = props;
  return (
    <button
      type="button"
      onClick={onPress}
      disabled={isDisabled}
      aria-keyshortcuts={shortcut}
      popoverTarget={popoverId}
      title={title ?? label}
      className={`${toolbarButtonStyle} ${isActive ? 'bg-brand-soft font-medium text-brand-strong' : 'text-ink [&>svg]:text-muted'}`}
    >
      {icon}
      <span className="max-xl:sr-only">{label}</span>
    </button>
  );
}

/** The dialogs that the toolbar and the grid's keys open. */
export type GridDialog = 'replace' | 'set' | 'keys';

type Props = {
  readonly session: GridSession;
  readonly columns: readonly ProductColumn[];
  readonly block: BlockSelection;
  /** The popover that filters by values. */
  readonly filterId: string;
  readonly goToProblem: () => void;
  readonly onRemove: (ids: ReadonlySet<number>) => void;
  readonly onDialog: (dialog: GridDialog) => void;
};

/** Actions on the rows, in one line. */
export function GridToolbar(props: Props) {
  const { session, columns, block, filterId, goToProblem, onRemove, onDialog } = props;
  const { t } = useLingui();
  const stepWords = useStepWords();
  const { state, dispatch, visible, rows, counts } = session;
  const { edges } = block;
  const { before, after } = state.undoStack;
  const [undone, redone] = [before.at(-1), after[0]];
  const undoWords = undone === undefined ? undefined : stepWords(undone.label);
  const redoWords = redone === undefined ? undefined : stepWords(redone.label);
  const chosen = edges === null ? [] : visible.slice(edges.top, edges.bottom + 1);
  const filters = filteredColumns(state.view).length;
  const fill = edges === null ? [] : fillDown({ rows: visible, columns }, edges);
  const shown = formatShort(visible.length, 0);
  const all = formatShort(rows.length, 0);
  const chosenCount = formatShort(chosen.length, 0);
  const add = (): void => {
    const below = chosen.at(-1)?.id;
    const added = [newRow(state.nextId)];
    dispatch({ type: 'addRows', added, ...(below === undefined ? {} : { after: below }) });
  };
  return (
    <fieldset className="flex min-w-0 items-center gap-0.5">
      <legend className="sr-only">{t`The rows`}</legend>
      <div className="me-1 w-44 min-w-24 shrink" data-grid-search>
        <DebouncedSearch
          label={t`Search the rows`}
          value={state.view.search}
          onSearch={(search) => dispatch({ type: 'setView', view: { search } })}
        />
      </div>
      <ToolbarButton
        icon={<ListFilter aria-hidden />}
        label={t`Filter by value`}
        popoverId={filterId}
        isActive={filters > 0}
        title={t`Filter by the values of a column (Alt + Down)`}
      />
      <ToolbarButton
        icon={<Replace aria-hidden />}
        label={t`Replace`}
        title={t`Find and replace (Ctrl + H)`}
        shortcut="Control+H"
        onPress={() => onDialog('replace')}
        isDisabled={visible.length === 0}
      />
      <ToolbarButton
        icon={<Pencil aria-hidden />}
        label={t`Set a value`}
        title={t`Set a value in the selected rows, or in all shown (Ctrl + Enter)`}
        shortcut="Control+Enter"
        onPress={() => onDialog('set')}
        isDisabled={visible.length === 0}
      />
      <ToolbarButton
        icon={<ArrowDownToLine aria-hidden />}
        label={t`Fill down`}
        title={t`Repeat the top selected cell in those below it (Ctrl + D)`}
        shortcut="Control+D"
        onPress={() => dispatch({ type: 'editCells', edits: fill, kind: 'fill' })}
        isDisabled={fill.length === 0}
      />
      <ToolbarButton
        icon={<Undo2 aria-hidden className="rtl:-scale-x-100" />}
        label={t`Undo`}
        title={undoWords === undefined ? undefined : t`Undo ${undoWords} (Ctrl + Z)`}
        shortcut="Control+Z"
        onPress={() => dispatch({ type: 'undo' })}
        isDisabled={undone === undefined}
      />
      <ToolbarButton
        icon={<Redo2 aria-hidden className="rtl:-scale-x-100" />}
        label={t`Redo`}
        title={redoWords === undefined ? undefined : t`Redo ${redoWords} (Ctrl + Y)`}
        shortcut="Control+Y"
        onPress={() => dispatch({ type: 'redo' })}
        isDisabled={redone === undefined}
      />
      <output className="ms-auto truncate ps-2 text-sm text-muted tabular-nums">
        {visible.length === rows.length ? (
          <Plural value={rows.length} one="# row" other="# rows" />
        ) : (
          <Trans>
            {shown} of {all} rows
          </Trans>
        )}
      </output>
      <ToolbarButton
        icon={<SkipForward aria-hidden className="rtl:-scale-x-100" />}
        label={t`Next problem`}
        title={t`Next problem (F8)`}
        shortcut="F8"
        onPress={goToProblem}
        isDisabled={counts.bad + counts.check === 0}
      />
      <MenuButton
        label={t`More actions`}
        className={`${toolbarButtonStyle} text-muted`}
        actions={[
          { id: 'add', title: t`Add a row`, icon: <ListPlus aria-hidden />, run: add },
          {
            id: 'remove',
            title: t`Remove selected rows (${chosenCount})`,
            icon: <Trash2 aria-hidden />,
            isDestructive: true,
            isDisabled: chosen.length === 0,
            run: () => onRemove(new Set(chosen.map(({ id }) => id))),
          },
          {
            id: 'keys',
            title: t`Keyboard shortcuts`,
            icon: <Keyboard aria-hidden />,
            run: () => onDialog('keys'),
          },
        ]}
      >
        <Ellipsis aria-hidden />
      </MenuButton>
    </fieldset>
  );
}
