import type { SavedFile } from '@saer/contract/file';
import { mayRemove, type Reader } from '../../storage/policy.ts';
import { chunksOf, type FileRow, toSavedFile } from '../../storage/queries.ts';

const permissions = (reader: Reader, isChangeable: boolean): string[] =>
  (isChangeable ? ['read', 'update', 'delete'] : ['read']).map(
    (right) => `${right}("user:${String(reader.accountId)}")`,
  );

/** A file in the format of Appwrite's SDK. Its permissions are what the caller may do, whatever they asked for. */
const modelOf = (file: SavedFile, $permissions: string[]) => ({
  $id: file.fileId,
  bucketId: file.bucketId,
  $createdAt: file.createdAt,
  $updatedAt: file.createdAt,
  $permissions,
  name: file.name,
  folder: '',
  key: '',
  // Appwrite writes MD5 here: ours is the SHA-256.
  signature: file.sha256 ?? '',
  mimeType: file.mediaType,
  sizeOriginal: file.size,
  sizeActual: file.size,
  chunksTotal: file.chunksTotal,
  chunksUploaded: file.chunksUploaded,
  encryption: false,
  compression: 'none',
});

export const fileModel = (reader: Reader, row: FileRow) =>
  modelOf(toSavedFile(row, chunksOf(row.size)), permissions(reader, mayRemove(reader, row)));

/** A file that its caller has just sent, or a part of it. */
export const sentFileModel = (reader: Reader, file: SavedFile) => modelOf(file, permissions(reader, true));
