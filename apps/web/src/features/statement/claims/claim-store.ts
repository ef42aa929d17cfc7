import {
  boundRecord,
  checkedStatement,
  type ClaimRecord,
  emptyRecord,
  maxClaims,
  maxStatements,
  removedEntry,
  statementClaim,
} from '@saer/contract/statement-claim';
import * as z from 'zod/mini';
import { request, transact } from '../../../lib/browser-database.ts';

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
export const readClaimRecord = async (account: number): Promise<ClaimRecord | undefined> =>
  transact(claimStore, 'readonly', async (store) => parseRecord(await request<unknown>(store.get(account))));

/** The record after a change, how much of it was beyond the limits, and whether the browser stored it. */
export interface SavedRecord {
  readonly record: ClaimRecord;
  readonly droppedClaims: number;
  readonly droppedStatements: number;
  readonly isStored: boolean;
}

/** Changes an account's claims as this browser has them now, all or nothing. `known`: those to change where it forbids storage. */
export async function changeClaimRecord(
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
