import { languages, type Language } from '@saer/i18n/locale';
import { html, type Html } from '../../http/html.ts';
import type { LocalPage } from '../../integrations/local/local-page.ts';
import type { Message } from '../templates/message.ts';
import { render } from '../templates/render.ts';
import type { Say } from '../../integrations/local/translators.ts';
import { mailboxWords as words } from './mailbox-words.ts';
import { asSms, sampleMessages } from './sample-messages.ts';

const nameOf = { ar: words.arabic, en: words.english } as const;

function renderMessage(message: Message, language: Language, siteOrigin: string, say: Say): Html {
  const { subject, html: source } = render(message, siteOrigin);
  const sms = asSms(message);
  const text = sms === undefined ? undefined : render(sms, siteOrigin).body;
  const title = `${message.template} · ${say(nameOf[language])}`;
  return html`<div>
    <h3>${say(nameOf[language])}</h3>
    <p dir="auto" lang="${language}">${subject ?? ''}</p>
    <iframe sandbox="" loading="lazy" srcdoc="${source ?? ''}" title="${title}"></iframe>
    ${
      text === undefined
        ? ''
        : html`<p>${say(words.asSms)} · ${say(words.length, { characters: text.length })}</p>
            <p class="card" dir="auto" lang="${language}">${text}</p>`
    }
  </div>`;
}

/** Every message in both languages, beside each other. */
export const templateGallery =
  (siteOrigin: string, now: number) =>
  (say: Say): LocalPage => {
    const samples = { ar: sampleMessages('ar', now), en: sampleMessages('en', now) };
    return {
      title: say(words.templates),
      body: html`${Object.values(samples.en).map(
        ({ template }) =>
          html`<section>
            <h2 dir="ltr">${template}</h2>
            <div class="pair">
              ${languages.map((language) => renderMessage(samples[language][template], language, siteOrigin, say))}
            </div>
          </section>`,
      )}`,
    };
  };
