import { openPaste } from '@saer/spreadsheet/read/open-paste';
import { cellText } from '@saer/spreadsheet/rows/cell-texts';
import type { ClipboardEvent } from 'react';
import { blockTexts, clearBlock, pasteBlock, type VisibleCells } from '../model/block-cells.ts';
import { clipboardText } from '../model/clipboard-text.ts';
import type { BlockSelection } from './use-block.ts';
import type { GridSession } from './use-grid-session.ts';

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Blocks of cells from and to Excel and Google Sheets, as tab separated text. */
export function useClipboard(
  { state, dispatch }: Pick<GridSession, 'state' | 'dispatch'>,
  visibleCells: VisibleCells,
  { edges, setBlock }: BlockSelection,
) {
  const copy = (event: ClipboardEvent): boolean => {
    if (edges === null || isTyping(event.target)) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', clipboardText(blockTexts(visibleCells, edges)));
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent): void => {
      copy(event);
    },
    onCut: (event: ClipboardEvent): void => {
      if (copy(event) && edges !== null)
        dispatch({ type: 'editCells', edits: clearBlock(visibleCells, edges), kind: 'clear' });
    },
    onPaste: (event: ClipboardEvent): void => {
      if (edges === null || isTyping(event.target)) return;
      event.preventDefault();
      const cells = openPaste(event.clipboardData.getData('text/plain')).rows.map((row) => row.map(cellText));
      if (!cells.some((row) => row.length > 0)) return;
      const pasted = pasteBlock(visibleCells, edges, cells, state.nextId);
      dispatch({ type: 'editCells', edits: pasted.edits, added: pasted.added, kind: 'paste' });
      const { top, bottom, first, last } = pasted.edges;
      setBlock({ from: { row: top, column: first }, to: { row: bottom, column: last } });
    },
  };
}
