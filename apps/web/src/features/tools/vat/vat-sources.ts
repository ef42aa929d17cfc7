import { msg } from '@lingui/core/macro';
import type { Source } from '../tool.ts';

const guideline = { kind: 'words', isConfirmed: true } as const;

/** The rate of VAT. */
export const standardRateSource: Source = {
  ...guideline,
  text: msg`The standard rate of 15% has applied in Saudi Arabia since 1 July 2020.`,
};

/** The sales from which on a seller may, and must, register. */
export const thresholdSource: Source = {
  ...guideline,
  text: msg`Registration is mandatory above SAR 375,000 of taxable sales in twelve months and voluntary above SAR 187,500 (VAT General Guideline; Saudi Gazette, quoting ZATCA).`,
};

/** Who owes the VAT of sellers who are not registered, and what nobody has published. */
export const deemedSupplierSource: Source = {
  kind: 'words',
  text: msg`From 1 January 2026 an electronic marketplace is treated as the supplier of goods of a resident seller who is not registered, unless the seller contracts, invoices and sets the terms directly (VAT Implementing Regulations, Article 47(3); ZATCA guide of 25 December 2025). Who bears that VAT at noon and Amazon.sa was not found.`,
  isConfirmed: false,
};

/** The goods that are zero-rated. */
export const zeroRatedSource: Source = {
  ...guideline,
  text: msg`Zero-rated: qualifying medicines and medical equipment, qualifying investment metals, and exports (VAT General Guideline).`,
};

/** Sources differ on this: said, and marked. */
export const zeroRatedCountSource: Source = {
  kind: 'words',
  text: msg`Zero-rated sales are counted here. Public sources differ on whether they count; who sells nothing else may register but need not.`,
  isConfirmed: false,
};

/** When VAT is filed and paid. */
export const filingSource: Source = {
  ...guideline,
  text: msg`Filing: every month above SAR 40 million of taxable sales in twelve months, otherwise every quarter; return and payment by the last day of the following month (Avalara, “Saudi Arabian VAT returns”).`,
};

/** VAT on services from abroad. */
export const reverseChargeSource: Source = {
  ...guideline,
  text: msg`Services from a supplier abroad without Saudi VAT: a registered buyer accounts for it at 15% by reverse charge (Thomson Reuters, September 2021); the return has a line for it (Avalara).`,
};
