import type { LegalAcceptance } from '@saer/contract/legal/legal-document';
import { type LegalDocument, legalDocuments, type LegalState } from '@saer/contract/legal/legal-states';
import { riyadhDay } from '@saer/i18n/format-date';
import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { legalAcceptance, legalDocument } from './tables.ts';

export type LegalRow = typeof legalDocument.$inferSelect;
/** A version without its texts. */
export type LegalHead = Omit<LegalRow, 'textAr' | 'textEn'>;

const { textAr: _textAr, textEn: _textEn, ...headColumns } = getTableColumns(legalDocument);

export const today = (): string => riyadhDay(new Date());

/** Tells whether a version is confirmed and its day has come. */
const hasBegun = ({ effectiveFrom }: Pick<LegalHead, 'effectiveFrom'>, on: string): boolean =>
  effectiveFrom !== null && effectiveFrom <= on;

/** Every version without its texts, the newest of each document first. */
export const findHeads = (db: Database | Transaction): Promise<LegalHead[]> =>
  db.select(headColumns).from(legalDocument).orderBy(desc(legalDocument.number), desc(legalDocument.id));

/** The version in force among those of a document; undefined if none is. */
export const inForce = (heads: readonly LegalHead[], document: LegalDocument, on = today()) =>
  heads.find((head) => head.document === document && hasBegun(head, on));

/** The version that readers get: the one in force; before there is one, the newest. */
export const currentVersion = (heads: readonly LegalHead[], document: LegalDocument, on = today()) =>
  inForce(heads, document, on) ?? heads.find((head) => head.document === document);

/** The state of a version on a day: superseded once a later one is in force. */
export function legalState(head: LegalHead, heads: readonly LegalHead[], on = today()): LegalState {
  const number = inForce(heads, head.document, on)?.number ?? 0;
  return head.state === 'CONFIRMED' && head.number < number ? 'SUPERSEDED' : head.state;
}

/** The versions that hold today, one for each document. */
export async function findCurrent(db: Database | Transaction): Promise<LegalHead[]> {
  const heads = await findHeads(db);
  return legalDocuments.flatMap((document) => currentVersion(heads, document) ?? []);
}

/** A version with its texts. */
export async function findLegalVersion(db: Database | Transaction, id: number): Promise<LegalRow> {
  const [row] = await db.select().from(legalDocument).where(eq(legalDocument.id, id));
  if (row === undefined) throw new AppError({ code: 'rowGone' });
  return row;
}

/** Acceptances of an account, the newest first. */
export const findAcceptances = (db: Database, accountId: number): Promise<LegalAcceptance[]> =>
  db
    .select({
      document: legalDocument.document,
      number: legalDocument.number,
      isDraft: legalAcceptance.isDraft,
      textHash: legalAcceptance.textHash,
      language: legalAcceptance.language,
      source: legalAcceptance.source,
      acceptedAt: legalAcceptance.acceptedAt,
    })
    .from(legalAcceptance)
    .innerJoin(legalDocument, eq(legalDocument.id, legalAcceptance.documentId))
    .where(eq(legalAcceptance.accountId, accountId))
    .orderBy(desc(legalAcceptance.acceptedAt), desc(legalAcceptance.id));

/** An account's acceptances, for its data export. The database deletes them with the account. */
export const ownedAcceptances = {
  name: 'acceptances',
  read: findAcceptances,
  erase: async (): Promise<void> => undefined,
};
