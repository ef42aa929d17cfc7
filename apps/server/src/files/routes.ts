import * as z from 'zod/mini';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { readLanguage } from '../http/requests/caller.ts';
import { logAccessRefusal } from '../http/requests/access-denied.ts';
import { usesLocalProvider } from '../integrations/local/local-providers.ts';
import { securityLog } from '../auth/sessions/security-log.ts';
import { filesPath } from '../http/requests/request-address.ts';
import type { FileContext } from '../storage/files/save-file.ts';
import { mountAccount } from './appwrite/mount-account.ts';
import { fileErrorReply, FilesError } from './appwrite/files-error.ts';
import { mountFiles } from './buckets/mount-files.ts';
import { requireWholeAppwrite, projectId } from '../integrations/files/service.ts';

/** Version 16 of the SDK names it twice. */
const named = z.object({ project: z.union([z.string(), z.array(z.string())]) });

/** Methods and headers of the SDK, for pages of other sites. */
const forOtherSites = {
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  credentials: true,
  maxAge: 600,
  exposedHeaders: [
    'X-Fallback-Cookies',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'Retry-After',
  ],
};

/** Serves Appwrite's API for its SDK, unless a real Appwrite is configured. */
export function fileRoutes(app: FastifyInstance, appDeps: AppDependencies, files: FileContext): void {
  const { settings, secretKey, version } = appDeps;
  requireWholeAppwrite(settings);
  if (!usesLocalProvider.files(settings)) return;
  const deps = {
    ...appDeps,
    files,
    log: securityLog(app.log, settings, secretKey),
    requireAdminAddress: app.requireAdminAddress,
  };

  void app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => {
        const { retryAfter, ...body } = fileErrorReply(error, readLanguage(request), version);
        if (body.type === 'general_unauthorized_scope') logAccessRefusal(request, 'signInNeeded');
        if (body.code >= 500 && body.code !== 501) request.log.error({ err: error }, 'a files call failed');
        if (retryAfter !== undefined)
          void reply.headers({
            'retry-after': retryAfter,
            'x-ratelimit-remaining': 0,
            'x-ratelimit-reset': retryAfter,
          });
        return reply.code(body.code).send(body);
      });
      if (settings.appwriteOrigins.length > 0)
        await scope.register(cors, { ...forOtherSites, origin: [...settings.appwriteOrigins] });
      scope.addHook('onRequest', async ({ headers, query }, reply) => {
        void reply.header('cache-control', 'no-store');
        // Addresses of files name it themselves: a picture sends no header.
        const project = headers['x-appwrite-project'] ?? z.safeParse(named, query).data?.project;
        if (![project].flat().every((each) => each === projectId(settings)))
          throw new FilesError('project_not_found');
      });
      mountAccount(scope, deps);
      mountFiles(scope, deps);
      scope.all('/*', async () => {
        throw new FilesError('general_route_not_found');
      });
    },
    { prefix: filesPath },
  );
}
