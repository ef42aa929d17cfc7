import type { MessageDescriptor } from '@lingui/core';

/** Words of the lists section. */
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
  keeping: /*i18n*/ { id: 'docs.lists.keeping', message: 'Managing the lists' },
  keepingIntro: /*i18n*/ {
    id: 'docs.lists.keepingIntro',
    message:
      '`POST` adds a row. `PUT` replaces a row: the same fields with the `id` and the `version` it was read at, without set-once fields; a nullable field left out becomes null. If somebody has changed the row since, nothing is saved and the answer is 409 `rowChanged`. `DELETE ?id=1,2` removes rows, all of them or none: what is in use stays, and 409 `inUse` names in `details` what uses it (`list`) and how often (`count`). With `active` false a row is kept for past records and no longer shown to sellers.',
  },
  feeTables: /*i18n*/ {
    id: 'docs.lists.feeTables',
    message: 'A fee table, its size classes and its commissions can be changed while it is a draft.',
  },
  takes: /*i18n*/ { id: 'docs.lists.takes', message: 'A new row' },
  once: /*i18n*/ { id: 'docs.lists.once', message: 'Set once' },
  relations: /*i18n*/ { id: 'docs.lists.relations', message: 'Relations of its pages' },
} satisfies Record<string, MessageDescriptor>;
