import { sideUnitOf, weightUnitOf } from '@saer/i18n/parse-in-unit';

/** The properties of a number format that matter for a price. */
export interface NumberStyle {
  readonly isPercent: boolean;
  readonly isDate: boolean;
  /** Minimum digits displayed: `0000000000000` preserves leading zeros of a barcode. */
  readonly digits: number;
  /** The unit of weight or length displayed beside the number; omitted if there is none. */
  readonly beside?: string;
}

export const plainNumber: NumberStyle = { isPercent: false, isDate: false, digits: 0 };

/** A run of letters for a year, a day, an hour, a second or a month name; `m` alone is ambiguous. */
const dateLetters = /^(?=.*(?:[ydhs]|mmm))[ymdhs]+$/i;

/** Literal or irrelevant parts: quoted and escaped text, colours, currencies, locales. */
const literals = /"[^"]*"|\\.|[_*].|\[[^\]]*\]/g;

/** Words in quotation marks, as units are. */
const quoted = /"([^"]{1,20})"/;

/** Excel takes no longer one. */
const longestFormat = 255;

export function numberStyleOf(format: string): NumberStyle {
  const [positive = ''] = format.slice(0, longestFormat).split(';');
  const beside = quoted.exec(positive)?.[1]?.trim() ?? '';
  const code = format.slice(0, longestFormat).replaceAll(literals, '');
  const isDate = (code.match(/[a-z]+/gi) ?? []).some((run) => dateLetters.test(run));
  return {
    isPercent: !isDate && code.includes('%'),
    isDate,
    digits: /^0{2,40}$/.test(code.trim()) ? code.trim().length : 0,
    ...(weightUnitOf(beside) === undefined && sideUnitOf(beside) === undefined ? {} : { beside }),
  };
}

/** The formats that are known by their number alone. */
export function builtInStyle(id: number): NumberStyle {
  if (id === 9 || id === 10) return { ...plainNumber, isPercent: true };
  const isDate =
    (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
  return isDate ? { ...plainNumber, isDate } : plainNumber;
}
