import { email, mobile } from '@saer/contract/text-format';
import type { CodeRequest } from '@saer/contract/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { confirmCode } from '../../auth/codes/confirm-code.ts';
import { startCode } from '../../auth/codes/start-code.ts';
import { requireSend } from '../../auth/limits/send-limits.ts';
import { findPasswordOwner } from '../../auth/passwords/find-password-owner.ts';
import { requestCode } from '../../auth/passwords/forgot-password.ts';
import { requireDifferent } from '../../auth/passwords/require-different.ts';
import { requireStrength } from '../../auth/passwords/require-strength.ts';
import { resetPassword } from '../../auth/passwords/reset-password.ts';
import { isGone } from '../../auth/policy.ts';
import { requesterOf } from '../../auth/sessions/known-device.ts';
import { completeSignIn, refusalOf, requireMaySignIn } from '../../auth/sign-in/complete-sign-in.ts';
import { getCandidateById } from '../../auth/sign-in/find-candidate.ts';
import { needsSecondStep } from '../../auth/sign-in/second-step.ts';
import { logRefusal } from '../../auth/sign-in/security-log.ts';
import { type Caller, callerOf } from '../../http/caller.ts';
import { parseInput } from '../../http/parse-input.ts';
import { getFileUser } from '../queries.ts';
import { sendSession } from './account-handlers.ts';
import { type FileDependencies, requireFilePrincipal } from './file-principal.ts';
import { FilesError } from './files-error.ts';
import { tokenModel } from './models.ts';

const text = z.string().check(z.minLength(1), z.maxLength(300));
const address = z.object({ email: email() });
const numbers = z.object({ phone: mobile() });
const pageOf = z.object({ url: text });
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
export async function createMagicUrl(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
  const username = parseInput(address, request.body);
  const page = requireOwnPage(deps, parseInput(pageOf, request.body).url);
  const link = { purpose: 'signIn', page } as const;
  return sendToken(reply, await requestCode(deps, username, callerOf(request), { purpose: 'signIn', link }));
}

/** Sends a code to sign in by mail. */
export async function createEmailCode(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
  const username = parseInput(address, request.body);
  return sendToken(reply, await requestCode(deps, username, callerOf(request), { purpose: 'signIn' }));
}

/** Sends a code to sign in by SMS. */
export async function createPhoneCode(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
  const { phone } = parseInput(numbers, request.body);
  const sent = await requestCode(deps, { mobile: phone }, callerOf(request), { purpose: 'signIn' });
  return sendToken(reply, sent);
}

const voidCode = 'wrongCredentials';

/** Opens a session of an account whose code was right, unless there is a second step: that is taken on our own pages. */
async function enter(deps: FileDependencies, accountId: number, caller: Caller) {
  const candidate = await getCandidateById(deps.db, accountId, undefined);
  if (candidate === undefined || isGone(candidate.account, Date.now()))
    throw new FilesError('user_invalid_token');
  if (needsSecondStep(deps, candidate) && refusalOf(candidate, false) === undefined)
    throw new FilesError('user_more_factors_required');
  await requireMaySignIn(deps, candidate, caller, { restore: false, void: voidCode });
  return completeSignIn(deps, candidate, caller, { void: voidCode });
}

/** Signs in with the code or the link's secret of a request. */
export async function createCodeSession(
  deps: FileDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { userId, secret } = parseInput(proof, request.body);
  const caller = callerOf(request);
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
export async function createRecovery(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
  const username = parseInput(address, request.body);
  const page = requireOwnPage(deps, parseInput(pageOf, request.body).url);
  const link = { purpose: 'passwordReset', page } as const;
  const sent = await requestCode(deps, username, callerOf(request), { purpose: 'passwordReset', link });
  return sendToken(reply, sent);
}

/** Sets the password and ends every session. A password that is refused does not use up the link. */
export async function updateRecovery(deps: FileDependencies, request: FastifyRequest) {
  const { userId, secret, password } = parseInput(newPassword, request.body);
  const caller = callerOf(request);
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
export async function createVerification(
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
          page: requireOwnPage(deps, parseInput(pageOf, request.body).url),
        } as const);
  const caller = callerOf(request);
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
      requester: requesterOf(deps.secretKey, caller),
    }),
  );
  return sendToken(reply, sent);
}

export async function updateVerification(deps: FileDependencies, request: FastifyRequest) {
  const { userId, secret } = parseInput(proof, request.body);
  const caller = callerOf(request);
  await logRefusal(
    deps.log,
    'confirmCode',
    caller,
    confirmCode(deps, { requestId: userId, code: secret }, ['registration']),
  );
  return tokenModel({ requestId: userId, expiresAt: new Date().toISOString() });
}
