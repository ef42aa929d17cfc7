import { isAllowed } from '@saer/contract/api/access';
import type { Endpoint } from '@saer/contract/api/endpoint';
import type { RequiredVersion } from '@saer/contract/legal/legal-acceptance';
import { legalDocuments } from '@saer/contract/legal/legal-states';
import type { Language } from '@saer/i18n/locale';
import { and, eq, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../database/database.ts';
import { prepareOnce } from '../../database/prepare-once.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/principal.ts';
import { findHeads, inForce, today } from '../queries.ts';
import { legalAcceptance, legalDocument } from '../tables.ts';
import { textHash } from './text-hash.ts';

const accepted = alias(legalDocument, 'accepted');

/** Whether a version in force asks for acceptance that an account has not given to it or to a later one. */
const isMissing = prepareOnce((db) =>
  db
    .select({ id: legalDocument.id })
    .from(legalDocument)
    .where(
      and(
        eq(legalDocument.state, 'CONFIRMED'),
        eq(legalDocument.asksAcceptance, true),
        sql`${legalDocument.effectiveFrom} <= ${sql.placeholder('on')}`,
        sql`not exists (
          select 1 from ${legalAcceptance} join ${legalDocument} as accepted on accepted.id = ${legalAcceptance.documentId}
          where ${legalAcceptance.accountId} = ${sql.placeholder('accountId')} and not ${legalAcceptance.isDraft}
            and accepted.document = ${legalDocument.document} and accepted.number >= ${legalDocument.number})`,
      ),
    )
    .limit(1)
    .prepare('missing_acceptance'),
);

/** Whether a call is a change that waits for the acceptance of its caller. */
const isChange = ({ method, beforeAcceptance }: Pick<Endpoint, 'method' | 'beforeAcceptance'>): boolean =>
  // Reading and removing are never held back.
  method !== 'GET' && method !== 'DELETE' && beforeAcceptance !== true;

/** Whether a seller has yet to accept documents in force. */
export async function isAcceptanceNeeded(
  db: Database,
  { role, accountId }: Pick<Principal, 'role' | 'accountId'>,
): Promise<boolean> {
  if (!isAllowed(role, 'seller')) return false;
  return (await isMissing(db).execute({ accountId, on: today() })).length > 0;
}

/** Rejects a change by a seller who has not accepted the documents in force. */
export async function requireAcceptance(
  db: Database,
  { role, accountId }: Pick<Principal, 'role' | 'accountId'>,
  endpoint: Pick<Endpoint, 'method' | 'beforeAcceptance'>,
): Promise<void> {
  if (isChange(endpoint) && (await isAcceptanceNeeded(db, { role, accountId })))
    throw new AppError({ code: 'acceptanceNeeded' });
}

/** The number of each document that an account accepted last; drafts do not count. */
async function acceptedNumbers(db: Database | Transaction, accountId: number) {
  const rows = await db
    .select({ document: accepted.document, number: max(accepted.number) })
    .from(legalAcceptance)
    .innerJoin(accepted, eq(accepted.id, legalAcceptance.documentId))
    .where(and(eq(legalAcceptance.accountId, accountId), eq(legalAcceptance.isDraft, false)))
    .groupBy(accepted.document);
  return new Map(rows.map(({ document, number }) => [document, number ?? 0]));
}

/** The documents in force that an account has yet to accept, with what changed since it last did. */
export async function findRequired(
  db: Database | Transaction,
  accountId: number,
): Promise<RequiredVersion[]> {
  const heads = await findHeads(db);
  const numbers = await acceptedNumbers(db, accountId);
  return legalDocuments.flatMap((document) => {
    const current = inForce(heads, document);
    if (current === undefined || current.effectiveFrom === null) return [];
    const before = numbers.get(document) ?? 0;
    const since = heads.filter(
      (head) => head.document === document && head.number > before && head.number <= current.number,
    );
    if (!since.some(({ state, asksAcceptance }) => state === 'CONFIRMED' && asksAcceptance)) return [];
    const { id, number, effectiveFrom } = current;
    return {
      id,
      document,
      number,
      effectiveFrom,
      acceptedNumber: before === 0 ? null : before,
      changes:
        before === 0
          ? []
          : since.map(({ number: of, changesAr, changesEn }) => ({ number: of, changesAr, changesEn })),
    };
  });
}

/** Accepts versions in force; rejects any other, as when the next one came into force meanwhile. */
export const accept = (
  db: Database,
  accountId: number,
  ids: readonly number[],
  language: Language,
): Promise<RequiredVersion[]> =>
  db.transaction(async (tx) => {
    const heads = await findHeads(tx);
    for (const id of new Set(ids)) {
      const head = legalDocuments.map((document) => inForce(heads, document)).find((each) => each?.id === id);
      if (head === undefined) throw new AppError({ code: 'termsChanged', field: 'ids' });
      const [row] = await tx.select().from(legalDocument).where(eq(legalDocument.id, id)).for('key share');
      if (row === undefined) throw new AppError({ code: 'termsChanged', field: 'ids' });
      await tx
        .insert(legalAcceptance)
        .values({
          accountId,
          documentId: id,
          isDraft: false,
          textHash: textHash(row),
          language,
          source: 'ASKED',
        })
        .onConflictDoNothing();
    }
    return findRequired(tx, accountId);
  });
