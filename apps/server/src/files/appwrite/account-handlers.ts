import { sessionDays } from '@saer/contract/session-days';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { callerOf } from '../../http/caller.ts';
import { parseInput } from '../../http/parse-input.ts';
import { endSession } from '../../auth/sessions/end-sessions.ts';
import { findPrincipal } from '../../auth/sessions/find-principal.ts';
import { authenticate } from '../../auth/sign-in/authenticate.ts';
import type { SignInDependencies } from '../../auth/sign-in/sign-in-dependencies.ts';
import { type FilePrincipal, fileToken, readFileToken } from '../../integrations/files/file-token.ts';
import { findOpenSessions, getFileUser, isSessionOpen } from '../queries.ts';
import { sessionModel, userModel } from './models.ts';
import { FilesError } from './files-error.ts';
import { encodeSession, sessionCookie, sessionSecret } from './session-secret.ts';

export type FileDependencies = SignInDependencies;

const text = z.string().check(z.minLength(1), z.maxLength(1_000));
const credentials = z.object({ email: text, password: text });

/** The account and open session of a call, by token or cookie; throws without one. */
export async function requireFilePrincipal(
  { db, settings, secretKey }: FileDependencies,
  request: FastifyRequest,
): Promise<FilePrincipal> {
  const token = request.headers['x-appwrite-jwt'];
  const caller =
    typeof token === 'string' && token !== ''
      ? await readFileToken(secretKey, token)
      : await findPrincipal(db, sessionSecret(request, settings) ?? '', settings);
  if (caller === undefined || !(await isSessionOpen(db, caller, settings)))
    throw new FilesError('general_unauthorized_scope');
  return caller;
}

async function findSession(
  { db, settings }: FileDependencies,
  { accountId, sessionId }: FilePrincipal,
  id: string,
) {
  const requestedId = id === 'current' ? sessionId : id;
  const found = (await findOpenSessions(db, accountId, settings)).find((each) => each.id === requestedId);
  if (found === undefined) throw new FilesError('user_session_not_found');
  return found;
}

/** Signs in through `auth/authenticate`, with its limits and sessions. */
export async function createEmailSession(
  deps: FileDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { email, password } = parseInput(credentials, request.body);
  const signedIn = await authenticate(deps, { username: email, password }, callerOf(request));
  const { sessionId, accessToken, metadata } = signedIn;
  const found = await findSession(deps, { accountId: metadata.id, sessionId }, sessionId);
  const value = encodeSession(sessionId, accessToken);
  return reply
    .code(201)
    .header('set-cookie', sessionCookie(deps.settings, value, sessionDays * 86_400))
    .send(sessionModel(found, sessionId));
}

/** Issues a token valid for a quarter of an hour, for contexts without cookies. */
export async function createToken(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
  const principal = await requireFilePrincipal(deps, request);
  return reply.code(201).send({ jwt: await fileToken(deps.secretKey, principal) });
}

export async function readAccount(deps: FileDependencies, request: FastifyRequest) {
  const { accountId } = await requireFilePrincipal(deps, request);
  const found = await getFileUser(deps.db, accountId);
  if (found === undefined) throw new FilesError('general_unauthorized_scope');
  return userModel(found);
}

export async function readSession(deps: FileDependencies, request: FastifyRequest, id: string) {
  const principal = await requireFilePrincipal(deps, request);
  return sessionModel(await findSession(deps, principal, id), principal.sessionId);
}

/** Ends a session, here and in our own API. */
export async function deleteSession(
  deps: FileDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
) {
  const principal = await requireFilePrincipal(deps, request);
  const found = await findSession(deps, principal, id);
  await endSession(deps.db, principal.accountId, found.id);
  if (found.id === principal.sessionId)
    void reply.header('set-cookie', sessionCookie(deps.settings, undefined, 0));
  return reply.code(204).send();
}
