/**
 * Arabic has six plural forms, and a plural that lacks one says something wrong for some number. Percentages within Arabic are
 * isolated (U+2066 … U+2069), or the sign moves to the other side of its number. One English text has one Arabic text.
 */
import { globSync, readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';

const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** The names of the options that begin behind an argument's comma, up to its closing bracket. */
function optionNames(text: string, start: number): ReadonlySet<string> {
  const names = new Set<string>();
  let depth = 0;
  let name = '';
  for (const character of text.slice(start)) {
    if (character === '}' && depth === 0) break;
    if (character === '}') depth -= 1;
    if (character === '{') {
      if (depth === 0) names.add(name.trim());
      depth += 1;
    }
    name = depth === 0 && character !== '}' ? name + character : '';
  }
  return names;
}

/** The plural forms that the plurals of a message lack. */
export const missingForms = (text: string): readonly string[] =>
  [...text.matchAll(/\{\w+, plural,/g)].flatMap((match) => {
    const names = optionNames(text, match.index + match[0].length);
    return forms.filter((form) => !names.has(form));
  });

const isolated = /\u2066[^\u2069]*\u2069/g;

/** Percentages beside Arabic words that are not isolated. */
export const bareNumbers = (text: string): readonly string[] =>
  /\p{sc=Arab}/u.test(text)
    ? [...text.replaceAll(isolated, '').matchAll(/\d[\d.,]*%/g)].map(([found]) => found)
    : [];

/** The messages that have different texts, each with its texts; catalogs are one in the browser, where the last one loaded wins. */
export function differing(
  items: readonly { readonly msgid: string; readonly msgctxt?: string | null; readonly text: string }[],
): readonly string[] {
  const byMessage = Map.groupBy(items, ({ msgid, msgctxt }) => `${msgctxt ?? ''}\u0004${msgid}`);
  return [...byMessage.values()].flatMap((same) => {
    const texts = new Set(same.map(({ text }) => text));
    const [first] = same;
    return first === undefined || texts.size < 2 ? [] : [`“${first.msgid}” is ${[...texts].join(' / ')}`];
  });
}

const differingArabic = (): readonly string[] =>
  differing(
    globSync('packages/i18n/locales/ar/*.po').flatMap((file) =>
      parsePo(readFileSync(file, 'utf8')).items.map(({ msgid, msgctxt, msgstr }) => ({
        msgid,
        msgctxt,
        text: msgstr.join(''),
      })),
    ),
  ).map((each) => `packages/i18n/locales/ar: ${each}: choose one, or say it with a context`);

/** Complaints about the Arabic messages of every catalog. */
export const malformedArabic = (): readonly string[] => [
  ...differingArabic(),
  ...globSync('packages/i18n/locales/ar/*.po').flatMap((file) =>
    parsePo(readFileSync(file, 'utf8')).items.flatMap(({ msgid, msgstr }) => {
      const text = msgstr.join('');
      const [missing, bare] = [missingForms(text), bareNumbers(text)];
      return [
        ...(missing.length > 0 ? [`${file}: a plural of “${msgid}” lacks ${missing.join(', ')}`] : []),
        ...(bare.length > 0
          ? [`${file}: “${msgid}” has ${bare.join(', ')} not isolated: put it between U+2066 and U+2069`]
          : []),
      ];
    }),
  ),
];
