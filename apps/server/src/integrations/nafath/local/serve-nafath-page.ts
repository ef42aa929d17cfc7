import { basePath } from '@saer/contract/api/endpoint';
import { identityCallback } from '@saer/contract/account/nafath';
import type { FastifyInstance } from 'fastify';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Language } from '@saer/i18n/locale';
import {
  chosenLanguage,
  sendLocalPage,
  type LocalPage,
  reloading,
  localProviderNote,
} from '../../local/local-page.ts';
import { localProviderPages } from '../../local/local-providers.ts';
import { loopbackOnly } from '../../local/loopback-server.ts';
import type { Settings } from '../../../settings.ts';
import type { NafathServer, LocalRequest } from './nafath-server.ts';
import { html, type Html } from '../../../http/replies/html.ts';
import type { Say } from '../../local/translators.ts';

/** Texts on the page of the local Nafath. */
const nafathWords = {
  title: /*i18n*/ { id: 'nafath.title', message: 'Local Nafath' },
  how: /*i18n*/ {
    id: 'nafath.how',
    message: 'Choose the number that the site shows you, as you would in the Nafath app.',
  },
  none: /*i18n*/ { id: 'nafath.none', message: 'No request waits for an answer.' },
  request: /*i18n*/ { id: 'nafath.request', message: 'Request for {nationalId}' },
  choose: /*i18n*/ { id: 'nafath.choose', message: 'Choose {number}' },
  reject: /*i18n*/ { id: 'nafath.reject', message: 'Reject' },
};

const card = ({ transId, nationalId, numbers }: LocalRequest, say: Say, language: Language): Html =>
  html`<article class="card">
    <h2>${say(nafathWords.request, { nationalId: isolateLtr(nationalId) })}</h2>
    <form method="post" action="/local/nafath?lang=${language}" class="actions">
      <input type="hidden" name="transId" value="${transId}" />
      ${numbers.map(
        (number) =>
          html`<button name="number" value="${number}" aria-label="${say(nafathWords.choose, { number })}">
            ${number}
          </button>`,
      )}
      <button class="quiet" name="number" value="">${say(nafathWords.reject)}</button>
    </form>
  </article>`;

/** The local Nafath app: waiting requests, and the numbers to choose from. */
const waitingPage =
  (requests: readonly LocalRequest[]) =>
  (say: Say, language: Language, isReloading: boolean): LocalPage => ({
    title: say(nafathWords.title),
    note: localProviderNote(say),
    body: html`<p>${say(nafathWords.how)}</p>
      ${reloading(say, language, isReloading)}
      ${requests.length === 0 ? html`<p>${say(nafathWords.none)}</p>` : ''}
      ${requests.map((request) => card(request, say, language))}`,
  });

interface Asked {
  Querystring: { lang?: string; refresh?: string };
}

const page = localProviderPages.identity;

/** The page on which a person answers a request, as they would in the Nafath app. */
export function serveNafathPage(
  app: FastifyInstance,
  settings: Settings,
  simulator: () => Promise<NafathServer>,
): void {
  const guarded = { onRequest: loopbackOnly(settings) };
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string | Buffer) => new URLSearchParams(body.toString()),
    );
    scope.get<Asked>(page, guarded, async (request, reply) => {
      const { waiting } = await simulator();
      return sendLocalPage(request, reply, settings, waitingPage(waiting()));
    });
    scope.post<Asked>(page, guarded, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const { decide } = await simulator();
      const chosen = form.get('number') ?? '';
      const report = await decide(form.get('transId') ?? '', chosen === '' ? undefined : chosen);
      // Like Nafath: the decision is sent to our callback, whichever address this server listens on.
      if (report !== undefined) {
        await app.inject({ method: 'POST', url: `${basePath}${identityCallback.path}`, payload: report });
      }
      return reply.redirect(`${page}?lang=${chosenLanguage(request)}`, 303);
    });
  });
}
