import * as z from 'zod/mini';
import {
  bucketIds,
  type BucketId,
  fileId as fileIdField,
  type FileKey,
  maxPreviewSide,
  type SavedFile,
} from '@saer/contract/site/file';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SentFile } from '../../http/mounting/mount-streamed-upload.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { parseInput } from '../../http/mounting/parse-input.ts';
import type { gravities } from '../../images/draw-within.ts';
import type { FileContext } from '../../storage/files/save-file.ts';
import { mayRemove, type FileReader } from '../../storage/policy.ts';
import {
  findFileRow,
  findSaved,
  removeOwnFile,
  countChunks,
  type FileRow,
  toSavedFile,
} from '../../storage/queries.ts';
import { sendDownload, sendPreview } from '../../storage/reading/serve-file.ts';
import { receiveFile, receivePicture } from '../../storage/upload/receive-file.ts';
import {
  type FileDependencies,
  type AppwritePrincipal,
  requireFilePrincipal,
} from '../appwrite/session-secret.ts';
import { FilesError } from '../appwrite/files-error.ts';
import { findFiles, findOpenPrincipal, renameFile } from '../queries.ts';
import { fileAccessToken, longestAccess, readFileAccessToken } from './file-access-token.ts';
import { readFileQuery } from './file-query.ts';

const permissions = (reader: FileReader, isChangeable: boolean): string[] =>
  (isChangeable ? ['read', 'update', 'delete'] : ['read']).map(
    (right) => `${right}("user:${String(reader.accountId)}")`,
  );

/** A file in the format of Appwrite's SDK. Its permissions are what the caller may do, whatever they asked for. */
const toModel = (file: SavedFile, $permissions: string[]) => ({
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

const fileModel = (reader: FileReader, row: FileRow) =>
  toModel(toSavedFile(row, countChunks(row.size)), permissions(reader, mayRemove(reader, row)));

/** A file that its caller has just sent, or a part of it. */
const sentFileModel = (reader: FileReader, file: SavedFile) => toModel(file, permissions(reader, true));

export interface BucketDependencies extends FileDependencies {
  readonly files: FileContext;
}

/** Buckets that clients may add files to; those of the others come with the rows that name them. */
const writableBuckets: ReadonlySet<BucketId> = new Set(['pictures', 'contact-attachments', 'releases']);

function bucketOfPath(params: unknown): BucketId {
  const named = z.safeParse(z.object({ bucketId: z.enum(bucketIds) }), params);
  if (!named.success) throw new FilesError('storage_bucket_not_found');
  return named.data.bucketId;
}

function keyOfPath(params: unknown): FileKey {
  const bucketId = bucketOfPath(params);
  const named = z.safeParse(z.object({ fileId: fileIdField() }), params);
  if (!named.success) throw new FilesError('storage_file_not_found');
  return { bucketId, fileId: named.data.fileId };
}

const isAdmin = ({ role }: FileReader): boolean => role === 'ADMIN' || role === 'SUPER_ADMIN';

const textField = z.object({ value: z.string() });

/** Takes a file, whole or a chunk of it, for the caller who was found out before the form is read. */
export async function createFile(
  { files }: BucketDependencies,
  principal: AppwritePrincipal,
  request: FastifyRequest,
  file: SentFile,
  fields: Readonly<Record<string, unknown>>,
) {
  const bucketId = bucketOfPath(request.params);
  if (!writableBuckets.has(bucketId) || (bucketId === 'releases' && !isAdmin(principal)))
    throw new FilesError('user_unauthorized');
  const named = request.headers['x-appwrite-id'] ?? z.safeParse(textField, fields['fileId']).data?.value;
  const isChosen = named !== undefined && named !== 'unique()';
  const fileId = isChosen ? parseInput(fileIdField(), named) : undefined;
  const ownerId = bucketId === 'releases' ? null : principal.tenantId;
  const target = { bucketId, ownerId, fileId };
  if (bucketId !== 'pictures') return sentFileModel(principal, await receiveFile(files, target, file));
  const pieces: Uint8Array[] = [];
  for await (const piece of file.stream) pieces.push(piece);
  if (file.isCut()) throw new AppError({ code: 'pictureTooLarge', field: 'file' });
  const picture = { name: file.name, bytes: Buffer.concat(pieces) };
  return sentFileModel(principal, await receivePicture(files, target, picture));
}

export async function listFiles(deps: BucketDependencies, request: FastifyRequest) {
  const principal = await requireFilePrincipal(deps, request);
  const sent = z.parse(z.record(z.string(), z.unknown()), request.query);
  const query = readFileQuery(sent);
  const { rows, total } = await findFiles(deps.db, principal, bucketOfPath(request.params), query);
  return { total, files: rows.map((row) => fileModel(principal, row)) };
}

export async function readFileModel(deps: BucketDependencies, request: FastifyRequest) {
  const principal = await requireFilePrincipal(deps, request);
  return fileModel(principal, await findSaved(deps.db, principal, keyOfPath(request.params)));
}

const change = z.object({ name: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(255)))) });

