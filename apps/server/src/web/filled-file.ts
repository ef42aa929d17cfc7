import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { takesEncoding, type StaticFile } from './static-files.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const tagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** A page that the server wrote, in every encoding, each with its own tag. Compressed once. */
export async function filledFile(html: string): Promise<StaticFile> {
  const bytes = Buffer.from(html);
  const encodings = [
    {
      name: 'br',
      bytes: await brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    },
    { name: 'gzip', bytes: await zip(bytes) },
  ] as const;
  const written = encodings.map((each) => ({ ...each, tag: tagOf(each.bytes) }));
  const plain = { bytes, tag: tagOf(bytes), encoding: undefined };
  return {
    type: 'text/html; charset=utf-8',
    isEncoded: true,
    as: (accepted = '') => {
      const found = written.find(({ name }) => takesEncoding(accepted, name));
      return found === undefined ? plain : { bytes: found.bytes, tag: found.tag, encoding: found.name };
    },
  };
}
