import type { Halalas } from '@saer/pricing/money/units';
import type { ItemCredit } from './adjustments.ts';
import type { ChargeKind } from './line.ts';
import type { ClaimKind } from './disputes.ts';

/** A claim that was sent. */
export interface SentClaim {
  readonly item: string;
  readonly claim: ClaimKind;
  readonly fee: ChargeKind;
  /** The statement that charged it, as `statementRef` says. */
  readonly statement: string;
  readonly chargedOn: string | null;
  readonly claimedOn: string;
  readonly amount: Halalas;
  /** The seller's word; statements change nothing of it. */
  readonly answer: 'none' | 'cameBack' | 'rejected';
  readonly answered: Halalas | null;
  readonly credits: readonly {
    readonly statement: string;
    /** 0: not for this claim. */
    readonly amount: Halalas;
    readonly seenAt: string;
  }[];
}

/** True if a credit can be the answer to a claim. */
export function isCreditFor(claim: SentClaim, credit: ItemCredit): boolean {
  if (credit.item !== claim.item || credit.fee !== claim.fee || credit.statement === '') return false;
  // The usual credit of a returned sale answers only the claim that it was not given.
  if (credit.fee === 'referral' && credit.isReturn && claim.claim !== 'return') return false;
  if (credit.statement === claim.statement) return credit.isBelowLine;
  return claim.chargedOn === null || credit.chargedOn === null || credit.chargedOn >= claim.chargedOn;
}

/**
 * Matches what statements give back with the claims that were sent: the oldest claim first, each credit once, none above what was claimed.
 * Reading a statement again changes nothing, reading only a part of it takes nothing away. Returns the claims that change.
 */
export function matchCredits<Claim extends SentClaim>(
  claims: readonly Claim[],
  credits: readonly ItemCredit[],
  seenAt: string,
): Claim[] {
  const changed = new Map<number, Claim>();
  const oldestFirst = [...claims.keys()].toSorted((a, b) => order(claims[a]).localeCompare(order(claims[b])));
  for (const credit of credits) {
    let left = credit.amount;
    const eligible = oldestFirst.flatMap((at) => {
      const claim = changed.get(at) ?? claims[at];
      return claim !== undefined && isCreditFor(claim, credit) ? [[at, claim] as const] : [];
    });
    const seen = (claim: SentClaim) => claim.credits.find(({ statement }) => statement === credit.statement);
    // What was matched before, or is the seller's own word, is used up.
    for (const [, claim] of eligible)
      left -= claim.answer === 'none' ? (seen(claim)?.amount ?? 0) : Math.min(left, claim.answered ?? 0);
    for (const [at, claim] of eligible) {
      const before = seen(claim);
      if (left <= 0 || claim.answer !== 'none' || before?.amount === 0) continue;
      // Another report of the same store may name the same credit by its day.
      if (before === undefined && claim.credits.some(({ amount }) => amount === credit.amount)) continue;
      const open = claim.amount - claim.credits.reduce((sum, { amount }) => sum + amount, 0);
      const taken = Math.min(open, left);
      if (taken <= 0) continue;
      left -= taken;
      const amount = (before?.amount ?? 0) + taken;
      const others = claim.credits.filter(({ statement }) => statement !== credit.statement);
      changed.set(at, { ...claim, credits: [...others, { statement: credit.statement, amount, seenAt }] });
    }
  }
  return [...changed.values()];
}

const order = (claim: SentClaim | undefined): string => `${claim?.chargedOn ?? ''} ${claim?.claimedOn ?? ''}`;
