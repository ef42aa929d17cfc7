import { basePath } from '@saer/contract/endpoint';
import { isLanguage } from '@saer/i18n/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { languageOf } from '../http/caller.ts';

interface Asked {
  Querystring: { lang?: string };
  Params: { page?: string };
}

/** Serves the OpenAPI document and the pages of the documentation. */
export function serveDocumentation(app: FastifyInstance, version: string, siteOrigin: string): void {
  // Load on the first request: large and rarely used.
  const load = async () => (await import('./pages.ts')).documentation(version, app.fontFaces(), siteOrigin);
  let loaded: ReturnType<typeof load> | undefined;
  const pages = () => (loaded ??= load());
  const send = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    const { lang } = request.query;
    const language = isLanguage(lang) ? lang : languageOf(request);
    const { page } = await pages();
    const found = page(request.params.page ?? '', language);
    if (found === undefined) throw new AppError({ code: 'notFound' });
    void reply.header('vary', 'accept-language, language').header('content-security-policy', found.policy);
    return (await found.reply).send(request, reply);
  };
  app.get(`${basePath}/docs/openapi.json`, async (request, reply) =>
    (await (await pages()).document()).send(request, reply),
  );
  app.get<Asked>(`${basePath}/docs`, send);
  app.get<Asked>(`${basePath}/docs/:page`, send);
}
