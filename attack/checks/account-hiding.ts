import * as z from 'zod/mini';
import { codeRequest } from '@saer/contract/account/auth';
import { filesPath } from '../../apps/server/src/http/requests/request-address.ts';
import { person } from '../../apps/server/src/testing/accounts.ts';
import type { AttackedServer } from '../core/attacked-server.ts';
import { auc } from '../core/auc.ts';
import { httpClient, type HttpReply, jsonOf, type Send, withJson } from '../core/http-client.ts';
import { networkNumber } from '../core/proxy-hops.ts';
import { atMost, type Finding, hundredths, noneOf } from '../core/report.ts';

/** With this many pairs, chance alone exceeds this about once in a thousand figures. */
const maxAuc = 0.65;

interface Name {
  readonly email: string;
  readonly mobile: string;
}

let numbers = 0;
const nextNumber = () => {
  numbers += 1;
  return numbers;
};

/** Names of the same length and shape as the names of people who have accounts. */
const nobody = (): Name => {
  const number = nextNumber();
  return {
    email: `nobody${number}@example.com`,
    mobile: `+96655${String(number).padStart(7, '0')}`,
  };
};

/** A call of an endpoint for one address: prepared by earlier calls, then measured. */
interface Probe {
  readonly name: string;
  readonly prepare?: (send: Sender, name: Name) => Promise<string>;
  readonly path: string;
  readonly body: (name: Name, prepared: string) => unknown;
}

type Sender = (path: string, body: unknown) => Promise<HttpReply>;

const senderOf =
  (send: Send): Sender =>
  (path, body) => {
    const sent = withJson(body);
    const headers = {
      ...networkNumber(300_000 + nextNumber()),
      'x-appwrite-project': 'saer',
      ...sent.headers,
    };
    const whole = path.startsWith(filesPath) ? path : `/v1${path}`;
    return send({ method: 'POST', path: whole, ...sent, headers });
  };

const registration = (name: Name) => ({
  firstName: 'Person',
  lastName: 'One',
  ...name,
  password: 'Quiet-Lantern-77',
  language: 'en',
  termsAccepted: true,
});

const probes: readonly Probe[] = [
  {
    name: 'sign-in',
    path: '/auth/authenticate',
    body: ({ email }) => ({ username: email, password: 'Quiet-Lantern-77' }),
  },
  { name: 'register', path: '/auth/register', body: registration },
  { name: 'forgot-password', path: '/auth/forgot-password', body: ({ email }) => ({ username: email }) },
  {
    name: 'resend',
    prepare: async (send, { email }) =>
      codeRequest.parse(jsonOf(await send('/auth/forgot-password', { username: email }))).requestId,
    path: '/auth/otp/resend',
    body: (_name, requestId) => ({ requestId, channel: 'email' }),
  },
  {
    name: 'files service, code by mail',
    path: `${filesPath}/account/tokens/email`,
    body: ({ email }) => ({ userId: 'unique()', email }),
  },
];

/** Called only in strict mode: otherwise it reveals existence by design, a few times. */
const existProbe: Probe = {
  name: 'check-user-exist',
  prepare: async (send, name) =>
    z
      .object({ ticket: z.string() })
      .parse(jsonOf(await send('/auth/check-user-validation', registration(name)))).ticket,
  path: '/auth/check-user-exist',
  body: ({ email }, ticket) => ({ ticket, email }),
};

/** Removes from a reply what differs for everyone: ids, times, and the address that was sent. */
const shapeOf = ({ status, headers, text }: HttpReply, { email, mobile }: Name): string => {
  const shape = Object.entries(headers)
    .filter(([name]) => !/^(?:date|keep-alive|x-ratelimit-remaining|x-ratelimit-reset)$/.test(name))
    .map(([name, value]) => `${name}: ${String(value)}`)
    .toSorted();
  const body = text
    .replaceAll(email.slice(0, 1) + '•••', 'x•••')
    .replaceAll(mobile.slice(-4), '0000')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
    .replaceAll(/"seconds":\d+|\b\d+ seconds?\b/g, 'SECONDS')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');
  return JSON.stringify([status, shape, body]);
};

