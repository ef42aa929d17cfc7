import { letterHtml } from './letter-html.ts';
import { letterOf } from './letter-of.ts';
import { letterText } from './letter-text.ts';
import type { Message } from './message.ts';
import { smsText } from './sms-text.ts';
import { sayIn } from '../../integrations/local/translators.ts';

export interface Rendered {
  readonly subject: string | null;
  readonly body: string;
  readonly html: string | null;
}

/** A message as it goes out, in its recipient's language. Links begin with `siteOrigin`. */
export function render(message: Message, siteOrigin: string): Rendered {
  const say = sayIn(message.language);
  if (message.email === undefined) return { subject: null, body: smsText(message, say), html: null };
  const letter = letterOf(message, siteOrigin, say);
  return {
    subject: letter.subject,
    body: letterText(letter, siteOrigin, say),
    html: letterHtml(letter, siteOrigin, message.language, say),
  };
}
