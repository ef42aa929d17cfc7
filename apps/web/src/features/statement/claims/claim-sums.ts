import {
  cameBack,
  type CheckedStatement,
  type ClaimRecord,
  claimStatus,
  type StatementClaim,
} from '@saer/contract/statements/statement-claim';

interface Sum {
  readonly claims: number;
  readonly sum: number;
}

/** Sums of claims: `claimed = cameBack + rejected + waiting`, in halalas. */
export interface ClaimTotals {
  readonly claimed: Sum;
  readonly cameBack: Sum;
  /** Rejected, and the rest of claims that are settled with less. */
  readonly rejected: Sum;
  readonly waiting: Sum;
  /** Sum of those that wait, past the last day on which the store takes them. */
  readonly late: Sum;
  /** The day of the oldest claim that waits. */
  readonly oldest: string | null;
}

/** Adds up claims by where they stand. */
export function claimTotals(claims: readonly StatementClaim[], today: string): ClaimTotals {
  const totals = {
    claimed: { claims: 0, sum: 0 },
    cameBack: { claims: 0, sum: 0 },
    rejected: { claims: 0, sum: 0 },
    waiting: { claims: 0, sum: 0 },
    late: { claims: 0, sum: 0 },
  };
  const add = (name: keyof typeof totals, sum: number): void => {
    if (sum === 0) return;
    totals[name].claims += 1;
    totals[name].sum += sum;
  };
  let oldest: string | null = null;
  for (const claim of claims) {
    const back = cameBack(claim);
    const isWaiting = claimStatus(claim) === 'waiting';
    add('claimed', claim.amount);
    add('cameBack', back);
    add(isWaiting ? 'waiting' : 'rejected', claim.amount - back);
    if (!isWaiting) continue;
    if (claim.lastDay !== null && claim.lastDay < today) add('late', claim.amount - back);
    if (oldest === null || claim.claimedOn < oldest) oldest = claim.claimedOn;
  }
  return { ...totals, oldest };
}

/** The figures of a statement, or of several. */
export interface StatementFigures {
  readonly sales: number;
  readonly charges: number;
  readonly checked: number;
  readonly over: number;
  readonly claimed: number;
  readonly cameBack: number;
}

export interface StatementFiguresOf extends StatementFigures {
  readonly statement: CheckedStatement;
  /** It has no number, and its month has numbered statements: both may be the same sales, so it is in no sum. */
  readonly isLeftOut: boolean;
}

export interface MonthFigures extends StatementFigures {
  /** `YYYY-MM`; null where nothing says it. */
  readonly month: string | null;
  readonly statements: number;
}

const monthRef = /^\d{4}-\d{2}$/;
const toMonth = ({ statement, lastDay, firstDay }: CheckedStatement): string | null =>
  monthRef.test(statement) ? statement : ((lastDay ?? firstDay)?.slice(0, 7) ?? null);

const isPartOf = ({ marketplace, statement }: CheckedStatement, claim: StatementClaim): boolean =>
  claim.item.startsWith(`${marketplace}|`) &&
  (claim.statement === statement ||
    (monthRef.test(statement) && claim.statement.startsWith(`${statement}-`)));

const noFigures: StatementFigures = { sales: 0, charges: 0, checked: 0, over: 0, claimed: 0, cameBack: 0 };
const plus = (one: StatementFigures, other: StatementFigures): StatementFigures => ({
  sales: one.sales + other.sales,
  charges: one.charges + other.charges,
  checked: one.checked + other.checked,
  over: one.over + other.over,
  claimed: one.claimed + other.claimed,
  cameBack: one.cameBack + other.cameBack,
});

/** The checked statements with what was claimed of each, by month and in all; the latest first. */
export function runningTotal({ statements, claims }: Pick<ClaimRecord, 'statements' | 'claims'>) {
  const numbered = new Set(
    statements
      .filter(({ statement }) => !monthRef.test(statement))
      .map((each) => `${each.marketplace} ${toMonth(each) ?? ''}`),
  );
  const byStatement = Map.groupBy(claims, (claim) => claim.statement);
  const rows = statements
    .map((statement): StatementFiguresOf => {
      const isMonth = monthRef.test(statement.statement);
      const possible = isMonth ? claims : (byStatement.get(statement.statement) ?? []);
      const own = possible.filter((claim) => isPartOf(statement, claim));
      const { sales, charges, checked, over } = statement;
      return {
        statement,
        isLeftOut: isMonth && numbered.has(`${statement.marketplace} ${statement.statement}`),
        sales,
        charges,
        checked,
        over,
        claimed: own.reduce((sum, { amount }) => sum + amount, 0),
        cameBack: own.reduce((sum, claim) => sum + cameBack(claim), 0),
      };
    })
    .toSorted((a, b) => (b.statement.lastDay ?? '').localeCompare(a.statement.lastDay ?? ''));
  const counted = rows.filter(({ isLeftOut }) => !isLeftOut);
  const months = [...Map.groupBy(counted, ({ statement }) => toMonth(statement))]
    .map(([month, of]): MonthFigures => ({ month, statements: of.length, ...of.reduce(plus, noFigures) }))
    .toSorted((a, b) => (b.month ?? '').localeCompare(a.month ?? ''));
  return { rows, months, total: counted.reduce(plus, noFigures), leftOut: rows.length - counted.length };
}
