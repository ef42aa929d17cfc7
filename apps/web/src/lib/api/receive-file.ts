import { msg } from '@lingui/core/macro';
import { ApiFailure } from './api.ts';
import { i18n } from '../language/language.ts';

/** Bytes after which received data is handed to the browser, which stores it outside the page, on disk if it is large. */
const maxChunkBytes = 4 * 1024 * 1024;

/** Receives data in parts. An incomplete download does not create a file. */
export async function* receivedChunks(
  response: Response,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = response.body?.getReader();
  if (reader === undefined) return;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ApiFailure(i18n._(msg`The download broke off, so there is no file. Start it again.`), 0);
  }
}

/** A file while it is received. `onChunk` gets every part. */
export async function receiveFile(
  response: Response,
  type: string,
  { signal, onChunk }: { readonly signal: AbortSignal; readonly onChunk: (chunk: Uint8Array) => void },
): Promise<Blob> {
  const whole: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of receivedChunks(response, signal)) {
    onChunk(chunk);
    chunks.push(chunk);
    size += chunk.length;
    if (size < maxChunkBytes) continue;
    whole.push(new Blob(chunks));
    chunks = [];
    size = 0;
  }
  return new Blob([...whole, ...chunks], { type });
}
