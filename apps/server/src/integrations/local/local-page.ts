import { directions, isLanguage, type Language } from '@saer/i18n/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from '../../http/html.ts';
import { style } from '../../http/page-style.ts';
import { languageOf as askedLanguage } from '../../http/caller.ts';
import { type Say, sayIn } from './translators.ts';
import type { Settings } from '../../settings.ts';
import { localWords as words } from './local-words.ts';
import { localProviderPage } from './local-providers.ts';

/** A page of a local provider, and its input. */
export interface LocalPage {
  readonly title: string;
  /** A caveat about the page. */
  readonly note?: Html;
  readonly body: Html;
}

const more = `
.alone { max-inline-size: 60rem; margin-inline: auto; padding-inline: 1rem; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); padding: .875rem 1rem; margin-block: .75rem; overflow-wrap: anywhere; }
.card p { margin-block: .25rem; }
.bar > nav { max-inline-size: 60rem; margin-inline: auto; padding: .5rem 1rem; }
.note { background: var(--brand-soft); border-radius: var(--radius); padding: .75rem 1rem; }
.actions { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; }
.actions > a, .card > a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
iframe { display: block; inline-size: 100%; block-size: 40rem; border: 1px solid var(--line); border-radius: var(--radius); background: #fff; }
.pair { display: grid; gap: 1rem; }
@media (min-width: 64rem) { .pair { grid-template-columns: 1fr 1fr; } }
pre.letter { white-space: pre-wrap; text-align: start; }
button { min-block-size: 2.75rem; min-inline-size: 3.5rem; padding-inline: 1rem; border: 1px solid var(--brand); border-radius: var(--radius); background: var(--brand); color: var(--on-brand); font: inherit; cursor: pointer; }
button.quiet { background: transparent; color: var(--brand); }
`;

const isOn = (value: unknown): boolean => value === '5';

/** The language of `?lang=`, else the caller's. */
export function languageOf(request: FastifyRequest<{ Querystring: { lang?: string } }>): Language {
  const { lang } = request.query;
  return isLanguage(lang) ? lang : askedLanguage(request);
}

function navigation(settings: Settings, language: Language, say: Say): Html {
  const roles = (['mail', 'sms', 'identity'] as const).flatMap((role) => {
    const page: string | null = localProviderPage(role, settings);
    return page === null ? [] : [{ page, title: say(words[role]) }];
  });
  const pages = [...roles, { page: '/local/templates', title: say(words.templates) }];
  const other: Language = language === 'ar' ? 'en' : 'ar';
  return html`<header class="bar">
    <nav aria-label="${say(words.title)}">
      <div class="actions">
        <a class="brand" href="/">${say(words.brand)}</a>
        ${pages.map(({ page, title }) => html`<a href="${page}?lang=${language}">${title}</a>`)}
        <a href="?lang=${other}" lang="${other}" hreflang="${other}">${say(words.otherLanguage)}</a>
      </div>
    </nav>
  </header>`;
}

/** Links that reload a list; automatically only if the reader asked for it, since it replaces the page while they read. */
export const reloading = (say: Say, language: Language, isReloading: boolean): Html =>
  html`<p class="actions">
    <a href="?lang=${language}">${say(isReloading ? words.reloadOff : words.reload)}</a>
    ${isReloading ? '' : html`<a href="?lang=${language}&amp;refresh=5">${say(words.reloadOn)}</a>`}
  </p>`;

/** Says that this page replaces an external service. */
export const localProviderNote = (say: Say): Html => html`<p class="note">${say(words.note)}</p>`;

type PageRequest = FastifyRequest<{ Querystring: { lang?: string; refresh?: string } }>;

/** Sends a page of a local provider in the reader's language. */
export function sendLocalPage(
  request: PageRequest,
  reply: FastifyReply,
  settings: Settings,
  write: (say: Say, language: Language, isReloading: boolean) => LocalPage,
): FastifyReply {
  const language = languageOf(request);
  const say = sayIn(language);
  const isReloading = isOn(request.query.refresh);
  const { title, note, body } = write(say, language, isReloading);
  if (isReloading) void reply.header('refresh', '5');
  const page = html`<!doctype html>
    <html lang="${language}" dir="${directions[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title} · ${say(words.title)}</title>
        <style>
          ${{ html: style + more }}
        </style>
      </head>
      <body>
        <a class="skip" href="#content">${say(words.skip)}</a>
        ${navigation(settings, language, say)}
        <main id="content" tabindex="-1" class="alone">
          <h1>${title}</h1>
          ${note ?? ''} ${body}
        </main>
      </body>
    </html>`;
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language, language')
    .send(page.html);
}
