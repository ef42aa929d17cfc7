import type { MessageDescriptor } from '@lingui/core';

/** Error messages about payments, refunds, cards and invoices. */
export const paymentErrorMessages = {
  planNeeded: /*i18n*/ {
    id: 'error.planNeeded',
    message:
      '{entitlement, select, products {Without a plan you can save up to {limit} products.} sheetRows {Without a plan, sheets of up to {limit} rows can be saved and downloaded.} repricing {Without a plan you reprice one product at a time.} megabytes {Without a plan your files take up to {limit} MB.} other {This is part of a plan.}} What you have saved stays yours.',
  },
  paymentPending: /*i18n*/ {
    id: 'error.paymentPending',
    message:
      'An earlier payment is still open and we are asking your bank about it. Wait for its result, so that you do not pay twice.',
  },
  findingTakesTwo: /*i18n*/ {
    id: 'error.findingTakesTwo',
    message:
      'You wrote down what the bank says, so somebody else confirms it: {names}{more, plural, =0 {} one { or one other admin} other { or # other admins}}.',
  },
  reportUnreadable: /*i18n*/ {
    id: 'error.reportUnreadable',
    message:
      '{line, plural, =0 {This is no report that can be compared. It needs the columns merchant_reference, operation, amount, currency and transaction_date, and days that are over.} other {Line # cannot be read. Check its amount, currency, date and reference.}}',
  },
  paymentKeyUsed: /*i18n*/ {
    id: 'error.paymentKeyUsed',
    message: 'This request was sent before with other content. Reload the page and try again.',
  },
  refundTooHigh: /*i18n*/ {
    id: 'error.refundTooHigh',
    message: 'This is more than is left of the payment. Enter a smaller amount.',
  },
  refundNotPossible: /*i18n*/ {
    id: 'error.refundNotPossible',
    message: 'Only a payment that succeeded, and has no refund under way, can be refunded. Reload the page.',
  },
  cardCannotRenew: /*i18n*/ {
    id: 'error.cardCannotRenew',
    message: 'A subscription cannot be renewed with this card. Choose a credit card that has not expired.',
  },
  cardNumberSent: /*i18n*/ {
    id: 'error.cardNumberSent',
    message:
      'This looks like a card number. Never enter it here: only the payment page asks for it. Nothing was saved.',
  },
  notAVatNumber: /*i18n*/ {
    id: 'error.notAVatNumber',
    message: 'A VAT number has 15 digits and begins and ends with 3.',
  },
  notABuildingNumber: /*i18n*/ {
    id: 'error.notABuildingNumber',
    message: 'A building number has four digits.',
  },
  notAPostalCode: /*i18n*/ {
    id: 'error.notAPostalCode',
    message: 'A postal code has five digits.',
  },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
