import { pageHistory } from '@saer/contract/history';
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
    ],
  },
];
