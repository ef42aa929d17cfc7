import path from 'node:path';
import { family, type Script, type SubsetFile, unicodeRange } from './subsets.ts';

const app = path.resolve(import.meta.dirname, '../src/app');
export const fontFolder = path.join(app, 'fonts');
const generated =
  '/* Made by apps/web/fonts/write-fonts.ts. A browser fetches only files of characters that a page shows. */\n';

const riyal = `
/* The riyal sign, which no text font has yet. It heads the list of fonts: were it waited for, all text would be. Font: SIL OFL 1.1, licence beside the file. */
@font-face {
  font-family: 'Saudi Riyal';
  src: url('/fonts/saudi-riyal.woff2') format('woff2');
  size-adjust: 114%;
  font-display: swap;
  unicode-range: U+20C1;
}
`;

/** Approximate, so that the list is short: characters that the common files also have are theirs, because those are declared later. */
const rare: Readonly<Record<Script, string>> = {
  arabic: 'U+600-6FF, U+750-77F, U+8A0-8FF, U+2010, U+FB50-FDFF, U+FE70-FEFC',
  latin: 'U+A1-FF, U+131, U+152-153, U+2BB-2DC, U+300-308, U+201A-2044, U+2122, U+2191-2193, U+2215',
};

const face = ({ file, script, weight, isCommon, characters }: SubsetFile): string => `
@font-face {
  font-family: '${family}';
  src: url('../fonts/${file}') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${isCommon ? unicodeRange(characters) : rare[script]};
}
`;

/** The style sheets that declare the files: the common subsets, and the rest, which only the app can need. */
export const fontStyles = (files: readonly SubsetFile[]): readonly { file: string; text: string }[] => {
  const faces = (isCommon: boolean): string =>
    files
      .filter((each) => each.isCommon === isCommon)
      .map(face)
      .join('');
  return [
    { file: path.join(app, 'styles/fonts.css'), text: generated + riyal + faces(true) },
    { file: path.join(app, 'styles/rare-fonts.css'), text: generated + faces(false) },
  ];
};
