import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Encoding, takesEncoding } from '../http/replies/negotiation.ts';

/** In the order they are offered; the build writes them beside a file where they are smaller. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const satisfies readonly { readonly name: Encoding; readonly ending: string }[];

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.xml': 'application/xml; charset=utf-8',
};

/** The bytes of a file as one encoding has them. */
interface EncodedFile {
  readonly bytes: Buffer;
  readonly tag: string;
}

/** A file of the built web, in every encoding of the build. Read on first request. */
export interface StaticFile {
  readonly type: string;
  /** There are several encodings: the reply depends on which of them a caller accepts. */
  readonly isEncoded: boolean;
  readonly as: (accepted: string | undefined) => EncodedFile & { readonly encoding: Encoding | undefined };
}

function staticFile(file: string, names: ReadonlySet<string>): StaticFile {
  const there = encodings.filter(({ ending }) => names.has(`${file}${ending}`));
  const read = new Map<string, EncodedFile>();
  const readOnce = (ending: string): EncodedFile => {
    const known = read.get(ending);
    if (known !== undefined) return known;
    const bytes = readFileSync(`${file}${ending}`);
    const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
    const encoded = { bytes, tag: `"${hash}"` };
    read.set(ending, encoded);
    return encoded;
  };
  return {
    type: types[path.extname(file)] ?? 'application/octet-stream',
    isEncoded: there.length > 0,
    as: (accepted = '') => {
      const encoded = there.find(({ name }) => takesEncoding(accepted, name));
      return { ...readOnce(encoded?.ending ?? ''), encoding: encoded?.name };
    },
  };
}

const isShown = (address: string): boolean => !/\/\.|\.(?:br|gz)$/.test(address);

/** The files of the built web, by path: `/assets/app.js`. Nothing else is ever read. */
export function staticFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const names = new Set(files);
  return new Map(
    files
      .map((file) => [`/${path.relative(folder, file).split(path.sep).join('/')}`, file] as const)
      .filter(([address]) => isShown(address))
      .map(([address, file]) => [address, staticFile(file, names)]),
  );
}
