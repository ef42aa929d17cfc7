/** File names and the words of exported names. */
import path from 'node:path';
import { type Rule, sources } from './sources.ts';

export const namesThingsWell: Rule = () =>
  sources.flatMap(({ file }) => {
    const name = path.posix.basename(file);
    if (/^(utils?|helpers?|misc|types|constants|common|index)\./.test(name)) {
      return [`${file}: a thing lives with what uses it; name the file for the thing.`];
    }
    const plain = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|spec|config))?\.(ts|tsx|mjs)$/.test(name);
    return plain ? [] : [`${file}: file names are kebab-case.`];
  });
