import { latinDigits } from '@saer/i18n/latin-digits';

/** Texts as they were typed, '' where there is none; or numbers, NaN where there is none. */
export type SortKeys = readonly string[] | Float64Array;

const texts = new Intl.Collator(['ar', 'en'], { numeric: true });

/** Digits of either script, such as `1,200.50`, as a number to sort by; NaN: the text is none. */
function figure(text: string): number {
  if (!/[\d٠-٩۰-۹]/.test(text) || /[A-Za-z\u0620-\u064A]{4}/.test(text)) return Number.NaN;
  return Number(
    latinDigits(text)
      .replaceAll('٫', '.')
      .replaceAll(/[^\d.-]/g, ''),
  );
}

type Compare = (one: number, other: number) => number;

function byNumber(keys: Float64Array, direction: number): Compare {
  return (one, other) => {
    const [left = Number.NaN, right = Number.NaN] = [keys[one], keys[other]];
    if (Number.isNaN(left) || Number.isNaN(right))
      return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
    return direction * (left - right);
  };
}

function byText(keys: readonly string[], direction: number): Compare {
  const figures = Float64Array.from(keys, figure);
  return (one, other) => {
    const [left = '', right = ''] = [keys[one], keys[other]];
    // Empty values come last in both directions.
    if (left === '' || right === '') return Number(left === '') - Number(right === '');
    const difference = (figures[one] ?? 0) - (figures[other] ?? 0);
    return (
      direction * (Number.isNaN(difference) || difference === 0 ? texts.compare(left, right) : difference)
    );
  };
}

/** The positions of the keys in order; equal ones keep their order. */
export function sortedIndexes(keys: SortKeys, isDescending: boolean): Uint32Array {
  const direction = isDescending ? -1 : 1;
  const compare = keys instanceof Float64Array ? byNumber(keys, direction) : byText(keys, direction);
  const indexes = Array.from({ length: keys.length }, (_, index) => index);
  return Uint32Array.from(indexes.toSorted(compare));
}
