/** Texts on the pages of the local mailbox, the local SMS and the templates. */
export const mailboxWords = {
  mail: /*i18n*/ { id: 'mailbox.mail', message: 'Local mailbox' },
  sms: /*i18n*/ { id: 'mailbox.sms', message: 'Local SMS' },
  templates: /*i18n*/ { id: 'mailbox.templates', message: 'Message templates' },
  noMail: /*i18n*/ { id: 'mailbox.noMail', message: 'No mail has arrived yet.' },
  noSms: /*i18n*/ { id: 'mailbox.noSms', message: 'No SMS has arrived yet.' },
  to: /*i18n*/ { id: 'mailbox.to', message: 'To: {recipient}' },
  links: /*i18n*/ { id: 'mailbox.links', message: 'Links in this mail' },
  shown: /*i18n*/ { id: 'mailbox.shown', message: 'As a mail program shows it' },
  plain: /*i18n*/ { id: 'mailbox.plain', message: 'As plain text' },
  arabic: /*i18n*/ { id: 'mailbox.arabic', message: 'Arabic' },
  english: /*i18n*/ { id: 'mailbox.english', message: 'English' },
  asSms: /*i18n*/ { id: 'mailbox.asSms', message: 'As an SMS' },
  length: /*i18n*/ {
    id: 'mailbox.length',
    message: '{characters, plural, one {# character} other {# characters}}',
  },
  push: /*i18n*/ { id: 'local.pushes', message: 'Messages to screens' },
  noPush: /*i18n*/ {
    id: 'local.noPush',
    message: 'No message yet. Add a device on the page of notification settings.',
  },
};
