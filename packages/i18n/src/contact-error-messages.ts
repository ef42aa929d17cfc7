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
    message: 'This is not possible with the message as it is now. Reload the page.',
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
