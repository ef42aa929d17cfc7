/** Rules of the web app. */
import { inside, isTest, type Rule } from './sources.ts';

/** The API's client, the requests that a page sends before it is there, the posts of a public form, which loads no schemas, replies that do not end, and signing out, which public pages do, too. */
const fetching = new Set(
  ['api/api', 'api/early-reply', 'session/end-session', 'api/open-stream', 'api/plain-post'].map(
    (name) => `apps/web/src/lib/${name}.ts`,
  ),
);
export const oneFetch: Rule = () =>
  inside('apps/web/src/')
    .filter(({ file, text }) => !isTest(file) && !fetching.has(file) && /\bfetch\(/.test(text))
    .map(
      ({ file }) =>
        `${file} calls fetch: the API is called through lib/api/api.ts, from a feature's queries.ts.`,
    );

const physicalClass =
  /(?<=["'`\s:])-?(ml|mr|pl|pr|left|right|border-l|border-r|rounded-l|rounded-r|text-left|float-left|float-right)(-[a-z0-9[]|(?=["'`\s]))/;
export const logicalDirections: Rule = () =>
  inside('apps/web/src/')
    .filter(({ file }) => file.endsWith('.tsx'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\}|'([^']*)')/g)]
        .map((match) => match[1] ?? match[2] ?? match[3] ?? '')
        .filter((classes) => physicalClass.test(` ${classes} `))
        .map((classes) => `${file}: "${classes}" names a physical side; use start/end so that it mirrors.`),
    );

const pickByLanguage =
  /\?(?![?.])[\s([{'"]*(?:\w+\??\.)*(\w+)(?:Ar|En)\b[^;:]*:[\s([{'"]*(?:\w+\??\.)*\1(?:Ar|En)\b/;
export const oneNameByLanguage: Rule = () =>
  [...inside('apps/web/src/'), ...inside('apps/web/prerender/')]
    .filter(({ file, text }) => !file.startsWith('apps/web/src/domain/names/') && pickByLanguage.test(text))
    .map(
      ({ file, text }) =>
        `${file}: "${pickByLanguage.exec(text)?.[0].trim()}" picks by language; use getName, getKnownName, nameColumn or getDescription from domain/names/.`,
    );

/** Lingui's locale is a whole tag, such as `ar-SA-u-ca-gregory-nu-latn`. */
const comparesLocale = /\.locale\s*[!=]==?\s*['"]/;
export const languageIsNoLocale: Rule = () =>
  inside('apps/web/src/')
    .filter(({ text }) => comparesLocale.test(text))
    .map(
      ({ file }) =>
        `${file} compares a locale with a language; use useLanguage or currentLanguage from lib/language/language.ts.`,
    );

export const oneComponentAFile: Rule = () =>
  ['features', 'domain', 'components']
    .flatMap((layer) => inside(`apps/web/src/${layer}/`))
    .filter(({ file }) => file.endsWith('.tsx') && !isTest(file))
    .filter(({ text }) => [...text.matchAll(/^export (?:default )?function [A-Z]/gm)].length > 1)
    .map(({ file }) => `${file}: one exported component a file.`);
