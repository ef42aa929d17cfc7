import {
  bucketOf,
  type BucketId,
  findFile,
  removeFile,
  uploadAttachment,
  uploadPicture,
  uploadRelease,
} from '@saer/contract/site/file';
import type { FastifyInstance } from 'fastify';
import { mountStreamedUpload } from '../http/mounting/mount-streamed-upload.ts';
import { mountUpload } from '../http/mounting/uploaded-file.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import type { FileContext } from './files/save-file.ts';
import { findFileState, removeOwnFile } from './queries.ts';
import { serveFiles } from './reading/serve-file.ts';
import { receiveFile, receivePicture } from './upload/receive-file.ts';

const uploadLimit = (bucketId: BucketId) =>
  ({ max: bucketOf(bucketId).maxBytes, tooLarge: 'fileTooLarge' }) as const;

/** Files by bucket: uploaded whole or in chunks, found, downloaded, previewed, removed. */
export function storageRoutes(app: FastifyInstance, context: FileContext): void {
  mountUpload(
    app,
    uploadPicture,
    { ...uploadLimit('pictures'), tooLarge: 'pictureTooLarge' },
    ({ query, file }, { principal }) =>
      receivePicture(context, { bucketId: 'pictures', ownerId: principal.tenantId, ...query }, file),
  );
  mountStreamedUpload(
    app,
    uploadAttachment,
    uploadLimit('contact-attachments'),
    ({ query, file }, { principal }) =>
      receiveFile(context, { bucketId: 'contact-attachments', ownerId: principal.tenantId, ...query }, file),
  );
  mountStreamedUpload(app, uploadRelease, uploadLimit('releases'), ({ query, file }) =>
    receiveFile(context, { bucketId: 'releases', ownerId: null, ...query }, file),
  );
  mountGuarded(app, findFile, ({ query }, { principal }) => findFileState(context.db, principal, query));
  mountGuarded(app, removeFile, ({ query }, { principal }) => removeOwnFile(context.db, principal, query));
  serveFiles(app, context);
}
