import type { LegalVersion, LegalVersionWithTexts } from '@saer/contract/legal/legal-document';
import { count, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { account } from '../../principals/tables.ts';
import { currentOf, findHeads, findVersion, type LegalHead, stateOf } from '../queries.ts';
import { legalAcceptance } from '../tables.ts';

/** The names of accounts, by key; none for one that is gone. */
async function namesOf(db: Database | Transaction, ids: readonly (number | null)[]) {
  const keys = [...new Set(ids.filter((id) => id !== null))];
  const rows = await db
    .select({ id: account.id, fullName: account.fullName })
    .from(account)
    .where(inArray(account.id, keys));
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id: number | null) => (id === null ? null : (found.get(id) ?? null));
}

async function acceptanceCounts(db: Database | Transaction) {
  const rows = await db
    .select({ id: legalAcceptance.documentId, total: count() })
    .from(legalAcceptance)
    .groupBy(legalAcceptance.documentId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

async function toVersions(
  db: Database | Transaction,
  heads: readonly LegalHead[],
  all: readonly LegalHead[],
): Promise<LegalVersion[]> {
  const who = await namesOf(
    db,
    heads.flatMap(({ editedBy, confirmedBy }) => [editedBy, confirmedBy]),
  );
  const counts = await acceptanceCounts(db);
  return heads.map((head) => ({
    ...head,
    state: stateOf(head, all),
    isCurrent: currentOf(all, head.document)?.id === head.id,
    edited: { by: who(head.editedBy), at: head.updatedAt },
    confirmed: { by: who(head.confirmedBy), at: head.confirmedAt },
    acceptances: counts.get(head.id) ?? 0,
  }));
}

/** Every version as admins see it. */
export async function readVersions(db: Database): Promise<LegalVersion[]> {
  const heads = await findHeads(db);
  return toVersions(db, heads, heads);
}

/** One version as admins see it, with its texts as they were written. */
export async function readVersion(db: Database | Transaction, id: number): Promise<LegalVersionWithTexts> {
  const { textAr, textEn, ...head } = await findVersion(db, id);
  const [version] = await toVersions(db, [head], await findHeads(db));
  if (version === undefined) throw new Error('A version was read and is gone');
  return { ...version, textAr, textEn };
}
