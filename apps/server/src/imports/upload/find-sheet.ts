import type { uploadProducts } from '@saer/contract/product-batch';
import type { FieldError } from '@saer/contract/field-error';
import type { UnreadableFile } from '@saer/spreadsheet/read/opened-file';
import { knownLayouts } from '@saer/spreadsheet/rows/known-layouts';
import type { RowTexts } from '@saer/spreadsheet/rows/product-column';
import type { TextRow } from '@saer/spreadsheet/rows/sheet-row';
import type * as z from 'zod/mini';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { UploadedFile } from '../../http/uploaded-file.ts';
import { findColumnMapping } from '../answers/column-mapping.ts';
import type { FoundLayout } from '../../file-reader/messages.ts';
import { readInProcess } from '../../file-reader/read-in-process.ts';
import { ignoredColumns, sentColumns, sentCurrencies, sentUnits } from './sent-answers.ts';

const megabyte = 1024 * 1024;

function refusal({ reason, details = {} }: UnreadableFile): FieldError {
  const { maximum } = details;
  const inMegabytes =
    reason === 'fileTooLarge' && typeof maximum === 'number'
      ? { maximum: Math.floor(maximum / megabyte) }
      : {};
  return { code: reason, field: 'file', details: { ...details, ...inMegabytes } };
}

/** The values that a caller gives for the whole file. */
const wholeFile = ({
  store,
  subFamily,
  sizeClass,
  marginRate,
  ending,
}: z.output<typeof uploadProducts.query>): RowTexts =>
  Object.fromEntries(
    Object.entries({ store, subFamily, sizeClass, marginRate, ending }).filter(
      ([, text]) => text !== undefined,
    ),
  );

export interface FoundSheet {
  readonly layout: FoundLayout;
  readonly rows: readonly TextRow[];
  /** Values for empty cells. */
  readonly defaults: RowTexts;
}

/**
 * Finds the sheet with products in an untrusted file, and its columns: as assigned before for this seller, or as recognised. Rejects
 * an invalid file with the reason.
 */
export async function findSheet(
  db: Database,
  ownerId: number,
  { bytes, name }: UploadedFile,
  answers: z.output<typeof uploadProducts.query>,
  maxRows: number,
): Promise<FoundSheet> {
  const units = sentUnits(answers.units);
  const currencies = sentCurrencies(answers.currencies);
  const read = await readInProcess({
    bytes,
    fileName: name,
    maxRows,
    findAnswers: async ({ headersKey, width }) => {
      const ignored = ignoredColumns(answers.ignored, width);
      const columns = sentColumns(answers.columns, width);
      const { mapping, ...saved } = await findColumnMapping(db, ownerId, headersKey);
      return {
        saved: mapping === null ? null : { mapping, ...saved },
        units,
        ignored,
        columns,
        currencies,
      };
    },
  });
  if (!read.ok) throw new AppError(refusal(read));
  const store = knownLayouts.find(({ code }) => code === read.layout.layout)?.store ?? null;
  return {
    layout: read.layout,
    rows: read.rows,
    defaults: { ...(store === null ? {} : { store }), ...wholeFile(answers) },
  };
}
