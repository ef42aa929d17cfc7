import { basePath } from '@saer/contract/endpoint';
import { identityCallback } from '@saer/contract/nafath';
import type { FastifyInstance } from 'fastify';
import { languageOf, sendLocalPage } from '../../local/local-page.ts';
import { localProviderPages } from '../../local/local-providers.ts';
import { loopbackOnly } from '../../local/loopback-only.ts';
import type { Settings } from '../../../settings.ts';
import type { NafathServer } from './nafath-server.ts';
import { waitingPage } from './waiting-page.ts';

interface Asked {
  Querystring: { lang?: string; refresh?: string };
}

const page = localProviderPages.identity;

/** The page on which a person answers a request, as they would in the Nafath app. */
export function serveNafathPage(
  app: FastifyInstance,
  settings: Settings,
  standIn: () => Promise<NafathServer>,
): void {
  const guarded = { onRequest: loopbackOnly(settings) };
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string | Buffer) => new URLSearchParams(body.toString()),
    );
    scope.get<Asked>(page, guarded, async (request, reply) => {
      const { waiting } = await standIn();
      return sendLocalPage(request, reply, settings, waitingPage(waiting()));
    });
    scope.post<Asked>(page, guarded, async (request, reply) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const { decide } = await standIn();
      const chosen = form.get('number') ?? '';
      const report = await decide(form.get('transId') ?? '', chosen === '' ? undefined : chosen);
      // Like Nafath: the decision is sent to our callback, whichever address this server listens on.
      if (report !== undefined) {
        await app.inject({ method: 'POST', url: `${basePath}${identityCallback.path}`, payload: report });
      }
      return reply.redirect(`${page}?lang=${languageOf(request)}`, 303);
    });
  });
}
