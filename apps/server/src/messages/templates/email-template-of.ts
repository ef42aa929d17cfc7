import { codeMinutes } from '@saer/contract/account/auth';
import { formatDay, formatInstant } from '@saer/i18n/format-date';
import { formatMoneyInWords } from '@saer/i18n/format-money';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { accountWords as words, securityWords } from './account-words.ts';
import { codeWords } from './code-words.ts';
import { publicTemplate } from './public-template.ts';
import { plainName, type EmailTemplate } from './email-template.ts';
import { feeWords, invoiceMailWords, subscriptionLink, subscriptionWords } from './subscription-words.ts';
import type { Message } from './message.ts';
import type { Say } from '../../integrations/local/translators.ts';

const minute = (instant: string): string => isolateLtr(formatInstant(new Date(instant)).slice(0, 16));
const day = (instant: string): string => isolateLtr(formatInstant(new Date(instant)).slice(0, 10));

const titled = (heading: string) => ({ subject: heading, heading });

/** The message about a store's new fees. */
function feesChanged(
  message: Extract<Message, { readonly template: 'feesChanged' }>,
  site: string,
  say: Say,
) {
  const { hasBegun, earningLess, earningMore, makingLoss } = message;
  const isLess = earningLess > 0;
  const about = {
    store: message.store,
    day: isolateLtr(formatDay(message.effectiveFrom)),
    products: isLess ? earningLess : earningMore,
  };
  const [began, comes] = isLess ? [feeWords.began, feeWords.comes] : [feeWords.beganMore, feeWords.comesMore];
  return {
    ...titled(say(feeWords.heading, about)),
    paragraphs: [
      say(words.hello, { firstName: plainName(message.firstName) }),
      say(hasBegun ? began : comes, about),
      ...(makingLoss === 0 ? [] : [say(feeWords.loss, { products: makingLoss })]),
      ...(isLess && earningMore > 0 ? [say(feeWords.more, { products: earningMore })] : []),
      say(hasBegun ? feeWords.now : feeWords.later),
    ],
    action: hasBegun
      ? { label: say(feeWords.reprice), href: `${site}/user/repricing` }
      : { label: say(feeWords.products), href: `${site}/user/products` },
    smallPrint: [say(feeWords.why)],
  };
}

/** The facts that messages about a subscription name. */
export const subscriptionFacts = ({
  plan,
  until,
  days,
  amount,
  language,
}: Pick<
  Extract<Message, { readonly template: 'subscriptionChanged' }>,
  'plan' | 'until' | 'days' | 'amount' | 'language'
>) => ({
  plan: plainName(plan),
  until: until === null ? '' : day(until),
  days,
  amount: formatMoneyInWords(amount, language),
});

const kindsOfCode = {
  registrationCode: {
    heading: codeWords.registration,
    how: codeWords.registrationHow,
    notYou: codeWords.registrationNotYou,
  },
  confirmationCode: {
    heading: codeWords.confirmation,
    how: codeWords.confirmationHow,
    notYou: codeWords.confirmationNotYou,
  },
  passwordCode: {
    heading: codeWords.password,
    how: codeWords.passwordHow,
    notYou: codeWords.passwordNotYou,
  },
  contactCode: {
    heading: codeWords.contact,
    how: codeWords.contactHow,
    notYou: codeWords.contactNotYou,
  },
  signInCode: {
    heading: codeWords.signIn,
    how: codeWords.signInHow,
    notYou: codeWords.signInNotYou,
  },
};

const kindsOfLink = {
  confirmationLink: {
    heading: codeWords.confirmation,
    how: codeWords.confirmationLinkHow,
    notYou: codeWords.linkNotYou,
  },
  passwordLink: {
    heading: codeWords.password,
    how: codeWords.passwordLinkHow,
    notYou: codeWords.passwordNotYou,
  },
  signInLink: {
    heading: codeWords.signIn,
    how: codeWords.signInLinkHow,
    notYou: codeWords.signInNotYou,
  },
};

