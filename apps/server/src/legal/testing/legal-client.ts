import { findLegalVersions, legalVersionWithTexts } from '@saer/contract/legal/legal-document';
import type { LegalDocument } from '@saer/contract/legal/legal-states';
import { riyadhDay } from '@saer/i18n/format-date';
import { person, type Person } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';

export const dayFromNow = (days: number): string => riyadhDay(new Date(Date.now() + days * 86_400_000));

interface DraftTexts {
  readonly textAr: string;
  readonly textEn: string;
  readonly changesAr?: string | null;
  readonly changesEn?: string | null;
  readonly asksAcceptance?: boolean;
}

export const sampleTexts: DraftTexts = {
  textAr: '## من نحن\n\nنص قصير.',
  textEn: '## Who we are\n\nA short text.',
  changesAr: 'أضفنا قسمًا.',
  changesEn: 'We added a section.',
};

/** Works with versions as admins do. */
export async function legalClient(server: TestApp) {
  const boss: Person = await person(server, { role: 'SUPER_ADMIN' });
  const versions = async (document: LegalDocument) =>
    findLegalVersions.reply
      .parse((await server.get('/v1/legal-document', boss.headers)).json)
      .filter((version) => version.document === document);
  const write = (id: number, version: number, texts: Partial<DraftTexts> = {}, by: Person = boss) =>
    server.patch('/v1/legal-document', { id, version, ...sampleTexts, ...texts }, by.headers);
  const confirm = (id: number, version: number, effectiveFrom = dayFromNow(0), by: Person = boss) =>
    server.post('/v1/legal-document/confirm', { id, version, effectiveFrom }, by.headers);
  /** The open draft of a document, a new one where there is none. */
  const readDraft = async (document: LegalDocument) => {
    const open = (await versions(document)).find(({ state }) => state === 'DRAFT');
    if (open !== undefined) return open;
    const created = await server.post('/v1/legal-document', { document }, boss.headers);
    return legalVersionWithTexts.parse(created.json);
  };
  /** Writes and confirms the next version of a document. */
  const publish = async (
    document: LegalDocument,
    texts: Partial<DraftTexts> = {},
    effectiveFrom?: string,
  ) => {
    const draft = await readDraft(document);
    const written = legalVersionWithTexts.parse((await write(draft.id, draft.version, texts)).json);
    const confirmed = await confirm(draft.id, written.version, effectiveFrom);
    return legalVersionWithTexts.parse(confirmed.json);
  };
  return { boss, versions, write, confirm, readDraft, publish };
}
