import { and, eq, isNull } from 'drizzle-orm';
import { type FileContext, addFile, saveBytes } from '../../storage/files/save-file.ts';
import { readFile } from '../../storage/reading/read-parts.ts';
import type { InvoiceRow } from '../issuing/issue-invoice.ts';
import { invoice } from '../tables.ts';
import { renderPdf } from './render-pdf.ts';

const read = (files: FileContext, fileId: string) => readFile(files, { bucketId: 'invoices', fileId });

/** Another process drew the document first: theirs is the document. */
class DrawnAlready extends Error {
  override readonly name = 'DrawnAlready';
}

/** Makes a drawn document that of its invoice, unless it has one. */
const keepDocument = (
  files: FileContext,
  { id, accountId, number }: InvoiceRow,
  pdf: Buffer,
): Promise<unknown> =>
  saveBytes(files, pdf, (written) =>
    files.db.transaction(async (tx) => {
      const named = { bucketId: 'invoices', ownerId: accountId, name: `${number}.pdf` } as const;
      const { fileId } = await addFile(tx, files, { ...named, mediaType: 'application/pdf' }, written);
      const kept = await tx
        .update(invoice)
        .set({ fileId })
        .where(and(eq(invoice.id, id), isNull(invoice.fileId)))
        .returning({ id: invoice.id });
      if (kept.length === 0) throw new DrawnAlready();
    }),
  );

/** The document of an invoice or credit note: drawn once, and the same bytes ever after. */
export async function findDocument(files: FileContext, row: InvoiceRow): Promise<Buffer> {
  if (row.fileId !== null) return read(files, row.fileId);
  const pdf = await renderPdf(row);
  try {
    await keepDocument(files, row, pdf);
    return pdf;
  } catch (error) {
    if (!(error instanceof DrawnAlready)) throw error;
  }
  const [drawn] = await files.db
    .select({ fileId: invoice.fileId })
    .from(invoice)
    .where(eq(invoice.id, row.id));
  return read(files, drawn?.fileId ?? '');
}
