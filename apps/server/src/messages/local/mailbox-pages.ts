import * as z from 'zod/mini';
import { formatInstant } from '@saer/i18n/format-date';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { type Language, isLanguage } from '@saer/i18n/locale';
import { html, type Html } from '../../http/replies/html.ts';
import { type LocalPage, reloading, localProviderNote } from '../../integrations/local/local-page.ts';
import type { Say } from '../../integrations/local/translators.ts';
import type { LocalMessage, ReadMail } from '../../integrations/email/local/read-mail.ts';

/** Texts on the pages of the local mailbox, the local SMS and the templates. */
export const mailboxWords = {
  mail: /*i18n*/ { id: 'mailbox.mail', message: 'Local mailbox' },
  sms: /*i18n*/ { id: 'mailbox.sms', message: 'Local SMS' },
  templates: /*i18n*/ { id: 'mailbox.templates', message: 'Message templates' },
  noMail: /*i18n*/ { id: 'mailbox.noMail', message: 'No mail has arrived yet.' },
  noSms: /*i18n*/ { id: 'mailbox.noSms', message: 'No SMS has arrived yet.' },
  to: /*i18n*/ { id: 'mailbox.to', message: 'To: {recipient}' },
  links: /*i18n*/ { id: 'mailbox.links', message: 'Links in this mail' },
  shown: /*i18n*/ { id: 'mailbox.shown', message: 'As a mail program shows it' },
  plain: /*i18n*/ { id: 'mailbox.plain', message: 'As plain text' },
  arabic: /*i18n*/ { id: 'mailbox.arabic', message: 'Arabic' },
  english: /*i18n*/ { id: 'mailbox.english', message: 'English' },
  asSms: /*i18n*/ { id: 'mailbox.asSms', message: 'As an SMS' },
  length: /*i18n*/ {
    id: 'mailbox.length',
    message: '{characters, plural, one {# character} other {# characters}}',
  },
  push: /*i18n*/ { id: 'local.pushes', message: 'Messages to screens' },
  noPush: /*i18n*/ {
    id: 'local.noPush',
    message: 'No message yet. Add a device on the page of notification settings.',
  },
};

const at = (instant: string): Html =>
  html`<time datetime="${instant}" dir="ltr">${formatInstant(new Date(instant))}</time>`;

const toWhom = (say: Say, recipient: string): string =>
  say(mailboxWords.to, { recipient: isolateLtr(recipient) });

/** Every mail, the newest first. */
export const mailList =
  (mails: readonly ReadMail[]) =>
  (say: Say, language: Language, isReloading: boolean): LocalPage => ({
    title: say(mailboxWords.mail),
    note: localProviderNote(say),
    body: html`${reloading(say, language, isReloading)}
    ${
      mails.length === 0
        ? html`<p class="no">${say(mailboxWords.noMail)}</p>`
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
        <h2>${say(mailboxWords.links)}</h2>
        <ul>
          ${links.map((link) => html`<li><a href="${link}" dir="ltr">${link}</a></li>`)}
        </ul>
      </section>
      <section>
        <h2>${say(mailboxWords.shown)}</h2>
        <iframe sandbox="" srcdoc="${source}" title="${say(mailboxWords.shown)}"></iframe>
      </section>
      <section>
        <h2>${say(mailboxWords.plain)}</h2>
        <pre class="letter" dir="auto" tabindex="0">${text}</pre>
      </section>`,
  });

/** Every SMS, the newest first. */
export const smsList =
  (messages: readonly LocalMessage[]) =>
  (say: Say, language: Language, isReloading: boolean): LocalPage => ({
    title: say(mailboxWords.sms),
    note: localProviderNote(say),
    body: html`${reloading(say, language, isReloading)}
    ${
      messages.length === 0
        ? html`<p class="no">${say(mailboxWords.noSms)}</p>`
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
    title: say(mailboxWords.push),
    note: localProviderNote(say),
    body: html`${reloading(say, language, isReloading)}
    ${
      messages.length === 0
        ? html`<p class="no">${say(mailboxWords.noPush)}</p>`
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
