/** Draws the icons of the installed app from `apps/web/public/icon.svg`: `node scripts/write-icons.ts`. */
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const publicFolder = path.resolve(import.meta.dirname, '../apps/web/public');
const folder = path.join(publicFolder, 'icons');
const icon = readFileSync(path.join(publicFolder, 'icon.svg'), 'utf8');

/** From edge to edge, the sign within the circle that every device shows: four fifths of the width. */
const maskable = icon
  .replace(' rx="9"', '')
  .replace('<path ', '<path transform="translate(16 16) scale(.78) translate(-16 -15.3)" ');

mkdirSync(folder, { recursive: true });
for (const [name, svg, size] of [
  ['icon-192', icon, 192],
  ['icon-512', icon, 512],
  ['maskable-192', maskable, 192],
  ['maskable-512', maskable, 512],
  ['apple-touch-icon', maskable, 180],
] as const)
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, `${name}.png`));
