import { accountWords } from './account-words.ts';
import type { Letter } from './letter.ts';
import type { Say } from '../../integrations/local/translators.ts';

/** A letter as plain text. */
export function letterText(letter: Letter, siteOrigin: string, say: Say): string {
  const { heading, paragraphs, code, action, smallPrint } = letter;
  return [
    heading,
    ...paragraphs,
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}\n${action.href}`]),
    ...smallPrint,
    `-- \nSaer · سعّر\n${siteOrigin}\n${say(accountWords.foot)}`,
  ].join('\n\n');
}
