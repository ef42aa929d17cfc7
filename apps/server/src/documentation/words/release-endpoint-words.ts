import {
  createRelease,
  downloadRelease,
  findLatestReleases,
  findReleases,
  publishRelease,
  removeRelease,
  updateRelease,
  withdrawRelease,
} from '@saer/contract/release';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Words about the releases of the desktop app. */
export const releaseGroups: readonly EndpointGroup[] = [
  {
    id: 'releases',
    title: /*i18n*/ { id: 'docs.releases', message: 'Releases of the desktop app' },
    endpoints: [
      [
        findLatestReleases,
        /*i18n*/ {
          id: 'docs.releases.latest',
          message:
            'The newest published release of each platform in a channel; a platform without one is left out. `signature` is the Ed25519 signature, in base64, of six lines that each end with a line feed: `saer-release-1`, `platform=…`, `channel=…`, `version=…`, `size=…` (bytes) and `sha256=…`. `publicKey` verifies it. Desktop apps (`platform: desktop`) whose `app-version` is older than `least` are answered with 426, except here and at the download.',
        },
      ],
      [
        downloadRelease,
        /*i18n*/ {
          id: 'docs.releases.download',
          message:
            'The file of a published release, for everybody, or a range of it. A withdrawn release is not found. At most 100 requests an hour are answered to one network.',
        },
      ],
      [
        findReleases,
        /*i18n*/ {
          id: 'docs.releases.find',
          message:
            'Releases in every state, the highest version first, 500 at most; the key that signatures are verified with; and the oldest version of the desktop app that may be used, which is the setting `leastDesktopVersion`.',
        },
      ],
      [
        createRelease,
        /*i18n*/ {
          id: 'docs.releases.create',
          message:
            'Adds a draft. Its file was stored with `POST upload/release` and belongs to no other release. A version is used once for each platform and channel, also if it was withdrawn. A stored file that no release names is removed after a day.',
        },
      ],
      [
        updateRelease,
        /*i18n*/ {
          id: 'docs.releases.update',
          message:
            'Changes the notes, in any state. Platform, channel, version and file of a release never change.',
        },
      ],
      [
        removeRelease,
        /*i18n*/ {
          id: 'docs.releases.remove',
          message: 'Deletes a release that was never published, and its file.',
        },
      ],
      [
        publishRelease,
        /*i18n*/ {
          id: 'docs.releases.publish',
          message:
            'Publishes a draft, or a withdrawn release again. The signature is made elsewhere, with a private key that this server never has, and is verified with `RELEASE_PUBLIC_KEY`: without that key nothing can be published.',
        },
      ],
      [
        withdrawRelease,
        /*i18n*/ {
          id: 'docs.releases.withdraw',
          message:
            'Withdraws a published release with a reason, which admins see. It is refused for the only published stable release of a platform that `leastDesktopVersion` allows.',
        },
      ],
    ],
  },
];
