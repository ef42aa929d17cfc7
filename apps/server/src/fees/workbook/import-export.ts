import { Buffer } from 'node:buffer';
import {
  type AskedRate,
  type FeeVersion,
  maxWorkbookBytes,
  type readWorkbook,
} from '@saer/contract/publishing/fee-version';
import type { Language } from '@saer/i18n/locale';
import { type FileLimits, fileLimits } from '@saer/spreadsheet/read/file-limits';
import type { FileRefusal } from '@saer/spreadsheet/read/opened-file';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { listFieldErrors } from '../../http/replies/error-reply.ts';
import { productSubFamily } from '../../lists/tables.ts';
import { askReader } from '../../file-reader/ask-reader.ts';
import type { FoundFeeTable } from '../../file-reader/messages.ts';
import { previewContent } from '../content/preview-content.ts';
import { findVersion } from '../versions/find-version.ts';

const limits: FileLimits = {
  ...fileLimits,
  bytes: maxWorkbookBytes,
  unpacked: 20 * 1024 * 1024,
  rows: 10_000,
  // The first file also loads the messages of both languages.
  milliseconds: 20_000,
};
const tooLarge: ReadonlySet<FileRefusal> = new Set(['fileTooLarge', 'tooManyCells', 'tookTooLong']);

const { code, nameEn, nameAr } = productSubFamily;
const subFamilyNames = async (db: Database) =>
  new Map(
    (await db.select({ code, nameEn, nameAr }).from(productSubFamily)).map((each) => [each.code, each]),
  );

/** Exports a fee table as a workbook. */
export async function exportVersion(db: Database, id: number, language: Language) {
  const version = await findVersion(db, id);
  const { writeVersion } = await import('./write-version.ts');
  const file = await writeVersion(version, await subFamilyNames(db), language);
  return {
    fileName: `${version.store.code}_${version.effectiveFrom}.xlsx`,
    file: Buffer.from(file).toString('base64'),
  };
}

type Sent = z.output<typeof readWorkbook.body>;

/** The rate that a fee table has where a workbook has another. */
const rateIn = ({ rates, feeVat }: FeeVersion, { subFamily, field }: AskedRate): number | null | undefined =>
  field === 'feeVat' ? feeVat : rates.find((rate) => rate.subFamily === subFamily)?.[field];

/** Reads a workbook's content, or its errors, without saving anything. */
export async function readVersionFile(db: Database, { id, file, shares = [] }: Sent, language: Language) {
  const version = await findVersion(db, id);
  const subFamilies = new Set((await subFamilyNames(db)).keys());
  const read = await askReader<FoundFeeTable>(
    {
      bytes: Buffer.from(file, 'base64'),
      limits,
      about: { fileName: '', feeTable: { subFamilies, language, shares: new Set(shares) } },
    },
    (reply) => (reply.reply === 'feeTable' ? reply.found : undefined),
  );
  if ('ok' in read)
    throw new AppError(
      tooLarge.has(read.reason)
        ? { code: 'workbookTooLarge', field: 'file', details: { maximum: limits.rows } }
        : { code: 'notAWorkbook', field: 'file' },
    );
  const { content, fieldErrors, count, asked } = read;
  return {
    content: content === null ? null : previewContent(version, content),
    ...listFieldErrors(fieldErrors, language, { count }),
    asked: content === null ? [] : asked.filter((each) => each.rate !== rateIn(version, each)),
  };
}
