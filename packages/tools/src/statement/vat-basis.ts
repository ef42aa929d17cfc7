import { chargedSum } from './charged-sum.ts';
import type { VatBasis } from './header-vat.ts';
import { feesAt } from './due.ts';
import type { StatementLine } from './line.ts';
import { type CheckContext, LineResolver } from './resolve-line.ts';
import { TableFees } from './table-fees.ts';

/** Lines that are compared; more add nothing. */
const comparedLines = 2_000;

/** True if a file's fees include VAT. */
export interface VatBasisGuess {
  readonly basis: VatBasis;
  /** The fees that agree by it with what is due for their product; 0 if none does, or as many by the other. */
  readonly agreeing: number;
  /** The same for fees whose product is unknown: by it, and by it alone, they are fees that the fee table has. */
  readonly inTable?: number;
}

/**
 * Finds out by which of the two more fees agree with what is due; if neither, by which more of them are fees of the table at all; else
 * `usual`. Fees whose header names their VAT need no guess. `isDocumented`: the store says that `usual` holds, so that only what is due
 * speaks against it.
 */
export function guessVatBasis(
  lines: readonly StatementLine[],
  context: Omit<CheckContext, 'styles'>,
  {
    sign,
    usual,
    isDocumented = false,
  }: { readonly sign: 1 | -1; readonly usual: VatBasis; readonly isDocumented?: boolean },
): VatBasisGuess {
  const resolver = new LineResolver({ ...context, styles: [] });
  const table = new TableFees();
  const agreeing: Record<VatBasis, number> = { excluded: 0, included: 0 };
  const inTable: Record<VatBasis, number> = { excluded: 0, included: 0 };
  for (const line of lines.slice(0, comparedLines)) {
    if (line.kind !== 'sale') continue;
    const found = resolver.resolve(line);
    const { due, price, feeVat } = found;
    if (price === 0) continue;
    const terms = due?.terms ?? null;
    const fees = terms === null ? null : feesAt(terms, price);
    for (const fee of ['referral', 'fulfilment'] as const) {
      const charge = line[fee];
      if (charge === null || charge.amount === 0 || charge.vat !== null || charge.basis !== undefined)
        continue;
      const isDue = fees !== null && due !== null && due[fee] === null;
      if (!isDue && isDocumented) continue;
      const fits = (vat: VatBasis): boolean => {
        const charged = chargedSum(charge, { sign, vat }, feeVat);
        if (isDue) return charged === fees[fee] * line.quantity;
        const { quantity } = line;
        return table.has(fee, resolver.tablesOf(found), { charged, price, quantity }) ?? false;
      };
      const [excluded, included] = [fits('excluded'), fits('included')];
      if (excluded !== included) (isDue ? agreeing : inTable)[excluded ? 'excluded' : 'included'] += 1;
    }
  }
  if (agreeing.excluded !== agreeing.included) {
    const basis = findMost(agreeing);
    return { basis, agreeing: agreeing[basis] };
  }
  if (inTable.excluded === inTable.included) return { basis: usual, agreeing: 0 };
  const basis = findMost(inTable);
  return { basis, agreeing: 0, inTable: inTable[basis] };
}

const findMost = ({ excluded, included }: Readonly<Record<VatBasis, number>>): VatBasis =>
  excluded > included ? 'excluded' : 'included';
