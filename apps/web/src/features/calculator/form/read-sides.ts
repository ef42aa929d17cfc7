import { parseSideInUnit } from '@saer/i18n/parse-in-unit';
import { sidesTogether } from '@saer/spreadsheet/rows/cells/sides-text';

/** Three sides written in one line (`20×15×5 cm`) as whole millimetres, as they were written; undefined: it is something else. */
export function readSides(text: string): readonly [number, number, number] | undefined {
  const sides = sidesTogether(text.trim())?.flatMap((side) => {
    const parsed = parseSideInUnit(side);
    return parsed.ok && parsed.value > 0 ? [parsed.value] : [];
  });
  const [length, width, height] = sides ?? [];
  return length !== undefined && width !== undefined && height !== undefined
    ? [length, width, height]
    : undefined;
}
