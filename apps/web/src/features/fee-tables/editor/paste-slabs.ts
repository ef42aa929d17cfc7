import { emptySlab, type SlabDraft, type SlabField, slabFields } from './class-draft.ts';

/** Whether a text is more than one cell of a sheet. */
export const isBlock = (text: string): boolean => /[\t\n]/.test(text.trim());

const cellsOf = (text: string): readonly (readonly string[])[] =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()));

/** The slabs with a block of a sheet put in from one cell on, to the right and down; rows are added as needed. */
export function pasteSlabs(
  slabs: readonly SlabDraft[],
  at: number,
  field: SlabField,
  text: string,
): readonly SlabDraft[] {
  const rows = cellsOf(text);
  const first = slabFields.indexOf(field);
  const filled = Array.from({ length: Math.max(slabs.length, at + rows.length) }, (_, index) => {
    const slab = slabs[index] ?? emptySlab();
    const cells = rows[index - at];
    if (cells === undefined) return slab;
    const typed = slabFields.slice(first).flatMap((each, column) => {
      const cell = cells[column];
      return cell === undefined ? [] : [[each, cell] as const];
    });
    return { ...slab, ...Object.fromEntries(typed) };
  });
  return filled;
}
