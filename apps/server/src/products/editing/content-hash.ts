import { createHash } from 'node:crypto';

/** The same value with the keys of its objects in order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, canonical(each)]));
}

/** SHA-256, in hexadecimal, of what a key was used for: the same content, however its fields are ordered, is the same. */
export const contentHash = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('hex');
