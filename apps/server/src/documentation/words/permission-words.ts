import type { MessageDescriptor } from '@lingui/core';

/** Words of the permission matrix. */
export const permissionWords = {
  title: /*i18n*/ { id: 'docs.permissions.title', message: 'Permissions' },
  intro: /*i18n*/ {
    id: 'docs.permissions.intro',
    message:
      'Every address and every page belongs to one row of this matrix; it is data in the contract, and the server refuses with it. Without a token the answer is 401, with a role that may not 403, and a row that is somebody else’s is answered as one that does not exist.',
  },
  addresses: /*i18n*/ { id: 'docs.permissions.addresses', message: 'Addresses' },
  pages: /*i18n*/ { id: 'docs.permissions.pages', message: 'Pages' },
  address: /*i18n*/ { id: 'docs.permissions.address', message: 'Address' },
  page: /*i18n*/ { id: 'docs.permissions.page', message: 'Page' },
  manages: /*i18n*/ { id: 'docs.permissions.manages', message: 'Whose accounts a role manages' },
  managesIntro: /*i18n*/ {
    id: 'docs.permissions.managesIntro',
    message:
      'A `USER` manages their own sub-users; nobody can block, remove or demote themselves, and the last `SUPER_ADMIN` stays.',
  },
  role: /*i18n*/ { id: 'docs.permissions.role', message: 'Role' },
  managed: /*i18n*/ { id: 'docs.permissions.managed', message: 'Manages' },
  allowed: /*i18n*/ { id: 'docs.permissions.allowed', message: 'may' },
  refused: /*i18n*/ { id: 'docs.permissions.refused', message: 'may not' },
  everyone: /*i18n*/ { id: 'docs.permissions.everyone', message: 'everyone, without a token too' },
  who: /*i18n*/ { id: 'docs.permissions.who', message: 'Who may call it' },
} satisfies Record<string, MessageDescriptor>;
