import type { Halalas } from '@saer/pricing/money/units';
import { claimItem } from './adjustments.ts';
import { chargesOf } from './categories.ts';
import { type CheckedLine, nameOfLine } from './check-lines.ts';
import { type ChargeKind, itemKey, statementRef } from './line.ts';
import type { ClaimKind, Dispute } from './disputes.ts';

/** A charge that can be claimed, with a key that is the same whatever file it is read from. */
export interface NewClaim {
  readonly key: string;
  readonly store: string;
  readonly claim: ClaimKind;
  readonly fee: ChargeKind;
  readonly item: string;
  readonly statement: string;
  readonly chargedOn: string | null;
  readonly product: string;
  readonly lastDay: string | null;
  readonly amount: Halalas;
  /** Statements whose corrections the charge contains already. */
  readonly corrected: readonly string[];
}

/** The longest name of a product. */
const longestName = 120;

/** Cuts a text without leaving half of a character. */
const cut = (text: string, longest: number): string =>
  text
    .slice(0, longest)
    .replaceAll(/\p{Cs}/gu, '')
    .replaceAll('\0', '');

/** The charges that can still be claimed, of all that were checked. */
export function newClaims(checked: readonly CheckedLine[], disputes: readonly Dispute[]): NewClaim[] {
  const open = disputes.filter(({ isLate }) => !isLate);
  const byLine = Map.groupBy(open, (dispute) => dispute.checked);
  const items = new Set(open.map(({ checked: { line } }) => toItem(line)));
  // Of several equal charges of an item in one statement, the first is always the first.
  const counts = new Map<string, number>();
  const found: NewClaim[] = [];
  for (const of of checked) {
    const item = toItem(of.line);
    if (!items.has(item)) continue;
    const ofLine = byLine.get(of) ?? [];
    for (const [at, [fee]] of chargesOf(of).entries()) {
      const own = of.charges[at - 2]?.charge;
      const statement = statementRef({
        statement: own?.statement ?? of.line.statement,
        chargedOn: own?.chargedOn ?? of.line.chargedOn,
      });
      const sku = of.line.item === '' ? of.line.partnerSku || of.line.sku || of.line.barcode : '';
      const charge = cut(`${item}|${sku.slice(0, 40)}|${fee}|${statement}`, 390);
      const count = (counts.get(charge) ?? 0) + 1;
      counts.set(charge, count);
      const dispute = ofLine.find((each) => each.at === at);
      if (dispute === undefined) continue;
      found.push({
        key: count === 1 ? charge : `${charge}#${count}`,
        store: of.store,
        claim: dispute.claim,
        fee,
        item: cut(item, 250),
        statement: cut(statement, 80),
        chargedOn: dispute.chargedOn,
        product: cut(nameOfLine(of.line, of.product), longestName),
        lastDay: dispute.lastDay,
        amount: dispute.excess,
        corrected: of.line.corrected ?? [],
      });
    }
  }
  return found;
}

const toItem = (line: CheckedLine['line']): string => claimItem(line.marketplace, itemKey(line));
