/**
 * A message with an explicit id keeps that id when its English changes, so nothing would reveal an Arabic text that still translates
 * the old English. Its Arabic entry therefore quotes the English it was translated from in a comment: `# English: …`.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';

const label = 'English: ';
const explicitId = 'js-lingui-explicit-id';

/** A comment is a single line. */
const oneLine = (text: string) => text.replaceAll('\n', String.raw`\n`);

const catalogs = () =>
  globSync('packages/i18n/locales/ar/*.po').map((file) => {
    const english = parsePo(readFileSync(file.replace(/([\\/])ar([\\/])/, '$1en$2'), 'utf8'));
    return {
      file,
      arabic: parsePo(readFileSync(file, 'utf8')),
      englishOf: new Map(english.items.map(({ msgid, msgstr }) => [msgid, oneLine(msgstr.join(''))])),
    };
  });

/** Errors for Arabic texts whose English has changed since they were translated. */
export const outdatedTranslations = (): readonly string[] =>
  catalogs().flatMap(({ file, arabic, englishOf }) =>
    arabic.items.flatMap(({ msgid, comments, extractedComments }) => {
      if (!extractedComments.includes(explicitId)) return [];
      const translatedFrom = comments.find((each) => each.startsWith(label))?.slice(label.length);
      const english = englishOf.get(msgid) ?? '';
      if (translatedFrom === english) return [];
      return [
        translatedFrom === undefined
          ? `${file}: ${msgid} does not say which English it was translated from: npm run messages`
          : `${file}: the English of ${msgid} has changed. Read its Arabic again, then write into its comment: # ${label}${english}`,
      ];
    }),
  );

/** Writes the English into the comments of new entries; an entry that quotes another English is left for its translator. */
export function nameEnglish(): void {
  for (const { file, arabic, englishOf } of catalogs()) {
    const unnamed = new Set(
      arabic.items
        .filter(({ comments, extractedComments }) => {
          const isNamed = comments.some((each) => each.startsWith(label));
          return extractedComments.includes(explicitId) && !isNamed;
        })
        .map(({ msgid }) => `msgid ${JSON.stringify(msgid)}`),
    );
    const entries = readFileSync(file, 'utf8').split('\n\n');
    const named = entries.map((entry) => {
      const line = entry.split('\n').find((each) => each.startsWith('msgid '));
      if (line === undefined || !unnamed.has(line)) return entry;
      const id: unknown = JSON.parse(line.slice('msgid '.length));
      return `# ${label}${englishOf.get(String(id)) ?? ''}\n${entry}`;
    });
    writeFileSync(file, named.join('\n\n'));
  }
}
