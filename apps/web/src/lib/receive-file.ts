import { msg } from '@lingui/core/macro';
import { ApiFailure } from './api.ts';
import { i18n } from './language.ts';

/** Bytes after which what has come is handed to the browser, which keeps it outside of the page, on the disk where it is much. */
const largestPart = 4 * 1024 * 1024;

/** What came so far, some at a time. One that ends before its end is none: no file is made of it. */
export async function* receivedParts(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ApiFailure(i18n._(msg`The download broke off, so there is no file. Start it again.`), 0);
  }
}

/** A file as it comes. `onPart` sees every part of it on the way. */
export async function receiveFile(
  response: Response,
  type: string,
  { signal, onPart }: { readonly signal: AbortSignal; readonly onPart: (part: Uint8Array) => void },
): Promise<Blob> {
  const whole: Blob[] = [];
  let parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of receivedParts(response, signal)) {
    onPart(part);
    parts.push(part);
    size += part.length;
    if (size < largestPart) continue;
    whole.push(new Blob(parts));
    parts = [];
    size = 0;
  }
  return new Blob([...whole, ...parts], { type });
}
