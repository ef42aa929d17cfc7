import type { FileLimits } from '../file-limits.ts';
import { textOf } from './plain-value.ts';
import { rejectTooMany } from './refuse-too-many.ts';

/** The root is the first element, and has a prefix where all of its kind have one. */
const prefixedRoot = /^\s*(?:<\?[^<>]*\?>\s*)?<([\w.-]{1,32}:)[\w.-]/;
const sampleLength = 1024;

function isAt(bytes: Uint8Array, at: number, text: Uint8Array): boolean {
  let same = 0;
  while (same < text.length && bytes[at + same] === text[same]) same += 1;
  return same === text.length;
}

/** The elements of a part without the prefix of its root, as the toolkits for .NET and SAP write one before each of them. */
export function stripPrefix(bytes: Uint8Array, limits: FileLimits): Uint8Array {
  const start = textOf(bytes, 0, sampleLength).replace(/^\uFEFF/, '');
  const name = prefixedRoot.exec(start)?.[1];
  if (name === undefined) return bytes;
  const prefix = new TextEncoder().encode(name);
  rejectTooMany(bytes, limits, prefix.length);
  const plain = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    plain[length] = bytes[at] ?? 0;
    length += 1;
    if (bytes[at] !== 60) continue;
    if (bytes[at + 1] === 47) {
      plain[length] = 47;
      length += 1;
      at += 1;
    }
    if (isAt(bytes, at + 1, prefix)) at += prefix.length;
  }
  return plain.subarray(0, length);
}
