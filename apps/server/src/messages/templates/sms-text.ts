import { codeMinutes } from '@saer/contract/auth';
import { accountWords } from './account-words.ts';
import { codeWords } from './code-words.ts';
import type { Message } from './message.ts';
import type { Say } from '../../integrations/local/translators.ts';

const kindsOfCode = {
  registrationCode: codeWords.registrationSms,
  confirmationCode: codeWords.registrationSms,
  passwordCode: codeWords.passwordSms,
  contactCode: codeWords.contactSms,
};

/** A message as an SMS, the code first: in Arabic one segment of 70 characters. */
export function smsText(message: Extract<Message, { readonly mobile: string }>, say: Say): string {
  if (message.template === 'alreadyRegistered') return say(accountWords.registeredSms);
  if (message.template === 'contactChanged') return say(accountWords.contactChangedSms);
  return say(kindsOfCode[message.template], { code: message.code, minutes: codeMinutes });
}
