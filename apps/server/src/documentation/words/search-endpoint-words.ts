import { search } from '@saer/contract/search';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Descriptions of the search for things. */
export const searchGroups: readonly EndpointGroup[] = [
  {
    id: 'search',
    title: /*i18n*/ { id: 'docs.search', message: 'Search' },
    endpoints: [
      [
        search,
        /*i18n*/ {
          id: 'docs.search.find',
          message:
            'The things that `text` (1 to 80 characters) names, at most five of each kind: every word must occur, whatever its Arabic spelling. A seller finds their own products, and sub families, types and stores that are open to everybody; an admin finds all products, categories, stores and fee tables, and the accounts they may manage.',
        },
      ],
    ],
  },
];
