import type { FastifyInstance } from 'fastify';
import {
  createEmailSession,
  createToken,
  deleteSession,
  deleteSessions,
  listSessions,
  readAccount,
  readSession,
} from './account-handlers.ts';
import {
  createCodeSession,
  createEmailCode,
  createMagicUrl,
  createPhoneCode,
  createRecovery,
  createVerification,
  updateRecovery,
  updateVerification,
} from './code-handlers.ts';
import type { FileDependencies } from './file-principal.ts';
import { FilesError } from './files-error.ts';
import { createPushTarget, deletePushTarget, updatePushTarget } from './target-handlers.ts';

interface OfSession {
  Params: { id: string };
}

/** Puts the calls below `/account` on the server. Where a call has two paths, older SDKs use the second. */
export function mountAccount(scope: FastifyInstance, deps: FileDependencies): void {
  scope.get('/account', (request) => readAccount(deps, request));
  scope.post('/account', async () => {
    throw new FilesError('user_auth_method_unsupported');
  });
  for (const path of ['/account/jwts', '/account/jwt'])
    scope.post(path, (request, reply) => createToken(deps, request, reply));

  scope.get('/account/sessions', (request) => listSessions(deps, request));
  scope.delete('/account/sessions', (request, reply) => deleteSessions(deps, request, reply));
  scope.get<OfSession>('/account/sessions/:id', (request) => readSession(deps, request, request.params.id));
  scope.patch<OfSession>('/account/sessions/:id', (request) => readSession(deps, request, request.params.id));
  scope.delete<OfSession>('/account/sessions/:id', (request, reply) =>
    deleteSession(deps, request, reply, request.params.id),
  );

  scope.post('/account/sessions/email', (request, reply) => createEmailSession(deps, request, reply));
  scope.post('/account/tokens/magic-url', (request, reply) => createMagicUrl(deps, request, reply));
  scope.post('/account/tokens/email', (request, reply) => createEmailCode(deps, request, reply));
  scope.post('/account/tokens/phone', (request, reply) => createPhoneCode(deps, request, reply));
  for (const path of ['/account/sessions/magic-url', '/account/sessions/phone'])
    scope.put(path, (request, reply) => createCodeSession(deps, request, reply));
  scope.post('/account/sessions/token', (request, reply) => createCodeSession(deps, request, reply));

  scope.post('/account/targets/push', (request, reply) => createPushTarget(deps, request, reply));
  scope.put<OfSession>('/account/targets/:id/push', (request) =>
    updatePushTarget(deps, request, request.params.id),
  );
  scope.delete<OfSession>('/account/targets/:id/push', (request, reply) =>
    deletePushTarget(deps, request, reply, request.params.id),
  );

  scope.post('/account/recovery', (request, reply) => createRecovery(deps, request, reply));
  scope.put('/account/recovery', (request) => updateRecovery(deps, request));
  for (const path of ['/account/verifications/email', '/account/verification']) {
    scope.post(path, (request, reply) => createVerification(deps, request, reply, 'email'));
    scope.put(path, (request) => updateVerification(deps, request));
  }
  for (const path of ['/account/verifications/phone', '/account/verification/phone']) {
    scope.post(path, (request, reply) => createVerification(deps, request, reply, 'sms'));
    scope.put(path, (request) => updateVerification(deps, request));
  }
}
