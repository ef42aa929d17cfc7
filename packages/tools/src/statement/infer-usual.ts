import type { BasisPoints, Halalas } from '@saer/pricing/units';
import type { TableRule } from './table-fees.ts';

/** A value is only usual if so many lines of a product have it. */
const enoughLines = 3;
/** Different values of one product that are counted. */
const maxValues = 50;

/** Finds the value that most lines of a product have: the rate or fee that is taken as due where nothing better is known. */
export class UsualValues<Value extends BasisPoints | Halalas> {
  readonly #counts = new Map<string, Map<Value, number>>();
  readonly #usual = new Map<string, Value | null>();

  count(key: string, value: Value): void {
    const counts = this.#counts.get(key) ?? new Map<Value, number>();
    this.#counts.set(key, counts);
    if (counts.has(value) || counts.size < maxValues) counts.set(value, (counts.get(value) ?? 0) + 1);
  }

  /** The usual value: that of more than half the lines, and of at least three. Null if there is none. Call it after all were counted. */
  of(key: string): Value | null {
    const known = this.#usual.get(key);
    if (known !== undefined) return known;
    const counts = [...(this.#counts.get(key) ?? [])];
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    const [value, count] = counts.toSorted(([, a], [, b]) => b - a)[0] ?? [null, 0];
    const usual = count >= enoughLines && count * 2 > all ? value : null;
    this.#usual.set(key, usual);
    return usual;
  }
}

/** Finds the commission rule that most lines of a product agree with. A line agrees with several where they differ only at other prices. */
export class UsualRules {
  readonly #products = new Map<string, { lines: number; readonly rules: Map<string, CountedRule> }>();

  count(key: string, rules: readonly TableRule[]): void {
    const found = this.#products.get(key) ?? { lines: 0, rules: new Map<string, CountedRule>() };
    this.#products.set(key, found);
    found.lines += 1;
    for (const rule of rules) {
      const counted = found.rules.get(rule.id);
      if (counted === undefined) found.rules.set(rule.id, { rule, lines: 1 });
      else counted.lines += 1;
    }
  }

  /** As of `UsualValues`: the rule of more than half the lines, and of at least three. */
  of(key: string): TableRule | null {
    const found = this.#products.get(key);
    if (found === undefined) return null;
    let best: CountedRule | null = null;
    for (const counted of found.rules.values()) if (counted.lines > (best?.lines ?? 0)) best = counted;
    return best !== null && best.lines >= enoughLines && best.lines * 2 > found.lines ? best.rule : null;
  }
}

interface CountedRule {
  readonly rule: TableRule;
  lines: number;
}
