import { codeRequest, verifyCode } from '@saer/contract/account/auth';
import { errorReply } from '@saer/contract/api/error-reply';
import { createUser } from '@saer/contract/account/user';
import { eq, getTableName, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { account } from '../principals/tables.ts';
import { type LoopbackServer, startLoopbackServer } from '../integrations/local/loopback-server.ts';
import { person, testPassword } from '../testing/accounts.ts';
import { codeFor, queuedFor } from '../testing/queued-messages.ts';
import { type Answer, testApp, type TestApp } from '../testing/test-app.ts';
import { accessGrants } from './revocation/revoke-access.ts';
import { knownDevice, oneTimeCode, rateLimit } from './tables.ts';

let server: TestApp;
let nafath: LoopbackServer;
let transId = '';
const issuer = 'https://nafath.example';
const audience = 'Saer Est.';
const nafathKey = generateKeyPair('RS256', { extractable: true });

beforeAll(async () => {
  const { publicKey } = await nafathKey;
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', use: 'sig', alg: 'RS256' };
  nafath = await startLoopbackServer(async ({ url }) => {
    if (url.pathname.endsWith('/jwk')) return { status: 200, json: { keys: [jwk] } };
    if (!url.pathname.endsWith('/request')) return { status: 200, json: { status: 'WAITING' } };
    transId = crypto.randomUUID();
    return { status: 201, json: { transId, random: '42' } };
  });
  server = await testApp({
    environment: {
      NAFATH_ENDPOINT: `${nafath.origin}/nafath/`,
      NAFATH_ID: 'app-1',
      NAFATH_SECRET: 'key-1',
      NAFATH_ISSUER: issuer,
      NAFATH_AUDIENCE: audience,
    },
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await nafath.close();
});
beforeEach(() => server.db.delete(rateLimit));

const newPassword = 'Quiet-Lantern-77';
type Headers = Record<string, string>;
const post = (path: string, body: object, headers: Headers = {}) => server.post(`/v1/${path}`, body, headers);
const isOk = ({ status }: Answer) => status < 300;

interface Victim {
  readonly id: number;
  readonly email: string;
  readonly mobile: string;
  readonly headers: Headers;
}

let addresses = 0;
const nextEmail = () => `moved${(addresses += 1)}@example.com`;
const nextMobile = () => `+96658${String((addresses += 1)).padStart(7, '0')}`;
let nationalIds = 1_000_000_000;

const forgot = async (username: string) => {
  const headers = { 'x-idrive-device-id': crypto.randomUUID() };
  const { requestId } = codeRequest.parse((await post('auth/forgot-password', { username }, headers)).json);
  return { requestId, code: await codeFor(server, username) };
};
const resetToken = async (username: string) =>
  verifyCode.reply.parse((await post('auth/otp', await forgot(username))).json).token ?? '';
const newContact = async ({ headers }: Victim, address: { email: string } | { mobile: string }) => {
  const asked = await post('user/change-contact', { currentPassword: testPassword, ...address }, headers);
  const { requestId } = codeRequest.parse(asked.json);
  return { requestId, code: await codeFor(server, Object.values(address)[0] ?? '') };
};

/** Opens a way into an account, as its owner or a thief could; returns how to try it. */
type WayIn = (victim: Victim) => Promise<() => Promise<boolean>>;

const lasting: Readonly<Record<string, WayIn>> = {
  'a session': async ({ email }) => {
    const signedIn = await post('auth/authenticate', { username: email, password: testPassword });
    const { accessToken } = z.object({ accessToken: z.string() }).parse(signedIn.json);
    return async () => isOk(await server.get('/v1/user/info', { authorization: `Bearer ${accessToken}` }));
  },
  'a token for files': async ({ email }) => {
    const signedIn = await post('auth/authenticate', { username: email, password: testPassword });
    const { appwriteToken } = z.object({ appwriteToken: z.string() }).parse(signedIn.json);
    const headers = { 'x-appwrite-jwt': appwriteToken, 'x-appwrite-project': 'saer' };
    return async () => isOk(await server.get('/bs/v1/account', headers));
  },
  'a browser with tries of its own': async ({ id, email }) => {
    const device = { 'x-idrive-device-id': crypto.randomUUID() };
    await post('auth/authenticate', { username: email, password: testPassword }, device);
    return async () => (await server.db.$count(knownDevice, eq(knownDevice.accountId, id))) > 0;
  },
};
const pending: Readonly<Record<string, WayIn>> = {
  'a reset code sent by email': async ({ email }) => {
    const sent = await forgot(email);
    return async () => isOk(await post('auth/otp', sent));
  },
  'a reset code sent by SMS': async ({ mobile }) => {
    const sent = await forgot(mobile);
    return async () => isOk(await post('auth/otp', sent));
  },
  'a reset that may ask for another code': async ({ email }) => {
    const { requestId } = await forgot(email);
    return async () => {
      await server.db
        .update(oneTimeCode)
        .set({ sentAt: sql`now() - interval '61 seconds'` })
        .where(eq(oneTimeCode.id, requestId));
      return isOk(await post('auth/otp/resend', { requestId, channel: 'email' }));
    };
  },
  'a link to set the password': async ({ mobile }) => {
    const token = await resetToken(mobile);
    return async () => isOk(await post('auth/reset-password', { token, password: 'Other-Lantern-88' }));
  },
  'a code for another email address': async (victim) => {
    const sent = await newContact(victim, { email: nextEmail() });
    return async () => isOk(await post('auth/otp', sent));
  },
  'a code for another number': async (victim) => {
    const sent = await newContact(victim, { mobile: nextMobile() });
    return async () => isOk(await post('auth/otp', sent));
  },
  'an identity check that waits': async ({ headers }) => {
    nationalIds += 1;
    const nationalId = String(nationalIds);
    expect(isOk(await post('auth/nafath/verification', { nationalId }, headers))).toBe(true);
    const ownTransId = transId;
    const { privateKey } = await nafathKey;
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: issuer, aud: audience, iat: now, nbf: now, exp: now + 600 };
    const token = await new SignJWT({
      ...claims,
      jti: crypto.randomUUID(),
      transId: ownTransId,
      status: 'COMPLETED',
      sub: nationalId,
      nin: Number(nationalId),
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(privateKey);
    return async () =>
      isOk(await post('auth/nafath/callback', { token, transId: ownTransId, requestId: ownTransId }));
  },
};

interface Event {
  readonly role?: 'USER' | 'SUB_USER';
  /** Who is signed in stays so. */
  readonly endsPendingOnly?: boolean;
  /** The event, after which the account may be used again. */
  readonly happens: (victim: Victim, admin: Headers, subscriber: Headers) => Promise<readonly Answer[]>;
}

const ofSubscriber = (victim: Victim) =>
  server.db.select({ id: account.subscriberId }).from(account).where(eq(account.id, victim.id));
const change = async (victim: Victim, admin: Headers, values: object) => {
  const answer = await server.patch('/v1/user', { id: victim.id, ...values }, admin);
  // Its owner follows the way the new address opens.
  await server.db.update(account).set({ isVerified: true }).where(eq(account.id, victim.id));
  return [answer];
};

const events: Readonly<Record<string, Event>> = {
  'changing the password': {
    happens: async ({ headers }) => [
      await post('auth/change-password', { currentPassword: testPassword, password: newPassword }, headers),
    ],
  },
  'setting it by a code or a link': {
    happens: async ({ email }) => [
      await post('auth/reset-password', { token: await resetToken(email), password: newPassword }),
    ],
  },
  'a password generated by an admin': {
    happens: async ({ id }, admin) => [await post('user/reset-password', { id }, admin)],
  },
  'a block': {
    happens: async ({ id }, admin) => [
      await post('user/block', { id }, admin),
      await post('user/activate', { id }, admin),
    ],
  },
  'a rest': {
    happens: async ({ id }, admin) => [
      await post('user/deactivate', { id }, admin),
      await post('user/activate', { id }, admin),
    ],
  },
  'its deletion by the owner': {
    happens: async ({ headers, email }) => [
      await post('user/delete-my-account', { password: testPassword }, headers),
      await post('auth/authenticate', { username: email, password: testPassword, restore: true }),
    ],
  },
  'its deletion by an admin': {
    happens: async ({ id }, admin) => [
      await server.delete(`/v1/user?id=${id}`, admin),
      await post('user/restore-user', { id }, admin),
    ],
  },
  'another role': {
    happens: async (victim, admin) => [
      ...(await change(victim, admin, { role: 'ADMIN' })),
      ...(await change(victim, admin, { role: 'USER' })),
    ],
  },
  'another email address, from an admin': {
    happens: (victim, admin) => change(victim, admin, { email: nextEmail() }),
  },
  'another number, from an admin': {
    happens: (victim, admin) => change(victim, admin, { mobile: nextMobile() }),
  },
  'another email address of its owner': {
    endsPendingOnly: true,
    happens: async (victim) => [await post('auth/otp', await newContact(victim, { email: nextEmail() }))],
  },
  'another number of its owner': {
    endsPendingOnly: true,
    happens: async (victim) => [await post('auth/otp', await newContact(victim, { mobile: nextMobile() }))],
  },
  'a block of the subscriber': {
    role: 'SUB_USER',
    happens: async (victim, admin) => {
      const [subscriber] = await ofSubscriber(victim);
      return [
        await post('user/block', subscriber ?? {}, admin),
        await post('user/activate', subscriber ?? {}, admin),
      ];
    },
  },
  'a rest of the subscriber': {
    role: 'SUB_USER',
    happens: async (victim, admin) => {
      const [subscriber] = await ofSubscriber(victim);
      return [
        await post('user/deactivate', subscriber ?? {}, admin),
        await post('user/activate', subscriber ?? {}, admin),
      ];
    },
  },
  'the deletion of the subscriber': {
    role: 'SUB_USER',
    happens: async (victim, admin, subscriber) => {
      const [owner] = await ofSubscriber(victim);
      return [
        await post('user/delete-my-account', { password: testPassword }, subscriber),
        await post('user/restore-user', owner ?? {}, admin),
      ];
    },
  },
  'the removal of the sub-user': {
    role: 'SUB_USER',
    happens: async ({ id }, _admin, subscriber) => [
      await server.delete(`/v1/user/sub-user?id=${id}`, subscriber),
    ],
  },
};

const readVictim = async (role: 'USER' | 'SUB_USER' = 'USER') => {
  const subscriber = await person(server, { role: 'USER' });
  const victim = role === 'USER' ? subscriber : await person(server, { role, subscriber: subscriber.id });
  return { victim, subscriber: subscriber.headers };
};

const cases = Object.entries(events).flatMap(([event, of]) =>
  Object.entries({ ...lasting, ...pending })
    // Sub-users do not confirm an identity.
    .filter(([way]) => of.role !== 'SUB_USER' || way !== 'an identity check that waits')
    .map(([way, opens]) => ({ event, way, opens, of })),
);

describe('Everything that grants access to an account', () => {
  it.each(Object.entries({ ...lasting, ...pending }))('%s: works where nothing happens', async (_, opens) => {
    expect(await (await opens((await readVictim()).victim))()).toBe(true);
  });

  it.each(cases)('$way is ended by $event', async ({ way, opens, of }) => {
    const admin = await person(server, { role: 'SUPER_ADMIN' });
    const { victim, subscriber } = await readVictim(of.role);
    const attempts = await opens(victim);
    for (const { status, text } of await of.happens(victim, admin.headers, subscriber))
      expect(status, text).toBeLessThan(300);
    expect(await attempts()).toBe(of.endsPendingOnly === true && way in lasting);
  });

  it('of an invitation is ended as well, and one whose role or address changes is invited again', async () => {
    const { headers } = await person(server, { role: 'SUPER_ADMIN' });
    const invited = async () => {
      const body = { firstName: 'New', lastName: 'Person', email: nextEmail(), mobile: nextMobile() };
      const added = await post('user', { ...body, role: 'USER', firstPassword: 'invitation' }, headers);
      return createUser.reply.parse(added.json).account;
    };
    const tokenFor = async (email: string) =>
      /token=([\w-]+)/.exec((await queuedFor(server, email))[0]?.body ?? '')?.[1] ?? '';
    const follow = async (token: string) =>
      (await post('auth/reset-password', { token, password: newPassword })).status;
    const blocked = await invited();
    const first = await tokenFor(blocked.email);
    await post('user/block', { id: blocked.id }, headers);
    await post('user/activate', { id: blocked.id }, headers);
    expect(await follow(first)).toBe(400);
    const moved = await invited();
    const old = await tokenFor(moved.email);
    const email = nextEmail();
    await server.patch('/v1/user', { id: moved.id, email }, headers);
    expect([await follow(old), await follow(await tokenFor(email))]).toEqual([400, 200]);
  });

  it('of an address that nobody confirmed yet is ended by a block', async () => {
    const { headers } = await person(server, { role: 'SUPER_ADMIN' });
    const { id, email } = await person(server, { role: 'USER', isVerified: false });
    const refused = await post('auth/authenticate', { username: email, password: testPassword });
    const { requestId } = z.object({ requestId: z.string() }).parse(errorReply.parse(refused.json).details);
    const code = await codeFor(server, email);
    await post('user/block', { id }, headers);
    await post('user/activate', { id }, headers);
    expect((await post('auth/otp', { requestId, code })).json).toMatchObject({ code: 'codeExpired' });
  });

  it('is in a table that revoking knows, or in one that is known to be harmless', async () => {
    // `totp` and `recovery_code` are second factors beside a password and grant no access by themselves.
    const harmless = `
      account announcement category_answer classification classification_category column_mapping contact_entry contact_message daily_close deemed_supplier_answer evidence_consent fee_proposal fee_table
      history invoice legal_acceptance legal_document notification notification_preference outbox password payment_order payment_request payment_task price_plan product product_batch product_family product_fee_override
      product_image product_sub_family product_type profile_image push_target range_factor range_factor_version recovery_code referral_rule scenario service_fee store
      saved_card saved_file site_setting statement_claims statement_evidence statement_rate subscription survey_response totp transaction`;
    const { rows } = await server.db.execute<{ name: string }>(sql`
      select distinct c.relname as name from pg_constraint f
      join pg_class c on c.oid = f.conrelid
      where f.contype = 'f' and f.confrelid = 'account'::regclass`);
    const known = new Set([
      ...harmless.trim().split(/\s+/),
      ...accessGrants.map(({ table }) => getTableName(table)),
    ]);
    // If its rows grant access, a new table must be added to `accessGrants`, else to the list above.
    expect(rows.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
  });
});
