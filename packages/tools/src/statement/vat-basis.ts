import { chargedSum, type VatBasis } from './charged-sum.ts';
import { feesAt } from './due.ts';
import type { StatementLine } from './line.ts';
import { type CheckContext, LineResolver } from './resolve-line.ts';

/** Lines that are compared; more add nothing. */
const comparedLines = 2_000;

/** Whether a file's fees include VAT. `agreeing`: the fees that agree with the fee table by it; 0 if nothing could be compared. */
export interface VatBasisGuess {
  readonly basis: VatBasis;
  readonly agreeing: number;
}

/** Finds out by which of the two more fees agree with the fee tables; `usual` if neither. A file that names its VAT needs no guess. */
export function guessVatBasis(
  lines: readonly StatementLine[],
  context: Omit<CheckContext, 'styles'>,
  { sign, usual }: { readonly sign: 1 | -1; readonly usual: VatBasis },
): VatBasisGuess {
  const resolver = new LineResolver({ ...context, styles: [] });
  const agreeing: Record<VatBasis, number> = { excluded: 0, included: 0 };
  for (const line of lines.slice(0, comparedLines)) {
    if (line.kind !== 'sale') continue;
    const { due, price, feeVat } = resolver.resolve(line);
    const terms = due?.terms ?? null;
    if (due === null || terms === null || price === 0) continue;
    const fees = feesAt(terms, price);
    for (const fee of ['referral', 'fulfilment'] as const) {
      const charge = line[fee];
      if (charge === null || charge.amount === 0 || due[fee] !== null) continue;
      for (const vat of ['excluded', 'included'] as const)
        if (chargedSum({ ...charge, vat: null }, { sign, vat }, feeVat) === fees[fee] * line.quantity)
          agreeing[vat] += 1;
    }
  }
  const { excluded, included } = agreeing;
  if (excluded === included) return { basis: usual, agreeing: 0 };
  return excluded > included
    ? { basis: 'excluded', agreeing: excluded }
    : { basis: 'included', agreeing: included };
}
