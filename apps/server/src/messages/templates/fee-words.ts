/** Texts of the message about a store's new fees. */
export const feeWords = {
  heading: /*i18n*/ { id: 'mail.fees', message: '{store}: new fees from {day}' },
  comes: /*i18n*/ {
    id: 'mail.feesCome',
    message:
      'From {day} on, {store} charges different fees. {products, plural, one {# of your saved products earns} other {# of your saved products earn}} less at the price it has now.',
  },
  began: /*i18n*/ {
    id: 'mail.feesBegan',
    message:
      'Since {day}, {store} charges different fees. {products, plural, one {# of your saved products earns} other {# of your saved products earn}} less at the price it has now.',
  },
  loss: /*i18n*/ {
    id: 'mail.feesLoss',
    message: '{products, plural, one {# of them is sold at a loss.} other {# of them are sold at a loss.}}',
  },
  later: /*i18n*/ {
    id: 'mail.feesLater',
    message: 'On that day Saer shows the price that each product needs to keep your margin.',
  },
  now: /*i18n*/ {
    id: 'mail.feesNow',
    message: 'Saer shows the price that each product needs to keep your margin.',
  },
  products: /*i18n*/ { id: 'mail.feesProducts', message: 'See your products' },
  reprice: /*i18n*/ { id: 'mail.feesReprice', message: 'Update your prices' },
  why: /*i18n*/ {
    id: 'mail.feesWhy',
    message: 'Calculated with the products and prices that you saved in Saer.',
  },
};
