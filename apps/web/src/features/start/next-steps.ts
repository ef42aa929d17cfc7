import type { SellerDashboard } from '@saer/contract/site/dashboard';

/** Steps that a seller can take, the most pressing first. */
const steps = ['draft', 'reprice', 'losing', 'short', 'sales', 'agreedFees'] as const;
type StepName = (typeof steps)[number];

export interface NextStep {
  readonly name: StepName;
  /** Products it concerns; 0 where it concerns none in particular. */
  readonly count: number;
}

const longest = 4;

/** The next steps, at most four. */
export function nextSteps(
  { figures }: Pick<SellerDashboard, 'figures'>,
  hasDraft: boolean,
): readonly NextStep[] {
  const { outdated, losing, missing, shortfallCounted, agreedFees } = figures;
  const counts: Readonly<Record<StepName, number | undefined>> = {
    draft: hasDraft ? 0 : undefined,
    reprice: outdated || undefined,
    losing: losing || undefined,
    short: missing - losing || undefined,
    sales: missing - shortfallCounted || undefined,
    agreedFees: agreedFees === 0 ? 0 : undefined,
  };
  return steps
    .flatMap((name): NextStep[] => {
      const count = counts[name];
      return count === undefined ? [] : [{ name, count }];
    })
    .slice(0, longest);
}
