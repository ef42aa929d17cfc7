import { latinDigits } from '@saer/i18n/latin-digits';
import type { Language } from '@saer/i18n/locale';
import { nameKey } from './name-key.ts';
import { memoize } from '@saer/i18n/memoize';
import type { ValueName } from './value-names.ts';

/** A column's few values by whatever people write for them. */
export interface ValueIndex<Value> {
  /** The meaning of a text; undefined if it is none of the values. */
  readonly find: (text: string) => Value | undefined;
  /** The way a value is written. */
  readonly nameOf: (value: Value, language: Language) => string;
  /** All values in both languages, as a hint. */
  readonly options: string;
}

/** Punctuation alone, such as `.95` or `✓`, is compared literally. */
const toKey = (text: string): string => {
  const digits = latinDigits(text).trim().toLowerCase();
  return /^\p{L}/u.test(digits) ? nameKey(digits) : digits;
};

const label = ({ en, ar }: ValueName<unknown>): string => (en === ar ? en : `${en} / ${ar}`);

export function valueIndex<Value>(names: readonly ValueName<Value>[]): ValueIndex<Value> {
  const known = new Map(
    names.flatMap(({ value, en, ar, others }) =>
      [en, ar, ...others].map((text): readonly [string, Value] => [toKey(text), value]),
    ),
  );
  return {
    find: memoize((text) => known.get(toKey(text))),
    nameOf: (value, language) => names.find((each) => each.value === value)?.[language] ?? '',
    options: names.map(label).join(', '),
  };
}
