import { parseSideInUnit } from '@saer/i18n/parse-in-unit';

const separator = /\s*[×✕xX*]\s*|\s+(?:by|في)\s+/;
const unitAtEnd = /[\p{L}]+\.?\s*$/u;

/** Three sides written in one line (`20×15×5 cm`) as whole millimetres, as they were written; undefined: it is something else. */
export function readSides(text: string): readonly [number, number, number] | undefined {
  const parts = text.split(separator).map((part) => part.trim());
  const unit = unitAtEnd.exec(parts.at(-1) ?? '')?.[0] ?? '';
  const sides = parts.flatMap((part) => {
    const parsed = parseSideInUnit(unitAtEnd.test(part) ? part : `${part} ${unit}`);
    return parsed.ok && parsed.value > 0 ? [parsed.value] : [];
  });
  const [length, width, height] = sides;
  const isWhole = parts.length === 3 && sides.length === 3;
  return isWhole && length !== undefined && width !== undefined && height !== undefined
    ? [length, width, height]
    : undefined;
}
