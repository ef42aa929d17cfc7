import { identityStates } from '@saer/contract/nafath';
import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { AppError } from '../../http/app-error.ts';
import { patienceMs } from '../call-provider.ts';
import type { Decision, NafathAccess } from './nafath.ts';

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

function decisionOf(payload: unknown): Decision | undefined {
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
export function tokenVerifier({ endpoint, id, secret, issuer, audience }: NafathAccess) {
  const keys = createRemoteJWKSet(new URL(`${endpoint}/api/v1/mfa/jwk`), {
    headers: { 'APP-ID': id, 'APP-KEY': secret },
    timeoutDuration: patienceMs,
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
      return decisionOf(payload);
    } catch (error) {
      if (isOurs(error)) throw new AppError({ code: 'partnerUnavailable' });
      return undefined;
    }
  };
}
