import { randomBytes, randomInt } from 'node:crypto';
import { TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { person, testPassword } from '../../apps/server/src/testing/accounts.ts';
import { type HttpReply, jsonOf } from '../core/http-client.ts';
import { atMost, counted, type Finding, noneOf } from '../core/report.ts';
import type { Target } from '../core/target.ts';

type Post = (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<HttpReply>;

/** Codes compared for one account: in one sign-in, and in all that start while the guessing lasts. */
const comparedAtMost = 30;

const started = z.object({ secret: z.string() });
const hidden = z.union([
  z.object({ token: z.string() }),
  z.object({ details: z.object({ token: z.string() }) }),
]);

/** The token of a sign-in whose second step is missing, wherever it is in the reply. */
function stepToken(reply: HttpReply): string | undefined {
  const found = hidden.safeParse(jsonOf(reply)).data;
  if (found === undefined) return undefined;
  return 'token' in found ? found.token : found.details.token;
}

const anyCode = (at: number): string =>
  at % 3 === 0 ? randomBytes(6).toString('hex') : String(randomInt(1_000_000)).padStart(6, '0');

/** Guesses codes of an authenticator app and recovery codes, knowing the password. */
export async function guessSecondFactor(
  post: Post,
  target: Target,
  guesses: number,
): Promise<readonly Finding[]> {
  const owner = await person(target, { role: 'ADMIN' });
  const enrolment = started.safeParse(
    jsonOf(await post('/auth/totp/start', { password: testPassword }, owner.headers)),
  ).data;
  const totp = new TOTP({ secret: enrolment?.secret ?? 'A'.repeat(32) });
  const confirmed = await post('/auth/totp/confirm', { code: totp.generate() }, owner.headers);
  const credentials = { username: owner.email, password: owner.password };
  const signIn = () => post('/auth/authenticate', credentials);
  let token = stepToken(await signIn());
  if (confirmed.status !== 200 || token === undefined)
    return [
      noneOf('second factor: could be set up', 1, [`${confirmed.status} ${confirmed.text.slice(0, 200)}`]),
    ];

  let [hits, compared, refusedSignIns] = [0, 0, 0];
  for (let at = 0; at < guesses; at += 1) {
    const reply = await post('/auth/second-factor', { token, code: anyCode(at) });
    if (reply.status === 200) hits += 1;
    else if (/"code":"wrong/.test(reply.text)) compared += 1;
    else {
      // The sign-in is over: starts another one with the known password.
      const next = stepToken(await signIn());
      if (next === undefined) refusedSignIns += 1;
      token = next ?? token;
    }
  }
  return [
    noneOf('second factors guessed', guesses, hits === 0 ? [] : [`${hits} guesses were right`]),
    atMost('second factors compared for one account', guesses, compared, comparedAtMost, counted, [
      `${refusedSignIns} sign-ins with the right password were refused meanwhile`,
    ]),
  ];
}
