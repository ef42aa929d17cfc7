import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { languageOf } from '../http/caller.ts';
import { logAccessRefusal } from '../http/access-denied.ts';
import { usesLocalProvider } from '../integrations/local/local-providers.ts';
import { securityLog } from '../auth/sign-in/security-log.ts';
import {
  createEmailSession,
  createToken,
  deleteSession,
  readAccount,
  readSession,
} from './appwrite/account-handlers.ts';
import { filesPath } from '../http/files-path.ts';
import { fileErrorReply, FilesError } from './appwrite/files-error.ts';
import { projectOf } from './appwrite/session-secret.ts';
import { requireWholeAppwrite } from '../integrations/files/service.ts';

interface OfSession {
  Params: { id: string };
}

/** Serves Appwrite's API for its SDK, unless a real Appwrite is configured. */
export function fileRoutes(app: FastifyInstance, appDeps: AppDependencies): void {
  const { settings, secretKey, version } = appDeps;
  requireWholeAppwrite(settings);
  if (!usesLocalProvider.files(settings)) return;
  const deps = {
    ...appDeps,
    log: securityLog(app.log, settings, secretKey),
    requireAdminAddress: app.requireAdminAddress,
  };

  void app.register(
    async (scope) => {
      scope.setErrorHandler((error, request, reply) => {
        const body = fileErrorReply(error, languageOf(request), version);
        if (body.type === 'general_unauthorized_scope') logAccessRefusal(request, 'signInNeeded');
        if (body.code >= 500) request.log.error({ err: error }, 'a files call failed');
        return reply.code(body.code).send(body);
      });
      scope.addHook('onRequest', async ({ headers }, reply) => {
        void reply.header('cache-control', 'no-store');
        if (headers['x-appwrite-project'] !== projectOf(settings)) throw new FilesError('project_not_found');
      });
      scope.post('/account/sessions/email', (request, reply) => createEmailSession(deps, request, reply));
      scope.get('/account', (request) => readAccount(deps, request));
      // Older SDKs use the second path.
      for (const path of ['/account/jwts', '/account/jwt']) {
        scope.post(path, (request, reply) => createToken(deps, request, reply));
      }
      scope.get<OfSession>('/account/sessions/:id', (request) =>
        readSession(deps, request, request.params.id),
      );
      scope.delete<OfSession>('/account/sessions/:id', (request, reply) =>
        deleteSession(deps, request, reply, request.params.id),
      );
      scope.all('/*', async () => {
        throw new FilesError('general_route_not_found');
      });
    },
    { prefix: filesPath },
  );
}
