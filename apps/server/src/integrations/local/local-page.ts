import { isLanguage, type Language } from '@saer/i18n/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, type Html } from '../../http/replies/html.ts';
import { htmlPage, sendPage, pageBar } from '../../http/pages/html-page.ts';
import { readLanguage as askedLanguage } from '../../http/requests/caller.ts';
import { type Say, sayIn } from './translators.ts';
import type { Settings } from '../../settings.ts';
import { localProviderPage } from './local-providers.ts';

/** Texts on every page of a local provider. */
export const localWords = {
  title: /*i18n*/ { id: 'local.title', message: 'Local stand-ins' },
  skip: /*i18n*/ { id: 'local.skip', message: 'Skip to the content' },
  brand: /*i18n*/ { id: 'local.brand', message: 'Saer' },
  otherLanguage: /*i18n*/ { id: 'local.otherLanguage', message: 'العربية' },
  note: /*i18n*/ {
    id: 'local.note',
    message:
      'This is a local stand-in: it takes the place of an outside service, and nothing leaves this machine. Only this machine can open this page.',
  },
  mail: /*i18n*/ { id: 'local.mail', message: 'Mail' },
  sms: /*i18n*/ { id: 'local.sms', message: 'SMS' },
  push: /*i18n*/ { id: 'local.push', message: 'Screens' },
  identity: /*i18n*/ { id: 'local.identity', message: 'Nafath' },
  templates: /*i18n*/ { id: 'local.templates', message: 'Templates' },
  reload: /*i18n*/ { id: 'local.reload', message: 'Reload' },
  reloadOn: /*i18n*/ { id: 'local.reloadOn', message: 'Reload every 5 seconds' },
  reloadOff: /*i18n*/ { id: 'local.reloadOff', message: 'Stop reloading' },
};

/** A page of a local provider, and its input. */
export interface LocalPage {
  readonly title: string;
  /** A caveat about the page. */
  readonly note?: Html;
  readonly body: Html;
}

/** Rules of every page of a local provider. */
export const localStyle = `
.alone { max-inline-size: 64rem; margin-inline: auto; padding: 1.5rem 1rem 4rem; }
.bar nav { display: flex; flex-wrap: wrap; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); padding: 1rem 1.25rem; margin-block: 1rem; overflow-wrap: anywhere; }
.card p { margin-block: .125rem; }
.note { max-inline-size: none; background: var(--info-soft); border-radius: var(--radius); padding: .625rem .875rem; font-size: .875rem; }
.rows { margin-block: 1rem; padding: 0; list-style: none; background: var(--surface); border: 1px solid var(--line); border-radius: var(--card); overflow: clip; }
.rows li { position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: .125rem 1rem; min-block-size: 2.75rem; padding: .375rem 1.25rem; font-size: .875rem; overflow-wrap: anywhere; }
.rows li + li { border-block-start: 1px solid var(--line); }
.rows li:has(a):hover { background: var(--hover); }
.rows a { color: var(--ink); font-weight: 500; text-decoration: none; }
.rows a:hover { text-decoration: underline; }
.rows a::after { content: ''; position: absolute; inset: 0; }
.rows > li > :first-child { flex: 1 1 16rem; }
/* Text of another direction stands where the page's own does. */
.alone :is(h1, h2, a, span, p)[dir] { text-align: match-parent; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem; font-size: .875rem; }
.actions > a { display: inline-flex; align-items: center; min-block-size: var(--control); }
section { margin-block-start: 2rem; }
section > h2 { margin-block-end: .5rem; }
iframe { display: block; inline-size: 100%; block-size: 40rem; border: 1px solid var(--line); border-radius: var(--radius); background: #fff; }
.pair { display: grid; gap: 1rem; }
@media (min-width: 64rem) { .pair { grid-template-columns: 1fr 1fr; } }
pre.letter { margin: 0; padding: 1rem; overflow-x: auto; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius); white-space: pre-wrap; text-align: start; }
form button { min-inline-size: 3.5rem; }
@media (max-width: 48rem) { .bar { position: static; } .bar > div { flex-wrap: wrap; padding-block: .25rem; } }
`;

const isOn = (value: unknown): boolean => value === '5';

/** The language of `?lang=`, else the caller's. */
export function chosenLanguage(request: FastifyRequest<{ Querystring: { lang?: string } }>): Language {
  const { lang } = request.query;
  return isLanguage(lang) ? lang : askedLanguage(request);
}

function navigation(settings: Settings, language: Language, say: Say, here: string): Html {
  const roles = (['mail', 'sms', 'push', 'identity'] as const).flatMap((role) => {
    const page: string | null = localProviderPage(role, settings);
    return page === null ? [] : [{ page, title: say(localWords[role]) }];
  });
  const pages = [...roles, { page: '/local/templates', title: say(localWords.templates) }];
  const other: Language = language === 'ar' ? 'en' : 'ar';
  return pageBar(
    say(localWords.brand),
    html`<nav aria-label="${say(localWords.title)}">
      ${pages.map(
        ({ page, title }) =>
          html`<a href="${page}?lang=${language}" ${page === here ? html`aria-current="page"` : html``}
            >${title}</a
          >`,
      )}
      <a href="?lang=${other}" lang="${other}" hreflang="${other}">${say(localWords.otherLanguage)}</a>
    </nav>`,
  );
}

/** Links that reload a list; automatically only if the reader asked for it, since it replaces the page while they read. */
export const reloading = (say: Say, language: Language, isReloading: boolean): Html =>
  html`<p class="actions">
    <a href="?lang=${language}">${say(isReloading ? localWords.reloadOff : localWords.reload)}</a>
    ${isReloading ? '' : html`<a href="?lang=${language}&amp;refresh=5">${say(localWords.reloadOn)}</a>`}
  </p>`;

/** Says that this page replaces an external service. */
export const localProviderNote = (say: Say): Html => html`<p class="note">${say(localWords.note)}</p>`;

type PageRequest = FastifyRequest<{ Querystring: { lang?: string; refresh?: string } }>;

/** Sends a page of a local provider in the reader's language. */
export function sendLocalPage(
  request: PageRequest,
  reply: FastifyReply,
  settings: Settings,
  write: (say: Say, language: Language, isReloading: boolean) => LocalPage,
): FastifyReply {
  const language = chosenLanguage(request);
  const say = sayIn(language);
  const isReloading = isOn(request.query.refresh);
  const { title, note, body } = write(say, language, isReloading);
  if (isReloading) void reply.header('refresh', '5');
  const here = request.routeOptions.url ?? '';
  const page = htmlPage({
    language,
    title: `${title} · ${say(localWords.title)}`,
    fontFaces: request.server.fontFaces(),
    style: localStyle,
    body: html`<a class="skip" href="#content">${say(localWords.skip)}</a>
      ${navigation(settings, language, say, here)}
      <main id="content" tabindex="-1" class="alone">
        <h1 dir="auto">${title}</h1>
        ${note ?? ''} ${body}
      </main>`,
  });
  void reply.header('cache-control', 'no-store').header('vary', 'accept-language, language');
  return sendPage(reply, page);
}