interface Measured {
  readonly times: readonly number[];
  readonly shapes: string;
}

/** Concurrent calls for one address; the slowest first, since which of them is slow is irrelevant. */
async function measure(send: Sender, probe: Probe, name: Name, atOnce: number): Promise<Measured> {
  const prepared = (await probe.prepare?.(send, name)) ?? '';
  const replies = await Promise.all(
    Array.from({ length: atOnce }, () => send(probe.path, probe.body(name, prepared))),
  );
  return {
    times: replies.map(({ elapsed }) => elapsed).toSorted((a, b) => b - a),
    shapes: replies
      .map((reply) => shapeOf(reply, name))
      .toSorted()
      .join('\n'),
  };
}

/** Figures an attacker could compare: the slowest of a group, their sum, and their spread. */
const figuresOfTimes: readonly ((times: readonly number[]) => number)[] = [
  ([slowest = 0]) => slowest,
  (times) => times.reduce((a, b) => a + b, 0),
  (times) => (times[0] ?? 0) - (times.at(-1) ?? 0),
  ([slowest = 0, second = 0]) => slowest - second,
];

async function tellApart(
  server: AttackedServer,
  probe: Probe,
  atOnce: number,
  pairs: number,
): Promise<{ readonly time: Finding; readonly told: readonly string[] }> {
  const { send: plain, close } = httpClient(server.port, { connections: atOnce });
  const send = senderOf(plain);
  const [known, unknown]: [Measured[], Measured[]] = [[], []];
  // The first ones find a cold server.
  for (let at = 0; at < 5; at += 1) await measure(send, probe, nobody(), atOnce);
  for (let at = 0; at < pairs; at += 1) {
    const owner = await person(server, { role: 'USER' });
    // Alternates who goes first, so that other work on the machine affects both alike.
    const turns = [
      async () =>
        known.push(await measure(send, probe, { email: owner.email, mobile: nobody().mobile }, atOnce)),
      async () => unknown.push(await measure(send, probe, nobody(), atOnce)),
    ];
    for (const turn of at % 2 === 0 ? turns : turns.toReversed()) await turn();
  }
  close();
  const figure = Math.max(
    ...figuresOfTimes.map((figureOf) =>
      auc(
        known.map(({ times }) => figureOf(times)),
        unknown.map(({ times }) => figureOf(times)),
      ),
    ),
  );
  const shapesOf = (all: readonly Measured[]) => new Set(all.map(({ shapes }) => shapes));
  const only = [...shapesOf(known)].filter((shape) => !shapesOf(unknown).has(shape));
  const label = `${probe.name}${atOnce === 1 ? '' : `, ${atOnce} at once`}`;
  return {
    time: atMost(`account hiding: ${label}: AUC of time`, pairs * 2 * atOnce, figure, maxAuc, hundredths),
    told: only.map((shape) => `${label}, only for an address that has an account: ${shape.slice(0, 500)}`),
  };
}

/** Checks whether anything a stranger can call reveals that an address has an account, by its reply or its timing. */
export async function attackAccountHiding(
  server: AttackedServer,
  { isStrict, pairs }: { readonly isStrict: boolean; readonly pairs: number },
): Promise<readonly Finding[]> {
  const asked = isStrict ? [existProbe, ...probes.filter(({ name }) => name === 'register')] : probes;
  const mode = isStrict ? ' (strict)' : '';
  const times: Finding[] = [];
  const told: string[] = [];
  for (const probe of asked) {
    for (const atOnce of [1, 5]) {
      // One at a time, strict mode replies like the other.
      if (isStrict && atOnce === 1 && probe !== existProbe) continue;
      const result = await tellApart(server, probe, atOnce, pairs);
      times.push({ ...result.time, check: `${result.time.check}${mode}` });
      told.push(...result.told);
    }
  }
  const count = times.reduce((sum, each) => sum + each.count, 0);
  return [...times, noneOf(`account hiding${mode}: told by status, headers or body`, count, told)];
}
