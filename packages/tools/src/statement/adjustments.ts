import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import { type ChargeStyle, chargedSum } from './charged-sum.ts';
import { type ChargeKind, type ItemAdjustment, itemKey, type StatementLine, statementRef } from './line.ts';

/** Fees of rows without a sale are with the usual VAT. */
const usualVat: BasisPoints = 1500;

/** Reads what a row without a sale charges an item for, or gives back. */
export function adjustmentOf(line: StatementLine, isReturn = line.kind === 'return'): ItemAdjustment {
  const { marketplace, file, row, statement, chargedOn, referral, fulfilment, charges } = line;
  return {
    marketplace,
    item: itemKey(line),
    file,
    row,
    statement,
    chargedOn,
    isReturn,
    charges: [
      ...(referral === null ? [] : [['referral', referral] as const]),
      ...(fulfilment === null ? [] : [['fulfilment', fulfilment] as const]),
      ...charges.map((charge) => [charge.kind, charge] as const),
    ],
  };
}

/** Identifies an item among the claims of both marketplaces. */
export const claimItem = (marketplace: StatementLine['marketplace'], item: string): string =>
  `${marketplace}|${item.slice(0, 240)}`;

/** Money that one statement gives back for one kind of charge of an item, VAT included. */
export interface ItemCredit {
  /** As `claimItem` says. */
  readonly item: string;
  readonly fee: ChargeKind;
  /** As `statementRef` says. */
  readonly statement: string;
  readonly chargedOn: string | null;
  readonly amount: Halalas;
  /** It can be the usual credit of a sale that was taken back. */
  readonly isReturn: boolean;
  /** A row of the item is above it in the same statement. */
  readonly isBelowLine: boolean;
}

interface CreditContext {
  /** By file. */
  readonly styles: readonly ChargeStyle[];
  readonly lines: readonly StatementLine[];
  /** Items that are asked about, as `claimItem` says. */
  readonly items: ReadonlySet<string>;
}

/** Adds up what statements give back for items in rows without a sale, less what such rows charge. */
export function itemCredits(
  adjustments: readonly ItemAdjustment[],
  { styles, lines, items }: CreditContext,
): ItemCredit[] {
  const returned = new Set<string>();
  const firstRows = new Map<string, number>();
  for (const line of lines) {
    const item = claimItem(line.marketplace, itemKey(line));
    if (!items.has(item)) continue;
    if (line.kind === 'return') returned.add(item);
    if ((line.price ?? 0) === 0 && line.kind !== 'cancelled') continue;
    const place = `${item} ${line.file} ${statementRef(line)}`;
    firstRows.set(place, Math.min(firstRows.get(place) ?? Infinity, line.row));
  }
  const credits = new Map<string, ItemCredit>();
  for (const { charges, isReturn, ...row } of adjustments) {
    const item = claimItem(row.marketplace, row.item);
    if (!items.has(item)) continue;
    const statement = statementRef(row);
    const style = styles[row.file] ?? { sign: -1, vat: 'excluded' };
    for (const [fee, charge] of charges) {
      const amount = 0 - chargedSum(charge, style, usualVat);
      if (amount === 0) continue;
      const key = `${item} ${fee} ${statement}`;
      const found = credits.get(key);
      credits.set(key, {
        item,
        fee,
        statement,
        chargedOn: row.chargedOn,
        amount: (found?.amount ?? 0) + amount,
        isReturn: isReturn || returned.has(item) || found?.isReturn === true,
        isBelowLine:
          found?.isBelowLine === true ||
          (firstRows.get(`${item} ${row.file} ${statement}`) ?? Infinity) < row.row,
      });
    }
  }
  return [...credits.values()].filter(({ amount }) => amount > 0);
}
