import { languages, type Language } from '@saer/i18n/locale';
import { codeMinutes } from '@saer/contract/account/auth';
import { deletionGraceDays } from '@saer/contract/account/account';
import { html, type Html } from '../../http/replies/html.ts';
import type { LocalPage } from '../../integrations/local/local-page.ts';
import type { Message, MessageTemplate } from '../templates/message.ts';
import { render } from '../templates/render.ts';
import type { Say } from '../../integrations/local/translators.ts';
import { mailboxWords } from './mailbox-pages.ts';

const minutes = 60_000;

/** One of every message, as the gallery shows them. */
export function sampleMessages(language: Language, now: number): Readonly<Record<MessageTemplate, Message>> {
  const to = { language, email: 'seller@example.com' };
  const firstName = language === 'ar' ? 'بائع' : 'Seller';
  const code = { ...to, code: '482913', expiresAt: new Date(now + codeMinutes * minutes).toISOString() };
  const link = {
    ...to,
    href: 'https://saer.example/access/login?userId=0&secret=example',
    expiresAt: new Date(now + 60 * minutes).toISOString(),
  };
  return {
    registrationCode: { template: 'registrationCode', ...code },
    confirmationCode: { template: 'confirmationCode', ...code },
    passwordCode: { template: 'passwordCode', ...code },
    contactCode: { template: 'contactCode', ...code },
    signInCode: { template: 'signInCode', ...code },
    confirmationLink: { template: 'confirmationLink', ...link },
    passwordLink: { template: 'passwordLink', ...link },
    signInLink: { template: 'signInLink', ...link },
    alreadyRegistered: { template: 'alreadyRegistered', ...to },
    accountApproved: {
      template: 'accountApproved',
      ...to,
      firstName,
      calculation: 'store=NOON_SA_FBN&weight=900&cost=45.50&marginRate=25',
    },
    invitation: {
      template: 'invitation',
      ...to,
      firstName,
      invitedBy: language === 'ar' ? 'متجر تجريبي' : 'Demo Shop',
      token: 'example',
      expiresAt: new Date(now + 72 * 60 * minutes).toISOString(),
    },
    accountAdded: {
      template: 'accountAdded',
      ...to,
      firstName,
      invitedBy: language === 'ar' ? 'متجر تجريبي' : 'Demo Shop',
    },
    passwordChanged: { template: 'passwordChanged', ...to, firstName },
    securityChanged: { template: 'securityChanged', ...to, firstName, change: 'enableTotp' },
    contactChanged: { template: 'contactChanged', ...to, firstName },
    deletionPlanned: {
      template: 'deletionPlanned',
      ...to,
      firstName,
      until: new Date(now + deletionGraceDays * 24 * 60 * minutes).toISOString(),
    },
    accountRestored: { template: 'accountRestored', ...to, firstName },
    feesChanged: {
      template: 'feesChanged',
      ...to,
      firstName,
      store: language === 'ar' ? 'نون · FBN' : 'noon · FBN',
      effectiveFrom: new Date(now + 7 * 24 * 60 * minutes).toISOString().slice(0, 10),
      hasBegun: false,
      earningLess: 12,
      earningMore: 3,
      makingLoss: 2,
    },
    announcement: {
      template: 'announcement',
      ...to,
      title: language === 'ar' ? 'صيانة ليلة الجمعة' : 'Maintenance on Friday night',
      text:
        language === 'ar'
          ? 'لن يعمل سعّر من الثانية إلى الثالثة فجر السبت.'
          : 'Saer does not answer from 2 to 3 on Saturday morning.',
      path: '/user/products',
    },
    invoiceIssued: {
      template: 'invoiceIssued',
      ...to,
      firstName,
      number: 'INV-000042',
      isCreditNote: false,
      total: 4_900,
    },
    contactReceived: { template: 'contactReceived', ...to, name: firstName, reference: 'SA-7K3M9Q' },
    contactReplied: {
      template: 'contactReplied',
      ...to,
      name: firstName,
      reference: 'SA-7K3M9Q',
      text:
        language === 'ar'
          ? 'شكرًا لرسالتك. رسوم الشحن لهذا المقاس محدّثة منذ الأحد.'
          : 'Thank you for your message. The fees of this size class are up to date since Sunday.',
      thread: 'example',
      takesAnswers: false,
    },
    contactWaiting: { template: 'contactWaiting', ...to, firstName, arrived: 3, waiting: 5 },
    newsletterConfirmation: {
      template: 'newsletterConfirmation',
      ...to,
      confirmUrl: 'https://saer.example/v1/newsletter/confirm?token=example',
    },
    newsletterIssue: {
      template: 'newsletterIssue',
      ...to,
      subject: language === 'ar' ? 'رسوم نون الجديدة' : 'The new fees of noon',
      text:
        language === 'ar'
          ? 'تتغير رسوم نون في أول الشهر.\n\nكل التفاصيل: https://saer.example/fees'
          : 'The fees of noon change on the first of the month.\n\nEverything about them: https://saer.example/fees',
      unsubscribeUrl: 'https://saer.example/v1/newsletter/unsubscribe?token=example',
      isTest: false,
    },
    subscriptionChanged: {
      template: 'subscriptionChanged',
      ...to,
      firstName,
      news: 'endingSoon',
      plan: language === 'ar' ? 'الأساسية' : 'Basic',
      until: new Date(now + 7 * 24 * 60 * minutes).toISOString(),
      days: 7,
      amount: 4_900,
    },
  };
}

