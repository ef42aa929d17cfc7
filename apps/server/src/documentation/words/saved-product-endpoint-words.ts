import {
  findImageFile,
  findImages,
  findOutdated,
  lookUpProducts,
  pageProductHistory,
  removeImage,
  repriceOutdated,
  repriceProducts,
  uploadImage,
} from '@saer/contract/saved-product';
import {
  findProductSummary,
  setRecommendedPrices,
  undoRecommendedPrices,
} from '@saer/contract/product-prices';
import { applyProductActions, findAppliedActions, findProductActions } from '@saer/contract/product-actions';
import { addExamples, removeExamples } from '@saer/contract/product-examples';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Descriptions of the endpoints for product history, repricing and pictures. */
export const savedProductGroups: readonly EndpointGroup[] = [
  {
    id: 'product-past',
    title: /*i18n*/ { id: 'docs.productPast', message: 'The past of products, and their repricing' },
    endpoints: [
      [
        lookUpProducts,
        /*i18n*/ {
          id: 'docs.productPast.lookup',
          message:
            'Finds your products by up to 500 `keys`, each a `barcode`, a `sku` or both: whichever matches. `store` leaves out those of other stores. 2,500 at most are answered; `complete` says whether that is all of them.',
        },
      ],
      [
        addExamples,
        /*i18n*/ {
          id: 'docs.productPast.addExamples',
          message:
            'Adds some two dozen example products over four stores, to try everything with: `isExample` marks them. Those you have already are not added again. `left` is how many today’s fees give no price.',
        },
      ],
      [
        removeExamples,
        /*i18n*/ {
          id: 'docs.productPast.removeExamples',
          message: 'Removes every product that `isExample` marks, also those you have changed.',
        },
      ],
      [
        pageProductHistory,
        /*i18n*/ {
          id: 'docs.productPast.history',
          message:
            'Every change of your products, deleted ones included; admins see everybody’s. The newest comes first; it is filtered and sorted by `entityId`, `actorId`, `action` and `at`. `feeTable` is the one by which the figures were calculated then.',
        },
      ],
      [
        findOutdated,
        /*i18n*/ {
          id: 'docs.productPast.outdated',
          message:
            'Your products that were priced with another fee table, other range factors or other agreed fees than today’s: what each leaves at its current price then and now, and the price that leaves the target profit now. `where` takes `short` (no longer reach their target), `loss` and `noPrice`; they are sorted by `change`, `price`, `profitBefore`, `profitNow` and `neededPrice`. `counts` and `changes` are those of all your products.',
        },
      ],
      [
        repriceProducts,
        /*i18n*/ {
          id: 'docs.productPast.reprice',
          message:
            'Reprices up to 2,500 products with today’s fees: all of them or, if one cannot be priced or was changed since it was read, none; the reasons are given at `products.0`, `products.1`, …. `keep` keeps an entered price and otherwise follows the recommended one; `needed` replaces an entered price with the recommended one.',
        },
      ],
      [
        repriceOutdated,
        /*i18n*/ {
          id: 'docs.productPast.repriceOutdated',
          message:
            'Does that with all products `filter` finds among those that other fees hold for by now, up to 1,000 at a time in the order of their keys: `next` is sent as `after` to go on, and null at the end. Each part is done of all or none; what has no price stays as it is and is counted in `left`.',
        },
      ],
    ],
  },
  {
    id: 'product-prices',
    title: /*i18n*/ { id: 'docs.prices', message: 'What to do with losing products' },
    endpoints: [
      [
        findProductSummary,
        /*i18n*/ {
          id: 'docs.prices.summary',
          message:
            'How all the products that `filter` finds are doing, whatever its page, at the price each sells for: the current one, or the final one where none is known. `monthlyLoss` is what the losing ones cost each month, `monthlyShortfall` what those below their target would earn beyond what they do, in halalas; each is counted of the products whose `monthlySales` are known.',
        },
      ],
      [
        setRecommendedPrices,
        /*i18n*/ {
          id: 'docs.prices.set',
          message:
            'Lets the recommended price of today’s fees take the place of the typed one: of up to 2,500 `products`, refused where one was changed since it was read, or of up to 10,000 that `filter` finds. With `alsoCurrent` a known current price becomes the recommended one as well. What cannot be priced is answered in `left` and stays as it is.',
        },
      ],
      [
        undoRecommendedPrices,
        /*i18n*/ {
          id: 'docs.prices.undo',
          message:
            'Restores the prices: send what was answered as `changed`. Products that somebody has changed since stay as they are and are answered in `left`.',
        },
      ],
      [
        findProductActions,
        /*i18n*/ {
          id: 'docs.prices.actions',
          message:
            'What to do about your products now, by today’s fees and at the price each sells for, the most riyals first: each month where `monthlySales` are known, else per sold unit. `loss` and `short` miss their target, `deadZone` is a price above one that earns more, `rise` a price that could have its ending within the same fee step; `where` takes these names, and `applicable` for those that a price resolves by confirmed fees. `prices` and `fixes` are the changes that resolve it, each alone and each with what it earns; `endsLoss` is the smallest step that ends a loss without reaching the target. `totals` are those of all your products.',
        },
      ],
      [
        findAppliedActions,
        /*i18n*/ {
          id: 'docs.prices.applied',
          message:
            'The suggested prices you took at least seven days ago, the latest first: prices and profit per unit before and after, both by today’s fees, and the monthly sales you had entered then and have entered now. The latest 1,000 are looked at; what was undone is not among them. `totals.monthly` covers only prices that are still in force and products whose sales are known.',
        },
      ],
      [
        applyProductActions,
        /*i18n*/ {
          id: 'docs.prices.apply',
          message:
            'Gives products one of their `prices`, or that of `endsLoss`, as their own price and, where one is known, as their current one: up to 2,500 `products`, all or none, refused where one was changed since it was read or the price is no longer among those suggested; or all that `filter` finds, up to 1,000 at a time: `next` is sent as `after` to go on. Several at once need a plan. What is answered as `changed` can be sent to be undone.',
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
          message: 'The pictures of a product in the order they were added; the first is the main image.',
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
            'Adds a picture to one of your products: one `file`, a PNG, JPEG, GIF or WebP of 5 MB and 25 million pixels at most; its name does not matter. It is re-encoded upright, without location or date data. A product has 8 at most.',
        },
      ],
      [
        removeImage,
        /*i18n*/ {
          id: 'docs.pictures.remove',
          message: 'Removes a picture of one of your products.',
        },
      ],
    ],
  },
];
