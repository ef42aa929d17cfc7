import { fcmToken } from '@saer/contract/push';
import { and, eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { randomUUID } from 'node:crypto';
import { parseInput } from '../../http/parse-input.ts';
import { withSession, writeTarget } from '../../notifications/push/push-targets.ts';
import { pushTarget } from '../../notifications/tables.ts';
import { type FileDependencies, requireFilePrincipal } from './file-principal.ts';
import { FilesError } from './files-error.ts';
import { targetModel } from './models.ts';

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
export async function createPushTarget(deps: FileDependencies, request: FastifyRequest, reply: FastifyReply) {
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
export async function updatePushTarget(deps: FileDependencies, request: FastifyRequest, externalId: string) {
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
export async function deletePushTarget(
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
