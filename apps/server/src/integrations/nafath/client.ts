import { identityStates } from '@saer/contract/account/nafath';
import * as z from 'zod/mini';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { AppError } from '../../http/replies/app-error.ts';
import {
  callProvider,
  type ProviderRequest,
  type ProviderReply,
  Unavailable,
  parseReply,
  providerTimeoutMs,
} from '../call-provider.ts';
import type { Nafath, NafathAccess, Decision } from './nafath.ts';

const number = z.union([z.string(), z.number()]);
const claims = z.object({
  jti: z.string().check(z.minLength(1), z.maxLength(200)),
  transId: z.string(),
  status: z.enum(identityStates),
  nin: z.optional(number),
  iqamaNumber: z.optional(number),
  sub: z.optional(number),
});

const isId = (text: string): boolean => /^[1-6]\d{9}$/.test(text);

function parseDecision(payload: unknown): Decision | undefined {
  const { data } = z.safeParse(claims, payload);
  if (data === undefined) return undefined;
  const { jti, transId, status, nin, iqamaNumber, sub } = data;
  const ids = new Set([nin, iqamaNumber, sub].map(String).filter(isId));
  const [nationalId, ...others] = ids;
  // A token that speaks of two people proves neither.
  return nationalId === undefined || others.length > 0 ? undefined : { jti, transId, status, nationalId };
}

/** That the keys could not be had says nothing about the token. */
const isOurs = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error.code === 'ERR_JOSE_GENERIC';

/** Verifies Nafath's tokens with the keys it publishes; for an unknown key these are fetched again, at most once a second. */
function tokenVerifier({ endpoint, id, secret, issuer, audience }: NafathAccess) {
  const keys = createRemoteJWKSet(new URL(`${endpoint}/api/v1/mfa/jwk`), {
    headers: { 'APP-ID': id, 'APP-KEY': secret },
    timeoutDuration: providerTimeoutMs,
    cooldownDuration: 1_000,
    cacheMaxAge: 600_000,
  });
  return async (token: string): Promise<Decision | undefined> => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer,
        audience,
        requiredClaims: ['iat', 'nbf', 'exp', 'jti'],
        maxTokenAge: '10m',
        clockTolerance: 5,
      });
      return parseDecision(payload);
    } catch (error) {
      if (isOurs(error)) throw new AppError({ code: 'partnerUnavailable' });
      return undefined;
    }
  };
}

/** The least of Nafath's services: it confirms who someone is, and takes no fingerprint. */
const service = 'DigitalServiceEnrollmentWithoutBio';

const started = z.object({
  transId: z.string().check(z.minLength(1), z.maxLength(100)),
  random: z.string().check(z.regex(/^\d{2}$/)),
});
const decided = z.object({ status: z.enum(identityStates) });
const refused = z.object({ code: z.string() });

const openAlready = '400-034-050';
const over = new Set(['400-034-051', '400-034-053']);

const readCode = ({ json }: ProviderReply): string | undefined => z.safeParse(refused, json).data?.code;

/** Nafath's reply, in time and valid, or the error that it is unavailable. */
async function read<S extends z.core.$ZodType>(schema: S, question: ProviderRequest): Promise<z.output<S>> {
  const reply = await callProvider(question);
  const code = readCode(reply);
  if (code === openAlready) throw new AppError({ code: 'identityRequestOpen' });
  if (reply.status >= 300) throw new Unavailable(`status ${reply.status}`);
  return parseReply(schema, reply);
}

/** Every failure of Nafath is the same to the caller. */
async function unlessAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unavailable) throw new AppError({ code: 'partnerUnavailable' });
    throw error;
  }
}

/** Nafath, over the wire. */
export function nafathClient(access: NafathAccess): Nafath {
  const { endpoint, id, secret } = access;
  const keys = { 'APP-ID': id, 'APP-KEY': secret };
  return {
    start: ({ requestId, nationalId, language, address }) =>
      unlessAway(async () => ({
        nationalId,
        ...(await read(started, {
          url: `${endpoint}/api/v1/mfa/request?local=${language}&requestId=${requestId}`,
          headers: { ...keys, 'X-Forwarded-For': address },
          body: { nationalId, service },
        })),
      })),
    status: (waiting) =>
      unlessAway(async () => {
        const url = `${endpoint}/api/v1/mfa/request/status`;
        const { nationalId, transId, random } = waiting;
        const reply = await callProvider({ url, headers: keys, body: { nationalId, transId, random } });
        if (over.has(readCode(reply) ?? '')) return 'EXPIRED';
        return parseReply(decided, reply).status;
      }),
    verify: tokenVerifier(access),
  };
}
