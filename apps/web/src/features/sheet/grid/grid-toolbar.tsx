import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ListPlus, Pencil, Redo2, SkipForward, Trash2, Undo2 } from 'lucide-react';
import type { BlockSelection } from './use-block.ts';
import { ToolButton } from './tool-button.tsx';
import type { GridSession } from './use-grid-session.ts';

type Props = {
  readonly session: GridSession;
  readonly block: BlockSelection;
  readonly goToProblem: () => void;
  readonly onBulkEdit: () => void;
};

/** Actions on the rows. */
export function GridToolbar({ session, block, goToProblem, onBulkEdit }: Props) {
  const { t } = useLingui();
  const { state, dispatch, visible, counts } = session;
  const { edges } = block;
  const chosen = edges === null ? [] : visible.slice(edges.top, edges.bottom + 1);
  const add = (): void => {
    const after = chosen.at(-1)?.id;
    const row = { id: state.nextId, at: null, texts: {}, outcome: null, serverErrors: [] };
    dispatch({ type: 'addRows', added: [row], ...(after === undefined ? {} : { after }) });
  };
  return (
    <fieldset className="flex flex-wrap gap-x-0.5">
      <legend className="sr-only">{t`The rows`}</legend>
      <ToolButton
        onPress={() => dispatch({ type: 'undo' })}
        isDisabled={state.undoStack.before.length === 0}
        shortcut="Control+Z"
      >
        <Undo2 aria-hidden className="rtl:-scale-x-100" />
        <Trans>Undo</Trans>
      </ToolButton>
      <ToolButton
        onPress={() => dispatch({ type: 'redo' })}
        isDisabled={state.undoStack.after.length === 0}
        shortcut="Control+Y"
      >
        <Redo2 aria-hidden className="rtl:-scale-x-100" />
        <Trans>Redo</Trans>
      </ToolButton>
      <ToolButton onPress={goToProblem} isDisabled={counts.bad + counts.check === 0} shortcut="F8">
        <SkipForward aria-hidden className="rtl:-scale-x-100" />
        <Trans>Next problem</Trans>
      </ToolButton>
      <ToolButton onPress={onBulkEdit} isDisabled={visible.length === 0}>
        <Pencil aria-hidden />
        <Trans>Set for several rows</Trans>
      </ToolButton>
      <ToolButton onPress={add}>
        <ListPlus aria-hidden />
        <Trans>Add a row</Trans>
      </ToolButton>
      <ToolButton
        onPress={() => dispatch({ type: 'removeRows', ids: new Set(chosen.map(({ id }) => id)) })}
        isDisabled={chosen.length === 0}
      >
        <Trash2 aria-hidden />
        {chosen.length === 0 ? (
          <Trans>Remove rows</Trans>
        ) : (
          <Plural value={chosen.length} one="Remove # row" other="Remove # rows" />
        )}
      </ToolButton>
    </fieldset>
  );
}
