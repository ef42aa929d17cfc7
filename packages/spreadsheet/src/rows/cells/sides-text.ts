/** Separators between the sides of a parcel in one cell: 20×15×5, 20 x 15 x 5 cm, 20*15*5. */
const BETWEEN = /\s*[x×✕✖*хХ]\s*|\s+by\s+|\s+في\s+/iu;
/** Which side it is need not be known: L 20, W: 15, (H) 5. */
const WHICH = /^\(?[LWHD]\)?\s*:?\s*(?=\d)|\s*\(?\b[LWHD]\)?$/iu;
const UNIT = /\p{L}+\.?$|["″]$/u;

/** The three sides in a text that contains them all, each with the unit after the last one; undefined if it does not. */
export function sidesTogether(text: string): readonly [string, string, string] | undefined {
  if (text.length > 60) return undefined;
  const [first, second, third, more] = text.split(BETWEEN).map((part) => part.trim().replace(WHICH, ''));
  if (first === undefined || second === undefined || third === undefined || more !== undefined)
    return undefined;
  if ([first, second, third].some((part) => !/[\d٠-٩۰-۹]/.test(part))) return undefined;
  const unit = UNIT.exec(third)?.[0] ?? '';
  const withUnit = (part: string): string => (unit === '' || UNIT.test(part) ? part : `${part} ${unit}`);
  return [withUnit(first), withUnit(second), third];
}
