import * as z from 'zod/mini';
import { cleaned } from '../api/clean-text.ts';
import { choice, code, count, day, instant, money, positiveMoney, yesOrNo } from '../api/field.ts';
import { type DescribedEndpoint, type Endpoint, kilobyte, nothing } from '../api/endpoint.ts';

/** The most claims and statements that are stored of one seller. */
export const maxClaims = 5_000;
export const maxStatements = 500;
/** The most statements that gave money back for one claim. */
const maxCredits = 12;

/** As `claimKinds` of the statement check. */
const sentClaimKinds = [
  'measurement',
  'directShipMeasurement',
  'return',
  'cancelled',
  'twice',
  'fee',
] as const;
/** As `ChargeKind` of the statement check. */
const claimedCharges = [
  'referral',
  'fulfilment',
  'penalty',
  'cancellation',
  'damagedReturn',
  'returnAdministration',
  'storage',
  'promotion',
  'subsidy',
  'other',
] as const;

/** Answers of the seller about a claim: none, that the money came back, or that the store rejected it. */
const claimAnswers = ['none', 'cameBack', 'rejected'] as const;
export type ClaimAnswer = (typeof claimAnswers)[number];

/** Text from a file, as the database can store it in a document: without the null character and halves of a character. */
const fromFile = (longest: number) =>
  z.string('text').check(
    cleaned(),
    z.maxLength(longest, 'text'),
    z.refine((value) => !/[\0\p{Cs}]/u.test(value), 'notText'),
  );
const entryKey = () => fromFile(400).check(z.minLength(1, 'text'));

/** A sum, signed. */
const signedMoney = () =>
  z.int('money').check(z.minimum(-1_000_000_000_000, 'money'), z.maximum(1_000_000_000_000, 'money'));

/** A charge that the seller claimed from a store, and what came back. Sums in halalas, VAT included. */
export const statementClaim = z.strictObject({
  /** The same for the same charge, whatever file it was read from. */
  key: entryKey(),
  changedAt: instant(),
  store: code(),
  claim: choice(sentClaimKinds),
  fee: choice(claimedCharges),
  /** The item as the statement check identifies it among all files. */
  item: fromFile(250),
  /** The number of the statement that charged it, else its day. */
  statement: fromFile(80),
  chargedOn: z.nullable(day()),
  product: fromFile(120),
  claimedOn: day(),
  /** The last day on which the store takes the claim, where one is known. */
  lastDay: z.nullable(day()),
  amount: positiveMoney(),
  answer: choice(claimAnswers),
  /** The sum that came back by the seller's own word; null without it. */
  answered: z.nullable(money()),
  /** Sums that statements gave back, each statement once. 0: the seller said that it is not for this claim. */
  credits: z
    .array(z.strictObject({ statement: fromFile(80), amount: money(), seenAt: instant() }), 'count')
    .check(z.maxLength(maxCredits, 'count')),
});
export type StatementClaim = z.output<typeof statementClaim>;

/** The sums of a statement that was checked. Sums in halalas, VAT included. */
export const checkedStatement = z.strictObject({
  key: entryKey(),
  changedAt: instant(),
  marketplace: choice(['noon', 'amazon'] as const),
  /** Its number, else its day. */
  statement: fromFile(80),
  firstDay: z.nullable(day()),
  lastDay: z.nullable(day()),
  lines: count(1, 10_000_000),
  /** Sales less what was taken back. */
  sales: signedMoney(),
  charges: signedMoney(),
  /** Those of the charges that were held against what is due. */
  checked: signedMoney(),
  /** Found charged too much. */
  over: signedMoney(),
});
export type CheckedStatement = z.output<typeof checkedStatement>;

/** A claim that was deleted. */
export const removedEntry = z.strictObject({ key: entryKey(), changedAt: instant() });
export type RemovedEntry = z.output<typeof removedEntry>;

/** A seller's claims and the sums of their statements. */
export interface ClaimRecord {
  /** When everything before was deleted; null: never. */
  readonly clearedAt: string | null;
  readonly claims: readonly StatementClaim[];
  readonly statements: readonly CheckedStatement[];
  readonly removed: readonly RemovedEntry[];
}

export const emptyRecord: ClaimRecord = { clearedAt: null, claims: [], statements: [], removed: [] };

/** Adds up what came back of a claim: the seller's word, else what statements gave back; never more than was claimed. */
export const cameBack = ({ amount, answered, credits }: StatementClaim): number =>
  Math.min(amount, answered ?? credits.reduce((sum, each) => sum + each.amount, 0));

