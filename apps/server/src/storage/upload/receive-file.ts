import { bucketOf, type SavedFile } from '@saer/contract/file';
import type { SentFile } from '../../http/mount-streamed-upload.ts';
import { AppError } from '../../http/app-error.ts';
import { reencodePicture } from '../../images/reencode-picture.ts';
import type { FileContext } from '../files/file-context.ts';
import { addFile, saveBytes, type NewFile } from '../files/save-file.ts';
import { requireMediaType } from '../files/media-type.ts';
import { webpName } from '../files/plain-file-name.ts';
import { dropObjects, type WrittenBytes, writeParts } from '../files/write-parts.ts';
import { findSavedFile, getFile } from '../queries.ts';
import { readContentRange } from './content-range.ts';
import { damaged, receiveChunk } from './receive-chunk.ts';

interface Target extends Pick<NewFile, 'bucketId' | 'ownerId'> {
  /** Chosen by the caller. */
  readonly fileId?: string | undefined;
  readonly sha256?: string | undefined;
}

const megabyte = 1024 * 1024;

const tooLarge = (max: number) =>
  new AppError({ code: 'fileTooLarge', field: 'file', details: { maximum: Math.floor(max / megabyte) } });

/** Adds written bytes as a file; a name that is taken is refused. */
async function save(
  context: FileContext,
  { bucketId, ownerId, fileId }: Target,
  { name, mediaType }: Pick<NewFile, 'name' | 'mediaType'>,
  written: WrittenBytes,
): Promise<SavedFile> {
  const key = await context.db.transaction(async (tx) => {
    if (fileId !== undefined && (await getFile(tx, { bucketId, fileId })) !== undefined)
      throw new AppError({ code: 'invalidValue', field: 'fileId' });
    const named = fileId === undefined ? {} : { id: fileId };
    return addFile(tx, context, { bucketId, ownerId, name, mediaType, ...named }, written);
  });
  return findSavedFile(context.db, key);
}

/** Takes a file, or with `content-range` a chunk of one, into a bucket. It is written while it arrives. */
export async function receiveFile(
  context: FileContext,
  target: Target,
  { name, stream, contentRange, isCut }: SentFile,
): Promise<SavedFile> {
  const { bucketId, ownerId, fileId, sha256 } = target;
  const { maxBytes } = bucketOf(bucketId);
  if (contentRange !== undefined) {
    const chunk = readContentRange(contentRange);
    if (chunk.total > maxBytes) throw tooLarge(maxBytes);
    const id = fileId === undefined ? {} : { id: fileId };
    return receiveChunk(context, { bucketId, ownerId, name, sha256, ...id }, chunk, stream);
  }
  let mediaType = '';
  const written = await writeParts(context.store, stream, (bytes, number) => {
    if (number === 0) mediaType = requireMediaType(bucketId, bytes);
  });
  try {
    if (isCut()) throw tooLarge(maxBytes);
    if (written.size === 0) throw new AppError({ code: 'fileMissing', field: 'file' });
    if (sha256 !== undefined && sha256 !== written.sha256) throw damaged();
    return await save(context, target, { name, mediaType }, written);
  } catch (error) {
    await dropObjects(
      context.store,
      written.parts.map(({ object }) => object),
    );
    throw error;
  }
}

/** Takes a picture into a bucket, re-encoded as WebP. */
export async function receivePicture(
  context: FileContext,
  target: Target,
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
): Promise<SavedFile> {
  const { picture } = await reencodePicture(bytes);
  return saveBytes(context, picture, (written) =>
    save(context, target, { name: webpName(name), mediaType: 'image/webp' }, written),
  );
}
