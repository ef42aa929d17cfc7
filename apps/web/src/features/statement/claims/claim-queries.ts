import * as z from 'zod/mini';
import {
  type ClaimRecord,
  emptyRecord,
  mergeRecords,
  boundRecord,
  checkedStatement,
  maxClaims,
  maxStatements,
  removedEntry,
  statementClaim,
  answerClaimsConsent,
  clearStatementClaims,
  findStatementClaims,
  maxEntriesAtOnce,
  mergeStatementClaims,
} from '@saer/contract/statements/statement-claim';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiFailure, call } from '../../../lib/api/api.ts';
import type { StatementReader } from '../reading/statement-reader.ts';
import type { CheckReply, RecordReply } from '../reading/statement-tasks.ts';
import { addCheck, lessComplete } from './record-changes.ts';
import { request, transact } from '../../../lib/browser/browser-database.ts';

const claimStore = { database: 'saer-claims', store: 'records' } as const;

const content = z.object({
  clearedAt: z.nullable(z.iso.datetime()),
  claims: z.array(z.unknown()),
  statements: z.array(z.unknown()),
  removed: z.array(z.unknown()),
});

/** The entries that are as the contract says: anybody at this browser can change what it stores. */
const valid = <S extends z.core.$ZodType>(entry: S, values: readonly unknown[], most: number) =>
  values.slice(0, most).flatMap((value) => {
    const parsed = z.safeParse(entry, value);
    return parsed.success ? [parsed.data] : [];
  });

function parseRecord(value: unknown): ClaimRecord {
  const parsed = z.safeParse(content, value);
  if (!parsed.success) return emptyRecord;
  const { clearedAt, claims, statements, removed } = parsed.data;
  return {
    clearedAt,
    claims: valid(statementClaim, claims, maxClaims),
    statements: valid(checkedStatement, statements, maxStatements),
    removed: valid(removedEntry, removed, maxClaims),
  };
}

/** An account's claims in this browser. Other accounts in this browser do not see them. */
const readClaimRecord = async (account: number): Promise<ClaimRecord | undefined> =>
  transact(claimStore, 'readonly', async (store) => parseRecord(await request<unknown>(store.get(account))));

/** The record after a change, how much of it was beyond the limits, and whether the browser stored it. */
interface SavedRecord {
  readonly record: ClaimRecord;
  readonly droppedClaims: number;
  readonly droppedStatements: number;
  readonly isStored: boolean;
}

/** Changes an account's claims as this browser has them now, all or nothing. `known`: those to change where it forbids storage. */
async function changeClaimRecord(
  account: number,
  known: ClaimRecord,
  change: (before: ClaimRecord) => ClaimRecord,
): Promise<SavedRecord> {
  const saved = await transact(claimStore, 'readwrite', async (store) => {
    const before = parseRecord(await request<unknown>(store.get(account)));
    const bound = boundRecord(change(before));
    await request(store.put(bound.record, account));
    return bound;
  });
  return saved === undefined
    ? { ...boundRecord(change(known)), isStored: false }
    : { ...saved, isStored: true };
}

const quiet = { quiet: true } as const;

/** An account's claims, and where they are. */
export interface ClaimsState extends SavedRecord {
  /** Stored with the account; null where the server was not reached. */
  readonly isKept: boolean | null;
  /** Everything is stored with the account, where it should be. */
  readonly isSent: boolean;
}

type Lists = Pick<ClaimRecord, 'claims' | 'statements' | 'removed'>;

/** Finds the entries that another list does not have, or has in another version. */
function changedEntries<Entry extends { readonly key: string }>(
  entries: readonly Entry[],
  known: readonly Entry[],
): readonly Entry[] {
  const texts = new Map(known.map((entry) => [entry.key, JSON.stringify(sortedFields(entry))]));
  return entries.filter((entry) => texts.get(entry.key) !== JSON.stringify(sortedFields(entry)));
}

const changedSince = (record: ClaimRecord, known: Lists): Lists => ({
  claims: changedEntries(record.claims, known.claims),
  statements: changedEntries(record.statements, known.statements),
  removed: changedEntries(record.removed, known.removed),
});

/** The database returns the fields of an entry in another order. */
const sortedFields = (entry: object): readonly unknown[] =>
  Object.entries(entry)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((each: object) => sortedFields(each)) : value,
    ]);

/** Sends entries to the account, in parts that a request may have. */
async function send({ claims, statements, removed }: Lists): Promise<void> {
  const longest = Math.max(claims.length, statements.length, removed.length);
  for (let from = 0; from < longest; from += maxEntriesAtOnce) {
    const part = <Entry>(entries: readonly Entry[]): Entry[] => entries.slice(from, from + maxEntriesAtOnce);
    await call(mergeStatementClaims, {
      body: { claims: part(claims), statements: part(statements), removed: part(removed) },
    });
  }
}

