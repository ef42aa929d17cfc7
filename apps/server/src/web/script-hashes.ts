import { createHash } from 'node:crypto';

/** Every script element, with what its tag says and what it holds. */
const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The SHA-256 of each inline script of a page, as used in a content security policy. Data blocks are not scripts. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(scripts)]
    .filter(([, tag = '']) => !/\bsrc=/.test(tag) && !/\btype="application\//.test(tag))
    .map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
