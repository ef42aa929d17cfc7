import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, megabyte, nothing } from '../api/endpoint.ts';
import type { EntitlementState } from '../subscriptions/entitlements.ts';
import { choice, count, instant, text, withDefault } from '../api/field.ts';

/** Rules for every file of a bucket. */
export interface Bucket {
  /** Bytes of one file, at most. */
  readonly maxBytes: number;
  /** The media types it takes; absent: any, never told apart. */
  readonly mediaTypes?: readonly string[];
  /** True if everybody signed in may read it; otherwise its owner, their sub-users and admins. */
  readonly isShared?: true;
  /** Days after which a file is deleted. */
  readonly days?: number;
  /** True if a file without an owner is deleted. */
  readonly needsOwner: boolean;
  /** True if its files stay when their owner is erased. */
  readonly isKeptByLaw?: true;
  /** True if it counts against what an owner may store. */
  readonly isCounted: boolean;
}

const pictureTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
const stored = ['image/webp'] as const;

/** Every kind of file. Pictures are stored re-encoded, as WebP. */
export const buckets = {
  'profile-pictures': { maxBytes: 5 * megabyte, mediaTypes: stored, needsOwner: true, isCounted: true },
  'product-pictures': { maxBytes: 5 * megabyte, mediaTypes: stored, needsOwner: true, isCounted: true },
  pictures: { maxBytes: 5 * megabyte, mediaTypes: stored, needsOwner: true, isCounted: true },
  /** As they were uploaded. */
  'product-sheets': { maxBytes: 16 * megabyte, days: 90, needsOwner: true, isCounted: true },
  invoices: {
    maxBytes: 5 * megabyte,
    mediaTypes: ['application/pdf'],
    needsOwner: false,
    isKeptByLaw: true,
    isCounted: false,
  },
  releases: { maxBytes: 500 * megabyte, isShared: true, needsOwner: false, isCounted: false },
  /** Also of guests. */
  'contact-attachments': {
    maxBytes: 25 * megabyte,
    mediaTypes: ['application/pdf', ...stored],
    needsOwner: false,
    isCounted: true,
  },
} as const satisfies Record<string, Bucket>;
export type BucketId = keyof typeof buckets;

const isBucketId = (name: string): name is BucketId => Object.hasOwn(buckets, name);
export const bucketIds: readonly BucketId[] = Object.keys(buckets).filter(isBucketId);

export const bucketOf = (id: BucketId): Bucket => buckets[id];

/** Megabytes that an account may save, by the state of its subscription. */
export const maxMegabytes = { guest: 0, free: 100, subscribed: 2_000 } as const satisfies Record<
  EntitlementState,
  number
>;

/** Bytes of every part of a file but its last, which is shorter or as long: a chunk is one part. */
export const partBytes = 5 * megabyte;

/** Hours after which an upload that was begun and not ended is removed. */
export const uploadHours = 24;

/** A file's name within all buckets, which whoever uploads it may choose. */
export const fileId = () =>
  z.string('text').check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/, 'invalidValue'));
const bucketId = () => z.enum(bucketIds, 'choice');

/** Names a file everywhere. */
const fileKey = z.strictObject({ bucketId: bucketId(), fileId: fileId() });
export type FileKey = z.infer<typeof fileKey>;

export const fileStates = ['uploading', 'stored'] as const;

export const savedFile = z.object({
  ...fileKey.shape,
  name: text(200),
  mediaType: text(100),
  /** Bytes. */
  size: count(1, 2_147_483_647),
  /** SHA-256 of the whole, in hexadecimal; null until all of it is here. */
  sha256: z.nullable(z.string()),
  state: choice(fileStates),
  chunksTotal: count(1, 1_000),
  chunksUploaded: count(0, 1_000),
  createdAt: instant(),
  /** When it is deleted; null: when its owner is, or deletes it. */
  expiresAt: z.nullable(instant()),
});
export type SavedFile = z.infer<typeof savedFile>;

const checksum = z.string('text').check(z.regex(/^[0-9a-f]{64}$/, 'invalidValue'));

/** One whole file, or with `content-range` a chunk of it, in any order, up to eight at once. */
const uploadQuery = z.strictObject({
  /** Chosen by the caller; absent: the reply says it, and the next chunks name it. */
  fileId: z.exactOptional(fileId()),
  /** For the whole file: one that differs is refused. */
  sha256: z.exactOptional(checksum),
});

const upload = { method: 'POST', query: uploadQuery, body: nothing, reply: savedFile } as const;