/** Joins what this browser has with what the account has, and stores it in both. */
async function readClaims(account: number): Promise<ClaimsState> {
  const local = await readClaimRecord(account);
  const known = local ?? emptyRecord;
  const here = { record: known, droppedClaims: 0, droppedStatements: 0, isStored: local !== undefined };
  const reply = await call(findStatementClaims, {}).catch(() => undefined);
  if (reply?.isKept !== true) return { ...here, isKept: reply?.isKept ?? null, isSent: true };
  const { isKept: _isKept, ...remote } = reply;
  const saved = await changeClaimRecord(account, known, (before) => mergeRecords(before, remote));
  const isSent = await send(changedSince(saved.record, remote)).then(
    () => true,
    () => false,
  );
  return { ...saved, isKept: true, isSent };
}

export const claimsQuery = (account: number) =>
  queryOptions({
    queryKey: ['statement-claims', account],
    queryFn: () => readClaims(account),
    staleTime: 60_000,
    meta: quiet,
  });

const isMissingConsent = (error: unknown): boolean =>
  error instanceof ApiFailure && error.reply?.code === 'consentMissing';

async function applyChange(
  client: QueryClient,
  account: number,
  change: (before: ClaimRecord) => ClaimRecord,
): Promise<void> {
  const { queryKey } = claimsQuery(account);
  const state = client.getQueryData(queryKey);
  const known = state?.record ?? emptyRecord;
  const saved = await changeClaimRecord(account, known, change);
  let { isKept = null, isSent = true } = state ?? {};
  client.setQueryData(queryKey, { ...saved, isKept, isSent });
  if (isKept !== true) return;
  try {
    await send(changedSince(saved.record, known));
  } catch (error) {
    // Withdrawn in another browser: here they stay.
    if (isMissingConsent(error)) isKept = false;
    else isSent = false;
    client.setQueryData(queryKey, { ...saved, isKept, isSent });
  }
}

/** One change after the other. */
const scope = { id: 'statement-claims' };

/** Changes the claims in this browser, and with the account where they are stored there too. */
export const changeClaimsMutation = (account: number) =>
  mutationOptions<void, Error, (before: ClaimRecord) => ClaimRecord>({
    scope,
    mutationFn: (change, { client }) => applyChange(client, account, change),
    meta: quiet,
  });

/** Results of a check, with the check that they are of. */
export interface SavedCheck {
  readonly check: CheckReply;
  readonly reply: RecordReply;
  /** Names of statements of which an earlier reading has more lines. */
  readonly moreComplete: readonly string[];
}

interface Check {
  readonly check: CheckReply;
  readonly reader: StatementReader | undefined;
  readonly today: string;
}

/** Saves the sums of a check, and matches what it gives back with earlier claims. */
export const saveCheckMutation = (account: number) =>
  mutationOptions<SavedCheck | null, Error, Check>({
    scope,
    mutationFn: async ({ check, reader, today }, { client }) => {
      const record = client.getQueryData(claimsQuery(account).queryKey)?.record ?? emptyRecord;
      const items = [...new Set(record.claims.map(({ item }) => item))];
      const reply = await reader?.ask('record', { today, items });
      if (reply === undefined) return null;
      const moreComplete = lessComplete(record, reply).map(({ statement }) => statement);
      await applyChange(client, account, (before) => addCheck(before, reply));
      return { check, reply, moreComplete };
    },
    meta: quiet,
  });

/** Stores the claims with the account from now on, or deletes them there; they stay in this browser. */
export const claimsConsentMutation = (account: number) =>
  mutationOptions<void, Error, boolean>({
    scope,
    mutationFn: async (given, { client }) => {
      await call(answerClaimsConsent, { body: { given } });
      await client.fetchQuery({ ...claimsQuery(account), staleTime: 0 });
    },
    meta: quiet,
  });

/** Deletes everything: with the account first, so that nothing comes back from there. */
export const clearClaimsMutation = (account: number) =>
  mutationOptions({
    scope,
    mutationFn: async (_: undefined, { client }: { readonly client: QueryClient }) => {
      const { queryKey } = claimsQuery(account);
      const state = client.getQueryData(queryKey);
      const reply = state?.isKept === false ? null : await call(clearStatementClaims, {});
      const now = new Date().toISOString();
      const clearedAt = [now, reply?.clearedAt ?? now].toSorted().at(-1) ?? now;
      const saved = await changeClaimRecord(account, emptyRecord, () => ({ ...emptyRecord, clearedAt }));
      client.setQueryData(queryKey, { ...saved, isKept: state?.isKept ?? null, isSent: true });
    },
    meta: quiet,
  });
