/**
 * Regenerates the font files of the app and their style sheet: `node apps/web/fonts/write-fonts.ts`. Run it after changing
 * `subsets.ts`.
 */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fontFolder, fontStyles } from './font-styles.ts';
import { makeSubsets } from './subsets.ts';

const files = await makeSubsets();
rmSync(fontFolder, { recursive: true, force: true });
mkdirSync(fontFolder, { recursive: true });
for (const { file, bytes } of files) writeFileSync(path.join(fontFolder, file), bytes);
const licence = new URL(import.meta.resolve('@fontsource/ibm-plex-sans-arabic/LICENSE'));
copyFileSync(licence, path.join(fontFolder, 'LICENSE.txt'));
for (const { file, text } of fontStyles(files)) writeFileSync(file, text);
