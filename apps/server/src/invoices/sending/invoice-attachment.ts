import { eq } from 'drizzle-orm';
import type { FileContext } from '../../storage/files/file-context.ts';
import { findDocument } from '../document/find-document.ts';
import { invoice } from '../tables.ts';

/**
 * The document of an invoice or credit note in base64, for the mail that names it by its key.
 * @throws if there is none
 */
export async function invoiceAttachment(files: FileContext, reference: string): Promise<string> {
  const [row] = await files.db
    .select()
    .from(invoice)
    .where(eq(invoice.id, Number(reference)));
  if (row === undefined) throw new Error(`There is no invoice ${reference}`);
  return (await findDocument(files, row)).toString('base64');
}
