import * as z from 'zod/mini';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fcmToken } from '@saer/contract/account/push';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { email, mobile } from '@saer/contract/api/text-format';
import type { CodeRequest } from '@saer/contract/account/auth';
import {
  createEmailSession,
  createToken,
  deleteSession,
  deleteSessions,
  listSessions,
  readAccount,
  readSession,
  sendSession,
  targetModel,
  tokenModel,
} from './account-handlers.ts';
import { type FileDependencies, requireFilePrincipal } from './session-secret.ts';
import { FilesError } from './files-error.ts';
import { parseInput } from '../../http/mounting/parse-input.ts';
import { withSession, writeTarget } from '../../notifications/push/push-targets.ts';
import { pushTarget } from '../../notifications/tables.ts';
import { confirmCode } from '../../auth/registration/confirm-code.ts';
import { startCode } from '../../auth/codes/start-code.ts';
import { requireSend } from '../../auth/limits/sign-in-limits.ts';
import { findPasswordOwner, requireDifferent } from '../../auth/passwords/password.ts';
import { requestCode, resetPassword } from '../../auth/sign-in/reset-password.ts';
import { requireStrength } from '../../auth/passwords/password-strength.ts';
import { isGone } from '../../auth/policy.ts';
import { toRequester } from '../../auth/sessions/known-device.ts';
import { completeSignIn, findRefusal, requireMaySignIn } from '../../auth/sign-in/complete-sign-in.ts';
import { getCandidateById } from '../../auth/sign-in/find-candidate.ts';
import { needsSecondStep } from '../../auth/sign-in/second-step.ts';
import { logRefusal } from '../../auth/sessions/security-log.ts';
import { type Caller, readCaller } from '../../http/requests/caller.ts';
import { getFileUser } from '../queries.ts';

const text = z.string().check(z.minLength(1), z.maxLength(300));
const address = z.object({ email: email() });
const numbers = z.object({ phone: mobile() });
const pageQuery = z.object({ url: text });
/** `userId` is that of the reply or the link: our request, which says nothing about whose it is. */
const proof = z.object({ userId: z.uuid('text'), secret: text });
const newPassword = z.extend(proof, { password: text });

/** The page that a link may lead to: of this site, or of one that the settings name. */
function requireOwnPage({ settings }: FileDependencies, url: string): string {
  const origin = URL.canParse(url) ? new URL(url).origin : undefined;
  if (origin === undefined || ![settings.siteOrigin, ...settings.appwriteOrigins].includes(origin))
    throw new FilesError('return_address');
  return url;
}

const sendToken = (reply: FastifyReply, request: CodeRequest) => reply.code(201).send(tokenModel(request));

/** Sends a link to sign in. Whether somebody has the address shows in nothing. */
async function createMagicUrl(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
  const username = parseInput(address, request.body);
  const page = requireOwnPage(deps, parseInput(pageQuery, request.body).url);
  const link = { purpose: 'signIn', page } as const;
  return sendToken(
    reply,
    await requestCode(deps, username, readCaller(request), { purpose: 'signIn', link }),
  );
}

/** Sends a code to sign in by mail. */
async function createEmailCode(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
  const username = parseInput(address, request.body);
  return sendToken(reply, await requestCode(deps, username, readCaller(request), { purpose: 'signIn' }));
}

/** Sends a code to sign in by SMS. */
async function createPhoneCode(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
  const { phone } = parseInput(numbers, request.body);
  const sent = await requestCode(deps, { mobile: phone }, readCaller(request), { purpose: 'signIn' });
  return sendToken(reply, sent);
}

const voidCode = 'wrongCredentials';

/** Opens a session of an account whose code was right, unless there is a second step: that is taken on our own pages. */
async function enter(deps: FileDependencies, accountId: number, caller: Caller) {
  const candidate = await getCandidateById(deps.db, accountId, undefined);
  if (candidate === undefined || isGone(candidate.account, Date.now()))
    throw new FilesError('user_invalid_token');
  if (needsSecondStep(deps, candidate) && findRefusal(candidate, false) === undefined)
    throw new FilesError('user_more_factors_required');
  await requireMaySignIn(deps, candidate, caller, { restore: false, void: voidCode });
  return completeSignIn(deps, candidate, caller, { void: voidCode });
}

/** Signs in with the code or the link's secret of a request. */
async function createCodeSession(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
  const { userId, secret } = parseInput(proof, request.body);
  const caller = readCaller(request);
  const { accountId } = await logRefusal(
    deps.log,
    'signIn',
    caller,
    confirmCode(deps, { requestId: userId, code: secret }, ['signIn']),
  );
  const entered = await logRefusal(deps.log, 'signIn', caller, enter(deps, accountId, caller));
  deps.log('signIn', caller, { accountId });
  return sendSession(deps, request, reply, entered.reply);
}

/** Sends a link to set a new password. Whether somebody has the address shows in nothing. */
async function createRecovery(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
  const username = parseInput(address, request.body);
  const page = requireOwnPage(deps, parseInput(pageQuery, request.body).url);
  const link = { purpose: 'passwordReset', page } as const;
  const sent = await requestCode(deps, username, readCaller(request), { purpose: 'passwordReset', link });
  return sendToken(reply, sent);
}

