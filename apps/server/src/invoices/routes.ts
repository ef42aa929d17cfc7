import { Readable } from 'node:stream';
import { invoiceFile, pageInvoices } from '@saer/contract/account/billing';
import type { FastifyInstance } from 'fastify';
import type { FileContext } from '../storage/files/save-file.ts';
import { mountDownload } from '../http/mounting/mount-download.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import type { Principal } from '../http/requests/caller.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { findDocument } from './document/find-document.ts';
import { findInvoicePage, readInvoice } from './queries.ts';

const toReader = ({ accountId, role }: Principal) => ({
  accountId,
  isAdmin: role === 'ADMIN' || role === 'SUPER_ADMIN',
});

export function invoiceRoutes(app: FastifyInstance, files: FileContext): void {
  const { db } = files;
  mountGuarded(app, pageInvoices, ({ query }, { principal }) =>
    findInvoicePage(db, toReader(principal), decodeFilter(query.filter)),
  );
  mountDownload(app, invoiceFile, async ({ query }, { principal }) => {
    const row = await readInvoice(db, toReader(principal), query.id);
    const pdf = await findDocument(files, row);
    return {
      mediaType: 'application/pdf',
      name: `${row.number}.pdf`,
      headers: { 'content-length': String(pdf.length) },
      content: Readable.from([pdf]),
      isGzipped: false,
    };
  });
}
