import type { BillingAddress } from '@saer/contract/billing';
import { riyadhDay } from '@saer/i18n/format-date';
import { formatAmount } from '@saer/i18n/format-money';
import { renderSVG } from 'uqr';
import type { InvoiceRow } from '../issuing/issue-invoice.ts';
import { invoiceWords as words, titles } from './invoice-words.ts';
import { qrData } from './qr-data.ts';

/** An address in two lines, with the comma of the language that it is written in. */
function addressLines(address: BillingAddress | null): readonly string[] {
  if (address === null) return [];
  const { buildingNumber, street, district, city, postalCode } = address;
  const comma = /\p{Script=Arabic}/u.test(district) ? '،' : ',';
  return [`${buildingNumber} ${street}`, `${district}${comma} ${city} ${postalCode}`];
}

/** Riyadh is three hours before UTC all year. */
const riyadhTime = (instant: string): string =>
  new Date(Date.parse(instant) + 3 * 60 * 60 * 1_000).toISOString().slice(0, 16).replace('T', ' ');

const day = (instant: string): string => riyadhDay(new Date(instant));

const percent = (basisPoints: number): string => `${basisPoints / 100} %`;

const fact = (label: { readonly en: string; readonly ar: string }, value: string | null) =>
  value === null ? [] : [{ label, value }];

/** An invoice as the data of its page. Amounts of a credit note are those given back. */
export function invoiceDocument(row: InvoiceRow) {
  const { kind, number, issuedAt, supplyFrom, supplyTo, orderReference, total, vat, vatRate, content } = row;
  const { seller, buyer, corrects, descriptionEn, descriptionAr, card } = content;
  const before = formatAmount(total - vat);
  const qr = qrData({ sellerName: seller.nameAr, vatNumber: seller.vatNumber, issuedAt, total, vat });
  const isCreditNote = kind === 'CREDIT_NOTE';
  const paid = isCreditNote ? words.refunded : words.paid;
  const withCard = card === null ? '' : ` ${card}`;
  return {
    number,
    title: titles[kind],
    isSample: row.isSample,
    sellerName: seller.nameEn,
    qr: [...Buffer.from(renderSVG(qr, { border: 0, ecc: 'M' }))],
    facts: [
      ...fact(words.number, number),
      ...fact(words.issued, riyadhTime(issuedAt)),
      ...fact(words.supply, `${day(supplyFrom)} – ${day(supplyTo)}`),
      ...fact(words.order, orderReference),
      ...fact(words.corrects, corrects),
    ],
    labels: { seller: words.seller, buyer: words.buyer, sample: words.sample },
    sellerLines: [
      seller.nameEn,
      ...addressLines(seller.address),
      seller.nameAr,
      ...addressLines(seller.addressAr === undefined ? null : { ...seller.address, ...seller.addressAr }),
    ],
    sellerCodes: [
      ...fact(words.vatNumber, seller.vatNumber),
      ...fact(words.registration, seller.registration),
    ],
    buyerLines: [buyer.name, ...addressLines(buyer.address)],
    buyerCodes: fact(words.vatNumber, buyer.vatNumber),
    columns: [words.description, words.quantity, words.unitPrice, words.rate, words.vat, words.total],
    lines: [
      {
        descriptionEn,
        descriptionAr,
        values: ['1', before, percent(vatRate), formatAmount(vat), formatAmount(total)],
      },
    ],
    totals: [
      { label: words.totalBefore, value: before, strong: false },
      { label: words.totalVat, value: formatAmount(vat), strong: false },
      { label: words.totalWith, value: formatAmount(total), strong: true },
    ],
    // The law wants a reason on credit notes. The note of the refund is among admins: the customer reads this one.
    notes: [...(isCreditNote ? [words.reason] : []), { en: `${paid.en}${withCard}`, ar: paid.ar }],
  };
}
