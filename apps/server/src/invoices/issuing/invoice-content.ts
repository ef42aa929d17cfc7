import type { BillingAddress, BillingDetails } from '@saer/contract/account/billing';

/** The issuer of invoices: names as registered, in both languages. */
export interface InvoiceSeller {
  readonly nameEn: string;
  readonly nameAr: string;
  readonly vatNumber: string;
  /** The commercial registration; null if there is none. */
  readonly registration: string | null;
  /** In English. */
  readonly address: BillingAddress;
  /** The same in Arabic; absent on documents issued before there was one. */
  readonly addressAr?: Pick<BillingAddress, 'street' | 'district' | 'city'>;
  /** Made-up data for development: every document says so. */
  readonly isSample: boolean;
}

/** The content of a document as it was when it was issued. Amounts in halalas. */
export interface InvoiceContent {
  readonly seller: InvoiceSeller;
  readonly buyer: BillingDetails;
  readonly descriptionEn: string;
  readonly descriptionAr: string;
  /** The number of the invoice that a credit note corrects. */
  readonly corrects: string | null;
  /** The note of a credit note: what the admin wrote about the refund. Not on the document: it is among admins. */
  readonly reason: string | null;
  readonly card: string | null;
}

/** The longest name that the QR code of an invoice has room for, in bytes of UTF-8. */
export const longestName = 255;
