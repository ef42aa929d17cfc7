import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { queueMessage } from '../../messages/queries.ts';
import { account } from '../../principals/tables.ts';
import type { InvoiceRow } from '../issuing/issue-invoice.ts';

/**
 * Sends an invoice or credit note to its account by mail, in the transaction that issues it; not to one that is leaving or blocked. The
 * document itself is made when the mail is sent: no payment waits for it, or fails with it.
 */
export async function queueInvoice(tx: Transaction, row: InvoiceRow, siteOrigin: string): Promise<void> {
  const [to] = await tx
    .select()
    .from(account)
    .where(eq(account.id, row.accountId ?? 0));
  if (to?.status !== 'ACTIVE' || to.deletedAt !== null) return;
  await queueMessage(
    tx,
    siteOrigin,
    {
      template: 'invoiceIssued',
      accountId: to.id,
      email: to.email,
      firstName: to.firstName,
      language: to.language,
      number: row.number,
      isCreditNote: row.kind === 'CREDIT_NOTE',
      total: row.total,
    },
    { attachment: { name: `${row.number}.pdf`, reference: String(row.id) } },
  );
}
