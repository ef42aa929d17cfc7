import { isAllowed } from '@saer/contract/api/access';
import type { Endpoint } from '@saer/contract/api/endpoint';
import type { RequiredVersion } from '@saer/contract/legal/legal-acceptance';
import { legalDocuments } from '@saer/contract/legal/legal-states';
import type { Language } from '@saer/i18n/locale';
import { and, eq, max, sql, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Database, type Transaction, prepareOnce } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Principal } from '../../http/requests/caller.ts';
import { findHeads, inForce, today, type LegalRow, findCurrent } from '../queries.ts';
import { legalAcceptance, legalDocument } from '../tables.ts';
import { createHash } from 'node:crypto';

/** SHA-256 of both texts of a version, as hex. */
const textHash = ({ textAr, textEn }: Pick<LegalRow, 'textAr' | 'textEn'>): string =>
  createHash('sha256').update(textAr).update('\0').update(textEn).digest('hex');

const accepted = alias(legalDocument, 'accepted');

/** Tells whether a version in force asks for acceptance that an account has not given to it or to a later one. */
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

/** Tells whether a call is a change that waits for the acceptance of its caller. */
const isChange = ({ method, beforeAcceptance }: Pick<Endpoint, 'method' | 'beforeAcceptance'>): boolean =>
  // Reading and removing are never held back.
  method !== 'GET' && method !== 'DELETE' && beforeAcceptance !== true;

/** Tells whether a seller has yet to accept documents in force. */
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

/** Version that a registration accepted, until it becomes an account. */
export interface AcceptedVersion {
  readonly documentId: number;
  readonly isDraft: boolean;
  readonly textHash: string;
}

interface SeenVersions {
  readonly terms: number;
  readonly privacy: number;
}

const formFields = { TERMS: 'terms', PRIVACY: 'privacy' } as const;

/** The versions that a registration accepts today. Rejects it if its form showed others. */
export async function findAccepted(
  db: Database,
  seen: SeenVersions | undefined,
): Promise<readonly AcceptedVersion[]> {
  const current = await findCurrent(db);
  for (const document of legalDocuments) {
    const number = current.find((each) => each.document === document)?.number;
    if (seen !== undefined && number !== undefined && seen[formFields[document]] !== number)
      throw new AppError({ code: 'termsChanged', field: 'termsAccepted' });
  }
  const ids = current.map(({ id }) => id);
  const rows = await db.select().from(legalDocument).where(inArray(legalDocument.id, ids));
  return rows.map((row) => ({
    documentId: row.id,
    isDraft: row.state === 'DRAFT',
    textHash: textHash(row),
  }));
}

interface Registered {
  readonly accepted: readonly AcceptedVersion[];
  readonly language: Language;
  /** When the form was sent. */
  readonly createdAt: string;
}

/** Writes down what a new account accepted when it registered. A draft deleted since leaves nothing. */
export async function recordRegistration(
  tx: Transaction,
  accountId: number,
  { accepted: versions, language, createdAt }: Registered,
): Promise<void> {
  const ids = versions.map(({ documentId }) => documentId);
  const existing = await tx
    .select({ id: legalDocument.id })
    .from(legalDocument)
    .where(inArray(legalDocument.id, ids))
    .for('key share');
  const rows = versions.filter(({ documentId }) => existing.some(({ id }) => id === documentId));
  if (rows.length === 0) return;
  await tx.insert(legalAcceptance).values(
    rows.map((row) => ({
      ...row,
      accountId,
      language,
      source: 'REGISTRATION' as const,
      acceptedAt: createdAt,
    })),
  );
}
