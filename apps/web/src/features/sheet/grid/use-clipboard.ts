import { openPaste } from '@saer/spreadsheet/files/open-paste';
import { cellText } from '@saer/spreadsheet/product-sheet/cell-texts';
import type { ClipboardEvent } from 'react';
import { blockTexts, clearBlock, pasteBlock, type Sight } from '../model/block-cells.ts';
import { clipboardText } from '../model/clipboard-text.ts';
import type { BlockInHand } from './use-block.ts';
import type { WorkInHand } from './use-work.ts';

const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Blocks of cells from and to Excel and Google Sheets, as tab separated text. */
export function useClipboard(
  { state, act }: Pick<WorkInHand, 'state' | 'act'>,
  sight: Sight,
  { edges, setBlock }: BlockInHand,
) {
  const copy = (event: ClipboardEvent): boolean => {
    if (edges === null || isTyping(event.target)) return false;
    event.preventDefault();
    event.clipboardData.setData('text/plain', clipboardText(blockTexts(sight, edges)));
    return true;
  };
  return {
    onCopy: (event: ClipboardEvent): void => {
      copy(event);
    },
    onCut: (event: ClipboardEvent): void => {
      if (copy(event) && edges !== null) act({ do: 'edit', edits: clearBlock(sight, edges) });
    },
    onPaste: (event: ClipboardEvent): void => {
      if (edges === null || isTyping(event.target)) return;
      event.preventDefault();
      const cells = openPaste(event.clipboardData.getData('text/plain')).rows.map((row) => row.map(cellText));
      if (!cells.some((row) => row.length > 0)) return;
      const pasted = pasteBlock(sight, edges, cells, state.freshId);
      act({ do: 'edit', edits: pasted.edits, added: pasted.added });
      const { top, bottom, first, last } = pasted.edges;
      setBlock({ from: { row: top, column: first }, to: { row: bottom, column: last } });
    },
  };
}
