import { longestName } from '../issuing/invoice-content.ts';

/** The values in the QR code of an invoice, phase 1 of e-invoicing. Amounts in halalas. */
export interface QrValues {
  readonly sellerName: string;
  readonly vatNumber: string;
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly total: number;
  readonly vat: number;
}

const riyals = (halalas: number): string =>
  `${Math.floor(halalas / 100)}.${String(halalas % 100).padStart(2, '0')}`;

/**
 * The base64 of an invoice's QR code: for each value its tag, its length in bytes of UTF-8, and the value.
 * Source: ZATCA, e-invoicing, phase 1, tags 1 to 5.
 * @throws {RangeError} for a value of more than 255 bytes
 */
export function qrData({ sellerName, vatNumber, issuedAt, total, vat }: QrValues): string {
  const instant = `${issuedAt.slice(0, 19)}Z`;
  const fields = [sellerName, vatNumber, instant, riyals(total), riyals(vat)].map((text, at) => {
    const value = Buffer.from(text, 'utf8');
    if (value.length > longestName) throw new RangeError(`Tag ${at + 1} has more than ${longestName} bytes`);
    return Buffer.concat([Buffer.from([at + 1, value.length]), value]);
  });
  return Buffer.concat(fields).toString('base64');
}