/** Where a claim stands. Money that comes back in part leaves the claim waiting until the seller says otherwise. */
export function claimStatus(claim: StatementClaim): 'waiting' | 'cameBack' | 'rejected' {
  if (claim.answer !== 'none') return claim.answer;
  return cameBack(claim) >= claim.amount ? 'cameBack' : 'waiting';
}

const toInstant = (text: string): number => Date.parse(text);

/** Orders two changes by their instants, and equal ones by their content: both browsers decide alike. */
function pickLater<Entry>(one: Entry, other: Entry, changedAt: (entry: Entry) => string): Entry {
  const apart = toInstant(changedAt(one)) - toInstant(changedAt(other));
  return (apart === 0 ? JSON.stringify(one) > JSON.stringify(other) : apart > 0) ? one : other;
}

type Credit = StatementClaim['credits'][number];

/** Joins two versions of a claim: the later change counts, and of each statement what was seen last. */
function mergeClaims(one: StatementClaim, other: StatementClaim): StatementClaim {
  const credits = new Map<string, Credit>();
  for (const credit of [...one.credits, ...other.credits]) {
    const found = credits.get(credit.statement);
    credits.set(
      credit.statement,
      found === undefined ? credit : pickLater(found, credit, ({ seenAt }) => seenAt),
    );
  }
  const sorted = [...credits.values()].toSorted((a, b) => (a.statement < b.statement ? -1 : 1));
  const { credits: _one, ...first } = one;
  const { credits: _other, ...second } = other;
  return {
    ...pickLater(first, second, ({ changedAt }) => changedAt),
    credits: sorted.slice(0, maxCredits),
  };
}

/** Picks the reading of a statement that counts: that with more lines, else the later one. */
const moreComplete = (one: CheckedStatement, other: CheckedStatement): CheckedStatement =>
  one.lines === other.lines
    ? pickLater(one, other, ({ changedAt }) => changedAt)
    : one.lines > other.lines
      ? one
      : other;

function mergeByKey<Entry extends { readonly key: string }>(
  entries: readonly Entry[],
  merge: (one: Entry, other: Entry) => Entry,
): Map<string, Entry> {
  const merged = new Map<string, Entry>();
  // Merging an entry with itself removes what it says twice.
  for (const entry of entries) merged.set(entry.key, merge(merged.get(entry.key) ?? entry, entry));
  return merged;
}

const byKey = <Entry extends { readonly key: string }>(entries: Iterable<Entry>): Entry[] =>
  [...entries].toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));

/**
 * Joins the records of two browsers, or of a browser and the account, in either order: every entry of both, of the same key the later
 * change. What was deleted stays deleted unless it was changed after that.
 */
export function mergeRecords(one: ClaimRecord, other: ClaimRecord): ClaimRecord {
  const clearedAt = [one.clearedAt, other.clearedAt]
    .filter((each) => each !== null)
    .reduce<string | null>(
      (last, each) => (last === null || toInstant(each) > toInstant(last) ? each : last),
      null,
    );
  const cleared = clearedAt === null ? -Infinity : toInstant(clearedAt);
  const isKept = ({ changedAt }: RemovedEntry): boolean => toInstant(changedAt) > cleared;
  const removed = mergeByKey([...one.removed, ...other.removed].filter(isKept), (a, b) =>
    pickLater(a, b, ({ changedAt }) => changedAt),
  );
  const deletedAt = (key: string): number => {
    const gone = removed.get(key);
    return gone === undefined ? cleared : Math.max(cleared, toInstant(gone.changedAt));
  };
  const after = (text: string, deleted: number): boolean => toInstant(text) > deleted;
  const there = ({ credits, ...claim }: StatementClaim): StatementClaim[] => {
    const deleted = deletedAt(claim.key);
    return after(claim.changedAt, deleted)
      ? [{ ...claim, credits: credits.filter(({ seenAt }) => after(seenAt, deleted)) }]
      : [];
  };
  const claims = mergeByKey([...one.claims, ...other.claims].flatMap(there), mergeClaims);
  const statements = mergeByKey([...one.statements, ...other.statements].filter(isKept), moreComplete);
  return {
    clearedAt,
    claims: byKey(claims.values()),
    statements: byKey(statements.values()),
    removed: byKey(removed.values()),
  };
}

/** A record within the limits, and how much had to go. */
export interface BoundRecord {
  readonly record: ClaimRecord;
  readonly droppedClaims: number;
  readonly droppedStatements: number;
}

