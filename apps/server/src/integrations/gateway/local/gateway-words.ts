/** Texts on the pages of the local card gateway. */
export const gatewayWords = {
  title: /*i18n*/ { id: 'gateway.title', message: 'Local card gateway' },
  note: /*i18n*/ {
    id: 'gateway.note',
    message:
      'This is a simulator: nothing is charged. Never enter a real card; only the test cards below are taken.',
  },
  pay: /*i18n*/ { id: 'gateway.pay', message: 'Pay {amount}' },
  save: /*i18n*/ { id: 'gateway.save', message: 'Save the card' },
  order: /*i18n*/ { id: 'gateway.order', message: 'Order {reference}' },
  number: /*i18n*/ { id: 'gateway.number', message: 'Card number' },
  expiry: /*i18n*/ { id: 'gateway.expiry', message: 'Valid until (MM/YY)' },
  securityCode: /*i18n*/ { id: 'gateway.securityCode', message: 'Security code' },
  remember: /*i18n*/ { id: 'gateway.remember', message: 'Save this card for later payments' },
  cancel: /*i18n*/ { id: 'gateway.cancel', message: 'Cancel' },
  savedCard: /*i18n*/ { id: 'gateway.savedCard', message: 'Saved card: {card}' },
  unknownCard: /*i18n*/ {
    id: 'gateway.unknownCard',
    message: 'This is none of the test cards, or its date cannot be read.',
  },
  testCards: /*i18n*/ { id: 'gateway.testCards', message: 'Test cards' },
  direct: /*i18n*/ { id: 'gateway.direct', message: 'Paid at once' },
  authenticated: /*i18n*/ { id: 'gateway.authenticated', message: 'Asks for 3-D Secure' },
  anyDate: /*i18n*/ {
    id: 'gateway.anyDate',
    message: 'Any month to come, and any security code but {codes}: each of these fails in another way.',
  },
  confirm: /*i18n*/ { id: 'gateway.confirm', message: 'Confirm the payment' },
  bank: /*i18n*/ {
    id: 'gateway.bank',
    message: 'Here the card’s bank would ask for a code (3-D Secure). Choose its answer.',
  },
  approve: /*i18n*/ { id: 'gateway.approve', message: 'Approve' },
  decline: /*i18n*/ { id: 'gateway.decline', message: 'Decline' },
  close: /*i18n*/ { id: 'gateway.close', message: 'Close without an answer' },
  closed: /*i18n*/ { id: 'gateway.closed', message: 'The window is closed' },
  closedNote: /*i18n*/ {
    id: 'gateway.closedNote',
    message: 'No answer was sent: the payment stays open until somebody asks about it.',
  },
  back: /*i18n*/ { id: 'gateway.back', message: 'Back to the shop' },
  returning: /*i18n*/ { id: 'gateway.returning', message: 'You are being taken back.' },
  rejected: /*i18n*/ { id: 'gateway.rejected', message: 'The request was refused' },
  code: /*i18n*/ { id: 'gateway.code', message: 'Code {code}' },
};
