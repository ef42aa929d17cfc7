import {
  addMissedSearch,
  findCategoryAnswers,
  findCategoryWords,
  pageMissedSearches,
  recordMissedSearch,
  removeCategoryAnswer,
  removeMissedSearches,
  saveCategoryAnswer,
} from '@saer/contract/category-words';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Descriptions of the category word endpoints. */
export const categoryGroups: readonly EndpointGroup[] = [
  {
    id: 'category-words',
    title: /*i18n*/ { id: 'docs.categoryWords', message: 'Categories in sellers’ words' },
    endpoints: [
      [
        findCategoryWords,
        /*i18n*/ {
          id: 'docs.categoryWords.find',
          message:
            'The words sellers use for families, sub families and types, in both languages, by code. Names and codes are in the fee book. The answer carries an `ETag`: ask again with `If-None-Match`, and an unchanged list is answered with 304.',
        },
      ],
      [
        recordMissedSearch,
        /*i18n*/ {
          id: 'docs.categoryWords.miss',
          message:
            'Counts a search that found nothing, so that admins can add the word. Nothing is saved about who searched. What looks like an email address, a link or a number of more than 4 digits is not counted.',
        },
      ],
      [
        pageMissedSearches,
        /*i18n*/ {
          id: 'docs.categoryWords.missed',
          message:
            'What was searched without a result, the most frequent first; filtered and sorted by `language`, `count`, `firstAt` and `lastAt`, searched by `search`.',
        },
      ],
      [
        addMissedSearch,
        /*i18n*/ {
          id: 'docs.categoryWords.add',
          message:
            'Adds such a term to the words of a sub family, in the language it is written in, and takes it off the list.',
        },
      ],
      [
        removeMissedSearches,
        /*i18n*/ {
          id: 'docs.categoryWords.dismiss',
          message: 'Takes terms off the list. Searched for again, they are counted from the beginning.',
        },
      ],
      [
        findCategoryAnswers,
        /*i18n*/ {
          id: 'docs.categoryWords.answers',
          message:
            'What the seller or their sub-users said that words in category columns mean. Words are compared without regard to case, spelling variants and the Arabic article.',
        },
      ],
      [
        saveCategoryAnswer,
        /*i18n*/ {
          id: 'docs.categoryWords.answer',
          message:
            'Says what a word means, for every file from now on; a file that is uploaded is read by it too. A seller has 2,000 such words at most.',
        },
      ],
      [
        removeCategoryAnswer,
        /*i18n*/ { id: 'docs.categoryWords.forget', message: 'Forgets what a word means.' },
      ],
    ],
  },
];
