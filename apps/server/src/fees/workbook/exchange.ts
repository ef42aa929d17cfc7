import { Buffer } from 'node:buffer';
import { largestWorkbook } from '@saer/contract/fee-version';
import type { Language } from '@saer/i18n/locale';
import { readWorkbook, type WorkbookLimits } from '@saer/spreadsheet/read-workbook';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { problemOf } from '../../http/error-reply.ts';
import { productSubFamily } from '../../reference/tables.ts';
import { asStored } from '../content/as-stored.ts';
import { findVersion } from '../versions/find-version.ts';
import { readVersion } from './read-version.ts';
import { writeVersion } from './write-version.ts';

const limits: WorkbookLimits = { bytes: largestWorkbook, unpacked: 20 * 1024 * 1024, rows: 10_000 };

const { code, nameEn, nameAr } = productSubFamily;
const subFamilyNames = async (db: Database) =>
  new Map(
    (await db.select({ code, nameEn, nameAr }).from(productSubFamily)).map((each) => [each.code, each]),
  );

/** A fee table as a workbook to take along. */
export async function exportVersion(db: Database, id: number, language: Language) {
  const version = await findVersion(db, id);
  const file = await writeVersion(version, await subFamilyNames(db), language);
  return {
    fileName: `${version.store.code}_${version.effectiveFrom}.xlsx`,
    file: Buffer.from(file).toString('base64'),
  };
}

/** What a workbook holds, or what is wrong in it. Nothing is stored. */
export async function readVersionFile(
  db: Database,
  { id, file }: { readonly id: number; readonly file: string },
  language: Language,
) {
  const version = await findVersion(db, id);
  const read = await readWorkbook(Buffer.from(file, 'base64'), limits);
  if (!read.ok)
    throw new AppError(
      read.reason === 'tooLarge'
        ? { code: 'workbookTooLarge', field: 'file', details: { maximum: limits.rows } }
        : { code: 'notAWorkbook', field: 'file' },
    );
  const known = new Set((await subFamilyNames(db)).keys());
  const { content, faults } = readVersion(read.sheets, known, language);
  return {
    content: content === null ? null : asStored(version, content),
    problems: faults.map((fault) => problemOf(fault, language)),
  };
}
