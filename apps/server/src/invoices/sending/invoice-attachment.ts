import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { renderPdf } from '../document/render-pdf.ts';
import { invoice } from '../tables.ts';

/**
 * The document of an invoice or credit note in base64, for the mail that names it by its key.
 * @throws if there is none
 */
export async function invoiceAttachment(db: Database, reference: string): Promise<string> {
  const [row] = await db
    .select()
    .from(invoice)
    .where(eq(invoice.id, Number(reference)));
  if (row === undefined) throw new Error(`There is no invoice ${reference}`);
  return (await renderPdf(row)).toString('base64');
}
