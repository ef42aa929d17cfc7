import {
  type ClaimRecord,
  emptyRecord,
  type StatementClaimsReply,
} from '@saer/contract/statements/statement-claim';
import { eq } from 'drizzle-orm';
import type { OwnedRecords } from '../../accounts/managing/erase-accounts.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { statementClaims } from './tables.ts';

/** Reads a seller's claims; null where the subscriber did not agree to store them. */
async function findRecord(db: Database | Transaction, sellerId: number): Promise<ClaimRecord | null> {
  const [row] = await db
    .select({ content: statementClaims.content })
    .from(statementClaims)
    .where(eq(statementClaims.accountId, sellerId));
  return row?.content ?? null;
}

/** Reads them for another change of the same seller to wait. */
export async function findRecordToChange(tx: Transaction, sellerId: number): Promise<ClaimRecord | null> {
  const [row] = await tx
    .select({ content: statementClaims.content })
    .from(statementClaims)
    .where(eq(statementClaims.accountId, sellerId))
    .for('update');
  return row?.content ?? null;
}

/** A seller's claims as clients get them. */
export async function readClaims(db: Database, sellerId: number): Promise<StatementClaimsReply> {
  const record = await findRecord(db, sellerId);
  const { clearedAt, claims, statements, removed } = record ?? emptyRecord;
  return {
    isKept: record !== null,
    clearedAt,
    claims: [...claims],
    statements: [...statements],
    removed: [...removed],
  };
}

/** A seller's claims, for their copy. They are deleted with the account's row. */
export const ownedStatementClaims: OwnedRecords = {
  name: 'statementClaims',
  read: async (db, accountId) => {
    const record = await findRecord(db, accountId);
    return record === null ? [] : [record];
  },
  erase: () => Promise.resolve(),
};
