import { codeRequest } from '@saer/contract/account/auth';
import { errorReply } from '@saer/contract/api/error-reply';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { type OpenDatabase, openDatabase } from '../database/database.ts';
import { readSettings } from '../settings.ts';
import { person } from '../testing/accounts.ts';
import { codeFor } from '../testing/queued-messages.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { oneTimeCode, rateLimit } from './tables.ts';

/** Two servers of one product, on the same database with separate connections. */
let server: TestApp;
let other: FastifyInstance;
let second: OpenDatabase;
beforeAll(async () => {
  server = await testApp();
  const client: unknown = Reflect.get(server.db, '$client');
  second = openDatabase(Object(Reflect.get(Object(client), 'options')), () => undefined);
  other = await buildApp({
    settings: { ...readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }, '/'), longestDelay: 0 },
    db: second.db,
    secretKey: 'only-for-tests-'.repeat(3),
    version: '1.2.3',
    webFolder: '/nonexistent',
  });
});
afterAll(async () => {
  await other.close();
  await second.close();
  await server[Symbol.asyncDispose]();
});
beforeEach(() => server.db.delete(rateLimit));

async function post(app: FastifyInstance, path: string, body: object, device: string) {
  const headers = {
    'content-type': 'application/json',
    'x-idrive-device-id': device,
  };
  const url = `/v1/auth/${path}`;
  const { statusCode: status, body: text } = await app.inject({
    method: 'POST',
    url,
    headers,
    payload: body,
  });
  return { status, text };
}
type Answer = Awaited<ReturnType<typeof post>>;

/** The same call twice at one moment, once at each server. */
const sendBoth = (path: string, bodies: readonly [object, object], devices: readonly [string, string]) =>
  Promise.all([post(server.app, path, bodies[0], devices[0]), post(other, path, bodies[1], devices[1])]);

/** A reply without the parts that always differ: ids, times, and the first letter of an address. */
const toShape = ({ status, text }: Answer) =>
  [
    status,
    text
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
      .replaceAll(/\w•••@/g, '•••@'),
  ].join(' ');

const readRequestId = ({ text }: Answer) => codeRequest.parse(JSON.parse(text)).requestId;
const readCode = ({ text }: Answer) => errorReply.parse(JSON.parse(text)).code;

/** The replies of both requests to a wrong code. */
const wrongCodes = async (answers: readonly Answer[], device: string) => {
  const codes: string[] = [];
  for (const answer of answers)
    codes.push(
      readCode(await post(server.app, 'otp', { requestId: readRequestId(answer), code: '000000' }, device)),
    );
  return codes.toSorted();
};

let made = 0;
const registration = (email: string) => {
  made += 1;
  return {
    firstName: 'Noura',
    lastName: 'Seller',
    email,
    mobile: `+96655${String(made).padStart(7, '0')}`,
    password: 'Quiet-Lantern-77',
    language: 'ar',
    termsAccepted: true,
  };
};

const pairs = 12;
/** Addresses with and without an account in turn, each in two spellings. */
async function addresses(name: string): Promise<readonly (readonly [string, string])[]> {
  const all: [string, string][] = [];
  for (let at = 0; at < pairs; at += 1) {
    const email = at % 2 === 0 ? (await person(server, { role: 'USER' })).email : `${name}${at}@example.com`;
    all.push([email, at % 3 === 0 ? email.toUpperCase() : email]);
  }
  return all;
}

describe('Two at once, at two servers', () => {
  it('who register one address from one browser are answered alike, and one request lives', async () => {
    const shapes = new Set<string>();
    const lives = new Set<string>();
    for (const [email, spelling] of await addresses('one')) {
      await server.db.delete(rateLimit);
      const device = crypto.randomUUID();
      // Again, for then there are older codes to end as well.
      for (let round = 0; round < 2; round += 1) {
        const bodies = [registration(email), registration(spelling)] as const;
        const answers = await sendBoth('register', bodies, [device, device]);
        for (const answer of answers) shapes.add(toShape(answer));
        lives.add((await wrongCodes(answers, device)).join(', '));
      }
    }
    expect([...shapes].map((shape) => shape.slice(0, 4))).toEqual(['200 ']);
    expect([...lives]).toEqual(['codeExpired, wrongCode']);
  });

  it('who register one address from two browsers are answered alike, and both requests live', async () => {
    const shapes = new Set<string>();
    const lives = new Set<string>();
    for (const [email, spelling] of await addresses('two')) {
      await server.db.delete(rateLimit);
      const devices = [crypto.randomUUID(), crypto.randomUUID()] as const;
      const bodies = [registration(email), registration(spelling)] as const;
      const answers = await sendBoth('register', bodies, devices);
      for (const answer of answers) shapes.add(toShape(answer));
      lives.add((await wrongCodes(answers, devices[0])).join(', '));
    }
    expect([...shapes].map((shape) => shape.slice(0, 4))).toEqual(['200 ']);
    expect([...lives]).toEqual(['wrongCode, wrongCode']);
  });

  it('who forgot one password are answered alike, and one request lives', async () => {
    const shapes = new Set<string>();
    const lives = new Set<string>();
    for (const [email, spelling] of await addresses('forgot')) {
      await server.db.delete(rateLimit);
      const device = crypto.randomUUID();
      const bodies = [{ username: email }, { username: spelling }] as const;
      const answers = await sendBoth('forgot-password', bodies, [device, device]);
      for (const answer of answers) shapes.add(toShape(answer));
      lives.add((await wrongCodes(answers, device)).join(', '));
    }
    expect([...shapes].map((shape) => shape.slice(0, 4))).toEqual(['200 ']);
    expect([...lives]).toEqual(['codeExpired, wrongCode']);
  });

  it('who sign in before they confirmed are given one request, whose code is right', async () => {
    for (let at = 0; at < pairs; at += 1) {
      await server.db.delete(rateLimit);
      const body = registration(`late${at}@example.com`);
      await post(server.app, 'register', body, crypto.randomUUID());
      await server.db.delete(oneTimeCode);
      const device = crypto.randomUUID();
      const credentials = { username: body.email, password: body.password };
      const answers = await sendBoth('authenticate', [credentials, credentials], [device, device]);
      const fieldErrors = answers.map(({ text }) => errorReply.parse(JSON.parse(text)));
      expect(fieldErrors.map(({ code }) => code)).toEqual(['notVerified', 'notVerified']);
      const [one, two] = fieldErrors.map(({ details }) => ({ requestId: '', ...details }).requestId);
      expect(one).toBe(two);
      const code = await codeFor(server, body.email);
      expect((await post(server.app, 'otp', { requestId: one, code }, device)).status).toBe(200);
    }
  });
});
