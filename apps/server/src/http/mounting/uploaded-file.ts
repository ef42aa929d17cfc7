import * as z from 'zod/mini';
import { Buffer } from 'node:buffer';
import multipart from '@fastify/multipart';
import type { ErrorCode } from '@saer/contract/api/error-code';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../replies/app-error.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import type { Access } from '@saer/contract/api/access';
import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import { parseInput } from './parse-input.ts';
import { callerHook, guardedCaller, type SignedInCaller } from './mount.ts';

const megabyte = 1024 * 1024;
/** The overhead of a file in a form: boundaries, names, a few fields. */
const wrapping = 64 * 1024;

/** A file as it was sent, whatever it says it is. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface FileLimit {
  /** Bytes. */
  readonly max: number;
  /** The error for a larger one. */
  readonly tooLarge: ErrorCode;
}

/** Lets the routes of this part of the server take forms with one file. */
export async function acceptFiles(app: FastifyInstance, { max }: FileLimit): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 8, fieldSize: 1024, fileSize: max, headerPairs: 32 },
    throwFileSizeLimit: false,
  });
}

const refused = (code: ErrorCode, max: number) =>
  new AppError({ code, field: 'file', details: { maximum: Math.floor(max / megabyte) } });

/** Refuses a request that is no form, or says itself that it is larger: it is not waited for. */
export function requireSendable(request: FastifyRequest, { max, tooLarge }: FileLimit): void {
  if (Number(request.headers['content-length'] ?? 0) > max + wrapping) throw refused(tooLarge, max);
  if (!request.isMultipart()) throw new AppError({ code: 'fileMissing', field: 'file' });
}

/** The file of a form. The form is read only now: nobody fills the memory who may not call. */
async function uploadedFile(request: FastifyRequest, limit: FileLimit): Promise<UploadedFile> {
  const { max, tooLarge } = limit;
  requireSendable(request, limit);
  const part = await firstFile(request);
  if (part === undefined) throw new AppError({ code: 'fileMissing', field: 'file' });
  if (part.isCut) throw refused(tooLarge, max);
  return part.file;
}

async function firstFile(request: FastifyRequest) {
  try {
    const part = await request.file();
    if (part === undefined) return undefined;
    const bytes = await joined(part.file);
    return { file: { name: part.filename, bytes }, isCut: part.file.truncated };
  } catch {
    // Any error here means that the upload was malformed.
    throw new AppError({ code: 'badRequest', field: 'file' });
  }
}

/** Joins a stream's bytes. Many megabytes are joined piece by piece, so that other requests get their turn. */
async function joined(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  // None of it is left as it was: the pieces fill it.
  const bytes = Buffer.allocUnsafeSlow(pieces.reduce((sum, { length }) => sum + length, 0));
  const yieldToEventLoop = timeSlice();
  let at = 0;
  for (const piece of pieces) {
    at += piece.copy(bytes, at);
    await yieldToEventLoop();
  }
  return bytes;
}

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
  const { onRequest, callerFor } = callerHook((request, response) =>
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
