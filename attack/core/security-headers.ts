import type { HttpReply } from './http-client.ts';

/** Headers of every reply, and what each must contain. */
export const headersOfAll: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /default-src '(?:self|none)'/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /^same-origin$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
};

/** The headers of a page, which may load and run things. */
export const headersOfPages: Readonly<Record<string, RegExp>> = {
  ...headersOfAll,
  'content-security-policy': /default-src 'self'.*object-src 'none'.*frame-ancestors 'none'/,
};

/** The names of headers that a reply lacks, or that say something else. */
export const wrongHeaders = ({ headers }: HttpReply, wanted: Readonly<Record<string, RegExp>>) =>
  Object.entries(wanted).flatMap(([name, value]) => (value.test(String(headers[name] ?? '')) ? [] : [name]));
