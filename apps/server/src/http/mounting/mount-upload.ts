import type { Access } from '@saer/contract/api/access';
import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { parseInput } from './parse-input.ts';
import { callerFirst, guardedCaller, type SignedInCaller } from './mount.ts';
import { type FileLimit, uploadedFile, type UploadedFile, acceptFiles } from './uploaded-file.ts';

type Schema = z.core.$ZodType;
type Handler<Q extends Schema, R extends Schema> = (
  input: { query: z.output<Q>; file: UploadedFile },
  caller: SignedInCaller,
) => Promise<z.output<R>>;

/** Puts an endpoint on the server that takes a file, as `multipart/form-data`. Nothing is read of a caller who may not. */
export function mountUpload<Q extends Schema, R extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, Schema, R, Exclude<Access, 'public'>>,
  limit: FileLimit,
  handler: Handler<Q, R>,
): void {
  const { method, path, query, reply } = endpoint;
  const { onRequest, callerFor } = callerFirst((request, response) =>
    guardedCaller(app.findPrincipal, endpoint, request, response),
  );
  // Apart from the rest, so that no other address takes forms.
  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    await acceptFiles(uploads, limit);
    uploads.route({
      method,
      url: `${basePath}${path}`,
      onRequest,
      handler: async (request, response) => {
        const caller = await callerFor(request, response);
        const input = { query: parseInput(query, request.query), file: await uploadedFile(request, limit) };
        return z.encode(reply, await handler(input, caller));
      },
    });
  });
}
