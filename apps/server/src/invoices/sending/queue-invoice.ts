import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { toRecipient } from '../../messages/templates/message.ts';
import { notify } from '../../notifications/sending/notify.ts';
import { account } from '../../principals/tables.ts';
import type { InvoiceRow } from '../issuing/issue-invoice.ts';
import type { FileContext } from '../../storage/files/save-file.ts';
import { findDocument } from '../document/find-document.ts';
import { invoice } from '../tables.ts';

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
  const { number, total } = row;
  const facts = { number, isCreditNote: row.kind === 'CREDIT_NOTE', total };
  await notify(tx, siteOrigin, [
    {
      accountId: to.id,
      event: { kind: 'invoiceIssued', data: facts },
      messages: [
        [
          { template: 'invoiceIssued', ...toRecipient(to), ...facts },
          { attachment: { name: `${number}.pdf`, reference: String(row.id) } },
        ],
      ],
    },
  ]);
}

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
