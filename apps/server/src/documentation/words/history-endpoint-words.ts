import { pageHistory, putBackChange } from '@saer/contract/history';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Descriptions of the history endpoints. */
export const historyGroups: readonly EndpointGroup[] = [
  {
    id: 'history',
    title: /*i18n*/ { id: 'docs.history', message: 'History' },
    endpoints: [
      [
        pageHistory,
        /*i18n*/ {
          id: 'docs.history.page',
          message:
            'Every change, the newest first: who made it and when, what it was before and what since. It is filtered and sorted by `entity` (a list by its name in code, such as `productFamily`, or `account` or `product`), `entityId`, `actorId`, `action` and `at`. An `ADMIN` sees no changes of accounts they may not manage.',
        },
      ],
      [
        putBackChange,
        /*i18n*/ {
          id: 'docs.history.putBack',
          message:
            'Puts a change of a product, store, family, sub family, type, service fee or price plan back: the fields it altered get the values they had before, and that is a change of its own. A deleted row of these lists, or of size class categories, is added again under its former key: its names and codes must be free, and the row it belonged to must exist; where that is gone, the answer is `unknownRow` with its list and name. It is refused with `changedSince` where one of the fields has been altered since, and with `cannotPutBack` for additions, deleted products, rows that were put back already and whatever else cannot be put back. Sellers put back changes of their own products only.',
        },
      ],
    ],
  },
];
