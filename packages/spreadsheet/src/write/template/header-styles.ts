import type { Cell } from 'hucre/xlsx';

export type Style = NonNullable<Cell['style']>;

const filled = (background: string, ink: string): Style => ({
  font: { bold: true, color: { rgb: ink } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: background } },
  alignment: { vertical: 'center', wrapText: true },
});
/** Required columns are prominent; optional ones are less so. */
export const headerStyles = {
  always: filled('FF0F5C55', 'FFFFFFFF'),
  either: filled('FF5B8F89', 'FFFFFFFF'),
  never: filled('FFE3ECEA', 'FF1D2B29'),
} as const;
