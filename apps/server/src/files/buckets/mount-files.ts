import { partBytes } from '@saer/contract/site/file';
import type { FastifyInstance } from 'fastify';
import { withSentFile } from '../../http/mounting/mount-streamed-upload.ts';
import { callerHook } from '../../http/mounting/mount.ts';
import { acceptFiles } from '../../http/mounting/uploaded-file.ts';
import { requireFilePrincipal } from '../appwrite/session-secret.ts';
import {
  type BucketDependencies,
  createFile,
  createFileToken,
  deleteFile,
  downloadFile,
  listFiles,
  previewFile,
  readFileModel,
  updateFile,
} from './file-handlers.ts';

const filesPath = '/storage/buckets/:bucketId/files';
const filePath = `${filesPath}/:fileId`;

/** A request holds a whole file or one chunk of it: the SDK cuts whatever is longer. */
const limit = { max: partBytes, tooLarge: 'fileTooLarge' } as const;

/** Puts the calls below `/storage/buckets/{bucketId}/files` on the server. */
export function mountFiles(scope: FastifyInstance, deps: BucketDependencies): void {
  scope.get(filesPath, (request) => listFiles(deps, request));
  scope.get(filePath, (request) => readFileModel(deps, request));
  scope.put(filePath, (request) => updateFile(deps, request));
  scope.delete(filePath, (request, reply) => deleteFile(deps, request, reply));
  scope.get(`${filePath}/download`, { compress: false }, (request, reply) =>
    downloadFile(deps, request, reply, false),
  );
  scope.get(`${filePath}/view`, { compress: false }, (request, reply) =>
    downloadFile(deps, request, reply, true),
  );
  scope.get(`${filePath}/preview`, { compress: false }, (request, reply) =>
    previewFile(deps, request, reply),
  );
  scope.post('/tokens/buckets/:bucketId/files/:fileId', (request, reply) =>
    createFileToken(deps, request, reply),
  );
  const { onRequest, callerFor } = callerHook(async (request) => {
    const principal = await requireFilePrincipal(deps, request);
    await request.server.requireAcceptance(principal, { method: 'POST' });
    return principal;
  });
  void scope.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    await acceptFiles(uploads, limit);
    uploads.route({
      method: 'POST',
      url: filesPath,
      // Nothing is read of a caller who may not.
      onRequest,
      handler: async (request, reply) => {
        const principal = await callerFor(request, reply);
        const created = await withSentFile(request, limit, (file, fields) =>
          createFile(deps, principal, request, file, fields),
        );
        return reply.code(201).send(created);
      },
    });
  });
}
