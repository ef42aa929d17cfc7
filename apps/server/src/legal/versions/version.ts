import type * as z from 'zod/mini';
import type { LegalDocument } from '@saer/contract/legal/legal-states';
import { eq, sql, count, inArray, desc } from 'drizzle-orm';
import type { Transaction, Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { recordChange, difference } from '../../audit/queries.ts';
import type { Actor } from '../policy.ts';
import {
  findLegalVersion,
  type LegalRow,
  currentVersion,
  findHeads,
  type LegalHead,
  legalState,
} from '../queries.ts';
import { legalDocument, legalAcceptance } from '../tables.ts';
import type {
  LegalVersion,
  LegalVersionWithTexts,
  updateLegalDraft,
} from '@saer/contract/legal/legal-document';
import { account } from '../../principals/tables.ts';
import { parseLegal } from '../text/parse-legal.ts';

/** Lets one transaction at a time change the versions of the documents. */
async function lockDocuments(tx: Transaction): Promise<void> {
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
  const row = await findLegalVersion(tx, id);
  if (row.state !== state) throw new AppError({ code: 'versionStateChanged' });
  if (row.version !== version) throw new AppError({ code: 'rowChanged' });
  return row;
}

/** Writes a locked version. */
export async function writeLegalVersion(
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
const auditValues = ({ effectiveFrom, asksAcceptance, changesAr, changesEn, textAr, textEn }: LegalRow) => ({
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

/** The names of accounts, by key; none for one that is gone. */
async function findNames(db: Database | Transaction, ids: readonly (number | null)[]) {
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
  const who = await findNames(
    db,
    heads.flatMap(({ editedBy, confirmedBy }) => [editedBy, confirmedBy]),
  );
  const counts = await acceptanceCounts(db);
  return heads.map((head) => ({
    ...head,
    state: legalState(head, all),
    isCurrent: currentVersion(all, head.document)?.id === head.id,
    edited: { by: who(head.editedBy), at: head.updatedAt },
    confirmed: { by: who(head.confirmedBy), at: head.confirmedAt },
    acceptances: counts.get(head.id) ?? 0,
  }));
}

/** Every version as admins see it. */
export async function readLegalVersions(db: Database): Promise<LegalVersion[]> {
  const heads = await findHeads(db);
  return toVersions(db, heads, heads);
}

/** One version as admins see it, with its texts as they were written. */
export async function readLegalVersion(
  db: Database | Transaction,
  id: number,
): Promise<LegalVersionWithTexts> {
  const { textAr, textEn, ...head } = await findLegalVersion(db, id);
  const [version] = await toVersions(db, [head], await findHeads(db));
  if (version === undefined) throw new Error('A version was read and is gone');
  return { ...version, textAr, textEn };
}

/** Starts the next version of a document as a copy of the newest. There is one draft at a time. */
export const createDraft = (
  db: Database,
  actor: Actor,
  document: LegalDocument,
): Promise<LegalVersionWithTexts> =>
  db.transaction(async (tx) => {
    await lockDocuments(tx);
    const [newest] = await tx
      .select()
      .from(legalDocument)
      .where(eq(legalDocument.document, document))
      .orderBy(desc(legalDocument.number))
      .limit(1);
    if (newest?.state === 'DRAFT') throw new AppError({ code: 'versionStateChanged' });
    const [row] = await tx
      .insert(legalDocument)
      .values({
        document,
        number: (newest?.number ?? 0) + 1,
        state: 'DRAFT',
        textAr: newest?.textAr ?? '',
        textEn: newest?.textEn ?? '',
        editedBy: actor.accountId,
      })
      .returning();
    if (row === undefined) throw new Error('An insert returned no row');
    await recordStep(tx, actor, row, 'create');
    return readLegalVersion(tx, row.id);
  });

/** Changes a draft. Its texts are parsed first, so that no draft is saved that cannot be shown. */
export async function updateDraft(
  db: Database,
  actor: Actor,
  { id, version, ...sent }: z.output<typeof updateLegalDraft.body>,
): Promise<LegalVersionWithTexts> {
  await parseLegal(sent.textAr, 'textAr');
  await parseLegal(sent.textEn, 'textEn');
  return db.transaction(async (tx) => {
    const before = await lockVersion(tx, { id, version }, 'DRAFT');
    await writeLegalVersion(tx, before, { ...sent, editedBy: actor.accountId });
    const after = await findLegalVersion(tx, id);
    await recordStep(tx, actor, after, 'update', difference(auditValues(before), auditValues(after)));
    return readLegalVersion(tx, id);
  });
}

/** Deletes a draft that nobody accepted. The only version of a document stays: its page needs a text. */
export const removeDraft = (db: Database, actor: Actor, id: number): Promise<{ removed: number[] }> =>
  db.transaction(async (tx) => {
    const { version } = await findLegalVersion(tx, id);
    const row = await lockVersion(tx, { id, version }, 'DRAFT');
    const versions = await tx.$count(legalDocument, eq(legalDocument.document, row.document));
    const acceptances = await tx.$count(legalAcceptance, eq(legalAcceptance.documentId, id));
    if (versions === 1 || acceptances > 0) throw new AppError({ code: 'lastVersion' });
    await tx.delete(legalDocument).where(eq(legalDocument.id, id));
    await recordStep(tx, actor, row, 'remove');
    return { removed: [id] };
  });
