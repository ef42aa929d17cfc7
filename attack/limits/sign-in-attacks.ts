import * as z from 'zod/mini';
import { TOTP } from 'otpauth';
import { person, testPassword } from '../../apps/server/src/testing/accounts.ts';
import { post } from '../core/api-request.ts';
import { type HttpReply, jsonOf } from '../core/http-client.ts';
import type { LimitAttack, LimitContext } from './limit-attack.ts';

const wrongPassword = 'Sunny-Harbour-1';
let people = 0;
const nobody = () => {
  people += 1;
  return `nobody${people}@limits.example`;
};

const device = 'x-idrive-device-id';

const registration = {
  firstName: 'Person',
  lastName: 'One',
  email: 'ticket@limits.example',
  mobile: '+966550000001',
  password: 'Quiet-Lantern-77',
  language: 'en',
  termsAccepted: true,
};

/** A ticket for asking whether addresses are taken. */
async function existTicket({ send, network }: LimitContext): Promise<string> {
  const reply = await send(post('/auth/check-user-validation', registration, network()));
  return z.object({ ticket: z.string() }).parse(jsonOf(reply)).ticket;
}

const stepToken = z.object({ details: z.object({ token: z.string() }) });
const tokenOfStep = (reply: HttpReply | undefined): string | undefined =>
  stepToken.safeParse(reply === undefined ? undefined : jsonOf(reply)).data?.details.token;

/** An admin with codes of an authenticator app. */
async function withSecondFactor({ send, target, network }: LimitContext) {
  const owner = await person(target, { role: 'ADMIN' });
  const headers = { ...owner.headers, ...network() };
  const started = await send(post('/auth/totp/start', { password: testPassword }, headers));
  const { secret } = z.object({ secret: z.string() }).parse(jsonOf(started));
  await send(post('/auth/totp/confirm', { code: new TOTP({ secret }).generate() }, headers));
  return owner;
}

/** Limits of signing in and of everything that guesses or rings. */
export const signInAttacks: readonly LimitAttack[] = [
  {
    counts: { 'sign-in-name': 4, 'sign-in-name-wait': 0 },
    allowed: 10,
    begin: async ({ target, network }) => {
      const { email } = await person(target, { role: 'USER' });
      return () => post('/auth/authenticate', { username: email, password: wrongPassword }, network());
    },
  },
  {
    counts: { 'sign-in-address': 29, 'sign-in-address-wait': 0 },
    allowed: 36,
    begin: async ({ network }) => {
      const from = network();
      return () => post('/auth/authenticate', { username: nobody(), password: wrongPassword }, from);
    },
  },
  {
    counts: { 'own-password': 4, 'own-password-wait': 0 },
    allowed: 10,
    begin: async ({ target, network }) => {
      const { headers } = await person(target, { role: 'USER' });
      return () => post('/auth/totp/start', { password: wrongPassword }, { ...headers, ...network() });
    },
  },
  {
    counts: { 'second-step': 9, 'second-step-wait': 0 },
    allowed: 20,
    begin: async (context) => {
      const { email, password } = await withSecondFactor(context);
      let token = '';
      return async (at, last) => {
        // A sign-in takes a few codes only.
        if (last?.status !== 400 || at % 4 === 0) {
          const signIn = post('/auth/authenticate', { username: email, password }, context.network());
          token = tokenOfStep(await context.send(signIn)) ?? token;
        }
        return post('/auth/second-factor', { token, code: '000000' }, context.network());
      };
    },
  },
  {
    counts: { 'own-code': 4, 'own-code-wait': 0 },
    allowed: 10,
    begin: async ({ target, network }) => {
      const { headers } = await person(target, { role: 'USER' });
      return () => post('/auth/totp/disable', { code: '000000' }, { ...headers, ...network() });
    },
  },
  {
    counts: { 'passkey-start': 300 },
    allowed: 300,
    begin: async ({ network }) => {
      const from = network();
      return () => post('/auth/passkey/sign-in/start', {}, from);
    },
  },
  {
    counts: { 'send-from': 20 },
    allowed: 20,
    begin: async ({ network }) => {
      const from = network();
      return () => post('/auth/forgot-password', { username: nobody() }, from);
    },
  },
  {
    counts: { 'send-from-to': 5 },
    allowed: 5,
    begin: async ({ network }) => {
      const [from, username] = [network(), nobody()];
      return () => post('/auth/forgot-password', { username }, from);
    },
  },
  {
    counts: { 'send-to': 10 },
    allowed: 10,
    begin: async ({ network }) => {
      const username = nobody();
      return () => post('/auth/forgot-password', { username }, network());
    },
  },
  {
    counts: { 'send-device': 5 },
    allowed: 5,
    begin: async ({ send, target, network }) => {
      const { email: username, password } = await person(target, { role: 'USER' });
      const known = { [device]: crypto.randomUUID() };
      await send(post('/auth/authenticate', { username, password }, { ...network(), ...known }));
      return () => post('/auth/forgot-password', { username }, { ...network(), ...known });
    },
  },
  {
    counts: { 'exist-ticket': 10 },
    allowed: 10,
    begin: async (context) => {
      const ticket = await existTicket(context);
      return () => post('/auth/check-user-exist', { ticket, email: nobody() }, context.network());
    },
  },
  {
    counts: { 'exist-from': 20 },
    allowed: 20,
    begin: async (context) => {
      const from = context.network();
      return async () =>
        post('/auth/check-user-exist', { ticket: await existTicket(context), email: nobody() }, from);
    },
  },
  {
    counts: { 'identity-id': 5 },
    allowed: 5,
    begin:
      async ({ target, network }) =>
      async () => {
        const { headers } = await person(target, { role: 'USER' });
        return post('/auth/nafath/verification', { nationalId: '1099999991' }, { ...headers, ...network() });
      },
  },
  {
    counts: { 'identity-account': 10 },
    allowed: 10,
    begin: async ({ target, network }) => {
      const { headers } = await person(target, { role: 'USER' });
      return (at) =>
        post(
          '/auth/nafath/verification',
          { nationalId: String(1_088_888_800 + at) },
          { ...headers, ...network() },
        );
    },
  },
  {
    counts: { 'sub-user-invitation': 20 },
    allowed: 20,
    begin: async ({ target, network }) => {
      const { headers } = await person(target, { role: 'USER', subscribed: true });
      return (at) =>
        post(
          '/user/sub-user',
          { firstName: 'Sub', lastName: 'User', email: nobody(), mobile: `+9665600000${10 + at}` },
          { ...headers, ...network() },
        );
    },
  },
];
