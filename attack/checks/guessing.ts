import { randomBytes, randomInt } from 'node:crypto';
import { codeRequest, codeAttempts } from '@saer/contract/account/auth';
import { endpoints } from '@saer/contract/endpoints';
import * as z from 'zod/mini';
import { person, type Person } from '../../apps/server/src/testing/accounts.ts';
import { httpClient, type HttpReply, jsonOf, type Send, withJson } from '../core/http-client.ts';
import { forEachConcurrent } from '../core/for-each-concurrent.ts';
import { networkNumber } from '../core/proxy-hops.ts';
import { atMost, counted, type Finding, noneOf } from '../core/report.ts';
import type { Target } from '../core/target.ts';
import { guessSecondFactor } from './second-factor.ts';

/** Limits on the wrong passwords compared per name and per network while the guessing lasts. */
const comparedOfName = 25;
const comparedOfNetwork = 45;
const lanes = 4;

const codeOf = (reply: HttpReply): string =>
  z.object({ code: z.string() }).safeParse(jsonOf(reply)).data?.code ?? '';

let networks = 100_000;
const newNetwork = () => {
  networks += 1;
  return networkNumber(networks);
};

type Post = (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<HttpReply>;

/** Sends JSON from a new network, unless the headers name one. */
export const strangerOf =
  (send: Send): Post =>
  (path, body, headers = {}) => {
    const sent = withJson(body);
    return send({
      method: 'POST',
      path: `/v1${path}`,
      ...sent,
      headers: { ...newNetwork(), ...sent.headers, ...headers },
    });
  };

const many = (count: number) => Array.from({ length: count }, (_, at) => at);

async function guessPasswords(post: Post, target: Target, guesses: number): Promise<readonly Finding[]> {
  const owner = await person(target, { role: 'USER' });
  const device = { 'x-idrive-device-id': crypto.randomUUID() };
  const credentials = { username: owner.email, password: owner.password };
  const first = await post('/auth/authenticate', credentials, device);
  const codes: string[] = [];
  let hits = 0;
  await forEachConcurrent(many(guesses), lanes, async (at) => {
    const guess = { username: owner.email, password: `Sunny-Harbour-${at + 43}` };
    const reply = await post('/auth/authenticate', guess, { 'x-idrive-device-id': crypto.randomUUID() });
    if (reply.status === 200) hits += 1;
    codes.push(codeOf(reply));
  });
  const compared = codes.filter((code) => code === 'wrongCredentials').length;
  const again = await post('/auth/authenticate', credentials, device);

  // Strangers request codes until no more are sent; the owner requests one from the known browser.
  for (let at = 0; at < 8; at += 1) await post('/auth/forgot-password', { username: owner.email });
  const ownReset = await post('/auth/forgot-password', { username: owner.email }, device);

  const network = newNetwork();
  const sprayed: string[] = [];
  const people = await Promise.all(many(120).map(() => person(target, { role: 'USER' })));
  await forEachConcurrent(people, lanes, async ({ email }) => {
    const reply = await post('/auth/authenticate', { username: email, password: 'Sunny-Harbour-1' }, network);
    if (reply.status === 200) hits += 1;
    sprayed.push(codeOf(reply));
  });
  const locked = [
    ...(first.status === 200 && again.status === 200
      ? []
      : [`the owner's own browser was refused: ${again.status} ${codeOf(again)}`]),
    ...(ownReset.status === 200
      ? []
      : [`after strangers' requests the owner gets no code to reset the password: ${ownReset.status}`]),
  ];
  return [
    noneOf('passwords guessed', guesses + people.length, hits === 0 ? [] : [`${hits} guesses were let in`]),
    atMost('passwords compared for one name', guesses, compared, comparedOfName, counted),
    atMost(
      'passwords compared for one network',
      people.length,
      sprayed.filter((code) => code === 'wrongCredentials').length,
      comparedOfNetwork,
      counted,
    ),
    noneOf('the owner kept out by strangers', 2, locked),
  ];
}

const anyCode = () => String(randomInt(1_000_000)).padStart(6, '0');

async function guessCodes(post: Post, owner: Person, guesses: number) {
  const asked = codeRequest.safeParse(
    jsonOf(await post('/auth/forgot-password', { username: owner.email })),
  ).data;
  if (asked === undefined) throw new Error('No code was sent to guess');
  let [hits, compared] = [0, 0];
  await forEachConcurrent(many(guesses), lanes, async () => {
    const reply = await post('/auth/otp', { requestId: asked.requestId, code: anyCode() });
    if (reply.status === 200) hits += 1;
    if (codeOf(reply) === 'wrongCode') compared += 1;
  });
  return { hits, compared };
}

async function guessTokens(send: Send, post: Post, guesses: number): Promise<Finding> {
  const letIn: string[] = [];
  await forEachConcurrent(many(guesses), lanes, async () => {
    const token = randomBytes(32).toString('base64url');
    const reset = await post('/auth/reset-password', { token, password: 'Quiet-Lantern-77' });
    const headers = { authorization: `Bearer ${token}`, ...newNetwork() };
    const session = await send({ method: 'GET', path: '/v1/user/info', headers });
    if (reset.status === 200) letIn.push('a link to reset a password');
    if (session.status !== 401) letIn.push(`a session: ${session.status}`);
  });
  return noneOf('links and sessions guessed', guesses * 2, letIn);
}

/** Guesses every kind of credential, from as many networks as an attacker could rent. */
export async function attackByGuessing(target: Target, guesses: number): Promise<readonly Finding[]> {
  const { send, close } = httpClient(target.port, { connections: lanes });
  const post = strangerOf(send);
  try {
    const passwords = await guessPasswords(post, target, guesses);
    const one = await guessCodes(post, await person(target, { role: 'USER' }), guesses);
    const accounts = Math.ceil(guesses / 10);
    let hits = one.hits;
    for (let at = 0; at < accounts; at += 1) {
      const { hits: more } = await guessCodes(post, await person(target, { role: 'USER' }), codeAttempts + 1);
      hits += more;
    }
    const isSecondFactor = endpoints.some(({ path }) => path === '/auth/second-factor');
    return [
      ...passwords,
      noneOf(
        'one-time codes guessed',
        guesses + accounts * (codeAttempts + 1),
        hits === 0 ? [] : [`${hits} guesses were right`],
      ),
      atMost('one-time codes compared for one request', guesses, one.compared, codeAttempts, counted),
      await guessTokens(send, post, guesses),
      ...(isSecondFactor ? await guessSecondFactor(post, target, guesses) : []),
    ];
  } finally {
    close();
  }
}
