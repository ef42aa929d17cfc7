/** The subsets of the text font: characters that nearly every page of a script displays, and the rare ones. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fontverter from 'fontverter';
import subsetFont from 'subset-font';
import { charactersOf, namesOf, renamed } from './sfnt.ts';

/** The licence reserves the name of the original for unchanged files: these are others. */
export const family = 'Saer Sans';

export const weights = [
  { weight: 400, style: 'Regular' },
  { weight: 500, style: 'Medium' },
  { weight: 600, style: 'SemiBold' },
] as const;

export const scripts = ['arabic', 'latin'] as const;
export type Script = (typeof scripts)[number];

const between = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);
const of = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);
const isText = (code: number): boolean => code >= 0x20;
const hex = (code: number): string => code.toString(16).toUpperCase();

/** Characters on nearly every page of a script, and those that people type in it. */
export const common: Readonly<Record<Script, ReadonlySet<number>>> = {
  arabic: new Set([
    // Letters, the long stroke, the marks of vowels.
    ...between(0x6_21, 0x6_3a),
    ...between(0x6_40, 0x6_52),
    0x6_70,
    // Letters of words borrowed from other languages.
    ...of('پچڤگ'),
    // Digits with their signs, punctuation.
    ...between(0x6_60, 0x6_6c),
    ...of('،؛؟'),
  ]),
  latin: new Set([...between(0x20, 0x7e), ...of('\u00a0«»·×÷²³½±°©®–—‘’“”•…−€£')]),
};

/** The original's features that text needs by default, and tabular figures. */
const features = [
  'calt',
  'ccmp',
  'fina',
  'init',
  'isol',
  'kern',
  'liga',
  'locl',
  'mark',
  'medi',
  'mkmk',
  'rlig',
  'tnum',
];

const require = createRequire(import.meta.url);
const original = (script: Script, weight: number): Buffer =>
  readFileSync(
    require.resolve(
      `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-${script}-${weight}-normal.woff2`,
    ),
  );

/** Notices required by the licence, and our own name. */
function namesFor(font: Buffer, style: string): ReadonlyMap<number, string> {
  const was = namesOf(font);
  const full = `${family} ${style}`;
  const version = was.get(5) ?? '';
  return new Map([
    [0, was.get(0) ?? ''],
    [1, full],
    [2, 'Regular'],
    [3, `${version};${full}`],
    [4, full],
    [5, version],
    [6, full.replaceAll(' ', '')],
    [13, 'This Font Software is licensed under the SIL Open Font License, Version 1.1.'],
    [14, 'https://openfontlicense.org'],
  ]);
}

export interface SubsetFile {
  readonly file: string;
  readonly script: Script;
  readonly weight: number;
  readonly isCommon: boolean;
  readonly characters: ReadonlySet<number>;
  readonly bytes: Buffer;
}

async function subset(font: Buffer, characters: readonly number[], style: string): Promise<Buffer> {
  const text = String.fromCodePoint(...characters);
  const reduced = await subsetFont(font, text, {
    targetFormat: 'sfnt',
    keepFeatures: features,
    noHinting: true,
  });
  return fontverter.convert(renamed(reduced, namesFor(reduced, style)), 'woff2');
}

/** Every file, from the originals; always the same bytes. One after the other: the library has one memory. */
export async function makeSubsets(): Promise<readonly SubsetFile[]> {
  const files: SubsetFile[] = [];
  for (const script of scripts) {
    for (const { weight, style } of weights) {
      const font = original(script, weight);
      const all = [...charactersOf(await fontverter.convert(font, 'sfnt'))].filter(isText);
      for (const isCommon of [true, false]) {
        const characters = all.filter(
          (code) => common[script].has(code) === isCommon && (script === 'latin' || !common.latin.has(code)),
        );
        files.push({
          file: `saer-sans-${script}${isCommon ? '' : '-more'}-${weight}.woff2`,
          script,
          weight,
          isCommon,
          characters: new Set(characters),
          bytes: await subset(font, characters, style),
        });
      }
    }
  }
  return files;
}

/** `U+600-61F, U+640`: for a style sheet. */
export function unicodeRange(characters: Iterable<number>): string {
  const runs: { first: number; last: number }[] = [];
  for (const code of [...characters].toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.last === code - 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  return runs.map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}
