import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, kilobyte, nothing } from '../api/endpoint.ts';
import { isOlder } from '../api/version-order.ts';
import { fileId } from './file.ts';
import { choice, count, id, instant, text, withDefault } from '../api/field.ts';
import { keyQuery, rowVersion } from '../api/list-query.ts';
import { arabicProse, englishText, plainText } from '../api/text-format.ts';
import { releaseRefusal, versionName } from './version-name.ts';

/** The systems that the desktop app is built for. */
export const releasePlatforms = ['windows-x64', 'macos-arm64', 'macos-x64', 'linux-x64'] as const;
export type ReleasePlatform = (typeof releasePlatforms)[number];

export const releaseChannels = ['stable', 'beta'] as const;
export type ReleaseChannel = (typeof releaseChannels)[number];

export const releaseStates = ['DRAFT', 'PUBLISHED', 'WITHDRAWN'] as const;
export type ReleaseState = (typeof releaseStates)[number];

/** The states that follow each state. A withdrawn release can be published again, with the same file: nothing else ever has its version. */
export const releaseTransitions: Readonly<Record<ReleaseState, readonly ReleaseState[]>> = {
  DRAFT: ['PUBLISHED'],
  PUBLISHED: ['WITHDRAWN'],
  WITHDRAWN: ['PUBLISHED'],
};

/** A detached Ed25519 signature: 64 bytes in base64. */
const signature = () =>
  z
    .string('text')
    .check(z.refine((value) => /^[A-Za-z0-9+/]{86}==$/.test(value), releaseRefusal('signatureFormat')));

/** The values that a signature covers. */
export interface SignedRelease {
  readonly platform: ReleasePlatform;
  readonly channel: ReleaseChannel;
  readonly versionName: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of the file, in hexadecimal. */
  readonly sha256: string;
}

/** The text that is signed, in UTF-8: six lines, each ended by a line feed. */
export const releaseManifest = ({ platform, channel, versionName: name, size, sha256 }: SignedRelease) =>
  `saer-release-1\nplatform=${platform}\nchannel=${channel}\nversion=${name}\nsize=${size}\nsha256=${sha256}\n`;

const longestNotes = 4_000;

const target = {
  platform: choice(releasePlatforms),
  channel: choice(releaseChannels),
  versionName: versionName(),
};
/** News of the release, in both languages. */
const notes = { notesEn: englishText(longestNotes), notesAr: arabicProse(longestNotes) };

const file = {
  /** The name that the file is saved under. */
  name: text(200),
  /** Bytes. */
  size: count(1, 2_147_483_647),
  /** SHA-256, in hexadecimal. */
  sha256: z.string(),
};

/** The newest published release of a platform. */
export const latestRelease = z.object({
  id: id(),
  platform: choice(releasePlatforms),
  channel: choice(releaseChannels),
  versionName: z.string(),
  notesEn: z.string(),
  notesAr: z.string(),
  ...file,
  /** Signature of `releaseManifest`, by the private key of `publicKey`. */
  signature: z.string(),
  publishedAt: instant(),
});
export type LatestRelease = z.infer<typeof latestRelease>;

/** The beta releases that are newer than the stable one of their platform: those that are behind it offer nothing. */
export const findNewerBetas = <R extends Pick<LatestRelease, 'platform' | 'versionName'>>(
  stable: readonly R[],
  beta: readonly R[],
): R[] =>
  beta.filter((each) => {
    const other = stable.find(({ platform }) => platform === each.platform);
    return other === undefined || isOlder(other.versionName, each.versionName);
  });

/** The key that verifies signatures: base64 of its SubjectPublicKeyInfo; null: none is set, and nothing can be published. */
const publicKey = z.nullable(z.string());

export const findLatestReleases = {
  method: 'GET',
  path: '/release/latest',
  access: 'public',
  summary: 'The newest published release of the desktop app for every platform',
  description:
    'The newest published release of each platform in a channel; a platform without one is left out. `signature` is the Ed25519 signature, in base64, of six lines that each end with a line feed: `saer-release-1`, `platform=…`, `channel=…`, `version=…`, `size=…` (bytes) and `sha256=…`. `publicKey` verifies it. Desktop apps (`platform: desktop`) whose `app-version` is older than `least` are answered with 426, except here and at the download.',
  query: z.object({ channel: withDefault(choice(releaseChannels), 'stable') }),
  body: nothing,
  reply: z.object({
    releases: z.array(latestRelease),
    publicKey,
    /** Older desktop apps are refused; null: none is. */
    least: z.nullable(z.string()),
  }),
} as const satisfies Endpoint;

