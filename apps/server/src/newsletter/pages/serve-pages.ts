import { kilobyte } from '@saer/contract/api/endpoint';
import { newsletterPages } from '@saer/contract/contact/newsletter-consent';
import { isLanguage, type Language } from '@saer/i18n/locale';
import type { MessageDescriptor } from '@lingui/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readLanguage } from '../../http/requests/caller.ts';
import { html, type Html } from '../../http/replies/html.ts';
import { htmlPage, sendPage, pageBar } from '../../http/pages/html-page.ts';
import { sayIn } from '../../integrations/local/translators.ts';
import { canConfirm, confirm, readSubscriber, unsubscribe } from '../subscribing/end-or-confirm.ts';
import type { NewsletterDependencies } from '../subscribing/subscribe.ts';

/** Texts of the pages that the newsletter's mails link to. */
const pageWords = {
  brand: /*i18n*/ { id: 'newsletter.brand', message: 'Saer' },
  skip: /*i18n*/ { id: 'newsletter.skip', message: 'Skip to the content' },
  otherLanguage: /*i18n*/ { id: 'newsletter.otherLanguage', message: 'العربية' },
  confirm: /*i18n*/ { id: 'newsletter.confirm', message: 'Confirm the newsletter' },
  confirmWhat: /*i18n*/ {
    id: 'newsletter.confirmWhat',
    message:
      'From then on you get a mail when marketplace fees change, and what that means for prices. You can unsubscribe in every mail.',
  },
  confirmAction: /*i18n*/ { id: 'newsletter.confirmAction', message: 'Confirm' },
  confirmed: /*i18n*/ { id: 'newsletter.confirmed', message: 'The newsletter is yours' },
  confirmedWhat: /*i18n*/ {
    id: 'newsletter.confirmedWhat',
    message: 'You are on the list. The next newsletter comes to your address.',
  },
  expired: /*i18n*/ { id: 'newsletter.expired', message: 'This link is no longer valid' },
  expiredWhat: /*i18n*/ {
    id: 'newsletter.expiredWhat',
    message:
      'It has expired or was not copied in full. Ask for the newsletter again, and we send a new link.',
  },
  ask: /*i18n*/ { id: 'newsletter.ask', message: 'Ask for the newsletter' },
  unsubscribe: /*i18n*/ { id: 'newsletter.unsubscribe', message: 'Unsubscribe from the newsletter' },
  unsubscribeWhat: /*i18n*/ {
    id: 'newsletter.unsubscribeWhat',
    message: 'You will get no more newsletters. Your account, if you have one, stays as it is.',
  },
  unsubscribeAction: /*i18n*/ { id: 'newsletter.unsubscribeAction', message: 'Unsubscribe' },
  unsubscribed: /*i18n*/ { id: 'newsletter.unsubscribed', message: 'You are unsubscribed' },
  unsubscribedWhat: /*i18n*/ {
    id: 'newsletter.unsubscribedWhat',
    message: 'No more newsletters will come. If that was a mistake, you can ask for them again.',
  },
  foreign: /*i18n*/ { id: 'newsletter.foreign', message: 'This link is not complete' },
  foreignWhat: /*i18n*/ {
    id: 'newsletter.foreignWhat',
    message: 'Open the link at the end of a newsletter once more; perhaps a part of it was lost.',
  },
  home: /*i18n*/ { id: 'newsletter.home', message: 'To the home page' },
};

interface Asked {
  Querystring: { token?: unknown; lang?: unknown };
}

/** The token of the address; empty if there is none, or several. */
const toToken = ({ query: { token } }: FastifyRequest<Asked>): string =>
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
  return isLanguage(lang) ? lang : readLanguage(request);
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
  const here = (lang: Language) => `?${new URLSearchParams({ token: toToken(request), lang }).toString()}`;
  const next: Html =
    button !== undefined
      ? html`<form method="post" action="${here(language)}"><button>${say(button)}</button></form>`
      : link === undefined
        ? html``
        : html`<p class="next"><a href="/${language}${link.page}">${say(link.label)}</a></p>`;
  const page = htmlPage({
    language,
    title: `${say(heading)} · ${say(pageWords.brand)}`,
    fontFaces: request.server.fontFaces(),
    style,
    body: html`<a class="skip" href="#content">${say(pageWords.skip)}</a>
      ${pageBar(
        say(pageWords.brand),
        html`<nav>
          <a href="${here(other)}" lang="${other}" hreflang="${other}">${say(pageWords.otherLanguage)}</a>
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

const home = { label: pageWords.home, page: '' } as const;
const ask = { label: pageWords.ask, page: '/contact-us' } as const;
const expired: Content = { heading: pageWords.expired, what: pageWords.expiredWhat, link: ask };
const foreign: Content = { heading: pageWords.foreign, what: pageWords.foreignWhat, link: home };
const unsubscribed: Content = {
  heading: pageWords.unsubscribed,
  what: pageWords.unsubscribedWhat,
  link: ask,
};

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
      (await canConfirm(db, toToken(request)))
        ? send(request, reply, {
            heading: pageWords.confirm,
            what: pageWords.confirmWhat,
            button: pageWords.confirmAction,
          })
        : send(request, reply.status(400), expired),
    );
    scope.post<Asked>(newsletterPages.confirm, { bodyLimit }, async (request, reply) =>
      (await confirm(db, toToken(request)))
        ? send(request, reply, { heading: pageWords.confirmed, what: pageWords.confirmedWhat, link: home })
        : send(request, reply.status(400), expired),
    );
    scope.get<Asked>(newsletterPages.unsubscribe, async (request, reply) =>
      readSubscriber(deps, toToken(request)) === undefined
        ? send(request, reply.status(400), foreign)
        : send(request, reply, {
            heading: pageWords.unsubscribe,
            what: pageWords.unsubscribeWhat,
            button: pageWords.unsubscribeAction,
          }),
    );
    scope.post<Asked>(newsletterPages.unsubscribe, { bodyLimit }, async (request, reply) => {
      const id = readSubscriber(deps, toToken(request));
      if (id === undefined) return send(request, reply.status(400), foreign);
      const isOneClick = /(?:^|&|name=")List-Unsubscribe(?:=|"\s+)One-Click/i.test(String(request.body));
      await unsubscribe(deps, id, isOneClick ? 'oneClick' : 'page');
      return send(request, reply, unsubscribed);
    });
  });
}
