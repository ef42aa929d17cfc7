import { Buffer } from 'node:buffer';
import { partBytes } from '@saer/contract/site/file';
import { formWith } from '../../products/testing/send-picture.ts';
import type { Person } from '../../testing/accounts.ts';
import type { Answer, TestApp } from '../../testing/test-app.ts';

interface SentAs {
  readonly name?: string;
  readonly range?: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** Sends a form with one file to an address of uploads. */
export async function sendFile(
  { app }: Pick<TestApp, 'app'>,
  by: Pick<Person, 'headers'>,
  kind: string,
  bytes: Uint8Array,
  { name = 'terms.pdf', range, query = {} }: SentAs = {},
): Promise<Answer> {
  const { headers, payload } = await formWith(bytes, { name, type: 'application/pdf' });
  const search = new URLSearchParams(query).toString();
  const { statusCode, body, ...reply } = await app.inject({
    method: 'POST',
    url: `/v1/upload/${kind}${search === '' ? '' : `?${search}`}`,
    headers: { ...by.headers, ...headers, ...(range === undefined ? {} : { 'content-range': range }) },
    payload,
  });
  return { status: statusCode, headers: reply.headers, text: body, json: JSON.parse(body) };
}

/** A document of a length, with other bytes at every place. */
export function makePdf(length: number, seed = 1): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed;
  for (let at = 0; at + 4 <= length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes.writeUInt32LE(state, at);
  }
  bytes.write('%PDF-1.7\n', 0, 'latin1');
  return bytes;
}

/** The bytes of a chunk and its `content-range`. */
export function makeChunk(bytes: Buffer, number: number): { readonly bytes: Buffer; readonly range: string } {
  const start = number * partBytes;
  const chunk = bytes.subarray(start, start + partBytes);
  return { bytes: chunk, range: `bytes ${start}-${start + chunk.length - 1}/${bytes.length}` };
}
