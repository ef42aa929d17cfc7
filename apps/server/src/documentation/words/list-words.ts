import type { MessageDescriptor } from '@lingui/core';

/** The words of the lists. */
export const listWords = {
  title: /*i18n*/ { id: 'docs.lists.title', message: 'Stores, families and fees' },
  feeBook: /*i18n*/ {
    id: 'docs.lists.feeBook',
    message: 'With `?on=YYYY-MM-DD`: as of that day, else today in Riyadh.',
  },
  lists: /*i18n*/ { id: 'docs.lists.lists', message: 'Every list' },
  intro: /*i18n*/ {
    id: 'docs.lists.intro',
    message:
      '`GET` each address for the whole list at once. With `/page` behind it the list comes page by page, and `?filter=` chooses the rows.',
  },
  address: /*i18n*/ { id: 'docs.lists.address', message: 'Address' },
  what: /*i18n*/ { id: 'docs.lists.what', message: 'What it lists' },
  columns: /*i18n*/ { id: 'docs.lists.columns', message: 'Columns' },
  relations: /*i18n*/ { id: 'docs.lists.relations', message: 'Relations of its pages' },
} satisfies Record<string, MessageDescriptor>;
