import type { LegalDocument } from '@saer/contract/legal/legal-states';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { recordChange } from '../../audit/queries.ts';
import type { Actor } from '../policy.ts';
import { findVersion, type LegalRow } from '../queries.ts';
import { legalDocument } from '../tables.ts';

/** Lets one transaction at a time change the versions of the documents. */
export async function lockDocuments(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('legal documents'))`);
}

interface Reading {
  readonly id: number;
  readonly version: number;
}

/** A version in a state, locked; rejected if another admin changed it since it was read. */
export async function lockVersion(
  tx: Transaction,
  { id, version }: Reading,
  state: LegalRow['state'],
): Promise<LegalRow> {
  await lockDocuments(tx);
  const row = await findVersion(tx, id);
  if (row.state !== state) throw new AppError({ code: 'versionStateChanged' });
  if (row.version !== version) throw new AppError({ code: 'rowChanged' });
  return row;
}

/** Writes a locked version. */
export async function writeVersion(
  tx: Transaction,
  { id, version }: Reading,
  values: Partial<typeof legalDocument.$inferInsert>,
): Promise<void> {
  await tx
    .update(legalDocument)
    .set({ ...values, version: version + 1, updatedAt: sql`now()` })
    .where(eq(legalDocument.id, id));
}

const names = {
  TERMS: { nameEn: 'Terms of use', nameAr: 'شروط الاستخدام' },
  PRIVACY: { nameEn: 'Privacy policy', nameAr: 'سياسة الخصوصية' },
} as const satisfies Record<LegalDocument, object>;

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** The values of a version that its history shows. The texts themselves stay out of it: how long they were is in. */
export const auditValues = ({
  effectiveFrom,
  asksAcceptance,
  changesAr,
  changesEn,
  textAr,
  textEn,
}: LegalRow) => ({
  effectiveFrom,
  asksAcceptance,
  changesAr,
  changesEn,
  lengthAr: wordsIn(textAr),
  lengthEn: wordsIn(textEn),
});

/** Records a step of a version in its history. */
export const recordStep = (
  tx: Transaction,
  actor: Actor,
  { id, document, number }: Pick<LegalRow, 'id' | 'document' | 'number'>,
  action: string,
  values: {
    readonly before?: Readonly<Record<string, unknown>>;
    readonly after?: Readonly<Record<string, unknown>>;
  } = {},
): Promise<void> =>
  recordChange(tx, {
    actorId: actor.accountId,
    entity: 'legalDocument',
    entityId: id,
    action,
    named: {
      nameEn: `${names[document].nameEn} ${number}`,
      nameAr: `${names[document].nameAr} ${number}`,
    },
    ...values,
  });
