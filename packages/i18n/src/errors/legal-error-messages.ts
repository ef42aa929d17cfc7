import type { MessageDescriptor } from '@lingui/core';

/** Errors of the terms and the privacy policy. */
export const legalErrorMessages = {
  acceptanceNeeded: /*i18n*/ {
    id: 'error.acceptanceNeeded',
    message: 'The terms or the privacy policy have changed. Read and accept them, then try again.',
  },
  termsChanged: /*i18n*/ {
    id: 'error.termsChanged',
    message:
      'The terms or the privacy policy have changed since you opened this page. Read the new text and accept it again.',
  },
  lastVersion: /*i18n*/ {
    id: 'error.lastVersion',
    message:
      'This draft cannot be deleted: it is the only text, or somebody has accepted it. Edit it instead.',
  },
  dayTooEarly: /*i18n*/ {
    id: 'error.dayTooEarly',
    message: 'A new version cannot begin before {earliest}. Choose that day or a later one.',
  },
  blankLeft: /*i18n*/ {
    id: 'error.blankLeft',
    message: 'Fill in the blank “{blank}” before you confirm the text.',
  },
  changesMissing: /*i18n*/ {
    id: 'error.changesMissing',
    message: 'Say in a few sentences what changed: everyone who is asked to accept again reads it.',
  },
  sectionsDiffer: /*i18n*/ {
    id: 'error.sectionsDiffer',
    message:
      'The Arabic text has {ar} sections and the English one {en}. Both need the same sections in the same order.',
  },
  linkNotAllowed: /*i18n*/ {
    id: 'error.linkNotAllowed',
    message:
      'Line {line}: a link leads to https://…, http://…, mailto:…, a page of this site (/terms) or a section (#section-2).',
  },
  markupNotSupported: /*i18n*/ {
    id: 'error.markupNotSupported',
    message:
      'Line {line}: only headings (## and ###), paragraphs, lists of one level, tables, bold, italics and links can be used.',
  },
  textTooDense: /*i18n*/ {
    id: 'error.textTooDense',
    message: 'Line {line}: this part is too long or has too much markup. Break it up with blank lines.',
  },
} satisfies Record<string, MessageDescriptor>;
