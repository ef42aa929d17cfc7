import { createHash } from 'node:crypto';

/** Every script element, with what its tag says and what it holds. */
const scripts = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The SHA-256 of each script that a page carries inside, as a content security policy names it. Data are no script. */
export const scriptHashes = (html: string): string[] =>
  [...html.matchAll(scripts)]
    .filter(([, tag = '']) => !/\bsrc=/.test(tag) && !/\btype="application\//.test(tag))
    .map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