/** Renders a message as an email template, in the language of `say`. */
export function toEmailTemplate(
  message: Extract<Message, { readonly email: string }>,
  siteOrigin: string,
  say: Say,
): EmailTemplate {
  const signIn = { label: say(words.signIn), href: `${siteOrigin}/access/login` };
  const hello = (firstName: string) => say(words.hello, { firstName: plainName(firstName) });

  switch (message.template) {
    case 'registrationCode':
    case 'confirmationCode':
    case 'passwordCode':
    case 'contactCode':
    case 'signInCode': {
      const { heading, how, notYou } = kindsOfCode[message.template];
      return {
        subject: say(codeWords.subject, { code: message.code }),
        heading: say(heading),
        paragraphs: [say(how)],
        code: message.code,
        smallPrint: [say(codeWords.valid, { minutes: codeMinutes }), say(notYou)],
      };
    }
    case 'confirmationLink':
    case 'passwordLink':
    case 'signInLink': {
      const { heading, how, notYou } = kindsOfLink[message.template];
      const { host, href } = new URL(message.href);
      return {
        ...titled(say(heading)),
        paragraphs: [say(how, { host: isolateLtr(host) })],
        action: { label: say(codeWords.openLink), href },
        smallPrint: [say(words.linkUntil, { until: minute(message.expiresAt) }), say(notYou)],
      };
    }
    case 'alreadyRegistered':
      return {
        ...titled(say(words.registered)),
        paragraphs: [say(words.registeredWhy)],
        action: signIn,
        smallPrint: [say(words.registeredNotYou)],
      };
    case 'accountApproved': {
      const { firstName, calculation } = message;
      const isTyped = calculation !== null;
      return {
        ...titled(say(words.approved)),
        paragraphs: [hello(firstName), say(isTyped ? words.approvedTyped : words.approvedWhat)],
        action: isTyped
          ? { label: say(words.openTyped), href: `${siteOrigin}/user/add-product?${calculation}` }
          : signIn,
        smallPrint: [],
      };
    }
    case 'invitation': {
      const invitedBy = plainName(message.invitedBy);
      return {
        ...titled(say(words.invited, { invitedBy })),
        paragraphs: [hello(message.firstName), say(words.invitedWhat, { invitedBy })],
        action: {
          label: say(words.setPassword),
          // The part after # is sent to no server and appears in no log.
          href: `${siteOrigin}/access/forgot-password#token=${encodeURIComponent(message.token)}`,
        },
        smallPrint: [say(words.linkUntil, { until: minute(message.expiresAt) }), say(words.notExpected)],
      };
    }
    case 'accountAdded': {
      const invitedBy = plainName(message.invitedBy);
      return {
        ...titled(say(words.added)),
        paragraphs: [
          hello(message.firstName),
          say(words.addedWhat, { invitedBy }),
          say(words.addedHow, { invitedBy }),
        ],
        action: signIn,
        smallPrint: [say(words.notExpected)],
      };
    }
    case 'passwordChanged':
      return {
        ...titled(say(words.passwordChanged)),
        paragraphs: [hello(message.firstName), say(words.passwordChangedWhat)],
        action: signIn,
        smallPrint: [say(words.contactUs)],
      };
    case 'securityChanged': {
      const { heading, what } = securityWords[message.change];
      return {
        ...titled(say(heading)),
        paragraphs: [hello(message.firstName), say(what)],
        action: signIn,
        smallPrint: [say(words.contactUs)],
      };
    }
    case 'contactChanged':
      return {
        ...titled(say(words.contactChanged)),
        paragraphs: [hello(message.firstName), say(words.contactChangedWhat)],
        smallPrint: [say(words.contactUs)],
      };
    case 'deletionPlanned':
      return {
        ...titled(say(words.deletion)),
        paragraphs: [hello(message.firstName), say(words.deletionWhat, { until: day(message.until) })],
        action: signIn,
        smallPrint: [say(words.contactUs)],
      };
    case 'feesChanged':
      return feesChanged(message, siteOrigin, say);
    case 'subscriptionChanged': {
      const { heading, what } = subscriptionWords[message.news];
      const about = subscriptionFacts(message);
      return {
        ...titled(say(heading, about)),
        paragraphs: [hello(message.firstName), say(what, about)],
        action: { label: say(subscriptionLink), href: `${siteOrigin}/account/settings/subscriptions` },
        smallPrint: [],
      };
    }
    case 'invoiceIssued': {
      const { isCreditNote, number, total, language, firstName } = message;
      const about = { number: isolateLtr(number), total: formatMoneyInWords(total, language) };
      const { invoice, invoiceWhat, creditNote, creditNoteWhat } = invoiceMailWords;
      return {
        ...titled(say(isCreditNote ? creditNote : invoice, about)),
        paragraphs: [hello(firstName), say(isCreditNote ? creditNoteWhat : invoiceWhat, about)],
        action: { label: say(subscriptionLink), href: `${siteOrigin}/account/settings/subscriptions` },
        smallPrint: [],
      };
    }
    case 'announcement': {
      const { title, text, path } = message;
      return {
        ...titled(title),
        paragraphs: [],
        written: text,
        ...(path === null ? {} : { action: { label: say(words.open), href: `${siteOrigin}${path}` } }),
        smallPrint: [say(words.switchOff)],
      };
    }
    case 'contactReceived':
    case 'contactReplied':
    case 'contactWaiting':
    case 'newsletterConfirmation':
    case 'newsletterIssue':
      return publicTemplate(message, siteOrigin, say);
    case 'accountRestored':
      break;
  }
  return {
    ...titled(say(words.restored)),
    paragraphs: [hello(message.firstName), say(words.restoredWhat)],
    action: signIn,
    smallPrint: [say(words.contactUs)],
  };
}
