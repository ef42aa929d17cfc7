import { accountWords } from './account-words.ts';
import type { EmailTemplate } from './email-template.ts';
import type { Say } from '../../integrations/local/translators.ts';

/** A letter as plain text. */
export function emailText(email: EmailTemplate, siteOrigin: string, say: Say): string {
  const { heading, paragraphs, code, action, smallPrint } = email;
  return [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}\n${action.href}`]),
    ...smallPrint,
    `-- \nSaer · سعّر\n${siteOrigin}\n${say(accountWords.foot)}`,
  ].join('\n\n');
}
