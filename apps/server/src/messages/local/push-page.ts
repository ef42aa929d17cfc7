import { isLanguage, type Language } from '@saer/i18n/locale';
import { formatInstant } from '@saer/i18n/format-date';
import * as z from 'zod/mini';
import { html } from '../../http/replies/html.ts';
import type { LocalMessage } from '../../integrations/email/local/read-mail.ts';
import { type LocalPage, localProviderNote, reloading } from '../../integrations/local/local-page.ts';
import type { Say } from '../../integrations/local/translators.ts';
import { mailboxWords as words } from './mailbox-words.ts';

const payload = z.object({
  tag: z.string(),
  title: z.string(),
  body: z.string(),
  url: z.string(),
  language: z.string(),
});

/** A message to a screen as the local push service decrypted it. */
export const readPush = ({ id, recipient, source, receivedAt }: LocalMessage) => ({
  id,
  to: recipient,
  ...payload.parse(JSON.parse(source)),
  receivedAt,
});

/** Every message to a screen, the newest first, in its own language and direction. */
export const pushList =
  (messages: readonly ReturnType<typeof readPush>[]) =>
  (say: Say, language: Language, isReloading: boolean): LocalPage => ({
    title: say(words.push),
    note: localProviderNote(say),
    body: html`${reloading(say, language, isReloading)}
    ${
      messages.length === 0
        ? html`<p class="no">${say(words.noPush)}</p>`
        : html`<ul class="rows">
            ${messages.map(
              ({ title, body, url, language: own, receivedAt }) =>
                html`<li>
                  <span lang="${isLanguage(own) ? own : 'en'}" dir="${own === 'ar' ? 'rtl' : 'ltr'}">
                    <a href="${url}">${title}</a>
                    ${body}
                  </span>
                  <span class="no"
                    ><time datetime="${receivedAt}" dir="ltr"
                      >${formatInstant(new Date(receivedAt))}</time
                    ></span
                  >
                </li>`,
            )}
          </ul>`
    }`,
  });
