/** Errors of the files service that our own API does not have. */
export const filesWords = {
  moreFactors: /*i18n*/ {
    id: 'files.moreFactors',
    message: 'This account has a second step. Sign in on the site of Saer.',
  },
  invalidToken: /*i18n*/ {
    id: 'files.invalidToken',
    message: 'This code or link is wrong, was used, or is too old. Ask for a new one.',
  },
  register: /*i18n*/ {
    id: 'files.register',
    message: 'Accounts are made on the site of Saer, where the terms are accepted.',
  },
  targetExists: /*i18n*/ { id: 'files.targetExists', message: 'There is a device of this id already.' },
  noPush: /*i18n*/ {
    id: 'files.noPush',
    message: 'This server does not send by Firebase Cloud Messaging.',
  },
  verified: /*i18n*/ { id: 'files.verified', message: 'This account is confirmed already.' },
  noPhone: /*i18n*/ { id: 'files.noPhone', message: 'This account has no mobile number.' },
  addressNotAllowed: /*i18n*/ {
    id: 'files.addressNotAllowed',
    message: 'Links may lead only to this site and to those in APPWRITE_ORIGINS.',
  },
  noBucket: /*i18n*/ { id: 'files.noBucket', message: 'There is no such bucket.' },
  noFile: /*i18n*/ { id: 'files.noFile', message: 'There is no such file, or it is not yours.' },
  fileExists: /*i18n*/ {
    id: 'files.fileExists',
    message: 'There is a file with this id. Choose another id.',
  },
  notWritable: /*i18n*/ {
    id: 'files.notWritable',
    message: 'You may not add, change or delete files in this bucket.',
  },
  range: /*i18n*/ {
    id: 'files.range',
    message: 'The content range is wrong: chunks have 5 MiB each, the last what is left.',
  },
  query: /*i18n*/ {
    id: 'files.query',
    message:
      'This query is not supported. There are limit, offset, cursorAfter, cursorBefore, equal, orderAsc and orderDesc.',
  },
  drawing: /*i18n*/ {
    id: 'files.drawing',
    message: 'Previews take width, height, gravity, quality and output, sides up to 2,000 pixels.',
  },
};
