import type { MessageDescriptor } from '@lingui/core';

/** Error messages about contact messages and newsletters. */
export const contactErrorMessages = {
  messageNotAccepted: /*i18n*/ {
    id: 'error.messageNotAccepted',
    message: 'Your message could not be accepted. Nothing you wrote is lost: send it once more.',
  },
  tooManyLinks: /*i18n*/ {
    id: 'error.tooManyLinks',
    message: 'Write {maximum} links at most.',
  },
  linksOnly: /*i18n*/ {
    id: 'error.linksOnly',
    message: 'Say in words what this is about, besides the links.',
  },
  contactTransition: /*i18n*/ {
    id: 'error.contactTransition',
    message:
      '{reason, select, nobody {Nothing was sent: no subscriber has confirmed, so there is nobody to send it to.} other {This is not possible with the message as it is now. Reload the page.}}',
  },
  contactClosed: /*i18n*/ {
    id: 'error.contactClosed',
    message:
      'So many messages arrived from everywhere that this form is closed for {minutes, plural, one {# minute} other {# minutes}}. It is nothing you did. {email, select, none {Please send yours again later.} other {Write to {email} instead, or send yours again later.}}',
  },
  notAPdf: /*i18n*/ {
    id: 'error.notAPdf',
    message: 'This file is not a PDF. Choose one that opens on your own device.',
  },
  guestFilesClosed: /*i18n*/ {
    id: 'error.guestFilesClosed',
    message:
      'So many files arrived from everywhere that none can be taken now. Send the message without one.',
  },
  notAnAdmin: /*i18n*/ {
    id: 'error.notAnAdmin',
    message: 'Choose an active admin.',
  },
  issueNotDraft: /*i18n*/ {
    id: 'error.issueNotDraft',
    message: 'This newsletter has been sent, so it can no longer be changed or sent again.',
  },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;
