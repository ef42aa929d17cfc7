import type { Readable } from 'node:stream';
import type { Access } from '@saer/contract/api/access';
import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../replies/app-error.ts';
import { callerHook, guardedCaller, type SignedInCaller } from './mount.ts';
import { parseInput } from './parse-input.ts';
import { acceptFiles, type FileLimit, requireSendable } from './uploaded-file.ts';

type Schema = z.core.$ZodType;

/** A file while it arrives. */
export interface SentFile {
  readonly name: string;
  readonly stream: AsyncIterable<Buffer>;
  /** Which bytes of the file these are; undefined: it is the whole. */
  readonly contentRange: string | undefined;
  /** Tells whether more was sent than is taken: known once the stream has been read. */
  readonly isCut: () => boolean;
}

/** Hands over the file of a form while it arrives, with the fields that came before it. */
export async function withSentFile<T>(
  request: FastifyRequest,
  limit: FileLimit,
  handler: (file: SentFile, fields: Readonly<Record<string, unknown>>) => Promise<T>,
): Promise<T> {
  requireSendable(request, limit);
  const part = await request.file().catch(() => undefined);
  if (part === undefined) throw new AppError({ code: 'fileMissing', field: 'file' });
  const { filename, file, fields } = part;
  // A form that breaks off is an error of the stream, for whoever reads it.
  const stream = readForm(file);
  const { 'content-range': contentRange } = request.headers;
  try {
    return await handler({ name: filename, stream, contentRange, isCut: () => file.truncated }, fields);
  } finally {
    file.resume();
  }
}

/** Puts an endpoint on the server that takes a file, as `multipart/form-data`, and handles it while it arrives. */
export function mountStreamedUpload<Q extends Schema, R extends Schema>(
  app: FastifyInstance,
  endpoint: Endpoint<Q, Schema, R, Exclude<Access, 'public'>>,
  limit: FileLimit,
  handler: (input: { query: z.output<Q>; file: SentFile }, caller: SignedInCaller) => Promise<z.output<R>>,
): void {
  const { method, path, query, reply } = endpoint;
  const { onRequest, callerFor } = callerHook((request, response) =>
    guardedCaller(app.findPrincipal, endpoint, request, response),
  );
  void app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    await acceptFiles(uploads, limit);
    uploads.route({
      method,
      url: `${basePath}${path}`,
      onRequest,
      handler: async (request, response) => {
        const caller = await callerFor(request, response);
        const sent = parseInput(query, request.query);
        return withSentFile(request, limit, async (file) =>
          z.encode(reply, await handler({ query: sent, file }, caller)),
        );
      },
    });
  });
}

/** The bytes of a form's file: any error means that the form was malformed, or broke off. */
async function* readForm(file: Readable): AsyncGenerator<Buffer> {
  // Not destroyed where its reader stops: the rest has to be read away, or the next request of the connection waits behind it for ever.
  const pieces = file.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const next = await pieces.next().catch(() => {
        throw new AppError({ code: 'badRequest', field: 'file' });
      });
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    await pieces.return?.();
  }
}
