const arabicLetters: readonly (readonly [RegExp, string])[] = [
  [/[\p{M}\u0640]/gu, ''],
  [/[أإآٱ]/g, 'ا'],
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
];

/** Value added tax by its longer names and abbreviations, each as one word. */
const taxNames: readonly (readonly [RegExp, string])[] = [
  [/\bv\.\s?a\.\s?t\b\.?/g, ' vat '],
  [/value[\s-]+added[\s-]+tax(?:es)?/g, ' vat '],
  [/ض\s?\.\s?ق\s?\.\s?م\.?/g, ' ضريبه '],
  [/(ضريبه\s+)?(?:ال)?قيمه\s+(?:ال)?مضافه/g, ' ضريبه '],
  [/\bw\s?\/\s?o\b/g, ' without '],
  [/\bw\s?\//g, ' with '],
];

/** Splits a header into its words: lower case, one spelling for the letters that Arabic writes in several ways. */
export function statementHeaderWords(header: string): string[] {
  let text = header.slice(0, 500).toLowerCase();
  for (const [from, to] of [...arabicLetters, ...taxNames]) text = text.replaceAll(from, to);
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const tax = /^(?:vat|tax|taxes|gst|[وبفل]?(?:ال|لل?)?(?:ضريبه|ضرائب))$/;
const within = words(
  'incl including includes included include inc inclusive with after gross شامل شامله شاملا الشامل الشامله مع بعد يشمل تشمل متضمن متضمنه متضمنا يتضمن تتضمن مشمول مشموله مشمولا مضافا',
);
const without = words(
  'excl excluding excludes excluded exclude exclusive ex exc without before net less minus pre بدون قبل دون بلا عدا صافي صافيه باستثناء مستثني مستثناه خالي خاليه خارج',
);
/** Words that also say it behind the tax: "VAT included". */
const behind = /^(?:inc|exc|شامل|مشمول|متضمن|مستثن)/;
const negations = words('not no non غير لا ليس ليست');
const deductions = words('deducting deduction removing خصم استقطاع استبعاد طرح');
const fillers = words(
  'of the any all applicable sales saudi ksa adding applying is are من علي احتساب اضافه اليها اليه 5 15 0 rate',
);

/** The words of a header that speak of VAT, from one index to another, and what they say. */
interface VatPhrase {
  readonly from: number;
  readonly to: number;
  readonly basis: VatBasis;
}

/** Says what a marker beside the tax means. `step`: the direction in which it is looked for. */
function phraseBeside(all: readonly string[], at: number, step: 1 | -1): VatPhrase | null {
  let isDeducted = false;
  let isNegated = false;
  for (let index = at + step; index >= 0 && index < all.length && Math.abs(index - at) <= 4; index += step) {
    const word = all[index] ?? '';
    if (deductions.has(word)) isDeducted = true;
    else if (negations.has(word)) {
      // "VAT not included" is named by the next word; "no VAT" by this one.
      isNegated = true;
      if (step === -1) return phrase(at, index, true);
    } else if ((within.has(word) || without.has(word)) && (step === -1 || behind.test(word))) {
      const before = step === -1 && negations.has(all[index - 1] ?? '');
      const isWithout = without.has(word) !== isDeducted;
      return phrase(at, before ? index - 1 : index, isWithout !== (isNegated || before));
    } else if (!fillers.has(word)) return null;
  }
  return null;
}

const phrase = (a: number, b: number, isWithout: boolean): VatPhrase => ({
  from: Math.min(a, b),
  to: Math.max(a, b),
  basis: isWithout ? 'excluded' : 'included',
});

function findVatPhrase(all: readonly string[]): VatPhrase | null {
  for (const [at, word] of all.entries()) {
    if (!tax.test(word)) continue;
    const found = phraseBeside(all, at, -1) ?? phraseBeside(all, at, 1);
    if (found !== null) return found;
    // "بالضريبة": with the tax.
    if (/^ب(?:ال)?ضريبه$/.test(word)) return phrase(at, at, false);
  }
  return null;
}

/** A header without its words about VAT, and what these say of the amounts below it; null if they say nothing. */
export interface HeaderVat {
  readonly rest: readonly string[];
  readonly basis: VatBasis | null;
}

export function readHeaderVat(header: string): HeaderVat {
  const all = statementHeaderWords(header);
  const found = findVatPhrase(all);
  if (found === null) return { rest: all, basis: null };
  // The rate behind it belongs to it: "including VAT 15 %".
  const to = /^(?:5|15)$/.test(all[found.to + 1] ?? '') ? found.to + 1 : found.to;
  return { rest: all.toSpliced(found.from, to - found.from + 1), basis: found.basis };
}

/** The fees of a file are with or without VAT. */
export type VatBasis = 'excluded' | 'included';