/** Renames a file. Permissions stay what they are: its owner's. */
export async function updateFile(deps: BucketDependencies, request: FastifyRequest) {
  const principal = await requireFilePrincipal(deps, request);
  await request.server.requireAcceptance(principal, { method: 'PUT' });
  const row = await findSaved(deps.db, principal, keyOfPath(request.params));
  if (!mayRemove(principal, row)) throw new FilesError('user_unauthorized');
  const { name } = parseInput(change, request.body);
  const isRenamed = typeof name === 'string';
  return fileModel(principal, isRenamed ? await renameFile(deps.db, row, name) : row);
}

export async function deleteFile(deps: BucketDependencies, request: FastifyRequest, reply: FastifyReply) {
  const principal = await requireFilePrincipal(deps, request);
  const key = keyOfPath(request.params);
  if (!mayRemove(principal, await findFileRow(deps.db, principal, key)))
    throw new FilesError('user_unauthorized');
  await removeOwnFile(deps.db, principal, key);
  return reply.code(204).send();
}

const accessWish = z.optional(
  z.nullable(z.object({ expire: z.optional(z.nullable(z.iso.datetime({ offset: true }))) })),
);

/** A short-lived right to read one file, for addresses in pages of other sites. */
export async function createFileToken(
  deps: BucketDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const principal = await requireFilePrincipal(deps, request);
  const key = keyOfPath(request.params);
  await findSaved(deps.db, principal, key);
  const wished = parseInput(accessWish, request.body)?.expire;
  const now = Date.now();
  const latest = now + longestAccess * 1_000;
  const expire = new Date(Math.min(latest, typeof wished === 'string' ? Date.parse(wished) : latest));
  const createdAt = new Date(now).toISOString();
  return reply.code(201).send({
    $id: key.fileId,
    $createdAt: createdAt,
    resourceId: `${key.bucketId}:${key.fileId}`,
    resourceType: 'files',
    expire: expire.toISOString(),
    secret: await fileAccessToken(deps.secretKey, principal, key, expire),
    accessedAt: createdAt,
  });
}

/** Who reads a file: by its session, or by a token for just this file, whose bytes then show in pages of other sites. */
async function findReader(
  deps: BucketDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  key: FileKey,
): Promise<FileReader> {
  const { token } = z.parse(z.looseObject({ token: z.optional(z.unknown()) }), request.query);
  if (typeof token !== 'string' || token === '') return requireFilePrincipal(deps, request);
  const maker = await readFileAccessToken(deps.secretKey, token, key);
  const reader = maker === undefined ? undefined : await findOpenPrincipal(deps.db, maker, deps.settings);
  if (reader === undefined) throw new FilesError('general_unauthorized_scope');
  void reply.header('cross-origin-resource-policy', 'cross-origin');
  return reader;
}

/** Sends the bytes of a file: to be saved, or a picture also to be shown. */
export async function downloadFile(
  deps: BucketDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  isView: boolean,
) {
  const key = keyOfPath(request.params);
  const row = await findSaved(deps.db, await findReader(deps, request, reply, key), key);
  const isInline = isView && row.mediaType.startsWith('image/');
  return sendDownload(deps.files, row, request, reply, { isInline });
}

/** Appwrite's names of the part that stays where a picture is cut. */
const sides: Readonly<Record<string, (typeof gravities)[number]>> = {
  center: 'center',
  top: 'north',
  'top-right': 'northeast',
  right: 'east',
  'bottom-right': 'southeast',
  bottom: 'south',
  'bottom-left': 'southwest',
  left: 'west',
  'top-left': 'northwest',
};
const outputs = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp' } as const;
const numberWithin = (max: number) =>
  z.optional(
    z.pipe(
      z.pipe(z.string().check(z.regex(/^-?\d{1,5}$/)), z.transform(Number)),
      z.int().check(z.minimum(-1), z.maximum(max)),
    ),
  );
const nothing = z.optional(z.literal(''));
const drawing = z.object({
  width: numberWithin(maxPreviewSide),
  height: numberWithin(maxPreviewSide),
  quality: numberWithin(100),
  gravity: z.optional(z.string()),
  output: z.optional(z.enum(['', 'jpg', 'jpeg', 'png', 'webp'])),
  // What Appwrite draws besides, and we do not: refused rather than left out.
  borderWidth: nothing,
  borderColor: nothing,
  borderRadius: nothing,
  opacity: nothing,
  rotation: nothing,
  background: nothing,
});

const ifPositive = (name: string, value = 0) => (value > 0 ? { [name]: value } : {});

/** A picture drawn as Appwrite does: cut to both sides where both are given. */
export async function previewFile(deps: BucketDependencies, request: FastifyRequest, reply: FastifyReply) {
  const key = keyOfPath(request.params);
  const row = await findSaved(deps.db, await findReader(deps, request, reply, key), key);
  const asked = z.safeParse(drawing, request.query);
  const gravity = sides[asked.data?.gravity ?? 'center'];
  if (!asked.success || gravity === undefined) throw new FilesError('avatar_parameters');
  const { width, height, quality, output = '' } = asked.data;
  return sendPreview(deps.files, row, request, reply, {
    ...ifPositive('width', width),
    ...ifPositive('height', height),
    ...ifPositive('quality', quality),
    gravity,
    output: output === '' ? 'webp' : outputs[output],
  });
}
