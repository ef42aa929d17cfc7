import type { LegalVersionWithTexts, updateLegalDraft } from '@saer/contract/legal/legal-document';
import type { LegalDocument } from '@saer/contract/legal/legal-states';
import { desc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { difference } from '../../audit/queries.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Actor } from '../policy.ts';
import { findVersion } from '../queries.ts';
import { legalAcceptance, legalDocument } from '../tables.ts';
import { parseLegal } from '../text/parse-legal.ts';
import { auditValues, lockDocuments, lockVersion, recordStep, writeVersion } from './lock-version.ts';
import { readVersion } from './read-versions.ts';

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
    return readVersion(tx, row.id);
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
    await writeVersion(tx, before, { ...sent, editedBy: actor.accountId });
    const after = await findVersion(tx, id);
    await recordStep(tx, actor, after, 'update', difference(auditValues(before), auditValues(after)));
    return readVersion(tx, id);
  });
}

/** Deletes a draft that nobody accepted. The only version of a document stays: its page needs a text. */
export const removeDraft = (db: Database, actor: Actor, id: number): Promise<{ removed: number[] }> =>
  db.transaction(async (tx) => {
    const { version } = await findVersion(tx, id);
    const row = await lockVersion(tx, { id, version }, 'DRAFT');
    const versions = await tx.$count(legalDocument, eq(legalDocument.document, row.document));
    const acceptances = await tx.$count(legalAcceptance, eq(legalAcceptance.documentId, id));
    if (versions === 1 || acceptances > 0) throw new AppError({ code: 'lastVersion' });
    await tx.delete(legalDocument).where(eq(legalDocument.id, id));
    await recordStep(tx, actor, row, 'remove');
    return { removed: [id] };
  });
