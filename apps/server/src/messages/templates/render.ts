import { codeMinutes } from '@saer/contract/account/auth';
import { accountWords } from './account-words.ts';
import { codeWords } from './code-words.ts';
import { emailHtml } from './email-html.ts';
import { emailTemplateOf, subscriptionFacts } from './email-template-of.ts';
import type { EmailTemplate } from './email-template.ts';
import type { Message } from './message.ts';
import { subscriptionSms, subscriptionWords } from './subscription-words.ts';
import { type Say, sayIn } from '../../integrations/local/translators.ts';

export interface Rendered {
  readonly subject: string | null;
  readonly body: string;
  readonly html: string | null;
}

/** An email as plain text. */
function emailText(email: EmailTemplate, siteOrigin: string, say: Say): string {
  const { heading, paragraphs, written, code, action, smallPrint, foot, unsubscribe } = email;
  return [
    heading,
    ...paragraphs,
    ...(written === undefined ? [] : [written]),
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}\n${action.href}`]),
    ...smallPrint,
    `-- \nSaer · سعّر\n${siteOrigin}\n${foot ?? say(accountWords.foot)}`,
    ...(unsubscribe === undefined ? [] : [`${unsubscribe.label}\n${unsubscribe.href}`]),
  ].join('\n\n');
}

const kindsOfCode = {
  registrationCode: codeWords.registrationSms,
  confirmationCode: codeWords.registrationSms,
  passwordCode: codeWords.passwordSms,
  contactCode: codeWords.contactSms,
  signInCode: codeWords.signInSms,
};

/** A text without the invisible characters of ours, which would halve an SMS. */
const plainText = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');

/** A message as an SMS, the code first: in Arabic one segment of 70 characters. */
function smsText(message: Extract<Message, { readonly mobile: string }>, say: Say): string {
  if (message.template === 'alreadyRegistered') return say(accountWords.registeredSms);
  if (message.template === 'contactChanged') return say(accountWords.contactChangedSms);
  if (message.template === 'subscriptionChanged')
    return plainText(
      say(subscriptionSms, {
        heading: say(subscriptionWords[message.news].heading, subscriptionFacts(message)),
      }),
    );
  return say(kindsOfCode[message.template], { code: message.code, minutes: codeMinutes });
}

/** A message as it goes out, in its recipient's language. Links begin with `siteOrigin`. */
export function render(message: Message, siteOrigin: string): Rendered {
  const say = sayIn(message.language);
  if (message.email === undefined) return { subject: null, body: smsText(message, say), html: null };
  const email = emailTemplateOf(message, siteOrigin, say);
  return {
    subject: email.subject,
    body: emailText(email, siteOrigin, say),
    html: emailHtml(email, siteOrigin, message.language, say),
  };
}
