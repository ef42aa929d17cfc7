import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import { toHalalas, type ChargeStyle, chargedSum } from './charged-sum.ts';
import { chargesOf } from './categories.ts';
import type { CheckedLine } from './check-lines.ts';
import { excessOf, isChecked } from './difference.ts';
import { type Charge, type ReadStatement, type StatementLine, statementRef } from './line.ts';

/** The sums of one statement, VAT included. */
export interface StatementSums {
  readonly key: string;
  readonly marketplace: StatementLine['marketplace'];
  /** Its number; where the file has none, the month of its rows, `YYYY-MM`. */
  readonly statement: string;
  readonly firstDay: string | null;
  readonly lastDay: string | null;
  readonly lines: number;
  /** Sales less what was taken back. */
  readonly sales: Halalas;
  readonly charges: Halalas;
  /** Those of the charges held against what is due. */
  readonly checked: Halalas;
  /** Found charged too much. */
  readonly over: Halalas;
}

/** The VAT of charges that belong to no store's line. */
const usualVat: BasisPoints = 1500;
/** At most so many statements of one check. */
const maxStatements = 500;

type Writable = { -readonly [Name in keyof StatementSums]: StatementSums[Name] };
interface Place {
  readonly statement: string;
  readonly chargedOn: string | null;
}

/** Adds up each statement of the files. A row without a number and a day is in none. */
export function statementSums(
  checked: readonly CheckedLine[],
  files: readonly (ReadStatement | null)[],
  styles: readonly ChargeStyle[],
): StatementSums[] {
  const sums = new Map<string, Writable>();
  const sumsOf = (marketplace: StatementLine['marketplace'], place: Place): Writable | null => {
    const statement = place.statement === '' ? (place.chargedOn ?? '').slice(0, 7) : statementRef(place);
    const key = `${marketplace}|${statement}`;
    const found = sums.get(key);
    if (found !== undefined || statement === '' || sums.size >= maxStatements) return found ?? null;
    const none = { lines: 0, sales: 0, charges: 0, checked: 0, over: 0 };
    const added = { key, marketplace, statement, firstDay: null, lastDay: null, ...none };
    sums.set(key, added);
    return added;
  };
  const joined = new Set<Charge>();
  for (const of of checked) {
    const { line } = of;
    const own = sumsOf(line.marketplace, line);
    if (own !== null) {
      own.lines += 1;
      own.sales += toHalalas(line.price ?? 0);
      noteDay(own, line.chargedOn ?? line.day);
    }
    for (const [at, [, check]] of chargesOf(of).entries()) {
      const charge = of.charges[at - 2]?.charge;
      if (charge !== undefined) joined.add(charge);
      const place = {
        statement: charge?.statement ?? line.statement,
        chargedOn: charge?.chargedOn ?? line.chargedOn,
      };
      const sum = charge === undefined ? own : sumsOf(line.marketplace, place);
      if (sum === null) continue;
      sum.charges += check.charged;
      if (!isChecked(check)) continue;
      sum.checked += check.charged;
      sum.over += Math.max(0, excessOf(check));
    }
  }
  for (const [file, statement] of files.entries()) {
    const marketplace = statement?.lines[0]?.marketplace ?? 'noon';
    const style = styles[file] ?? { sign: -1, vat: 'excluded' };
    const add = (place: Place, charge: Charge): void => {
      const sum = sumsOf(marketplace, place);
      if (sum !== null) sum.charges += chargedSum(charge, style, usualVat);
    };
    for (const { charge, ...place } of statement?.statementCharges ?? []) add(place, charge);
    for (const { charge } of statement?.itemCharges ?? [])
      if (!joined.has(charge))
        add({ statement: charge.statement ?? '', chargedOn: charge.chargedOn ?? null }, charge);
  }
  return [...sums.values()].filter(({ lines }) => lines > 0);
}

function noteDay(sum: Writable, day: string | null): void {
  if (day === null) return;
  if (sum.firstDay === null || day < sum.firstDay) sum.firstDay = day;
  if (sum.lastDay === null || day > sum.lastDay) sum.lastDay = day;
}
