import type * as z from 'zod/mini';
import type { PartnerRole } from '@saer/contract/site/partner';
import type { Language } from '@saer/i18n/locale';
import { usesLocalProvider } from '../../integrations/local/local-providers.ts';
import type { Settings } from '../../settings.ts';
import type { previewLegal } from '@saer/contract/legal/legal-document';
import { parseLegal } from './parse-legal.ts';

type Row = Readonly<Record<Language, string>>;

const smsNames: Readonly<Record<Settings['sms']['provider'], string>> = {
  local: 'Unifonic',
  unifonic: 'Unifonic',
  taqnyat: 'Taqnyat',
  msegat: 'Msegat',
  twilio: 'Twilio',
};

/** A row of the table of processors for each outside system: who it is, what it gets and what for. */
const rowByRole: Readonly<Record<PartnerRole, (settings: Settings) => Row>> = {
  cards: () => ({
    ar: '| Amazon Payment Services، بوابة الدفع | اسمك بالحروف اللاتينية وبريدك الإلكتروني وعنوان جهازك على الشبكة ومبلغ الطلب ومرجعه، وبيانات البطاقة التي تُدخلها في صفحتها | استلام المدفوعات وردّها، وحفظ البطاقة إذا طلبت |',
    en: '| Amazon Payment Services, the card gateway | your name in Latin letters, your email address, the network address of your device, the amount and reference of the order, and the card data that you enter on its page | taking and refunding payments, and saving a card if you ask for it |',
  }),
  sms: ({ sms }) => ({
    ar: `| ${smsNames[sms.provider]}، مزوّد الرسائل النصية | رقم جوالك ونص الرسالة | إرسال رموز التحقق والتنبيهات |`,
    en: `| ${smsNames[sms.provider]}, the text message provider | your mobile number and the text of the message | sending codes and notices |`,
  }),
  mail: () => ({
    ar: '| [[اسم مزوّد البريد الإلكتروني]] | بريدك الإلكتروني ونص الرسالة ومرفقاتها | إرسال رموز التحقق والتنبيهات والفواتير |',
    en: '| [[name of the email provider]] | your email address, the message and its attachments | sending codes, notices and invoices |',
  }),
  push: ({ push: { hosts, fcm } }) => ({
    ar: `| ${hosts.length === 0 ? '' : 'خدمات الإشعارات في المتصفحات (Google وMozilla وApple وMicrosoft)'}${hosts.length > 0 && fcm !== null ? '، و' : ''}${fcm === null ? '' : 'Firebase Cloud Messaging من Google'} | معرّف جهازك لديها، والإشعار${hosts.length === 0 ? '' : ' مشفّرًا لمتصفحك'}${fcm === null ? '' : '؛ وتقرأ Google نص ما يُرسل عبر Firebase'} | عرض الإشعارات على شاشة جهاز تضيفه |`,
    en: `| ${hosts.length === 0 ? '' : 'the push services of browsers (Google, Mozilla, Apple, Microsoft)'}${hosts.length > 0 && fcm !== null ? ', and ' : ''}${fcm === null ? '' : 'Firebase Cloud Messaging of Google'} | their identifier of your device, and the notification${hosts.length === 0 ? '' : ', encrypted for your browser'}${fcm === null ? '' : '; Google can read what is sent by Firebase'} | showing notifications on the screen of a device that you add |`,
  }),
  identity: () => ({
    ar: '| نفاذ | رقم هويتك الوطنية أو إقامتك | التحقق من هويتك، إذا طلبته من إعدادات حسابك |',
    en: '| Nafath | your national id or residence number | verifying your identity, if you ask for it in your account settings |',
  }),
  files: () => ({
    ar: '| Appwrite، خدمة الملفات | الملفات التي ترفعها عبرها | حفظ الملفات |',
    en: '| Appwrite, the files service | files that you upload through it | storing files |',
  }),
  storage: ({ files: { driver } }) => ({
    ar: `| ${driver.name === 'appwrite' ? 'Appwrite، خدمة الملفات' : '[[اسم مزوّد تخزين الملفات]]'} | صورك وملفاتك ومستندات فواتيرك | حفظ الملفات |`,
    en: `| ${driver.name === 'appwrite' ? 'Appwrite, the files service' : '[[name of the file storage provider]]'} | your pictures, your files and the documents of your invoices | storing files |`,
  }),
};

const order = [
  'cards',
  'sms',
  'mail',
  'push',
  'identity',
  'files',
  'storage',
] as const satisfies readonly PartnerRole[];

const heads: Row = {
  ar: '| الجهة | ما يصلها من بياناتك | الغرض |\n|---|---|---|',
  en: '| who | what they receive | what for |\n|---|---|---|',
};
const none: Row = {
  ar: 'لا نرسل بياناتك حاليًا إلى أي جهة خارجية: الرسائل والدفع والتحقق من الهوية تجري في هذا الخادم نفسه للتجربة.',
  en: 'At present your data is sent to no outside party: messages, payments and identity checks are simulated on this server itself.',
};

/** The outside systems that the settings name, as a Markdown table. */
function processors(settings: Settings, language: Language): string {
  const used = order.filter((role) => !usesLocalProvider[role](settings));
  if (used.length === 0) return none[language];
  return [heads[language], ...used.map((role) => rowByRole[role](settings)[language])].join('\n');
}

const unnamed: Row = { ar: '[[اسم المنشأة]]', en: '[[name of the establishment]]' };

/** The value of each placeholder. */
const placeholders: Readonly<Record<string, (settings: Settings, language: Language) => string>> = {
  company: ({ invoiceSeller }, language) =>
    invoiceSeller[`INVOICE_SELLER_NAME_${language === 'ar' ? 'AR' : 'EN'}`] ?? unnamed[language],
  processors,
};

/**
 * A draft with its placeholders, `{{company}}` and `{{processors}}`, replaced by what the settings say today. Confirming saves the result,
 * so that other settings never change a confirmed text.
 */
export const fillIn = (markdown: string, settings: Settings, language: Language): string =>
  markdown.replace(/\{\{(\w{1,30})\}\}/g, (all, name: string) =>
    Object.hasOwn(placeholders, name) ? (placeholders[name]?.(settings, language) ?? all) : all,
  );

/** Blanks that somebody has to fill in: `[[name of the establishment]]`, and placeholders that do not exist. */
export const blanksIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/\[\[[^[\]\n]{1,200}\]\]|\{\{[^{}\n]{1,200}\}\}/g)].map(([blank]) => blank);

/** Both texts of a draft as readers will see them, and the blanks that are left. */
export async function previewTexts(
  settings: Settings,
  { textAr, textEn }: z.output<typeof previewLegal.body>,
): Promise<z.input<typeof previewLegal.reply>> {
  const ar = fillIn(textAr, settings, 'ar');
  const en = fillIn(textEn, settings, 'en');
  const blanks = [
    ...blanksIn(ar).map((text) => ({ language: 'ar' as const, text })),
    ...blanksIn(en).map((text) => ({ language: 'en' as const, text })),
  ];
  return { ar: await parseLegal(ar, 'textAr'), en: await parseLegal(en, 'textEn'), blanks };
}
