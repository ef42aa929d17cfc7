/** Texts of notifications for which no message has a heading. */
export const notificationWords = {
  welcome: /*i18n*/ { id: 'notification.welcome', message: 'Calculate your first price.' },
  password: /*i18n*/ { id: 'notification.password', message: 'Your password was changed' },
  contact: /*i18n*/ {
    id: 'notification.contact',
    message: 'The email address or mobile number of your account was changed',
  },
  notYou: /*i18n*/ {
    id: 'notification.notYou',
    message: 'If it was not you, set a new password now, and contact us.',
  },
  subUserAdded: /*i18n*/ { id: 'notification.subUserAdded', message: '{name} was added as a sub-user' },
  subUserWhat: /*i18n*/ {
    id: 'notification.subUserAddedWhat',
    message: 'They can see and change all your products.',
  },
  invoice: /*i18n*/ { id: 'notification.invoice', message: 'Invoice {number} for {total}' },
  creditNote: /*i18n*/ { id: 'notification.creditNote', message: 'Credit note {number} for {total}' },
  feesLess: /*i18n*/ {
    id: 'notification.feesLess',
    message:
      'As calculated when this was sent: {products, plural, one {# saved product earns less} other {# saved products earn less}} at the price that was saved then.',
  },
  feesMonth: /*i18n*/ {
    id: 'notification.feesMonth',
    message: 'With the monthly sales that you entered, that is {amount} a month.',
  },
  imported: /*i18n*/ {
    id: 'notification.imported',
    message: '{products, plural, one {# product was imported} other {# products were imported}}',
  },
  importedFrom: /*i18n*/ {
    id: 'notification.importedFrom',
    message: '{products, plural, one {# product was imported} other {# products were imported}} from {file}',
  },
  importedWhat: /*i18n*/ {
    id: 'notification.importedWhat',
    message: '{by}: {added} added, {updated} changed.',
  },
  claims: /*i18n*/ {
    id: 'notification.claims',
    message:
      'The statement check found {amount} charged too much by {marketplace, select, noon {noon} other {Amazon.sa}}',
  },
  claimsWhat: /*i18n*/ {
    id: 'notification.claimsWhat',
    message:
      '{statements, plural, one {Found in a statement that was checked. Look at what can be claimed back.} other {Found in # statements that were checked. Look at what can be claimed back.}}',
  },
  registration: /*i18n*/ {
    id: 'notification.registration',
    message: 'The registration of {name} waits for approval',
  },
  subscription: /*i18n*/ {
    id: 'notification.subscription',
    message: '{name} requests the plan “{plan}”',
  },
  proposal: /*i18n*/ {
    id: 'notification.proposal',
    message: 'A change that holds for all sellers waits for a second person: {name}',
  },
};