/** Sets the password and ends every session. A password that is refused does not use up the link. */
async function updateRecovery(deps: FileDependencies, request: FastifyRequest) {
  const { userId, secret, password } = parseInput(newPassword, request.body);
  const caller = readCaller(request);
  const { token = '' } = await logRefusal(
    deps.log,
    'setPassword',
    caller,
    confirmCode(deps, { requestId: userId, code: secret }, ['passwordReset'], async (accountId) => {
      await requireStrength(password, await findPasswordOwner(deps.db, accountId));
      await requireDifferent(deps.db, accountId, password);
    }),
  );
  await logRefusal(deps.log, 'setPassword', caller, resetPassword(deps, { token, password }, caller));
  return tokenModel({ requestId: userId, expiresAt: new Date().toISOString() });
}

/** Sends the own account what confirms its address: a link by mail, or a code by SMS. */
async function createVerification(
  deps: FileDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  channel: 'email' | 'sms',
) {
  const { accountId } = await requireFilePrincipal(deps, request);
  const found = await getFileUser(deps.db, accountId);
  if (found === undefined) throw new FilesError('general_unauthorized_scope');
  if (channel === 'sms' && found.mobile === null) throw new FilesError('user_phone_not_found');
  if (found.isVerified)
    throw new FilesError(channel === 'sms' ? 'user_phone_already_verified' : 'user_email_already_verified');
  const link =
    channel === 'sms'
      ? undefined
      : ({
          purpose: 'registration',
          page: requireOwnPage(deps, parseInput(pageQuery, request.body).url),
        } as const);
  const caller = readCaller(request);
  const to = channel === 'sms' ? { mobile: found.mobile ?? '' } : { email: found.email };
  await requireSend(deps, { address: caller.address }, to.mobile ?? to.email);
  const sent = await deps.db.transaction((tx) =>
    startCode(tx, deps, {
      purpose: 'registration',
      accountId,
      channel,
      ...to,
      link,
      language: found.language,
      requester: toRequester(deps.secretKey, caller),
    }),
  );
  return sendToken(reply, sent);
}

async function updateVerification(deps: FileDependencies, request: FastifyRequest) {
  const { userId, secret } = parseInput(proof, request.body);
  const caller = readCaller(request);
  await logRefusal(
    deps.log,
    'confirmCode',
    caller,
    confirmCode(deps, { requestId: userId, code: secret }, ['registration']),
  );
  return tokenModel({ requestId: userId, expiresAt: new Date().toISOString() });
}

/** Ids as Appwrite takes them; `unique()`: one is made. */
const targetId = z.string('text').check(z.regex(/^(?:unique\(\)|[A-Za-z0-9][\w.-]{0,35})$/, 'invalidValue'));
const newTarget = z.object({ targetId, identifier: fcmToken });
const newIdentifier = z.object({ identifier: fcmToken });

/** Refuses where no device can be reached: tokens are of Firebase Cloud Messaging, which the operator has not set. */
function requireFcm({ settings }: FileDependencies): void {
  if (settings.push.fcm === null) throw new FilesError('push_disabled');
}

const ownTarget = (accountId: number, externalId: string) =>
  and(eq(pushTarget.accountId, accountId), eq(pushTarget.externalId, externalId));

/** Adds the device of a session by its token. */
async function createPushTarget(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
  const principal = await requireFilePrincipal(deps, request);
  requireFcm(deps);
  const { targetId: asked, identifier } = parseInput(newTarget, request.body);
  const externalId = asked === 'unique()' ? randomUUID() : asked;
  const written = await withSession(deps.db, principal, async (tx) => {
    const same = await tx
      .select({ id: pushTarget.id })
      .from(pushTarget)
      .where(ownTarget(principal.accountId, externalId));
    if (same.length > 0) throw new FilesError('user_target_already_exists');
    return writeTarget(tx, principal, { kind: 'fcm', identifier, keys: null, externalId });
  });
  return reply.code(201).send(targetModel(written));
}

/** Gives a device its new token: FCM renews them. It then belongs to the session of the call. */
async function updatePushTarget(deps: FileDependencies, request: FastifyRequest, externalId: string) {
  const principal = await requireFilePrincipal(deps, request);
  requireFcm(deps);
  const { identifier } = parseInput(newIdentifier, request.body);
  const written = await withSession(deps.db, principal, async (tx) => {
    const found = await tx
      .delete(pushTarget)
      .where(ownTarget(principal.accountId, externalId))
      .returning({ createdAt: pushTarget.createdAt });
    if (found.length === 0) throw new FilesError('user_target_not_found');
    return writeTarget(tx, principal, { kind: 'fcm', identifier, keys: null, externalId });
  });
  return targetModel(written);
}

/** Removes a device of the account. */
async function deletePushTarget(
  deps: FileDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  externalId: string,
) {
  const { accountId } = await requireFilePrincipal(deps, request);
  const removed = await deps.db
    .delete(pushTarget)
    .where(ownTarget(accountId, externalId))
    .returning({ id: pushTarget.id });
  if (removed.length === 0) throw new FilesError('user_target_not_found');
  return reply.code(204).send();
}

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
