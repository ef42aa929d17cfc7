import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { BillingAddress } from '@saer/contract/account/billing';
import { riyadhDay } from '@saer/i18n/format-date';
import { formatAmount } from '@saer/i18n/format-money';
import { renderSVG } from 'uqr';
import type { InvoiceRow } from '../issuing/issue-invoice.ts';
import { invoiceWords as words, titles } from './invoice-words.ts';
import { longestName } from '../issuing/invoice-content.ts';

/** The values in the QR code of an invoice, phase 1 of e-invoicing. Amounts in halalas. */
interface QrValues {
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
function invoiceDocument(row: InvoiceRow) {
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

/**
 * The page of an invoice in Typst. What people wrote comes as data (`sys.inputs`), never as part of the program. Amiri writes lam-alef
 * as two glyphs and is set without ligatures, so that the text can be copied and searched as it was written.
 */
const invoiceTemplate = String.raw`
#let data = json(bytes(sys.inputs.invoice))
#set document(title: data.number, author: data.sellerName)
#set page(paper: "a4", margin: (x: 18mm, y: 16mm), footer: align(center, text(size: 8pt, fill: luma(90))[
  #data.number #h(4pt) · #h(4pt) #context counter(page).display("1 / 1", both: true)
]))
#set text(font: ("IBM Plex Sans", "Amiri"), size: 9.5pt, fill: rgb("#1b1b1b"), fallback: false)
#set par(leading: 0.6em)
#let accent = rgb("#0f6b4f")
#let quiet = luma(80)
#let edge = luma(205)
#let ar(body, ..more) = text(lang: "ar", dir: rtl, font: ("Amiri", "IBM Plex Sans"), size: 1.12em, kerning: false, features: ("calt": 0, "liga": 0, "dlig": 0), ..more, body)
#let en(body, ..more) = text(lang: "en", dir: ltr, ..more, body)
#let code(body) = text(dir: ltr, lang: "en", number-width: "tabular", body)
#let own(body) = if body.contains(regex("\p{Arabic}")) { align(right, ar(body)) } else { align(left, en(body)) }

#if data.isSample {
  block(width: 100%, fill: rgb("#fdecea"), stroke: 0.6pt + rgb("#c0392b"), inset: 7pt, radius: 3pt,
    grid(columns: (1fr, 1fr), align: (left, right), en(data.labels.sample.en, weight: "semibold"), ar(data.labels.sample.ar, weight: "bold")))
  v(2mm)
}
#grid(columns: (1fr, auto), align: (left + top, right + top),
  [
    #text(size: 17pt, weight: "semibold", fill: accent, en(data.title.en))
    #v(-6pt)
    #text(size: 17pt, ar(data.title.ar, weight: "bold", fill: accent))
  ],
  image(bytes(data.qr), width: 32mm, format: "svg"),
)
#v(2mm)
#line(length: 100%, stroke: 0.8pt + accent)
#v(1mm)
#grid(columns: (1fr, auto, 1fr), align: (left, center, right), row-gutter: 6pt,
  ..data.facts.map(f => (en(f.label.en, fill: quiet), code(f.value), ar(f.label.ar, fill: quiet))).flatten())
#v(3mm)
#let party(label, lines, codes) = block(width: 100%, inset: 9pt, radius: 3pt, stroke: 0.6pt + edge)[
  #grid(columns: (1fr, 1fr), align: (left, right), en(label.en, fill: quiet, size: 8.5pt), ar(label.ar, fill: quiet))
  #for each in lines { block(width: 100%, above: 6pt, below: 6pt, own(each)) }
  #for each in codes { block(width: 100%, above: 6pt, below: 6pt, grid(columns: (1fr, auto, 1fr), align: (left, center, right),
    en(each.label.en, fill: quiet, size: 8.5pt), code(each.value), ar(each.label.ar, fill: quiet))) }
]
#grid(columns: (1fr, 1fr), column-gutter: 6mm,
  party(data.labels.seller, data.sellerLines, data.sellerCodes),
  party(data.labels.buyer, data.buyerLines, data.buyerCodes))
#v(4mm)
#let head(label, side) = align(side)[#en(label.en, size: 8pt, weight: "semibold") \ #ar(label.ar, size: 9.5pt)]
#table(columns: (1fr, auto, auto, auto, auto, auto), align: (left, right, right, right, right, right), inset: (x: 6pt, y: 6pt),
  stroke: (x, y) => (bottom: 0.6pt + edge), fill: (x, y) => if y == 0 { rgb("#eef5f2") },
  table.header(..data.columns.enumerate().map(((i, c)) => head(c, if i == 0 { left } else { right }))),
  ..data.lines.map(l => ([#own(l.descriptionEn) #v(-4pt) #own(l.descriptionAr)], ..l.values.map(code))).flatten())
#v(2mm)
#align(right, block(width: 110mm, grid(columns: (1fr, auto, 1fr), align: (left, right, right), row-gutter: 7pt, inset: (x: 2pt),
  ..data.totals.map(t => (
    en(t.label.en, weight: if t.strong { "semibold" } else { "regular" }),
    text(weight: if t.strong { "semibold" } else { "regular" }, code(t.value)),
    ar(t.label.ar, weight: if t.strong { "bold" } else { "regular" }),
  )).flatten())))
#v(1fr)
#for each in data.notes { grid(columns: (1fr, 1fr), align: (left, right), en(each.en, size: 8.5pt, fill: quiet), ar(each.ar, fill: quiet)) }
`;

const fonts = [
  '@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf',
  '@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf',
  '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
] as const;

let compiler: Promise<NodeCompiler> | undefined;

/** Loaded with the first invoice: most servers never write one in their first minutes. */
async function openCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const { resolve } = createRequire(import.meta.url);
  return Compiler.create({ fontArgs: [{ fontBlobs: fonts.map((each) => readFileSync(resolve(each))) }] });
}

/** Documents that the compiler remembers parts of. */
const remembered = 10;

/** An invoice or credit note as a PDF of A4 pages, in Arabic and English. */
export async function renderPdf(row: InvoiceRow): Promise<Buffer> {
  const opened = await (compiler ??= openCompiler());
  const invoice = JSON.stringify(invoiceDocument(row));
  const pdf = opened.pdf({ mainFileContent: invoiceTemplate, inputs: { invoice } });
  opened.evictCache(remembered);
  return pdf;
}
