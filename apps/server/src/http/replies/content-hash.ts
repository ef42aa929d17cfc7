import { createHash } from 'node:crypto';

/** Sorts the keys of objects recursively. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, canonical(each)]));
}

/** SHA-256 of a request's content in hexadecimal, independent of the order of fields. */
export const contentHash = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('hex');
