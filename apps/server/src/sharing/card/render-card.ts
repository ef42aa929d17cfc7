import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cardSize } from '@saer/contract/products/sharing';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { CardDocument } from './card-document.ts';
import { openSharp } from '../../images/open-sharp.ts';
import { cardTemplate } from './card-template.ts';

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
