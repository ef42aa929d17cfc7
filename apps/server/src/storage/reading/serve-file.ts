import { basePath } from '@saer/contract/api/endpoint';
import { downloadFile, previewFile } from '@saer/contract/site/file';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../../http/replies/negotiation.ts';
import { callerHook, guardedCaller } from '../../http/mounting/mount.ts';
import { parseInput } from '../../http/mounting/parse-input.ts';
import type { FileContext } from '../files/save-file.ts';
import { type FileRow, findSaved } from '../queries.ts';
import { readRange, readWhole } from './read-parts.ts';
import type { ByteRange } from '../drivers/object-store.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { drawWithin } from '../../images/draw-within.ts';

type Asked = Parameters<typeof drawWithin>[1];

/** A picture drawn within the sides asked for; a file that is none has no preview. */
async function drawPreview(
  context: Pick<FileContext, 'db' | 'store'>,
  row: FileRow,
  asked: Asked,
): Promise<Buffer> {
  if (!row.mediaType.startsWith('image/')) throw new AppError({ code: 'notAPicture', field: 'fileId' });
  const bytes = await readWhole(context, row);
  const { width, height, output, quality } = asked;
  const isAsItIs = width === undefined && height === undefined && quality === undefined;
  return isAsItIs && row.mediaType === `image/${output}` ? bytes : drawWithin(bytes, asked);
}

/** The range that a header asks for; undefined: the whole, also where it asks for several; `none`: there are no such bytes. */
function readRangeHeader(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count === 0 ? 'none' : { start: size - count, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'none' : { start, end };
}

/** A name as a header offers it for saving (RFC 6266): for old browsers in ASCII, in full for the others. */
function contentDisposition(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

const computeTag = ({ sha256 }: FileRow): string => `"${sha256 ?? ''}"`;

/** The bytes of a file never change: the caller's own browser keeps them, for the token they were requested with. */
const headersOfFiles = {
  'cache-control': 'private, max-age=604800, immutable',
  vary: 'authorization',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

interface SentAs {
  /** Shown instead of saved. */
  readonly isInline?: boolean;
  /** Headers in place of those of files that only their owner's browser keeps. */
  readonly caching?: Readonly<Record<string, string>>;
}

/** Sends the bytes of a file, or the range of them that the request asks for, to be saved under its name. */
export async function sendDownload(
  context: Pick<FileContext, 'db' | 'store'>,
  row: FileRow,
  request: FastifyRequest,
  response: FastifyReply,
  { isInline = false, caching = {} }: SentAs = {},
): Promise<FastifyReply> {
  const tag = computeTag(row);
  void response.headers({ ...headersOfFiles, ...caching, etag: tag, 'accept-ranges': 'bytes' });
  if (isKnown(request, tag)) return response.code(304).send();
  const { range: asked, 'if-range': condition } = request.headers;
  const range = condition === undefined || condition === tag ? readRangeHeader(asked, row.size) : undefined;
  if (range === 'none')
    return response.code(416).header('content-range', `bytes */${row.size}`).type('text/plain').send('');
  const { start, end } = range ?? { start: 0, end: row.size - 1 };
  void response
    .headers({
      'content-disposition': isInline ? 'inline' : contentDisposition(row.name),
      'content-length': String(end - start + 1),
    })
    .type(row.mediaType);
  if (range !== undefined)
    void response.code(206).header('content-range', `bytes ${start}-${end}/${row.size}`);
  if (request.method === 'HEAD') return response.send();
  const stream = await readRange(context, row, { start, end });
  // Whoever left while it was opened takes nothing of it.
  if (request.raw.socket.destroyed) stream.destroy();
  return response.send(stream);
}

/** Sends a picture, drawn as asked. */
export async function sendPreview(
  context: FileContext,
  row: FileRow,
  request: FastifyRequest,
  response: FastifyReply,
  asked: Parameters<typeof drawPreview>[2],
): Promise<FastifyReply> {
  const tag = computeTag(row);
  const known = isKnown(request, tag);
  const drawn = known ? undefined : await drawPreview(context, row, asked);
  void response.headers({ ...headersOfFiles, 'content-disposition': 'inline', etag: tag });
  return drawn === undefined ? response.code(304).send() : response.type(`image/${asked.output}`).send(drawn);
}

/** Serves the bytes of files and previews of pictures, to whoever may read them. */
export function serveFiles(app: FastifyInstance, context: FileContext): void {
  const guard = (endpoint: typeof downloadFile | typeof previewFile) =>
    callerHook((request, response) => guardedCaller(app.findPrincipal, endpoint, request, response));
  const downloads = guard(downloadFile);
  app.route({
    method: downloadFile.method,
    url: `${basePath}${downloadFile.path}`,
    onRequest: downloads.onRequest,
    // Files are compressed already, or their length is asked for.
    compress: false,
    handler: async (request, response) => {
      const { principal } = await downloads.callerFor(request, response);
      const { bucketId, fileId } = parseInput(downloadFile.query, request.query);
      return sendDownload(
        context,
        await findSaved(context.db, principal, { bucketId, fileId }),
        request,
        response,
      );
    },
  });
  const previews = guard(previewFile);
  app.route({
    method: previewFile.method,
    url: `${basePath}${previewFile.path}`,
    onRequest: previews.onRequest,
    compress: false,
    handler: async (request, response) => {
      const { principal } = await previews.callerFor(request, response);
      const {
        bucketId,
        fileId,
        mode: _mode,
        width,
        height,
        output,
      } = parseInput(previewFile.query, request.query);
      const row = await findSaved(context.db, principal, { bucketId, fileId });
      return sendPreview(context, row, request, response, {
        output,
        ...(width === undefined ? {} : { width }),
        ...(height === undefined ? {} : { height }),
      });
    },
  });
}
