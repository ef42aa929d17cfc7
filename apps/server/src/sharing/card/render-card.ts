import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cardSize } from '@saer/contract/products/sharing';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { CardDocument } from './card-document.ts';
import { openSharp } from '../../images/open-sharp.ts';

/** The outline of the riyal sign: the glyph of the web's font for it, since no text font has one. */
const riyal =
  'M34.717 .293l20.752 4.395q1.514 3.369 1.855 7.031l-20.703-4.443q-1.563-3.418-1.904-6.982ZM55.469 17.92q1.514 3.271 1.855 6.982l-16.162-3.418v6.592l14.307 3.027q1.465 3.271 1.855 6.982l-16.162-3.418v23.73q-3.662-2.051-6.445-5.42v-19.678l-6.445-1.367v29.688q-3.76-2.051-6.445-5.42v-25.635l-14.453-3.076q-1.563-3.516-1.904-7.031l16.357 3.516v-8.35l-17.529-3.711q-1.465-3.271-1.855-6.982l18.311 3.857q2.295 .537 3.613 2.441l3.369 4.98q.537 .781 .537 1.807v7.324l6.445 1.367v-13.232Z';

/** The same logo as the web's. */
const logo = 'M26 8.5v7.25a3 3 0 0 1-6 0V12m0 3.75a3 3 0 0 1-6 0v-.5m0 .5v3.5a4.75 4.75 0 0 1-8.9 2.3';

/**
 * The picture in Typst: 1200 × 630, like the general ones of the public pages. Names come as data (`sys.inputs`), never as part of the
 * program.
 */
export const cardTemplate = String.raw`
#let data = json(bytes(sys.inputs.card))
#let ink = rgb("#e8efeb")
#let quiet = rgb("#9fada6")
#let brand = rgb("#46c49c")
#let danger = rgb("#f48c82")
#let isArabic = data.language == "ar"
#set page(width: 1200pt, height: 630pt, margin: (x: 80pt, top: 68pt, bottom: 64pt), fill: rgb("#0e1412"))
#set text(font: ("IBM Plex Sans", "IBM Plex Sans Arabic"), fill: ink, size: 34pt, fallback: false,
  lang: data.language, dir: if isArabic { rtl } else { ltr })
#set par(leading: 0.5em)
#let svg(content) = bytes("<svg xmlns=\"http://www.w3.org/2000/svg\" " + content + "</svg>")
#let sign(color, size) = box(baseline: size * 0.09, image(svg("width=\"598\" height=\"616\" viewBox=\"0 0 59.77 61.62\"><path transform=\"matrix(1 0 0 -1 0 61.62)\" fill=\"" + color.to-hex() + "\" d=\"${riyal}\"/>"), height: size * 0.74, format: "svg"))
#let money(sum, size, color) = box(text(dir: ltr, lang: "en", size: size, weight: "semibold", fill: color, number-width: "tabular")[#sum.minus#sign(color, size)#h(0.2em)#sum.amount])
#grid(columns: (auto, 1fr), align: (start + horizon, end + horizon), column-gutter: 40pt,
  grid(columns: 2, column-gutter: 18pt, align: horizon,
    image(svg("width=\"320\" height=\"320\" viewBox=\"0 0 32 32\"><rect width=\"32\" height=\"32\" rx=\"9\" fill=\"#46c49c\"/><path d=\"${logo}\" fill=\"none\" stroke=\"#06211a\" stroke-width=\"2.6\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"), height: 56pt, format: "svg"),
    text(weight: "semibold", data.brand)),
  {
    text(size: 30pt, fill: quiet, data.fees)
    if data.toConfirm != none { linebreak(); text(size: 30pt, fill: ink, data.toConfirm) }
  })
#v(1fr)
#text(fill: quiet, size: 36pt, data.priceLabel)
#v(36pt, weak: true)
#money(data.price, if data.price.amount.len() > 10 { 104pt } else { 128pt }, ink)
#if data.profit != none {
  v(40pt, weak: true)
  grid(columns: 2, column-gutter: 26pt, align: horizon,
    text(fill: quiet, size: 36pt, data.profit.label),
    money(data.profit, 60pt, if data.profit.isLoss { danger } else { brand }))
}
#v(1fr)
#line(length: 100%, stroke: 2pt + rgb("#27312d"))
#v(24pt, weak: true)
#text(weight: "semibold", data.store)
#if data.category != none { text(fill: quiet)[ #h(0.25em)·#h(0.25em) #data.category] }
`;

const fonts = [
  '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular.ttf',
  '@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold.ttf',
] as const;

let compiler: Promise<NodeCompiler> | undefined;

/** Loaded with the first picture. */
async function openCompiler(): Promise<NodeCompiler> {
  const { NodeCompiler: Compiler } = await import('@myriaddreamin/typst-ts-node-compiler');
  const { resolve } = createRequire(import.meta.url);
  return Compiler.create({ fontArgs: [{ fontBlobs: fonts.map((each) => readFileSync(resolve(each))) }] });
}

const svgDecoder = 'VipsForeignLoadSvgBuffer';

/** Pictures that the compiler remembers parts of. */
const remembered = 2;

/** Draws a shared answer as a PNG. */
export async function renderCard(document: CardDocument): Promise<Buffer> {
  const [opened, sharp] = await Promise.all([(compiler ??= openCompiler()), openSharp()]);
  const svg = opened.plainSvg({
    mainFileContent: cardTemplate,
    inputs: { card: JSON.stringify(document) },
  });
  opened.evictCache(remembered);
  // Points of the page are pixels of the picture.
  const image = sharp(Buffer.from(svg), { density: 72 }).resize({ ...cardSize, fit: 'fill' });
  // No upload may need this decoder: it is permitted while a card of ours is drawn.
  sharp.unblock({ operation: [svgDecoder] });
  try {
    return await image.flatten({ background: '#0e1412' }).png({ compressionLevel: 9 }).toBuffer();
  } finally {
    sharp.block({ operation: [svgDecoder] });
  }
}
