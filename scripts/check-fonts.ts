/** Compares the font files with their sources, and checks that every character of the app is in a font. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import fontverter from 'fontverter';
import { fontFolder, fontStyles } from '../apps/web/fonts/font-styles.ts';
import { charactersOf } from '../apps/web/fonts/sfnt.ts';
import { common, makeSubsets, scripts } from '../apps/web/fonts/subsets.ts';

const subsets = await makeSubsets();
const problems: string[] = [];

const hint = 'run node apps/web/fonts/write-fonts.ts';
for (const { file, text } of fontStyles(subsets))
  if (readFileSync(file, 'utf8') !== text) problems.push(`${file} is another: ${hint}`);
for (const { file, bytes, characters } of subsets) {
  const stored = readFileSync(path.join(fontFolder, file));
  if (!stored.equals(bytes)) problems.push(`${file} is not what it is made from: ${hint}`);
  const has = charactersOf(await fontverter.convert(stored, 'sfnt'));
  const without = [...characters].filter((code) => !has.has(code));
  if (without.length > 0)
    problems.push(`${file} lacks ${without.map((code) => code.toString(16)).join(' ')}`);
}

/** The common subset of a script has everything from the original except the characters listed here. */
for (const script of scripts) {
  const has = subsets.find((each) => each.script === script && each.isCommon)?.characters ?? new Set();
  const without = [...common[script]].filter((code) => !has.has(code));
  if (without.length > 0)
    problems.push(`No font has ${without.map((code) => `U+${code.toString(16)}`).join(' ')} of ${script}`);
}

/** Characters that are not drawn: direction marks, joiners. The riyal sign has its own font. */
const undrawn = /[\u200c-\u200f\u2066-\u2069\u20c1]/u;
const commonCharacters = new Set(
  subsets.filter(({ isCommon }) => isCommon).flatMap(({ characters }) => [...characters]),
);
for (const file of globSync('packages/i18n/locales/*/*.po')) {
  const texts = [...readFileSync(file, 'utf8').matchAll(/^(?:msgstr |msgid )?"(.*)"$/gm)].map(
    (line) => line[1],
  );
  const lost = new Set(
    Array.from(texts.join('')).filter(
      (each) => !undrawn.test(each) && !commonCharacters.has(each.codePointAt(0) ?? 0),
    ),
  );
  if (lost.size > 0) problems.push(`${file} says ${[...lost].join(' ')}, which the common fonts do not have`);
}

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
