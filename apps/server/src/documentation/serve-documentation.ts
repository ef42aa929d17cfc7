import { basePath } from '@saer/contract/api/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../http/replies/app-error.ts';

interface Asked {
  Params: { page?: string };
}

/** Serves the OpenAPI document and the pages of the documentation. */
export function serveDocumentation(app: FastifyInstance, version: string, siteOrigin: string): void {
  // Load on the first request: large and rarely used.
  const load = async () => (await import('./pages.ts')).documentation(version, app.fontFaces(), siteOrigin);
  let loaded: ReturnType<typeof load> | undefined;
  const pages = () => (loaded ??= load());
  const send = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    const { page } = await pages();
    const found = page(request.params.page ?? '');
    if (found === undefined) throw new AppError({ code: 'notFound' });
    void reply.header('content-security-policy', found.policy);
    return (await found.reply).send(request, reply);
  };
  app.get(`${basePath}/docs/openapi.json`, async (request, reply) =>
    (await (await pages()).document()).send(request, reply),
  );
  app.get<Asked>(`${basePath}/docs`, send);
  app.get<Asked>(`${basePath}/docs/:page`, send);
}
