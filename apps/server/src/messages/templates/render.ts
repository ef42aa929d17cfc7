import { emailHtml } from './email-html.ts';
import { emailTemplateOf } from './email-template-of.ts';
import { emailText } from './email-text.ts';
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
  const email = emailTemplateOf(message, siteOrigin, say);
  return {
    subject: email.subject,
    body: emailText(email, siteOrigin, say),
    html: emailHtml(email, siteOrigin, message.language, say),
  };
}
