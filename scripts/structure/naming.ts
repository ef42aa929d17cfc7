/** File names and the words of exported names. */
import path from 'node:path';
import { privateWords } from './private-words.ts';
import { type Rule, type Source, sources } from './sources.ts';

export const namesThingsWell: Rule = () =>
  sources.flatMap(({ file }) => {
    const name = path.posix.basename(file);
    if (/^(utils?|helpers?|misc|types|constants|common|index)\./.test(name)) {
      return [`${file}: a thing lives with what uses it; name the file for the thing.`];
    }
    const plain = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|config))?\.(ts|tsx|mjs)$/.test(name);
    return plain ? [] : [`${file}: file names are kebab-case.`];
  });

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

const exportedNames = ({ text }: Source): readonly string[] =>
  [
    ...text.matchAll(
      /^export (?:default )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm,
    ),
  ].map((match) => match[1] ?? '');

/** Names in which such a word is the standard term: spreadsheets name their columns by letters. */
const accurate = new Set(['columns-by-letter', 'columnsByLetter', 'withLetters']);

/** A name that needs our glossary to be understood is the wrong name. */
export const speaksStandardTerms: Rule = () =>
  sources.flatMap((source) => {
    const fileName = path.posix.basename(source.file).replace(/\.[a-z]+$/, '');
    const folders = path.posix.dirname(source.file).split('/');
    return [...new Set([...folders, fileName, ...exportedNames(source)])]
      .filter((name) => !accurate.has(name))
      .flatMap((name) =>
        wordsOf(name)
          .filter((word) => Object.hasOwn(privateWords, word))
          .map((word) => `${source.file}: ${name}: say ${privateWords[word] ?? ''} instead of "${word}".`),
      );
  });
