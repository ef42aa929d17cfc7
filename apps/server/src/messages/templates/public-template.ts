import { confirmationHours } from '@saer/contract/contact/newsletter-consent';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Say } from '../../integrations/local/translators.ts';
import { accountWords } from './account-words.ts';
import type { EmailTemplate } from './email-template.ts';
import type { PublicMessage } from './message.ts';
import { plainName } from './plain-name.ts';
import { publicWords as words } from './public-words.ts';

type Of<T extends PublicMessage['template']> = Extract<PublicMessage, { readonly template: T }>;

const hello = (say: Say, firstName: string): string =>
  say(accountWords.hello, { firstName: plainName(firstName) });

function received({ name, reference }: Of<'contactReceived'>, say: Say): EmailTemplate {
  const about = { reference: isolateLtr(reference) };
  return {
    subject: say(words.received, { reference }),
    heading: say(words.received, about),
    paragraphs: [hello(say, name), say(words.receivedWhat, about)],
    smallPrint: [say(words.receivedNotYou)],
    foot: say(words.contactFoot),
  };
}

function replied(message: Of<'contactReplied'>, siteOrigin: string, say: Say): EmailTemplate {
  const { name, reference, text, thread, takesAnswers, language } = message;
  const about = { reference: isolateLtr(reference) };
  return {
    // Mail programs show it below the mail it follows only with the same subject.
    subject: `Re: ${say(words.received, { reference })}`,
    heading: say(words.replied),
    paragraphs: [hello(say, name)],
    written: text,
    // The part after # is sent to no server and appears in no log.
    ...(takesAnswers
      ? {}
      : {
          action: {
            label: say(words.answer),
            href: `${siteOrigin}/${language}/contact-us#thread=${encodeURIComponent(thread)}`,
          },
        }),
    smallPrint: [say(takesAnswers ? words.answerByMail : words.answerByForm, about)],
    foot: say(words.contactFoot),
  };
}

function waiting(message: Of<'contactWaiting'>, siteOrigin: string, say: Say): EmailTemplate {
  const heading = say(words.waiting, { arrived: message.arrived });
  return {
    subject: heading,
    heading,
    paragraphs: [hello(say, message.firstName), say(words.waitingWhat, { waiting: message.waiting })],
    action: { label: say(words.open), href: `${siteOrigin}/admin/contact-management` },
    smallPrint: [say(words.fewMails)],
  };
}

const confirmation = ({ confirmUrl }: Of<'newsletterConfirmation'>, say: Say): EmailTemplate => ({
  subject: say(words.confirm),
  heading: say(words.confirm),
  paragraphs: [say(words.confirmWhat)],
  action: { label: say(words.confirmAction), href: confirmUrl },
  smallPrint: [say(words.confirmHours, { hours: confirmationHours }), say(words.confirmNotYou)],
  foot: say(words.confirmFoot),
});

const issue = (
  { subject, text, unsubscribeUrl, isTest }: Of<'newsletterIssue'>,
  say: Say,
): EmailTemplate => ({
  subject: isTest ? say(words.test, { subject }) : subject,
  heading: subject,
  paragraphs: [],
  written: text,
  smallPrint: [],
  foot: say(words.issueFoot),
  unsubscribe: { label: say(words.unsubscribe), href: unsubscribeUrl },
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