export const downloadRelease = {
  method: 'GET',
  path: '/release/download',
  access: 'public',
  summary: 'The file of a published release, or a range of it',
  description:
    'The file of a published release, for everybody, or a range of it. A withdrawn release is not found. At most 100 requests an hour are answered to one network.',
  query: z.object(keyQuery.shape),
  body: nothing,
  reply: nothing,
  repliesWith: ['application/octet-stream'],
} as const satisfies Endpoint;

/** A release as admins see it. */
export const release = z.object({
  id: id(),
  version: rowVersion(),
  createdAt: instant(),
  updatedAt: instant(),
  state: choice(releaseStates),
  platform: choice(releasePlatforms),
  channel: choice(releaseChannels),
  versionName: z.string(),
  notesEn: z.string(),
  notesAr: z.string(),
  fileId: fileId(),
  ...file,
  /** null: it was never published. */
  signature: z.nullable(z.string()),
  /** When it was published last. */
  publishedAt: z.nullable(instant()),
  /** Why it was withdrawn; null: it is not. */
  reason: z.nullable(z.string()),
});
export type Release = z.infer<typeof release>;

/** Releases that the list of admins holds, at most. */
export const maxReleases = 500;

export const findReleases = {
  method: 'GET',
  path: '/release',
  access: 'admin',
  summary: 'Releases of the desktop app in every state, the newest first',
  description:
    'Releases in every state, the highest version first, 500 at most; the key that signatures are verified with; and the oldest version of the desktop app that may be used, which is the setting `leastDesktopVersion`.',
  query: nothing,
  body: nothing,
  reply: z.object({
    releases: z.array(release),
    publicKey,
    /** The setting `leastDesktopVersion` with the number of its writes. */
    least: z.object({ value: z.nullable(z.string()), version: count(0, 2_147_483_647) }),
  }),
} as const satisfies Endpoint;

export const createRelease = {
  method: 'POST',
  path: '/release',
  access: 'admin',
  writes: 'create',
  summary: 'Add a draft of a release, with a file that was stored before',
  description:
    'Adds a draft. Its file was stored with `POST upload/release` and belongs to no other release. A version is used once for each platform and channel, also if it was withdrawn. A stored file that no release names is removed after a day.',
  query: nothing,
  body: z.strictObject({ ...target, ...notes, fileId: text(36) }),
  bodyLimit: 32 * kilobyte,
  reply: release,
} as const satisfies Endpoint;

export const updateRelease = {
  method: 'PUT',
  path: '/release',
  access: 'admin',
  writes: 'update',
  summary: 'Change what a release says is new',
  description:
    'Changes the notes, in any state. Platform, channel, version and file of a release never change.',
  query: nothing,
  body: z.strictObject({ id: id(), version: rowVersion(), ...notes }),
  bodyLimit: 32 * kilobyte,
  reply: release,
} as const satisfies Endpoint;

export const removeRelease = {
  method: 'DELETE',
  path: '/release',
  access: 'admin',
  summary: 'Delete a draft of a release with its file',
  description: 'Deletes a release that was never published, and its file.',
  query: keyQuery,
  body: nothing,
  reply: z.object({ id: id() }),
} as const satisfies Endpoint;

export const publishRelease = {
  method: 'POST',
  path: '/release/publish',
  access: 'admin',
  summary: 'Publish a draft, or a withdrawn release again, by its signature',
  description:
    'Publishes a draft, or a withdrawn release again. The signature is made elsewhere, with a private key that this server never has, and is verified with `RELEASE_PUBLIC_KEY`: without that key nothing can be published.',
  query: nothing,
  body: z.strictObject({ id: id(), version: rowVersion(), signature: signature() }),
  reply: release,
} as const satisfies Endpoint;

export const withdrawRelease = {
  method: 'POST',
  path: '/release/withdraw',
  access: 'admin',
  summary: 'Withdraw a published release: nobody finds or downloads it any more',
  description:
    'Withdraws a published release with a reason, which admins see. It is refused for the only published stable release of a platform that `leastDesktopVersion` allows.',
  query: nothing,
  body: z.strictObject({ id: id(), version: rowVersion(), reason: plainText(300) }),
  reply: release,
} as const satisfies Endpoint;

export const releaseEndpoints: readonly DescribedEndpoint[] = [
  findLatestReleases,
  downloadRelease,
  findReleases,
  createRelease,
  updateRelease,
  removeRelease,
  publishRelease,
  withdrawRelease,
];
