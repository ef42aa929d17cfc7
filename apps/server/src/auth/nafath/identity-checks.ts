import type { IdentityState } from '@saer/contract/account/nafath';
import type { FastifyBaseLogger } from 'fastify';
import type { AppDependencies } from '../../app-dependencies.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { SignedInCaller } from '../../http/mounting/mount.ts';
import { keyedHash, sameHash } from '../../secrets/keyed-hash.ts';
import { defineLimit, requireWithin } from '../limits/limit.ts';
import {
  completeCheck,
  endCheck,
  getCheck,
  insertCheck,
  isRequestOpen,
  lockWaitingCheck,
  useToken,
} from './queries.ts';
import type { IdentityService } from './service.ts';
import type { Nafath, StatusPoller } from '../../integrations/nafath/nafath.ts';

export interface IdentityDependencies extends AppDependencies {
  readonly service: IdentityService;
  readonly book: StatusPoller;
  readonly log: FastifyBaseLogger;
}

/** The time that Nafath waits for its user, and how much later its report may come. */
const lifeMs = 180_000;
const lateMs = 60_000;

const computeHash = (secretKey: string, nationalId: string): string =>
  keyedHash(secretKey, 'identity', nationalId);

async function requireNafath({ service }: IdentityDependencies): Promise<Nafath> {
  const nafath = await service.nafath();
  if (nafath === undefined) throw new AppError({ code: 'partnerUnavailable' });
  return nafath;
}

const tenMinutes = 600;

/** Requests for one person's id, whoever sends them: people approve a phone that keeps ringing. */
const startsOfId = defineLimit({ name: 'identity-id', points: 5, seconds: tenMinutes });
/** Requests of one account, for whatever ids. */
const startsOfAccount = defineLimit({ name: 'identity-account', points: 10, seconds: tenMinutes });

/** Calls Nafath; only the caller who asked gets the number to choose. */
export async function startCheck(
  deps: IdentityDependencies,
  nationalId: string,
  { principal, language, address }: SignedInCaller,
) {
  const { db, secretKey, book } = deps;
  const nafath = await requireNafath(deps);
  await requireWithin(deps, startsOfAccount, String(principal.accountId));
  await requireWithin(deps, startsOfId, nationalId);
  const identityHash = computeHash(secretKey, nationalId);
  if (await isRequestOpen(db, identityHash)) throw new AppError({ code: 'identityRequestOpen' });

  const requestId = crypto.randomUUID();
  const waiting = await nafath.start({ requestId, nationalId, language, address });
  const until = Date.now() + lifeMs;
  const expiresAt = new Date(until).toISOString();
  const { transId, random } = waiting;
  await insertCheck(db, {
    id: requestId,
    accountId: principal.accountId,
    identityHash,
    transId,
    random,
    expiresAt,
  });
  book.remember(requestId, waiting, until);
  return { requestId, random, expiresAt };
}

/** Reads how far a request is. That Nafath calls it completed is not enough: the signed token must have come. */
export async function readStatus(
  deps: IdentityDependencies,
  requestId: string,
  { principal }: SignedInCaller,
): Promise<IdentityState> {
  const { db, book } = deps;
  const found = await getCheck(db, principal.accountId, requestId);
  if (found === undefined) throw new AppError({ code: 'notFound' });
  const { status, expiresAt, identityHash, ownIdentityHash } = found;
  if (status === 'COMPLETED' && identityHash !== ownIdentityHash)
    throw new AppError({ code: 'identityTaken' });
  if (status !== 'WAITING') return status;
  if (Date.parse(expiresAt) + lateMs <= Date.now()) {
    await endCheck(db, requestId, 'EXPIRED');
    return 'EXPIRED';
  }
  const reply = await book.ask(await requireNafath(deps), requestId);
  if (reply !== 'REJECTED' && reply !== 'EXPIRED') return 'WAITING';
  await endCheck(db, requestId, reply);
  return reply;
}

/** Every rejected report gets the same reply. */
function reject({ log }: IdentityDependencies, why: string): never {
  log.warn({ event: 'identityReport', why }, 'refused');
  throw new AppError({ code: 'badRequest' });
}

/** Takes Nafath's report: the one thing that can confirm an identity. */
export async function takeReport(
  deps: IdentityDependencies,
  { token, transId }: { readonly token: string; readonly transId: string },
): Promise<void> {
  const nafath = await requireNafath(deps);
  const decision = await nafath.verify(token);
  if (decision === undefined) return reject(deps, 'token');
  if (decision.transId !== transId) return reject(deps, 'transaction');
  const { status, nationalId, jti } = decision;
  await deps.db.transaction(async (tx) => {
    if (!(await useToken(tx, jti))) return reject(deps, 'replay');
    const check = await lockWaitingCheck(tx, transId, new Date(Date.now() - lateMs));
    if (check === undefined) return reject(deps, 'request');
    if (!sameHash(check.identityHash, computeHash(deps.secretKey, nationalId))) return reject(deps, 'person');
    if (status === 'COMPLETED') return completeCheck(tx, check);
    if (status === 'WAITING') return undefined;
    return endCheck(tx, check.id, status);
  });
}
