import { formatInstant } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Language } from '@saer/i18n/locale';
import { html, type Html } from '../../http/replies/html.ts';
import { type LocalPage, reloading, localProviderNote } from '../../integrations/local/local-page.ts';
import type { Say } from '../../integrations/local/translators.ts';
import { mailboxWords as words } from './mailbox-words.ts';
import type { LocalMessage, ReadMail } from '../../integrations/email/local/read-mail.ts';

const at = (instant: string): Html =>
  html`<time datetime="${instant}" dir="ltr">${formatInstant(new Date(instant))}</time>`;

const toWhom = (say: Say, recipient: string): string => say(words.to, { recipient: isolateLtr(recipient) });

/** Every mail, the newest first. */
export const mailList =
  (mails: readonly ReadMail[]) =>
  (say: Say, language: Language, isReloading: boolean): LocalPage => ({
    title: say(words.mail),
    note: localProviderNote(say),
    body: html`${reloading(say, language, isReloading)}
    ${
      mails.length === 0
        ? html`<p class="no">${say(words.noMail)}</p>`
        : html`<ul class="rows">
            ${mails.map(
              ({ id, to, subject, receivedAt }) =>
                html`<li>
                  <a href="/local/mail/${id}?lang=${language}" dir="auto">${subject}</a>
                  <span class="no">${toWhom(say, to)}</span>
                  <span class="no">${at(receivedAt)}</span>
                </li>`,
            )}
          </ul>`
    }`,
  });

/** One mail: its links, its HTML in a sandbox, and its text. */
export const mailPage =
  ({ to, subject, text, html: source, links, receivedAt }: ReadMail) =>
  (say: Say): LocalPage => ({
    title: subject,
    note: localProviderNote(say),
    body: html`<p>${toWhom(say, to)} · ${at(receivedAt)}</p>
      <section>
        <h2>${say(words.links)}</h2>
        <ul>
          ${links.map((link) => html`<li><a href="${link}" dir="ltr">${link}</a></li>`)}
        </ul>
      </section>
      <section>
        <h2>${say(words.shown)}</h2>
        <iframe sandbox="" srcdoc="${source}" title="${say(words.shown)}"></iframe>
      </section>
      <section>
        <h2>${say(words.plain)}</h2>
        <pre class="letter" dir="auto" tabindex="0">${text}</pre>
      </section>`,
  });

/** Every SMS, the newest first. */
export const smsList =
  (messages: readonly LocalMessage[]) =>
  (say: Say, language: Language, isReloading: boolean): LocalPage => ({
    title: say(words.sms),
    note: localProviderNote(say),
    body: html`${reloading(say, language, isReloading)}
    ${
      messages.length === 0
        ? html`<p class="no">${say(words.noSms)}</p>`
        : html`<ul class="rows">
            ${messages.map(
              ({ recipient, source, receivedAt }) =>
                html`<li>
                  <span dir="auto">${source}</span>
                  <span class="no">${toWhom(say, recipient)}</span>
                  <span class="no">${at(receivedAt)}</span>
                </li>`,
            )}
          </ul>`
    }`,
  });
