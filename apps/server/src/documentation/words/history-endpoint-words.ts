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
            'Puts a change of a product, store, family, sub family or type back: the fields it altered get the values they had before, and that is a change of its own. It is refused with `changedSince` where one of those fields has been altered since, and with `cannotPutBack` for additions, deletions and whatever else cannot be put back. Sellers put back changes of their own products only.',
        },
      ],
    ],
  },
];
