import type { Page } from '@saer/contract/site/pages';
import { formatDay, riyadhDay } from '@saer/i18n/format-date';
import { formatMoneyInWords } from '@saer/i18n/format-money';
import { isolate, isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Language } from '@saer/i18n/locale';
import { type Say, sayIn } from '../../integrations/local/translators.ts';
import { accountWords } from '../../messages/templates/account-words.ts';
import { subscriptionFacts } from '../../messages/templates/email-template-of.ts';
import { feeWords } from '../../messages/templates/fee-words.ts';
import { publicWords } from '../../messages/templates/public-words.ts';
import { securityWords } from '../../messages/templates/security-words.ts';
import { subscriptionWords } from '../../messages/templates/subscription-words.ts';
import type { NotificationEvent } from './notification-event.ts';
import { notificationWords as words } from './notification-words.ts';

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
    title: say(isOther ? words[change] : securityWords[change].heading),
    text: say(words.notYou),
    href: '/account/settings',
  };
}

function fees(data: Data<'feesChanged'>, say: Say, language: Language): NotificationText {
  const { effectiveFrom, earningLess, makingLoss, monthlyChange } = data;
  const isKnown = monthlyChange !== null && monthlyChange < 0;
  return {
    title: say(feeWords.heading, {
      store: isolate(language === 'ar' ? data.storeAr : data.storeEn),
      day: isolateLtr(formatDay(effectiveFrom)),
    }),
    text: [
      say(words.feesLess, { products: earningLess }),
      ...(makingLoss === 0 ? [] : [say(feeWords.loss, { products: makingLoss })]),
      ...(isKnown ? [say(words.feesMonth, { amount: formatMoneyInWords(-monthlyChange, language) })] : []),
    ].join(' '),
    href: effectiveFrom <= riyadhDay(new Date()) ? '/user/repricing' : '/user/products',
  };
}

function imported({ name, added, updated, by }: Data<'sheetImported'>, say: Say): NotificationText {
  const products = added + updated;
  return {
    title:
      name === null
        ? say(words.imported, { products })
        : say(words.importedFrom, { products, file: isolate(name) }),
    text: say(words.importedWhat, { by: isolate(by), added, updated }),
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
      return { title: say(accountWords.approved), text: say(words.welcome), href: '/user/add-product' };
    case 'securityChanged':
      return security(event.data, say);
    case 'subUserAdded':
      return {
        title: say(words.subUserAdded, { name: isolate(event.data.name) }),
        text: say(words.subUserWhat),
        href: '/account/settings/manage-subscription-users',
      };
    case 'paymentChanged':
    case 'subscriptionChanged':
      return subscription(event.data, say, language);
    case 'invoiceIssued': {
      const { number, isCreditNote, total } = event.data;
      return {
        title: say(isCreditNote ? words.creditNote : words.invoice, {
          number: isolateLtr(number),
          total: formatMoneyInWords(total, language),
        }),
        text: null,
        href: '/account/settings/subscriptions',
      };
    }
    case 'feesChanged':
      return fees(event.data, say, language);
    case 'sheetImported':
      return imported(event.data, say);
    case 'claimsFound': {
      const { marketplace, statements, over } = event.data;
      return {
        title: say(words.claims, { marketplace, amount: formatMoneyInWords(over, language) }),
        text: say(words.claimsWhat, { statements }),
        href: '/user/tools/statement-check',
      };
    }
    case 'registrationWaiting':
      return {
        title: say(words.registration, { name: isolate(event.data.name) }),
        text: null,
        href: '/admin/user/inactive',
      };
    case 'subscriptionWaiting': {
      const { name, planAr: ar, planEn: en } = event.data;
      return {
        title: say(words.subscription, { name: isolate(name), plan: isolate(of({ ar, en })) }),
        text: null,
        href: '/admin/subscription',
      };
    }
    case 'proposalWaiting': {
      const { nameAr: ar, nameEn: en } = event.data;
      return {
        title: say(words.proposal, { name: isolate(of({ ar, en })) }),
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
