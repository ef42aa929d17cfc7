import * as z from 'zod/mini';
import { sessionDays } from '@saer/contract/account/session-days';
import type { SignedIn } from '@saer/contract/account/session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCaller } from '../../http/requests/caller.ts';
import { parseInput } from '../../http/mounting/parse-input.ts';
import { endAllSessions, endSession } from '../../auth/sessions/session.ts';
import { authenticate } from '../../auth/sign-in/authenticate.ts';
import { fileToken, encodeSession, fallbackCookie } from '../../integrations/files/service.ts';
import { findOpenSessions, getFileUser, type FileUserRow, type OpenSessionRow } from '../queries.ts';
import {
  type FileDependencies,
  type AppwritePrincipal,
  requireFilePrincipal,
  sessionCookie,
} from './session-secret.ts';
import { FilesError } from './files-error.ts';
import type { CodeRequest } from '@saer/contract/account/auth';
import type { pushTarget } from '../../notifications/tables.ts';

/** A session in the format of Appwrite's SDK. Unknown browser details are empty. */
const sessionModel = (row: OpenSessionRow, currentId: string) => ({
  $id: row.id,
  $createdAt: row.createdAt,
  $updatedAt: row.lastUsedAt,
  userId: String(row.accountId),
  expire: row.expiresAt,
  provider: 'email',
  providerUid: '',
  providerAccessToken: '',
  providerAccessTokenExpiry: '',
  providerRefreshToken: '',
  ip: row.address,
  osCode: '',
  osName: '',
  osVersion: '',
  clientType: 'browser',
  clientCode: '',
  clientName: row.userAgent,
  clientVersion: '',
  clientEngine: '',
  clientEngineVersion: '',
  deviceName: '',
  deviceBrand: '',
  deviceModel: '',
  countryCode: '',
  countryName: '',
  current: row.id === currentId,
  factors: ['password'],
  // The secret is only in a cookie that scripts cannot read.
  secret: '',
  mfaUpdatedAt: '',
});

/** A request for a code or a link in the format of Appwrite's SDK. Its user is the request itself: whose it is nobody learns. */
export const tokenModel = ({ requestId, expiresAt }: Pick<CodeRequest, 'requestId' | 'expiresAt'>) => ({
  $id: requestId,
  $createdAt: new Date().toISOString(),
  userId: requestId,
  secret: '',
  expire: expiresAt,
  phrase: '',
});

/** A device of an account in the format of Appwrite's SDK. */
export const targetModel = ({
  externalId,
  accountId,
  identifier,
  createdAt,
}: typeof pushTarget.$inferSelect) => ({
  $id: externalId ?? '',
  $createdAt: createdAt,
  $updatedAt: createdAt,
  name: '',
  userId: String(accountId),
  providerId: null,
  providerType: 'push',
  identifier,
  expired: false,
});

/** An account in the format of Appwrite's SDK. */
const userModel = (row: FileUserRow) => ({
  $id: String(row.id),
  $createdAt: row.createdAt,
  $updatedAt: row.updatedAt,
  name: row.fullName,
  registration: row.createdAt,
  status: true,
  labels: [],
  passwordUpdate: row.passwordChangedAt ?? '',
  email: row.email,
  phone: row.mobile ?? '',
  emailVerification: row.isVerified,
  phoneVerification: false,
  mfa: false,
  prefs: {},
  targets: [],
  accessedAt: row.lastSignInAt ?? '',
});

const text = z.string().check(z.minLength(1), z.maxLength(1_000));
const credentials = z.object({ email: text, password: text });
const tokenWish = z.optional(
  z.nullable(z.object({ duration: z.optional(z.int().check(z.minimum(0), z.maximum(3_600))) })),
);

async function findSession(
  { db, settings }: FileDependencies,
  { accountId, sessionId }: Pick<AppwritePrincipal, 'accountId' | 'sessionId'>,
  id: string,
) {
  const requestedId = id === 'current' ? sessionId : id;
  const found = (await findOpenSessions(db, accountId, settings)).find((each) => each.id === requestedId);
  if (found === undefined) throw new FilesError('user_session_not_found');
  return found;
}

/** Answers a sign-in with its session; the secret is only in a cookie that scripts cannot read, or for another site in a header. */
export async function sendSession(
  deps: FileDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionId, accessToken, metadata }: Pick<SignedIn, 'sessionId' | 'accessToken' | 'metadata'>,
) {
  const found = await findSession(deps, { accountId: metadata.id, sessionId }, sessionId);
  const value = encodeSession(sessionId, accessToken);
  const { origin } = request.headers;
  if (origin !== undefined && deps.settings.appwriteOrigins.includes(origin))
    void reply.header('x-fallback-cookies', fallbackCookie(deps.settings, value));
  return reply
    .code(201)
    .header('set-cookie', sessionCookie(deps.settings, value, sessionDays * 86_400))
    .send(sessionModel(found, sessionId));
}

/** Signs in through `auth/authenticate`, with its limits and sessions. */
export async function createEmailSession(
  deps: FileDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { email, password } = parseInput(credentials, request.body);
  const signedIn = await authenticate(deps, { username: email, password }, readCaller(request));
  return sendSession(deps, request, reply, signedIn);
}

/** Issues a token for contexts without cookies, for a quarter of an hour unless the call says how long. */
export async function createToken(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
  const principal = await requireFilePrincipal(deps, request);
  const { duration } = parseInput(tokenWish, request.body) ?? {};
  return reply.code(201).send({ jwt: await fileToken(deps.secretKey, principal, duration) });
}

export async function readAccount(deps: FileDependencies, request: FastifyRequest) {
  const { accountId } = await requireFilePrincipal(deps, request);
  const found = await getFileUser(deps.db, accountId);
  if (found === undefined) throw new FilesError('general_unauthorized_scope');
  return userModel(found);
}

export async function listSessions(deps: FileDependencies, request: FastifyRequest) {
  const { accountId, sessionId } = await requireFilePrincipal(deps, request);
  const found = await findOpenSessions(deps.db, accountId, deps.settings);
  return { total: found.length, sessions: found.map((row) => sessionModel(row, sessionId)) };
}

/** A session; also what updating one answers, since ours last as long as they began with. */
export async function readSession(deps: FileDependencies, request: FastifyRequest, id: string) {
  const principal = await requireFilePrincipal(deps, request);
  return sessionModel(await findSession(deps, principal, id), principal.sessionId);
}

const deletedCookie = ({ settings }: FileDependencies) => ({
  'set-cookie': sessionCookie(settings, undefined, 0),
  'x-fallback-cookies': '[]',
});

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
  if (found.id === principal.sessionId) void reply.headers(deletedCookie(deps));
  return reply.code(204).send();
}

/** Ends every session of the account, this one too. */
export async function deleteSessions(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
  const { accountId } = await requireFilePrincipal(deps, request);
  await endAllSessions(deps.db, accountId);
  return reply.headers(deletedCookie(deps)).code(204).send();
}
