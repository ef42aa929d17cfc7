import type { LegalBlock, LegalVersionWithTexts } from '@saer/contract/legal/legal-document';
import type { FieldError } from '@saer/contract/api/error-reply';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Settings } from '../../settings.ts';
import { type Actor, mayConfirm } from '../policy.ts';
import { findHeads, type LegalRow, today } from '../queries.ts';
import { blanksIn, fillIn } from '../text/fill-in.ts';
import { parseLegal } from '../text/parse-legal.ts';
import { lockVersion, recordStep, writeLegalVersion, readLegalVersion } from './version.ts';

interface Reading {
  readonly id: number;
  readonly version: number;
}

const requireRight = (actor: Actor): void => {
  if (!mayConfirm(actor)) throw new AppError({ code: 'notAllowed' });
};

const sectionsIn = (blocks: readonly LegalBlock[]): number =>
  blocks.filter((block) => block.kind === 'heading' && block.level === 2).length;

/** Rejects texts with blanks, and texts whose sections differ: links lead to sections by their number. */
async function requireComplete(texts: Pick<LegalRow, 'textAr' | 'textEn'>): Promise<void> {
  const blanks = (['textAr', 'textEn'] as const).flatMap((field): FieldError[] => {
    const [blank] = blanksIn(texts[field]);
    return blank === undefined ? [] : [{ code: 'blankLeft', field, details: { blank } }];
  });
  const [first, ...others] = blanks;
  if (first !== undefined) throw new AppError(first, ...others);
  const ar = sectionsIn(await parseLegal(texts.textAr, 'textAr'));
  const en = sectionsIn(await parseLegal(texts.textEn, 'textEn'));
  if (ar !== en) throw new AppError({ code: 'sectionsDiffer', field: 'textAr', details: { ar, en } });
}

/** Rejects a new version that does not say what changed although it asks for acceptance again. */
function requireChanges({ number, asksAcceptance, changesAr, changesEn }: LegalRow): void {
  if (number === 1 || !asksAcceptance) return;
  const missing = Object.entries({ changesAr, changesEn }).find(([, text]) => text === null);
  if (missing !== undefined) throw new AppError({ code: 'changesMissing', field: missing[0] });
}

/** Rejects a day that is over, or before the day of a version that is confirmed already. */
async function requireDay(
  tx: Parameters<typeof findHeads>[0],
  { document }: LegalRow,
  effectiveFrom: string,
): Promise<void> {
  const days = (await findHeads(tx)).flatMap((head) =>
    head.document === document && head.effectiveFrom !== null ? [head.effectiveFrom] : [],
  );
  const earliest = [today(), ...days].toSorted().at(-1) ?? today();
  if (effectiveFrom < earliest)
    throw new AppError({ code: 'dayTooEarly', field: 'effectiveFrom', details: { earliest } });
}

/** Confirms a draft: its placeholders are filled in, and nothing of it changes any more. */
export async function confirmVersion(
  db: Database,
  settings: Settings,
  actor: Actor,
  { effectiveFrom, ...reading }: Reading & { readonly effectiveFrom: string },
): Promise<LegalVersionWithTexts> {
  requireRight(actor);
  return db.transaction(async (tx) => {
    const row = await lockVersion(tx, reading, 'DRAFT');
    const texts = {
      textAr: fillIn(row.textAr, settings, 'ar'),
      textEn: fillIn(row.textEn, settings, 'en'),
    };
    await requireComplete(texts);
    requireChanges(row);
    await requireDay(tx, row, effectiveFrom);
    await writeLegalVersion(tx, row, {
      ...texts,
      state: 'CONFIRMED',
      effectiveFrom,
      confirmedAt: new Date().toISOString(),
      confirmedBy: actor.accountId,
    });
    await recordStep(tx, actor, row, 'confirm', {
      after: { effectiveFrom, asksAcceptance: row.asksAcceptance },
    });
    return readLegalVersion(tx, row.id);
  });
}

/** Takes a confirmed version back to draft, as long as its day has not come and no later version follows. */
export async function withdrawVersion(
  db: Database,
  actor: Actor,
  reading: Reading,
): Promise<LegalVersionWithTexts> {
  requireRight(actor);
  return db.transaction(async (tx) => {
    const row = await lockVersion(tx, reading, 'CONFIRMED');
    if (row.effectiveFrom !== null && row.effectiveFrom <= today())
      throw new AppError({ code: 'versionStateChanged' });
    const isNewest = !(await findHeads(tx)).some(
      ({ document, number }) => document === row.document && number > row.number,
    );
    if (!isNewest) throw new AppError({ code: 'versionStateChanged' });
    await writeLegalVersion(tx, row, {
      state: 'DRAFT',
      effectiveFrom: null,
      confirmedAt: null,
      confirmedBy: null,
    });
    await recordStep(tx, actor, row, 'withdraw', { before: { effectiveFrom: row.effectiveFrom } });
    return readLegalVersion(tx, row.id);
  });
}