/** Stored re-encoded, upright, without any other content of the file; never in chunks. */
export const uploadPicture = {
  ...upload,
  path: '/upload/image',
  access: 'signedIn',
  summary: 'Store a picture',
  description:
    'Stores a picture: a PNG, JPEG, GIF or WebP of 5 MB and 25 million pixels at most. It is re-encoded as WebP, upright, 1,600 pixels at most on its longest side, without location or date data. It counts against what your account may store.',
  query: z.pick(uploadQuery, { fileId: true }),
  file: pictureTypes,
} as const satisfies Endpoint;

export const uploadAttachment = {
  ...upload,
  path: '/upload/contact-us',
  access: 'signedIn',
  summary: 'Store a document for a message to us, whole or in chunks',
  description:
    'Stores a PDF of 25 MB at most, as `multipart/form-data` under the name `file`: whole, or in chunks. Each chunk is a request of its own with the header `content-range` (`bytes 0-5242879/12000000`); all but the last have exactly 5 MiB. The first answers the `fileId` that the others name, or you choose one; the others may come in any order, eight at once, and again: a chunk that is there is taken only with the same bytes. With `sha256` the whole is compared with it. Nobody can read the file before all of it is here; an upload that is not finished within 24 hours is removed. It counts against what your account may store, with its announced size.',
  file: ['application/pdf'],
} as const satisfies Endpoint;

export const uploadRelease = {
  ...upload,
  path: '/upload/release',
  access: 'admin',
  summary: 'Store a release of an app, whole or in chunks',
  description:
    'Stores a release of an app, of 500 MB at most, whole or in chunks. Everybody who is signed in may download it.',
  file: ['application/octet-stream'],
} as const satisfies Endpoint;

/** The own profile picture: stored as a square. */
export const uploadProfilePicture = {
  method: 'POST',
  path: '/upload/user',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Change the own photo',
  description: 'Changes your photo: like `PATCH user/info`, with the picture as a file. It becomes a square.',
  query: nothing,
  body: nothing,
  reply: savedFile,
  file: pictureTypes,
} as const satisfies Endpoint;

export const findFile = {
  method: 'GET',
  path: '/file',
  access: 'signedIn',
  summary: 'A file and, while it is uploaded, the chunks that have arrived',
  description:
    'A file, and in `chunks` the numbers of those that have arrived, from 0: after a broken connection send the others.',
  query: fileKey,
  body: nothing,
  reply: z.extend(savedFile, {
    /** From 0, in order. */
    chunks: z.array(count(0, 1_000)),
  }),
} as const satisfies Endpoint;

export const removeFile = {
  method: 'DELETE',
  path: '/file',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Delete a file, or an upload that was begun',
  description:
    'Deletes a file of yours, or an upload that was begun. Pictures of products and photos, sheets and invoices go with what they belong to.',
  query: fileKey,
  body: nothing,
  reply: fileKey,
} as const satisfies Endpoint;

/** Accepted as the specification has it. It grants nothing: what an admin may read, their session says. */
const mode = z.exactOptional(choice(['admin']));

export const downloadFile = {
  method: 'GET',
  path: '/file/download',
  access: 'signedIn',
  summary: 'The bytes of a file, or a range of them',
  description:
    'The bytes of a file, always to be saved and never shown as a page; `range` asks for some of them, `if-none-match` whether you have them. Its owner, their sub-users and admins may read it. `mode=admin` is accepted and grants nothing.',
  query: z.extend(fileKey, { mode }),
  body: nothing,
  reply: nothing,
  repliesWith: ['application/octet-stream'],
} as const satisfies Endpoint;

/** Pixels of a preview's side, at most. */
export const maxPreviewSide = 2_000;
const pixels = z.exactOptional(
  z.pipe(
    z.pipe(
      z.string('count'),
      z.transform((digits) => (/^\d{1,9}$/.test(digits) ? Number(digits) : digits)),
    ),
    count(1, maxPreviewSide),
  ),
);

const previewOutputs = ['webp', 'jpeg', 'png'] as const;

export const previewFile = {
  method: 'GET',
  path: '/file/preview',
  access: 'signedIn',
  summary: 'A picture, drawn within these sides',
  description:
    'A picture drawn within `width` and `height`, of 2,000 pixels at most and never larger than it is, as `webp` (default), `jpeg` or `png`.',
  query: z.extend(fileKey, {
    mode,
    width: pixels,
    height: pixels,
    output: withDefault(choice(previewOutputs), 'webp'),
  }),
  body: nothing,
  reply: nothing,
  repliesWith: ['image/webp', 'image/jpeg', 'image/png'],
} as const satisfies Endpoint;

export const fileEndpoints: readonly DescribedEndpoint[] = [
  uploadAttachment,
  uploadPicture,
  uploadProfilePicture,
  uploadRelease,
  findFile,
  downloadFile,
  previewFile,
  removeFile,
];
