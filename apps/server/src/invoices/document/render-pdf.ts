import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { InvoiceRow } from '../issuing/issue-invoice.ts';
import { invoiceDocument } from './invoice-document.ts';
import { invoiceTemplate } from './invoice-template.ts';

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
