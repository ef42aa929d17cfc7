import { findFile, partBytes, removeFile, uploadRelease } from '@saer/contract/file';
import { ApiFailure, call, upload } from '../../../lib/api.ts';
import { readSessionStorage, writeSessionStorage } from '../../../lib/session-storage.ts';

/** An upload that was begun in this tab: the same file goes on where it broke off. */
interface Begun {
  readonly file: string;
  readonly fileId: string;
}

const nameOf = ({ name, size, lastModified }: File): string => JSON.stringify([name, size, lastModified]);

function begunFor(file: File): Begun | undefined {
  const begun = readSessionStorage('releases.upload');
  const isOurs =
    typeof begun === 'object' && begun !== null && 'file' in begun && begun.file === nameOf(file);
  return isOurs && 'fileId' in begun && typeof begun.fileId === 'string'
    ? { file: nameOf(file), fileId: begun.fileId }
    : undefined;
}

const bucketId = 'releases';

/** The chunks of an upload that have arrived, or the whole file; undefined: there is no such upload any more. */
async function findArrived(fileId: string, signal: AbortSignal) {
  try {
    return await call(findFile, { query: { bucketId, fileId } }, signal);
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return undefined;
    throw error;
  }
}

/** Forgets the upload that was begun, and removes what has arrived of it. */
export async function dropUpload(): Promise<void> {
  const begun = readSessionStorage('releases.upload');
  writeSessionStorage('releases.upload', undefined);
  if (typeof begun !== 'object' || begun === null || !('fileId' in begun)) return;
  await call(removeFile, { query: { bucketId, fileId: String(begun.fileId) } }).catch(() => undefined);
}

/** The file has become a release: the next upload is another one. */
export const endUpload = (): void => writeSessionStorage('releases.upload', undefined);

/**
 * Sends a file in chunks, one after another, without those that have arrived before. Returns its id once the server has all of it.
 * Breaks off with the signal, and goes on when it is called again with the same file.
 */
export async function sendReleaseFile(
  file: File,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<string> {
  const begun = begunFor(file);
  const arrived = begun === undefined ? undefined : await findArrived(begun.fileId, signal);
  const fileId =
    begun === undefined || arrived === undefined
      ? `release-${crypto.randomUUID().slice(0, 23)}`
      : begun.fileId;
  writeSessionStorage('releases.upload', { file: nameOf(file), fileId });
  if (arrived?.state === 'stored') return fileId;
  const there = new Set(arrived?.chunks);
  let sent = 0;
  for (let start = 0; start < file.size; start += partBytes) {
    const end = Math.min(start + partBytes, file.size);
    if (!there.has(start / partBytes)) {
      const chunk = new File([file.slice(start, end)], file.name);
      const range = `bytes ${start}-${end - 1}/${file.size}`;
      await upload(uploadRelease, { fileId }, chunk, { range, signal });
    }
    sent += end - start;
    onProgress(sent);
  }
  return fileId;
}
