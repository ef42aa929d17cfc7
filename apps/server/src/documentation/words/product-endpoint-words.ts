import type { MessageDescriptor } from '@lingui/core';
import { findDashboard, findSellerDashboard } from '@saer/contract/dashboard';
import { findListReach } from '@saer/contract/list-reach';
import { downloadProducts } from '@saer/contract/product-download';
import type { Endpoint } from '@saer/contract/endpoint';
import {
  createProduct,
  findProduct,
  pageProducts,
  removeProducts,
  updateProduct,
} from '@saer/contract/product';

/** Descriptions of the product and dashboard endpoints. */
export const productGroups: readonly {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly endpoints: readonly (readonly [Endpoint, MessageDescriptor])[];
}[] = [
  {
    id: 'products',
    title: /*i18n*/ { id: 'docs.products', message: 'Saved products' },
    endpoints: [
      [
        findProduct,
        /*i18n*/ {
          id: 'docs.products.find',
          message:
            'One product with all that was typed and what its price comes to. Sellers and their sub-users read their own products, admins every one; any other product is answered as a missing one.',
        },
      ],
      [
        pageProducts,
        /*i18n*/ {
          id: 'docs.products.page',
          message:
            'Products, a page at a time. They are filtered and sorted by every field but `sides` and `override`; `where` also takes `outdated`, and `losing`, `missing` and `differs`, which ask how a product does at the price it sells for: the current one, or the final one where none is known. It is also sorted by `sellingPrice`, `sellingProfit` and `difference`, the recommended price less the selling one. `search` looks through the barcode, the SKU and both names, whatever the spelling.',
        },
      ],
      [
        downloadProducts,
        /*i18n*/ {
          id: 'docs.products.download',
          message:
            'All products that `filter` finds, in its order and whatever its page, as a file: `xlsx` and `csv` in the language of the caller, `prices` with one JSON object a line. It is sent while it is made, as of one moment; the header `row-count` says how many products it will hold. An answer that ends before its end is no file. Two of one account run at a time; a third is refused with `tooManyRequests`.',
        },
      ],
      [
        createProduct,
        /*i18n*/ {
          id: 'docs.products.create',
          message:
            'Adds a product to your products. It is priced with today’s fees and saved with the result; if it has no price it is refused at the field to fix, and nothing is saved. A name in one language, or a barcode, is required. With one `saveKey`, a UUID of your choosing, a product is created once however often it is sent; with other content the key is refused with `saveKeyUsed`. Where the store has the same barcode (without a barcode, the same SKU) already, the answer is `productExists` with its `id`, `version` and `name`; `whenThere: keepBoth` adds it all the same. `currentPrice`, what it sells for today, is compared and never aimed at; `minPrice` and `maxPrice` are the range the store allows; `monthlySales` counts the units sold a month.',
        },
      ],
      [
        updateProduct,
        /*i18n*/ {
          id: 'docs.products.update',
          message:
            'Replaces a whole product and prices it again with today’s fees: what is left out is gone. `version` is the one that was read; where somebody has changed the product since, the answer is `rowChanged`. Admins may correct every product.',
        },
      ],
      [
        removeProducts,
        /*i18n*/ {
          id: 'docs.products.remove',
          message: 'Deletes your own products: `?id=3` or `?id=3,4,5`. All of them, or none.',
        },
      ],
    ],
  },
  {
    id: 'dashboard',
    title: /*i18n*/ { id: 'docs.dashboard', message: 'The admin’s dashboard' },
    endpoints: [
      [
        findDashboard,
        /*i18n*/ {
          id: 'docs.dashboard.find',
          message:
            'What waits for an admin, how many work with the product and how their products stand, every store’s fee table in force and the one that follows, how sellers, sub-users and products grew in the last 30 days (`trends`), and the newest changes, those of one kind made in one go as one.',
        },
      ],
      [
        findListReach,
        /*i18n*/ {
          id: 'docs.dashboard.reach',
          message:
            'What making rows of a list inactive, or active again, reaches: `?list=store&id=3,4`. Saved products in these rows or below them and their sellers, active sub families and types below them, subscriptions to a plan and requests for it; sellers whose account waits for its deletion do not count. `hiddenByParent`: how many of the rows are not offered because the row they belong to is inactive.',
        },
      ],
      [
        findSellerDashboard,
        /*i18n*/ {
          id: 'docs.dashboard.seller',
          message:
            'How your products stand, as in `GET /product/summary`, and how many of them are examples; the fees of your stores that came into force in the last 30 days or will (`fees`); the five products that lose most or miss most of their target (`weakest`); and your newest changes, those of one kind made in one go as one.',
        },
      ],
    ],
  },
];
