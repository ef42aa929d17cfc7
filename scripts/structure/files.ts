/** Rules for all files. */
import { readFileSync } from 'node:fs';
import { production, type Rule, sources, valueImports } from './sources.ts';

export const nothingSwitchedOff: Rule = () =>
  sources
    .filter(({ file }) => file !== 'scripts/structure/files.ts')
    .filter(({ text }) =>
      /\b(?:it|test|describe)\.(?:only|skip|todo|fixme)\b|@ts-(?:ignore|nocheck|expect-error)|oxlint-disable|eslint-disable/.test(
        text,
      ),
    )
    .map(({ file }) => `${file}: a check is switched off; fix the cause instead.`);

export const shortFiles: Rule = () => {
  const lengths = production.map(({ file, text }) => ({ file, lines: text.split('\n').length }));
  return lengths
    .filter(({ lines }) => lines > 350)
    .map(({ file, lines }) => `${file}: ${lines} lines; split it at a noun (350 at most).`);
};

export const everyModuleIsOnTheMap: Rule = () => {
  const map = readFileSync('docs/map.md', 'utf8');
  const modules = new Set(
    production
      .map(
        ({ file }) =>
          /^(?:packages\/[^/]+|apps\/[^/]+\/src\/(?:features\/)?[^/]+(?=\/)|attack|bench|e2e|scripts)/.exec(
            file,
          )?.[0] ?? '',
      )
      .filter((module) => module !== ''),
  );
  return [...modules]
    .filter((module) => !map.includes(module.replace(/^apps\/([^/]+)\/src\//, '')))
    .map((module) => `${module}: docs/map.md does not name this room.`);
};

/** Steps of reading a sheet, which `readProductSheets` takes in order. */
const readingSteps = new Set([
  'read/open-file',
  'rows/recognise/recognise-columns',
  'rows/recognise/header-row',
]);
export const oneFrontDoorToSheets: Rule = () =>
  production
    .filter(({ file }) => file.startsWith('apps/'))
    .flatMap(({ file, text }) =>
      valueImports(text, '@saer/spreadsheet/')
        .filter((specifier) => readingSteps.has(specifier.replace('@saer/spreadsheet/', '')))
        .map(
          (specifier) => `${file} imports ${specifier}: call readProductSheets, the one way to read a sheet.`,
        ),
    );
