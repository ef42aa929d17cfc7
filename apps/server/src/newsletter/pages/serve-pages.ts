import { kilobyte } from '@saer/contract/api/endpoint';
import { newsletterPages } from '@saer/contract/contact/newsletter-consent';
import { isLanguage, type Language } from '@saer/i18n/locale';
import type { MessageDescriptor } from '@lingui/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../http/requests/caller.ts';
import { html, type Html } from '../../http/replies/html.ts';
import { htmlPage, sendPage } from '../../http/pages/html-page.ts';
import { pageBar } from '../../http/pages/page-bar.ts';
import { sayIn } from '../../integrations/local/translators.ts';
import { canConfirm, confirm, subscriberOf, unsubscribe } from '../subscribing/end-or-confirm.ts';
import type { NewsletterDependencies } from '../subscribing/subscribe.ts';
import { pageWords as words } from './page-words.ts';

interface Asked {
  Querystring: { token?: unknown; lang?: unknown };
}

/** The token of the address; empty if there is none, or several. */
const tokenOf = ({ query: { token } }: FastifyRequest<Asked>): string =>
  typeof token === 'string' && /^[\w.-]{1,200}$/.test(token) ? token : '';

interface Content {
  readonly heading: MessageDescriptor;
  readonly what: MessageDescriptor;
  /** A button that sends the page's own address as a POST: nothing happens by opening it. */
  readonly button?: MessageDescriptor;
  /** Where to go instead, below the site. */
  readonly link?: { readonly label: MessageDescriptor; readonly page: '' | '/contact-us' };
}

const style = `
.alone { max-inline-size: 34rem; margin-inline: auto; padding: 3rem 1rem; }
.sheet { padding: 1.5rem; border: 1px solid var(--line); border-radius: var(--card); background: var(--surface); }
.sheet form, .sheet .next { margin-block-start: 1.25rem; }
`;

const pageLanguage = (request: FastifyRequest<Asked>): Language => {
  const { lang } = request.query;
  return isLanguage(lang) ? lang : languageOf(request);
};

/** Sends one of the pages in the reader's language; no search engine lists it. */
function send(
  request: FastifyRequest<Asked>,
  reply: FastifyReply,
  { heading, what, button, link }: Content,
): FastifyReply {
  const language = pageLanguage(request);
  const say = sayIn(language);
  const other: Language = language === 'ar' ? 'en' : 'ar';
  const here = (lang: Language) => `?${new URLSearchParams({ token: tokenOf(request), lang }).toString()}`;
  const next: Html =
    button !== undefined
      ? html`<form method="post" action="${here(language)}"><button>${say(button)}</button></form>`
      : link === undefined
        ? html``
        : html`<p class="next"><a href="/${language}${link.page}">${say(link.label)}</a></p>`;
  const page = htmlPage({
    language,
    title: `${say(heading)} · ${say(words.brand)}`,
    fontFaces: request.server.fontFaces(),
    style,
    body: html`<a class="skip" href="#content">${say(words.skip)}</a>
      ${pageBar(
        say(words.brand),
        html`<nav>
          <a href="${here(other)}" lang="${other}" hreflang="${other}">${say(words.otherLanguage)}</a>
        </nav>`,
      )}
      <main id="content" tabindex="-1" class="alone">
        <div class="sheet">
          <h1>${say(heading)}</h1>
          <p>${say(what)}</p>
          ${next}
        </div>
      </main>`,
  });
  void reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer');
  return sendPage(reply, page);
}

const home = { label: words.home, page: '' } as const;
const ask = { label: words.ask, page: '/contact-us' } as const;
const expired: Content = { heading: words.expired, what: words.expiredWhat, link: ask };
const foreign: Content = { heading: words.foreign, what: words.foreignWhat, link: home };
const unsubscribed: Content = { heading: words.unsubscribed, what: words.unsubscribedWhat, link: ask };

const bodyLimit = 4 * kilobyte;

/**
 * The pages that the newsletter's mails link to. They work without a script or a session, and for mail programs: the token alone says
 * whose subscription it is, GET changes nothing, and the POST that ends one follows RFC 8058.
 */
export function serveNewsletterPages(app: FastifyInstance, deps: NewsletterDependencies): void {
  const { db } = deps;
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // A form without fields, the one field of RFC 8058, or nothing at all.
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit },
      async (_: unknown, body: string | Buffer) => body.toString(),
    );
    scope.get<Asked>(newsletterPages.confirm, async (request, reply) =>
      (await canConfirm(db, tokenOf(request)))
        ? send(request, reply, {
            heading: words.confirm,
            what: words.confirmWhat,
            button: words.confirmAction,
          })
        : send(request, reply.status(400), expired),
    );
    scope.post<Asked>(newsletterPages.confirm, { bodyLimit }, async (request, reply) =>
      (await confirm(db, tokenOf(request)))
        ? send(request, reply, { heading: words.confirmed, what: words.confirmedWhat, link: home })
        : send(request, reply.status(400), expired),
    );
    scope.get<Asked>(newsletterPages.unsubscribe, async (request, reply) =>
      subscriberOf(deps, tokenOf(request)) === undefined
        ? send(request, reply.status(400), foreign)
        : send(request, reply, {
            heading: words.unsubscribe,
            what: words.unsubscribeWhat,
            button: words.unsubscribeAction,
          }),
    );
    scope.post<Asked>(newsletterPages.unsubscribe, { bodyLimit }, async (request, reply) => {
      const id = subscriberOf(deps, tokenOf(request));
      if (id === undefined) return send(request, reply.status(400), foreign);
      const isOneClick = /(?:^|&|name=")List-Unsubscribe(?:=|"\s+)One-Click/i.test(String(request.body));
      await unsubscribe(deps, id, isOneClick ? 'oneClick' : 'page');
      return send(request, reply, unsubscribed);
    });
  });
}
