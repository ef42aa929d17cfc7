import type { Page } from '@saer/contract/site/pages';
import { formatDay, riyadhDay } from '@saer/i18n/format-date';
import { formatMoneyInWords } from '@saer/i18n/format-money';
import { isolate, isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Language } from '@saer/i18n/locale';
import { type Say, sayIn } from '../../integrations/local/translators.ts';
import { accountWords, securityWords } from '../../messages/templates/account-words.ts';
import { subscriptionFacts } from '../../messages/templates/email-template-of.ts';
import { feeWords, subscriptionWords } from '../../messages/templates/subscription-words.ts';
import { publicWords } from '../../messages/templates/public-template.ts';
import type { NotificationEvent } from './notification-event.ts';

/** Texts of notifications for which no message has a heading. */
const notificationWords = {
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
  feesMore: /*i18n*/ {
    id: 'notification.feesMore',
    message:
      'As calculated when this was sent: {products, plural, one {# saved product earns more} other {# saved products earn more}} at the price that was saved then.',
  },
  feesMonth: /*i18n*/ {
    id: 'notification.feesMonth',
    message: 'With the monthly sales that you entered, that is {amount} a month.',
  },
  factors: /*i18n*/ { id: 'notification.factors', message: 'New range factors hold from {day}' },
  factorsDearer: /*i18n*/ {
    id: 'notification.factorsDearer',
    message:
      'As calculated when this was sent: {products, plural, one {the recommended price of # saved product rises} other {the recommended prices of # saved products rise}}.',
  },
  factorsCheaper: /*i18n*/ {
    id: 'notification.factorsCheaper',
    message:
      'As calculated when this was sent: {products, plural, one {the recommended price of # saved product falls} other {the recommended prices of # saved products fall}}.',
  },
  factorsGone: /*i18n*/ {
    id: 'notification.factorsGone',
    message:
      'As calculated when this was sent: {products, plural, one {# saved product has no recommended price any more} other {# saved products have no recommended price any more}}.',
  },
  factorsMissed: /*i18n*/ {
    id: 'notification.factorsMissed',
    message:
      '{products, plural, one {# saved product no longer meets its target at the price that was saved then} other {# saved products no longer meet their target at the price that was saved then}}.',
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

/** A notification in a language, with the page that it is about. */
export interface NotificationText {
  readonly title: string;
  readonly text: string | null;
  readonly href: Page | `${Page}?${string}` | null;
}

type Data<Kind extends NotificationEvent['kind']> = Extract<NotificationEvent, { kind: Kind }>['data'];

function security({ change }: Data<'securityChanged'>, say: Say): NotificationText {
  const isOther = change === 'password' || change === 'contact';
  return {
    title: say(isOther ? notificationWords[change] : securityWords[change].heading),
    text: say(notificationWords.notYou),
    href: '/account/settings',
  };
}

/** Products that a change concerns can be priced again once it holds. */
const pageOfChange = (effectiveFrom: string): Page =>
  effectiveFrom <= riyadhDay(new Date()) ? '/user/repricing' : '/user/products';

function fees(data: Data<'feesChanged'>, say: Say, language: Language): NotificationText {
  const { effectiveFrom, earningLess, earningMore = 0, makingLoss, monthlyChange } = data;
  const isKnown = monthlyChange !== null && monthlyChange < 0;
  return {
    title: say(feeWords.heading, {
      store: isolate(language === 'ar' ? data.storeAr : data.storeEn),
      day: isolateLtr(formatDay(effectiveFrom)),
    }),
    text: [
      ...(earningLess === 0 ? [] : [say(notificationWords.feesLess, { products: earningLess })]),
      ...(earningMore === 0 ? [] : [say(notificationWords.feesMore, { products: earningMore })]),
      ...(makingLoss === 0 ? [] : [say(feeWords.loss, { products: makingLoss })]),
      ...(isKnown
        ? [say(notificationWords.feesMonth, { amount: formatMoneyInWords(-monthlyChange, language) })]
        : []),
    ].join(' '),
    href: pageOfChange(effectiveFrom),
  };
}

function factors(data: Data<'factorsChanged'>, say: Say): NotificationText {
  const { effectiveFrom, dearer, cheaper, losingPrice, losingTarget } = data;
  const sentences = [
    [notificationWords.factorsDearer, dearer],
    [notificationWords.factorsCheaper, cheaper],
    [notificationWords.factorsGone, losingPrice],
    [notificationWords.factorsMissed, losingTarget],
  ] as const;
  return {
    title: say(notificationWords.factors, { day: isolateLtr(formatDay(effectiveFrom)) }),
    text: sentences
      .filter(([, products]) => products > 0)
      .map(([words, products]) => say(words, { products }))
      .join(' '),
    href: pageOfChange(effectiveFrom),
  };
}

function imported({ name, added, updated, by }: Data<'sheetImported'>, say: Say): NotificationText {
  const products = added + updated;
  return {
    title:
      name === null
        ? say(notificationWords.imported, { products })
        : say(notificationWords.importedFrom, { products, file: isolate(name) }),
    text: say(notificationWords.importedWhat, { by: isolate(by), added, updated }),
    href: '/user/products',
  };
}

function subscription(data: Data<'subscriptionChanged'>, say: Say, language: Language): NotificationText {
  const { news, planAr, planEn } = data;
  const facts = subscriptionFacts({ ...data, plan: isolate(language === 'ar' ? planAr : planEn), language });
  const { heading, what } = subscriptionWords[news];
  return { title: say(heading, facts), text: say(what, facts), href: '/account/settings/subscriptions' };
}

/** Says what happened in a language. Announcements have their own text. */
export function notificationText(
  event: Exclude<NotificationEvent, { kind: 'announcement' }>,
  language: Language,
): NotificationText {
  const say = sayIn(language);
  const of = (both: { readonly ar: string; readonly en: string }) => both[language];
  switch (event.kind) {
    case 'accountApproved':
      return {
        title: say(accountWords.approved),
        text: say(notificationWords.welcome),
        href: '/user/add-product',
      };
    case 'securityChanged':
      return security(event.data, say);
    case 'subUserAdded':
      return {
        title: say(notificationWords.subUserAdded, { name: isolate(event.data.name) }),
        text: say(notificationWords.subUserWhat),
        href: '/account/settings/manage-subscription-users',
      };
    case 'paymentChanged':
    case 'subscriptionChanged':
      return subscription(event.data, say, language);
    case 'invoiceIssued': {
      const { number, isCreditNote, total } = event.data;
      return {
        title: say(isCreditNote ? notificationWords.creditNote : notificationWords.invoice, {
          number: isolateLtr(number),
          total: formatMoneyInWords(total, language),
        }),
        text: null,
        href: '/account/settings/subscriptions',
      };
    }
    case 'feesChanged':
      return fees(event.data, say, language);
    case 'factorsChanged':
      return factors(event.data, say);
    case 'sheetImported':
      return imported(event.data, say);
    case 'claimsFound': {
      const { marketplace, statements, over } = event.data;
      return {
        title: say(notificationWords.claims, { marketplace, amount: formatMoneyInWords(over, language) }),
        text: say(notificationWords.claimsWhat, { statements }),
        href: '/user/tools/statement-check',
      };
    }
    case 'registrationWaiting':
      return {
        title: say(notificationWords.registration, { name: isolate(event.data.name) }),
        text: null,
        href: '/admin/user/inactive',
      };
    case 'subscriptionWaiting': {
      const { name, planAr: ar, planEn: en } = event.data;
      return {
        title: say(notificationWords.subscription, { name: isolate(name), plan: isolate(of({ ar, en })) }),
        text: null,
        href: '/admin/subscription',
      };
    }
    case 'proposalWaiting': {
      const { nameAr: ar, nameEn: en } = event.data;
      return {
        title: say(notificationWords.proposal, { name: isolate(of({ ar, en })) }),
        text: null,
        href: '/admin/fee-proposals',
      };
    }
    case 'contactWaiting':
      break;
  }
  const { arrived, waiting } = event.data;
  return {
    title: say(publicWords.waiting, { arrived }),
    text: say(publicWords.waitingWhat, { waiting }),
    href: '/admin/contact-management',
  };
}
