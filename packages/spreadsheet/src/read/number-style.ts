import { sideUnitOf, weightUnitOf } from '@saer/i18n/parse-in-unit';
import { type Currency, currencyIn } from '@saer/i18n/currency';

/** The properties of a number format that matter for a price. */
export interface NumberStyle {
  readonly isPercent: boolean;
  readonly isDate: boolean;
  /** Minimum digits displayed: `0000000000000` preserves leading zeros of a barcode. */
  readonly digits: number;
  /** The unit of weight or length displayed beside the number; omitted if there is none. */
  readonly beside?: string;
  /** The currency displayed beside the number; omitted if there is none. */
  readonly currency?: Currency;
  /** The number is displayed as `6.28E+12`. */
  readonly isScientific?: true;
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

/** Parts of a format: quoted, escaped, a mere gap as wide as a sign, in brackets, or itself. */
const parts = /"([^"]*)"|\\(.)|[_*].|\[([^\]]*)\]|(.)/gsu;
/** Stands for a digit, or separates some. */
const placeholder = /[#0?.,/@%()+\-\s]/;
/** `[$€-407]`: a sign, and the locale that it was chosen from. A locale alone says how to write, and is no currency. */
const signInBrackets = /^\$([^-]*)(?:-([0-9A-F]{1,8}))?/i;

/** Signs that several countries share, each with its own by the locale of Windows. */
const sharedSigns: ReadonlySet<string> = new Set(['$', '¥', '￥', '\uFDFC', 'ریال']);
const currencyOfLocale: ReadonlyMap<number, Currency> = new Map([
  [0x0411, 'JPY'],
  [0x0429, 'IRR'],
  [0x0804, 'CNY'],
  [0x0c04, 'HKD'],
  [0x0c09, 'AUD'],
  [0x1004, 'SGD'],
  [0x1009, 'CAD'],
  [0x1409, 'NZD'],
  [0x2001, 'OMR'],
  [0x2401, 'YER'],
  [0x4001, 'QAR'],
  [0x4809, 'SGD'],
]);

function findSign(brackets: string): string {
  const [, sign = '', locale = ''] = signInBrackets.exec(brackets) ?? [];
  // The upper half of a locale is its calendar and its digits.
  const code = sharedSigns.has(sign.trim())
    ? currencyOfLocale.get(Number.parseInt(locale, 16) & 0xffff)
    : undefined;
  return code === undefined ? sign : ` ${code} `;
}

/** The currency that a format shows, by its literal parts. */
function findCurrency(format: string): Currency | undefined {
  let shown = '';
  for (const [, quotedText, escaped, brackets, plain = ' '] of format.matchAll(parts))
    shown +=
      quotedText ??
      escaped ??
      (brackets === undefined ? (placeholder.test(plain) ? ' ' : plain) : findSign(brackets));
  return currencyIn(shown);
}

export function numberStyleOf(format: string): NumberStyle {
  const [positive = ''] = format.slice(0, longestFormat).split(';');
  const beside = quoted.exec(positive)?.[1]?.trim() ?? '';
  const code = format.slice(0, longestFormat).replaceAll(literals, '');
  const isDate = (code.match(/[a-z]+/gi) ?? []).some((run) => dateLetters.test(run));
  const isPercent = !isDate && code.includes('%');
  const currency = isDate || isPercent ? undefined : findCurrency(positive);
  return {
    isPercent,
    isDate,
    digits: /^0{2,40}$/.test(code.trim()) ? code.trim().length : 0,
    ...(weightUnitOf(beside) === undefined && sideUnitOf(beside) === undefined ? {} : { beside }),
    ...(currency === undefined ? {} : { currency }),
    ...(/[0#]E[+-]/i.test(code) ? { isScientific: true } : {}),
  };
}

/**
 * Sums of money. Excel shows them in the currency of the machine it runs on, and therefore writes their text into every file of its own:
 * that text counts, wherever there is one. Only other programs leave it out, whose authors mean the dollar that Excel's documentation
 * lists. A dollar is asked about, a riyal would not be.
 */
const builtInMoney: ReadonlySet<number> = new Set([5, 6, 7, 8, 42, 44]);

/** The formats that are known by their number alone. */
export function builtInStyle(id: number): NumberStyle {
  if (builtInMoney.has(id)) return { ...plainNumber, currency: 'USD' };
  if (id === 11 || id === 48) return { ...plainNumber, isScientific: true };
  if (id === 9 || id === 10) return { ...plainNumber, isPercent: true };
  const isDate =
    (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
  return isDate ? { ...plainNumber, isDate } : plainNumber;
}