/** Drops what is beyond the limits: the oldest settled claims before any that waits, the oldest statements, the oldest deletions. */
export function boundRecord(record: ClaimRecord): BoundRecord {
  const claims = dropped(record.claims, maxClaims, (a, b) => rank(a).localeCompare(rank(b)));
  const statements = dropped(record.statements, maxStatements, (a, b) =>
    `${a.lastDay ?? ''} ${a.changedAt}`.localeCompare(`${b.lastDay ?? ''} ${b.changedAt}`),
  );
  const removed = dropped(record.removed, maxClaims, (a, b) => a.changedAt.localeCompare(b.changedAt));
  return {
    record: { ...record, claims, statements, removed },
    droppedClaims: record.claims.length - claims.length,
    droppedStatements: record.statements.length - statements.length,
  };
}

/** Settled before waiting, then by the day of the claim: what comes first goes first. */
const rank = (claim: StatementClaim): string =>
  `${claimStatus(claim) === 'waiting' ? 1 : 0} ${claim.claimedOn} ${claim.changedAt}`;

function dropped<Entry extends { readonly key: string }>(
  entries: readonly Entry[],
  maximum: number,
  compare: (a: Entry, b: Entry) => number,
): readonly Entry[] {
  return entries.length <= maximum
    ? entries
    : byKey(entries.toSorted(compare).slice(entries.length - maximum));
}

/** The most entries of each kind in one request. */
export const maxEntriesAtOnce = 200;

const entries = <S extends z.core.$ZodType>(entry: S, maximum: number) =>
  z.array(entry, 'count').check(z.maxLength(maximum, 'count'));

/** A seller's claims as the account stores them. */
export const statementClaimsReply = z.object({
  /** The subscriber agreed that they are stored with the account; else there are none. */
  isKept: yesOrNo(),
  /** When everything before was deleted; null: never. */
  clearedAt: z.nullable(instant()),
  claims: entries(statementClaim, maxClaims),
  statements: entries(checkedStatement, maxStatements),
  removed: entries(removedEntry, maxClaims),
});
export type StatementClaimsReply = z.output<typeof statementClaimsReply>;

export const findStatementClaims = {
  method: 'GET',
  path: '/statement-claim',
  access: 'seller',
  summary: 'The claims from statements that are stored with the account, and the sums of checked statements',
  description:
    'What the seller and their sub-users claimed from stores, what came back, and the sums of checked statements. `isKept` is `false` unless the subscriber agreed to store them with the account; then there are none. Entries changed at or before `clearedAt` were deleted.',
  query: nothing,
  body: nothing,
  reply: statementClaimsReply,
} as const satisfies Endpoint;

export const mergeStatementClaims = {
  method: 'PUT',
  path: '/statement-claim',
  access: 'seller',
  summary:
    'Merge claims and sums of statements into those of the account: of the same one, the later change counts',
  description:
    'Merges entries into those stored, by `key`: of the same claim the later `changedAt` counts, with all `credits` of both; of the same statement the one with more `lines`. `removed` deletes what was changed before it. The order of requests does not matter, and nothing is overwritten. Up to 200 entries of each kind in a request; 5,000 claims and 500 statements are stored, and beyond that the oldest settled claims are dropped first. Without the subscriber’s consent the answer is `consentMissing`.',
  query: nothing,
  body: z.strictObject({
    claims: entries(statementClaim, maxEntriesAtOnce),
    statements: entries(checkedStatement, maxEntriesAtOnce),
    removed: entries(removedEntry, maxEntriesAtOnce),
  }),
  bodyLimit: 1_536 * kilobyte,
  reply: z.object({ claims: count(0, maxClaims), statements: count(0, maxStatements) }),
} as const satisfies Endpoint;

export const clearStatementClaims = {
  method: 'DELETE',
  path: '/statement-claim',
  access: 'seller',
  summary: 'Delete all claims and sums of statements of the account',
  description:
    'Deletes all of them. What another browser still has of before `clearedAt` is not stored again.',
  query: nothing,
  body: nothing,
  reply: z.object({ removed: count(0, maxClaims + maxStatements), clearedAt: z.nullable(instant()) }),
} as const satisfies Endpoint;

/** Withdrawing deletes what was stored. */
export const answerClaimsConsent = {
  method: 'PUT',
  path: '/statement-claim/consent',
  access: 'subscriber',
  summary: 'Agree that claims from statements are stored with the account, or withdraw that and delete them',
  description:
    'Only a subscriber answers, and can change the answer at any time. Withdrawing deletes everything that was stored; `removed` says how many entries.',
  query: nothing,
  body: z.strictObject({ given: yesOrNo() }),
  reply: z.object({ given: yesOrNo(), removed: count(0, maxClaims + maxStatements) }),
} as const satisfies Endpoint;

export const statementClaimsEndpoints: readonly DescribedEndpoint[] = [
  findStatementClaims,
  mergeStatementClaims,
  clearStatementClaims,
  answerClaimsConsent,
];
