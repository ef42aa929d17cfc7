import { randomInt } from 'node:crypto';
import type { IdentityState } from '@saer/contract/account/nafath';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { type ReceivedRequest, startLoopbackServer } from '../../local/loopback-server.ts';
import { newToken } from '../../../secrets/token.ts';
import type { NafathAccess } from '../nafath.ts';

/** A request as the Nafath app shows it: its owner chooses the number that the site shows them. */
export interface LocalRequest {
  readonly transId: string;
  readonly requestId: string;
  readonly nationalId: string;
  readonly random: string;
  readonly numbers: readonly string[];
  readonly expiresAt: number;
  readonly status: IdentityState;
}

/** The body sent to our callback. */
interface Report {
  readonly token: string;
  readonly transId: string;
  readonly requestId: string;
}

export interface NafathServer {
  readonly access: NafathAccess;
  readonly waiting: () => readonly LocalRequest[];
  /** Chooses a number, or rejects; returns the report to send. Undefined if nothing waits under this id. */
  readonly decide: (transId: string, chosen: string | undefined) => Promise<Report | undefined>;
  /** Signs with a new key from now on, as Nafath does from time to time. */
  readonly rotateKey: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const lifeMs = 180_000;
const issuer = 'https://nafath.localhost';
const wish = z.object({ nationalId: z.string().check(z.regex(/^[1-6]\d{9}$/)), service: z.string() });
const question = z.object({ transId: z.string(), nationalId: z.string(), random: z.string() });

const twoDigits = (): string => String(randomInt(10, 100));

/** Three different numbers in their order, the right one among them. */
function threeWith(random: string): readonly string[] {
  const numbers = new Set([random]);
  while (numbers.size < 3) numbers.add(twoDigits());
  return [...numbers].toSorted((one, other) => Number(one) - Number(other));
}

async function newKey(): Promise<{ kid: string; privateKey: CryptoKey; jwk: object }> {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const kid = crypto.randomUUID();
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: 'RS256' } };
}

const parsed = <S extends z.core.$ZodType>(schema: S, text: string): z.output<S> | undefined => {
  try {
    return z.safeParse(schema, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

const refusal = (status: number, code: string) => ({
  status,
  json: { code, reference: crypto.randomUUID() },
});

/** A local Nafath: the same four endpoints, with its own key. */
export async function startNafathServer(): Promise<NafathServer> {
  const requests = new Map<string, LocalRequest>();
  let key = await newKey();
  const id = 'local';
  const secret = newToken();
  const waiting = () =>
    [...requests.values()].filter(({ status, expiresAt }) => status === 'WAITING' && expiresAt > Date.now());

  function begin({ url, body }: ReceivedRequest) {
    const asked = parsed(wish, body);
    if (asked === undefined) return refusal(422, '422-031-046');
    const { nationalId } = asked;
    if (waiting().some((each) => each.nationalId === nationalId)) return refusal(400, '400-034-050');
    const transId = crypto.randomUUID();
    const random = twoDigits();
    requests.set(transId, {
      transId,
      requestId: url.searchParams.get('requestId') ?? '',
      nationalId,
      random,
      numbers: threeWith(random),
      expiresAt: Date.now() + lifeMs,
      status: 'WAITING',
    });
    return { status: 201, json: { transId, random } };
  }

  function tell({ body }: ReceivedRequest) {
    const asked = parsed(question, body);
    const found = asked === undefined ? undefined : requests.get(asked.transId);
    if (found === undefined || found.nationalId !== asked?.nationalId) return refusal(422, '422-031-046');
    const isLate = found.status === 'WAITING' && found.expiresAt <= Date.now();
    return { status: 200, json: { status: isLate ? 'EXPIRED' : found.status } };
  }

  const server = await startLoopbackServer(async (received) => {
    const { method, url, headers } = received;
    if (headers['app-id'] !== id || headers['app-key'] !== secret) return refusal(403, '403-000-000');
    const path = `${method} ${url.pathname}`;
    if (path === 'GET /api/v1/mfa/jwk') return { status: 200, json: { keys: [key.jwk] } };
    if (path === 'POST /api/v1/mfa/request') return begin(received);
    if (path === 'POST /api/v1/mfa/request/status') return tell(received);
    return refusal(404, '404-000-000');
  });
  const access = { endpoint: server.origin, id, secret, audience: 'Saer', issuer };

  return {
    access,
    waiting,
    decide: async (transId, chosen) => {
      const found = waiting().find((each) => each.transId === transId);
      if (found === undefined) return undefined;
      const status = chosen === found.random ? 'COMPLETED' : 'REJECTED';
      requests.set(transId, { ...found, status });
      const { requestId, nationalId } = found;
      const token = await new SignJWT({ transId, status, nin: nationalId })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
        .setSubject(nationalId)
        .setAudience(access.audience)
        .setIssuer(issuer)
        .setJti(crypto.randomUUID())
        .setIssuedAt()
        .setNotBefore('0s')
        .setExpirationTime('1h')
        .sign(key.privateKey);
      return { token, transId, requestId };
    },
    rotateKey: async () => {
      key = await newKey();
    },
    close: server.close,
  };
}
