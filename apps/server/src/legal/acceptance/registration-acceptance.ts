import type { Language } from '@saer/i18n/locale';
import { legalDocuments } from '@saer/contract/legal/legal-states';
import { inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { findCurrent } from '../queries.ts';
import { legalAcceptance, legalDocument } from '../tables.ts';
import { textHash } from './text-hash.ts';

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

const fieldOf = { TERMS: 'terms', PRIVACY: 'privacy' } as const;

/** The versions that a registration accepts today. Rejects it if its form showed others. */
export async function findAccepted(
  db: Database,
  seen: SeenVersions | undefined,
): Promise<readonly AcceptedVersion[]> {
  const current = await findCurrent(db);
  for (const document of legalDocuments) {
    const number = current.find((each) => each.document === document)?.number;
    if (seen !== undefined && number !== undefined && seen[fieldOf[document]] !== number)
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
  { accepted, language, createdAt }: Registered,
): Promise<void> {
  const ids = accepted.map(({ documentId }) => documentId);
  const existing = await tx
    .select({ id: legalDocument.id })
    .from(legalDocument)
    .where(inArray(legalDocument.id, ids))
    .for('key share');
  const rows = accepted.filter(({ documentId }) => existing.some(({ id }) => id === documentId));
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
