/**
 * Way in which a marketplace applies the rule that makes it the supplier of a resident seller who is not registered for VAT: the store pays the VAT
 * in the price itself · the seller bears it, less arrives in the payout · not known, computed as if the store did. Source:
 * docs/PRICING.md, "Sellers who are not registered for VAT".
 */
const deemedSuppliers = ['unknown', 'storeBears', 'sellerBears'] as const;
export type DeemedSupplier = (typeof deemedSuppliers)[number];

/** The first day of that rule, `YYYY-MM-DD`: VAT Implementing Regulations, Article 47(3). */
export const deemedSupplierSince = '2026-01-01';

/** True if the VAT of a product is doubtful: its seller is not registered, and nobody knows who bears the VAT in a taxed price. */
export const isSaleVatUnknown = (
  { deemedSupplier }: { readonly deemedSupplier: DeemedSupplier | null },
  { vatRegistered, vat }: { readonly vatRegistered: boolean; readonly vat: number },
): boolean => deemedSupplier === 'unknown' && !vatRegistered && vat > 0;