/** The same message as an SMS, if it is sent as one. */
export function asSms(message: Message): Message | undefined {
  switch (message.template) {
    case 'registrationCode':
    case 'confirmationCode':
    case 'passwordCode':
    case 'contactCode':
    case 'signInCode':
    case 'alreadyRegistered':
    case 'contactChanged':
    case 'subscriptionChanged': {
      const { email: _email, ...others } = message;
      return { ...others, mobile: '+966500000000' };
    }
    case 'confirmationLink':
    case 'passwordLink':
    case 'signInLink':
    case 'accountApproved':
    case 'announcement':
    case 'invitation':
    case 'accountAdded':
    case 'passwordChanged':
    case 'securityChanged':
    case 'deletionPlanned':
    case 'accountRestored':
    case 'feesChanged':
    case 'invoiceIssued':
    case 'contactReceived':
    case 'contactReplied':
    case 'contactWaiting':
    case 'newsletterConfirmation':
    case 'newsletterIssue':
      break;
  }
  return undefined;
}

const languageNames = { ar: mailboxWords.arabic, en: mailboxWords.english } as const;

function renderMessage(message: Message, language: Language, siteOrigin: string, say: Say): Html {
  const { subject, html: source } = render(message, siteOrigin);
  const sms = asSms(message);
  const text = sms === undefined ? undefined : render(sms, siteOrigin).body;
  const title = `${message.template} · ${say(languageNames[language])}`;
  return html`<div>
    <h3>${say(languageNames[language])}</h3>
    <p dir="auto" lang="${language}">${subject ?? ''}</p>
    <iframe sandbox="" loading="lazy" srcdoc="${source ?? ''}" title="${title}"></iframe>
    ${
      text === undefined
        ? ''
        : html`<p>${say(mailboxWords.asSms)} · ${say(mailboxWords.length, { characters: text.length })}</p>
            <p class="card" dir="auto" lang="${language}">${text}</p>`
    }
  </div>`;
}

/** Every message in both languages, beside each other. */
export const templateGallery =
  (siteOrigin: string, now: number) =>
  (say: Say): LocalPage => {
    const samples = { ar: sampleMessages('ar', now), en: sampleMessages('en', now) };
    return {
      title: say(mailboxWords.templates),
      body: html`${Object.values(samples.en).map(
        ({ template }) =>
          html`<section>
            <h2 dir="ltr">${template}</h2>
            <div class="pair">
              ${languages.map((language) => renderMessage(samples[language][template], language, siteOrigin, say))}
            </div>
          </section>`,
      )}`,
    };
  };
