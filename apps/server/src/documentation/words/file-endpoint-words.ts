import {
  downloadFile,
  findFile,
  previewFile,
  removeFile,
  uploadAttachment,
  uploadPicture,
  uploadProfilePicture,
  uploadRelease,
} from '@saer/contract/file';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Descriptions of the endpoints of files. */
export const fileGroups: readonly EndpointGroup[] = [
  {
    id: 'files',
    title: /*i18n*/ { id: 'docs.files', message: 'Files' },
    endpoints: [
      [
        uploadAttachment,
        /*i18n*/ {
          id: 'docs.files.attachment',
          message:
            'Stores a PDF of 25 MB at most, as `multipart/form-data` under the name `file`: whole, or in chunks. Each chunk is a request of its own with the header `content-range` (`bytes 0-5242879/12000000`); all but the last have exactly 5 MiB. The first answers the `fileId` that the others name, or you choose one; the others may come in any order, eight at once, and again: a chunk that is there is taken only with the same bytes. With `sha256` the whole is compared with it. Nobody can read the file before all of it is here; an upload that is not finished within 24 hours is removed. It counts against what your account may store, with its announced size.',
        },
      ],
      [
        uploadPicture,
        /*i18n*/ {
          id: 'docs.files.picture',
          message:
            'Stores a picture: a PNG, JPEG, GIF or WebP of 5 MB and 25 million pixels at most. It is re-encoded as WebP, upright, 1,600 pixels at most on its longest side, without location or date data. It counts against what your account may store.',
        },
      ],
      [
        uploadProfilePicture,
        /*i18n*/ {
          id: 'docs.files.profile',
          message:
            'Changes your photo: like `PATCH user/info`, with the picture as a file. It becomes a square.',
        },
      ],
      [
        uploadRelease,
        /*i18n*/ {
          id: 'docs.files.release',
          message:
            'Stores a release of an app, of 500 MB at most, whole or in chunks. Everybody who is signed in may download it.',
        },
      ],
      [
        findFile,
        /*i18n*/ {
          id: 'docs.files.find',
          message:
            'A file, and in `chunks` the numbers of those that have arrived, from 0: after a broken connection send the others.',
        },
      ],
      [
        downloadFile,
        /*i18n*/ {
          id: 'docs.files.download',
          message:
            'The bytes of a file, always to be saved and never shown as a page; `range` asks for some of them, `if-none-match` whether you have them. Its owner, their sub-users and admins may read it. `mode=admin` is accepted and grants nothing.',
        },
      ],
      [
        previewFile,
        /*i18n*/ {
          id: 'docs.files.preview',
          message:
            'A picture drawn within `width` and `height`, of 2,000 pixels at most and never larger than it is, as `webp` (default), `jpeg` or `png`.',
        },
      ],
      [
        removeFile,
        /*i18n*/ {
          id: 'docs.files.remove',
          message:
            'Deletes a file of yours, or an upload that was begun. Pictures of products and photos, sheets and invoices go with what they belong to.',
        },
      ],
    ],
  },
];
