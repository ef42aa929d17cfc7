import type {
  CheckedStatement,
  ClaimAnswer,
  ClaimRecord,
  StatementClaim,
} from '@saer/contract/statements/statement-claim';
import { matchCredits } from '@saer/tools/statement/match-credits';
import type { NewClaim } from '@saer/tools/statement/new-claims';
import type { StatementSums } from '@saer/tools/statement/statement-sums';
import type { RecordReply } from '../reading/statement-tasks.ts';

/** Now, but after the changes before it: a clock may have been set back, and the server's may be ahead. */
const changedNow = (...before: readonly (string | null | undefined)[]): string =>
  new Date(
    before.reduce(
      (now, each) => Math.max(now, each === null || each === undefined ? 0 : Date.parse(each) + 1),
      Date.now(),
    ),
  ).toISOString();

const dayRef = /^\d{4}-\d{2}-\d{2}$/;

/** Says whether two claims are of the same charge: by their key, or where only one of two reports names the statement by its number. */
const isSameCharge = (one: NewClaim, other: StatementClaim): boolean =>
  one.key === other.key ||
  (one.item === other.item &&
    one.fee === other.fee &&
    one.claim === other.claim &&
    one.amount === other.amount &&
    dayRef.test(one.statement) !== dayRef.test(other.statement));

/** The charges of a check that were not claimed yet. */
export const unclaimed = ({ claims }: ClaimRecord, found: readonly NewClaim[]): NewClaim[] => {
  const byItem = Map.groupBy(claims, ({ item }) => item);
  return found.filter((each) => !(byItem.get(each.item) ?? []).some((claim) => isSameCharge(each, claim)));
};

function matched(record: ClaimRecord, { credits }: Pick<RecordReply, 'credits'>): ClaimRecord {
  const changed = new Map(
    matchCredits(record.claims, credits, changedNow()).map((claim) => [claim.key, claim]),
  );
  if (changed.size === 0) return record;
  return {
    ...record,
    claims: record.claims.map((claim) => {
      const found = changed.get(claim.key);
      return found === undefined ? claim : { ...found, changedAt: changedNow(claim.changedAt) };
    }),
  };
}

/** Records charges that the seller sent to their store; those of earlier claims stay as they are. */
export function addClaims(
  record: ClaimRecord,
  reply: Pick<RecordReply, 'claims' | 'credits'>,
  today: string,
): ClaimRecord {
  const added = unclaimed(record, reply.claims).map(({ corrected, ...claim }): StatementClaim => {
    const removed = record.removed.find(({ key }) => key === claim.key);
    const changedAt = changedNow(removed?.changedAt, record.clearedAt);
    return {
      ...claim,
      changedAt,
      claimedOn: today,
      answer: 'none',
      answered: null,
      // What the charge contains already does not come back again.
      credits: [...new Set(corrected)]
        .slice(0, 6)
        .map((statement) => ({ statement, amount: 0, seenAt: changedAt })),
    };
  });
  return matched({ ...record, claims: [...record.claims, ...added] }, reply);
}

/** The statements of which an earlier reading has more lines: that one is kept. */
export const lessComplete = (
  { statements }: ClaimRecord,
  reply: Pick<RecordReply, 'statements'>,
): CheckedStatement[] =>
  reply.statements.flatMap((sums) => {
    const found = statements.find(({ key }) => key === sums.key);
    return found !== undefined && found.lines > sums.lines ? [found] : [];
  });

const hasSameFigures = (one: CheckedStatement, other: StatementSums): boolean =>
  one.lines === other.lines &&
  one.sales === other.sales &&
  one.charges === other.charges &&
  one.checked === other.checked &&
  one.over === other.over;

/** Remembers the sums of checked statements, and matches what they give back. */
export function addCheck(
  record: ClaimRecord,
  reply: Pick<RecordReply, 'statements' | 'credits'>,
): ClaimRecord {
  const statements = new Map(record.statements.map((each) => [each.key, each]));
  for (const sums of reply.statements) {
    const found = statements.get(sums.key);
    if (found !== undefined && (found.lines > sums.lines || hasSameFigures(found, sums))) continue;
    statements.set(sums.key, { ...sums, changedAt: changedNow(found?.changedAt, record.clearedAt) });
  }
  return matched({ ...record, statements: [...statements.values()] }, reply);
}

/** Writes what the seller says of a claim. Waiting again also sets aside what statements gave back: it is not for this claim. */
export const answerClaim = (
  record: ClaimRecord,
  key: string,
  answer: ClaimAnswer,
  answered: number | null = null,
): ClaimRecord => ({
  ...record,
  claims: record.claims.map((claim) => {
    if (claim.key !== key) return claim;
    const changedAt = changedNow(claim.changedAt);
    const credits =
      answer === 'none'
        ? claim.credits.map(({ statement }) => ({ statement, amount: 0, seenAt: changedAt }))
        : claim.credits;
    return { ...claim, changedAt, answer, answered, credits };
  }),
});

/** Deletes a claim; another browser does not bring it back. */
export const removeClaim = (record: ClaimRecord, key: string): ClaimRecord => {
  const claim = record.claims.find((each) => each.key === key);
  return {
    ...record,
    claims: record.claims.filter((each) => each.key !== key),
    removed: [
      ...record.removed.filter((each) => each.key !== key),
      { key, changedAt: changedNow(claim?.changedAt) },
    ],
  };
};
