import { confirmationHours } from '@saer/contract/contact/newsletter-consent';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Say } from '../../integrations/local/translators.ts';
import { accountWords } from './account-words.ts';
import { type EmailTemplate, plainName } from './email-template.ts';
import type { PublicMessage } from './message.ts';

/** Texts of mails to people without an account, and of those that tell admins about them. */
export const publicWords = {
  received: /*i18n*/ { id: 'mail.contactReceived', message: 'We received your message ({reference})' },
  receivedWhat: /*i18n*/ {
    id: 'mail.contactReceivedWhat',
    message:
      'Your message is with us under the number {reference}. One of us reads it and answers to this address.',
  },
  receivedNotYou: /*i18n*/ {
    id: 'mail.contactReceivedNotYou',
    message: 'If you did not write to us, somebody mistyped an address. You need not do anything.',
  },
  replied: /*i18n*/ { id: 'mail.contactReplied', message: 'Our answer to your message' },
  answerByMail: /*i18n*/ {
    id: 'mail.contactAnswerByMail',
    message: 'To answer, simply reply to this mail. Your message has the number {reference}.',
  },
  answerByForm: /*i18n*/ {
    id: 'mail.contactAnswerByForm',
    message:
      'Replies to this mail reach nobody: answer with the button above. Your message has the number {reference}.',
  },
  answer: /*i18n*/ { id: 'mail.contactAnswer', message: 'Answer' },
  contactFoot: /*i18n*/ {
    id: 'mail.contactFoot',
    message: 'You received this from Saer because of a message sent to us with this address.',
  },
  waiting: /*i18n*/ {
    id: 'mail.contactWaiting',
    message: '{arrived, plural, one {# new contact message} other {# new contact messages}}',
  },
  waitingWhat: /*i18n*/ {
    id: 'mail.contactWaitingWhat',
    message:
      '{waiting, plural, one {One message waits for an answer.} other {# messages wait for an answer.}}',
  },
  open: /*i18n*/ { id: 'mail.contactOpen', message: 'Open the messages' },
  fewMails: /*i18n*/ {
    id: 'mail.contactFewMails',
    message: 'However many messages arrive, we send a mail every 15 minutes at most, and 12 a day.',
  },
  confirm: /*i18n*/ { id: 'mail.newsletterConfirm', message: 'Confirm your newsletter' },
  confirmWhat: /*i18n*/ {
    id: 'mail.newsletterConfirmWhat',
    message:
      'Somebody, we hope you, asked for Saer’s newsletter with this address: new marketplace fees and what they mean for prices. It begins only once you confirm.',
  },
  confirmAction: /*i18n*/ { id: 'mail.newsletterConfirmAction', message: 'Yes, send it to me' },
  confirmHours: /*i18n*/ {
    id: 'mail.newsletterConfirmHours',
    message: 'The link is valid for {hours} hours.',
  },
  confirmNotYou: /*i18n*/ {
    id: 'mail.newsletterConfirmNotYou',
    message: 'If it was not you, do nothing: no newsletter will come, and the address is deleted.',
  },
  confirmFoot: /*i18n*/ {
    id: 'mail.newsletterConfirmFoot',
    message: 'You received this one mail from Saer because this address was entered for our newsletter.',
  },
  issueFoot: /*i18n*/ {
    id: 'mail.newsletterFoot',
    message: 'You receive Saer’s newsletter because you asked for it and confirmed it.',
  },
  unsubscribe: /*i18n*/ { id: 'mail.newsletterUnsubscribe', message: 'Unsubscribe' },
  test: /*i18n*/ { id: 'mail.newsletterTest', message: 'Test: {subject}' },
};

type Of<T extends PublicMessage['template']> = Extract<PublicMessage, { readonly template: T }>;

const hello = (say: Say, firstName: string): string =>
  say(accountWords.hello, { firstName: plainName(firstName) });

function received({ name, reference }: Of<'contactReceived'>, say: Say): EmailTemplate {
  const about = { reference: isolateLtr(reference) };
  return {
    subject: say(publicWords.received, { reference }),
    heading: say(publicWords.received, about),
    paragraphs: [hello(say, name), say(publicWords.receivedWhat, about)],
    smallPrint: [say(publicWords.receivedNotYou)],
    foot: say(publicWords.contactFoot),
  };
}

function replied(message: Of<'contactReplied'>, siteOrigin: string, say: Say): EmailTemplate {
  const { name, reference, text, thread, takesAnswers, language } = message;
  const about = { reference: isolateLtr(reference) };
  return {
    // Mail programs show it below the mail it follows only with the same subject.
    subject: `Re: ${say(publicWords.received, { reference })}`,
    heading: say(publicWords.replied),
    paragraphs: [hello(say, name)],
    written: text,
    // The part after # is sent to no server and appears in no log.
    ...(takesAnswers
      ? {}
      : {
          action: {
            label: say(publicWords.answer),
            href: `${siteOrigin}/${language}/contact-us#thread=${encodeURIComponent(thread)}`,
          },
        }),
    smallPrint: [say(takesAnswers ? publicWords.answerByMail : publicWords.answerByForm, about)],
    foot: say(publicWords.contactFoot),
  };
}

function waiting(message: Of<'contactWaiting'>, siteOrigin: string, say: Say): EmailTemplate {
  const heading = say(publicWords.waiting, { arrived: message.arrived });
  return {
    subject: heading,
    heading,
    paragraphs: [hello(say, message.firstName), say(publicWords.waitingWhat, { waiting: message.waiting })],
    action: { label: say(publicWords.open), href: `${siteOrigin}/admin/contact-management` },
    smallPrint: [say(publicWords.fewMails)],
  };
}

const confirmation = ({ confirmUrl }: Of<'newsletterConfirmation'>, say: Say): EmailTemplate => ({
  subject: say(publicWords.confirm),
  heading: say(publicWords.confirm),
  paragraphs: [say(publicWords.confirmWhat)],
  action: { label: say(publicWords.confirmAction), href: confirmUrl },
  smallPrint: [say(publicWords.confirmHours, { hours: confirmationHours }), say(publicWords.confirmNotYou)],
  foot: say(publicWords.confirmFoot),
});

const issue = (
  { subject, text, unsubscribeUrl, isTest }: Of<'newsletterIssue'>,
  say: Say,
): EmailTemplate => ({
  subject: isTest ? say(publicWords.test, { subject }) : subject,
  heading: subject,
  paragraphs: [],
  written: text,
  smallPrint: [],
  foot: say(publicWords.issueFoot),
  unsubscribe: { label: say(publicWords.unsubscribe), href: unsubscribeUrl },
});

/** A mail about a contact message or the newsletter. */
export function publicTemplate(message: PublicMessage, siteOrigin: string, say: Say): EmailTemplate {
  switch (message.template) {
    case 'contactReceived':
      return received(message, say);
    case 'contactReplied':
      return replied(message, siteOrigin, say);
    case 'contactWaiting':
      return waiting(message, siteOrigin, say);
    case 'newsletterConfirmation':
      return confirmation(message, say);
    case 'newsletterIssue':
      break;
  }
  return issue(message, say);
}
