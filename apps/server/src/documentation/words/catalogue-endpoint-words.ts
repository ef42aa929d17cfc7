import {
  findImageFile,
  findImages,
  findOutdated,
  lookUpProducts,
  pageProductHistory,
  removeImage,
  repriceProducts,
  uploadImage,
} from '@saer/contract/product-catalogue';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** The addresses of what became of products: their past, what new fees do to them, their pictures. */
export const catalogueGroups: readonly EndpointGroup[] = [
  {
    id: 'product-past',
    title: /*i18n*/ { id: 'docs.productPast', message: 'The past of products, and their repricing' },
    endpoints: [
      [
        lookUpProducts,
        /*i18n*/ {
          id: 'docs.productPast.lookup',
          message:
            'Finds products of the own catalogue by up to 500 `keys`, each a `barcode`, a `sku` or both: whichever matches. `store` leaves out those of other stores. 2,500 at most are answered; `complete` says whether that is all of them.',
        },
      ],
      [
        pageProductHistory,
        /*i18n*/ {
          id: 'docs.productPast.history',
          message:
            'Every change of the products of the own catalogue, deleted ones among them; admins see everybody’s. The newest comes first; it is filtered and sorted by `entityId`, `actorId`, `action` and `at`. `feeTable` is the one by which the figures were calculated then.',
        },
      ],
      [
        findOutdated,
        /*i18n*/ {
          id: 'docs.productPast.outdated',
          message:
            'The products of the own catalogue that were priced by a fee table another one has followed: what each leaves at its present price then and now, and the price that leaves the wanted profit now.',
        },
      ],
      [
        repriceProducts,
        /*i18n*/ {
          id: 'docs.productPast.reprice',
          message:
            'Prices up to 2,500 products again by today’s fees: all of them or, where one cannot be priced or was changed since it was read, none; the reasons are told at `products.0`, `products.1`, …. `keep` keeps a typed price and follows the recommended one otherwise; `needed` lets the recommended price take the place of a typed one.',
        },
      ],
    ],
  },
  {
    id: 'product-pictures',
    title: /*i18n*/ { id: 'docs.pictures', message: 'Pictures of products' },
    endpoints: [
      [
        findImages,
        /*i18n*/ {
          id: 'docs.pictures.find',
          message: 'The pictures of a product in the order in which they were added; the first is its face.',
        },
      ],
      [
        findImageFile,
        /*i18n*/ {
          id: 'docs.pictures.file',
          message:
            'A picture itself, as WebP: `whole`, 1,600 pixels at most on its longest side, or its `thumbnail`, 160 at most. It is given only to who may read the product, and never changes.',
        },
      ],
      [
        uploadImage,
        /*i18n*/ {
          id: 'docs.pictures.upload',
          message:
            'Adds a picture to a product of the own catalogue: one `file`, a PNG, JPEG, GIF or WebP of 5 MB and 25 million pixels at most; what it is called does not matter. It is drawn anew, upright, without places and dates. A product has 8 at most.',
        },
      ],
      [
        removeImage,
        /*i18n*/ {
          id: 'docs.pictures.remove',
          message: 'Removes a picture of a product of the own catalogue.',
        },
      ],
    ],
  },
];
