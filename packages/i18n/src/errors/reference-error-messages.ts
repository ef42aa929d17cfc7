import type { MessageDescriptor } from '@lingui/core';

/** Error messages about rows, texts and workbooks that anybody may write. */
export const referenceErrorMessages = {
  markupNotAllowed: /*i18n*/ {
    id: 'error.markupNotAllowed',
    message: 'This looks like HTML. Write plain text, without tags such as <b>.',
  },
  tooManyAnswers: /*i18n*/ {
    id: 'error.tooManyAnswers',
    message:
      'The meaning of {maximum} category words is saved already, the most there can be. Remove one before you add another.',
  },
  unknownRow: /*i18n*/ {
    id: 'error.unknownRow',
    message: 'What was chosen here no longer exists. Choose again.',
  },
  rowGone: /*i18n*/ {
    id: 'error.rowGone',
    message: 'This no longer exists. It may have been deleted; reload the list.',
  },
  rowChanged: /*i18n*/ {
    id: 'error.rowChanged',
    message: 'Someone else has changed this. Review their changes before you save.',
  },
  bandReversed: /*i18n*/ {
    id: 'error.bandReversed',
    message: 'The band ends before it begins. “To” must not be below “from”.',
  },
  nothingAgreed: /*i18n*/ {
    id: 'error.nothingAgreed',
    message: 'Say what was agreed: a commission, the fulfilment fees, or both.',
  },
  notSearchable: /*i18n*/ {
    id: 'error.notSearchable',
    message: 'This list cannot be searched by words. Filter it by its columns instead.',
  },
  versionStateChanged: /*i18n*/ {
    id: 'error.versionStateChanged',
    message: 'This version is no longer in the state you saw. Reload it.',
  },
  tooManyAgreedFees: /*i18n*/ {
    id: 'error.tooManyAgreedFees',
    message:
      'There are {maximum} agreed fees already, which is the most. Delete some before you add another.',
  },
  consentMissing: /*i18n*/ {
    id: 'error.consentMissing',
    message: 'Nothing was sent: the subscriber has not agreed to it, or has withdrawn it.',
  },
  unknownVersion: /*i18n*/ {
    id: 'error.unknownVersion',
    message: 'This store has no such fee table. Leave it out to use the one in force.',
  },
  notAWorkbook: /*i18n*/ {
    id: 'error.notAWorkbook',
    message: 'This file cannot be read as an Excel workbook. Save it as .xlsx and try again.',
  },
  sheetMissing: /*i18n*/ {
    id: 'error.sheetMissing',
    message: 'The workbook has no sheet “{sheet}”. Start from an exported fee table.',
  },
  tooManyDecimals: /*i18n*/ {
    id: 'error.tooManyDecimals',
    message:
      '{kind, select, side {Too many decimal places. Write centimetres with one at most, such as 2.5.} weight {Write whole grams, without a decimal part.} rate {Too many decimal places. Write a percentage with two at most, such as 8.25.} other {Too many decimal places. Write a sum with two at most, such as 12.50.}}',
  },
  changedSince: /*i18n*/ {
    id: 'error.changedSince',
    message: 'It has been changed again since. Put the newer changes back first, or edit it.',
  },
  cannotPutBack: /*i18n*/ {
    id: 'error.cannotPutBack',
    message: 'This change cannot be put back. Edit the entry instead.',
  },
  notAnEnglishName: /*i18n*/ {
    id: 'error.notAnEnglishName',
    message: 'This is the English name. Write it in Latin letters; the Arabic name has a field of its own.',
  },
  notAnArabicName: /*i18n*/ {
    id: 'error.notAnArabicName',
    message: 'This is the Arabic name. Write it in Arabic letters.',
  },
} as const satisfies Record<string, MessageDescriptor>;
