import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, id, instant, money, rate, text } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { keyQuery, pageQuery } from '../api/list-query.ts';
import { writtenText } from '../api/written-text.ts';

/** A VAT number of Saudi Arabia: 15 digits, the first and the last a 3. */
const vatNumber = () => z.string('text').check(z.regex(/^3\d{13}3$/, 'notAVatNumber'));

/** A Saudi national address. */
export const billingAddress = z.strictObject({
  buildingNumber: z.string('text').check(z.regex(/^\d{4}$/, 'notABuildingNumber')),
  street: writtenText(100),
  district: writtenText(100),
  city: writtenText(60),
  postalCode: z.string('text').check(z.regex(/^\d{5}$/, 'notAPostalCode')),
});
export type BillingAddress = z.infer<typeof billingAddress>;

/** Who an invoice is made out to. With a VAT number it is a standard tax invoice and needs the address, else a simplified one. */
export const billingDetails = z
  .strictObject({
    /** Name of the person or the company: the QR code of an invoice has room for it in any script. */
    name: writtenText(120),
    vatNumber: z.nullable(vatNumber()),
    address: z.nullable(billingAddress),
  })
  .check(
    z.refine(({ vatNumber: number, address }) => number === null || address !== null, {
      error: 'required',
      path: ['address'],
    }),
  );
export type BillingDetails = z.infer<typeof billingDetails>;

export const invoiceKinds = ['STANDARD', 'SIMPLIFIED', 'CREDIT_NOTE'] as const;

/** An invoice or a credit note as listed; the document itself is `invoiceFile`. Amounts in halalas. */
export const invoice = z.object({
  id: id(),
  /** Without gaps, one series for invoices and one for credit notes: `INV-000001`, `CN-000001`. */
  number: text(20),
  kind: choice(invoiceKinds),
  issuedAt: instant(),
  /** With VAT. */
  total: money(),
  vat: money(),
  vatRate: rate(),
  buyerName: text(120),
  /** Reference of the order that it is for. */
  orderReference: text(40),
  /** For a credit note: the number of the invoice that it corrects. */
  corrects: z.nullable(text(20)),
  subscriptionId: z.nullable(id()),
});
export type Invoice = z.infer<typeof invoice>;

export const pageInvoices = {
  method: 'GET',
  path: '/invoice/page',
  access: 'accountOwner',
  summary: 'Invoices and credit notes, a page at a time: the own ones, for admins all',
  description:
    'Invoices and credit notes, the newest first: the own ones, for admins those of everybody. Their numbers have no gaps.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(invoice),
} as const satisfies Endpoint;

export const invoiceFile = {
  method: 'GET',
  path: '/invoice/file',
  access: 'accountOwner',
  summary: 'An invoice or credit note as a PDF in Arabic and English',
  description:
    'An invoice or credit note as a PDF in Arabic and English, with the QR code of phase 1 of e-invoicing.',
  query: keyQuery,
  body: nothing,
  reply: nothing,
  repliesWith: ['application/pdf'],
} as const satisfies Endpoint;

export const billingEndpoints: readonly DescribedEndpoint[] = [pageInvoices, invoiceFile];
