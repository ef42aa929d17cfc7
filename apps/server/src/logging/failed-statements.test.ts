import { AsyncLocalStorage } from 'node:async_hooks';
import { endpoints } from '@saer/contract/endpoints';
import { consentVersion } from '@saer/contract/contact/newsletter-consent';
import { DrizzleQueryError } from 'drizzle-orm';
import { Client, DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rowsFor } from '../authorisation/testing/rows.ts';
import { samples } from '../authorisation/testing/samples.ts';
import { readyTicket } from '../contact/testing/contact-client.ts';
import { person, type Person, testPassword } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { errorText } from './serializers.ts';

const log: string[] = [];
let server: TestApp;
const callers = new Map<'SUPER_ADMIN' | 'USER', Person>();
beforeAll(async () => {
  server = await testApp({
    environment: { LOG_LEVEL: 'trace' },
    logStream: { write: (line) => void log.push(line) },
  });
  for (const role of ['SUPER_ADMIN', 'USER'] as const) callers.set(role, await person(server, { role }));
});
afterAll(() => server[Symbol.asyncDispose]());

/** The worst possible error of the database: every part of it contains every value. */
function failure(values: readonly unknown[]): DatabaseError {
  const quoted = values.map(String).join(', ');
  const error = new DatabaseError(`invalid input syntax for type integer: "${quoted}"`, 0, 'error');
  return Object.assign(error, {
    severity: 'ERROR',
    code: '22P02',
    detail: `Key (email)=(${quoted}) already exists.`,
    hint: quoted,
    where: `unnamed portal parameter $1 = '${quoted}'`,
    internalQuery: quoted,
  });
}

interface Failing {
  /** Counted among the statements with values; the others pass. */
  at: number;
  seen: number;
  values: string[];
}
/** The faults of the request that runs: what works beside it is neither counted nor broken. */
const failing = new AsyncLocalStorage<Failing>();

const original: unknown = Reflect.get(Client.prototype, 'query');
function failingQuery(this: Client, ...args: unknown[]): unknown {
  const values: unknown = args[1];
  const statements = failing.getStore();
  if (statements !== undefined && Array.isArray(values) && values.length > 0) {
    statements.seen += 1;
    if (statements.seen === statements.at) {
      statements.values.push(...values.map(String));
      const callback = args.at(-1);
      if (typeof callback !== 'function') return Promise.reject(failure(values));
      callback(failure(values));
      return undefined;
    }
  }
  if (typeof original !== 'function') throw new Error('The driver has no queries');
  return Reflect.apply(original, this, args);
}
vi.spyOn(Client.prototype, 'query').mockImplementation(failingQuery);
afterAll(() => vi.restoreAllMocks());

const secret = 'Hidden-Harbour-77';
const name = { firstName: 'Hiddenfirst', lastName: 'Hiddenlast' };
const contact = { email: 'hidden.person@example.com', mobile: '+966512345678' };
const registration = { ...name, ...contact, password: secret, language: 'en', termsAccepted: true };
const uuid = '0b7e6f0a-1111-4222-8333-444455556666';

const credential = {
  id: 'hidden-credential-77',
  rawId: 'hidden-credential-77',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: 'hidden-client-77',
    authenticatorData: 'hidden-device-77',
    signature: 'hidden-signature-77',
    userHandle: 'hidden-user-77',
  },
};

/** Bodies that get as far as the database, where the samples of the permission matrix do not. */
const bodies: Readonly<Record<string, (caller: Person) => unknown>> = {
  'POST /auth/authenticate': ({ email }) => ({ username: email, password: testPassword }),
  'POST /auth/register': () => registration,
  'POST /auth/second-factor': () => ({ token: 'hidden-token-hidden-token', code: '739154' }),
  'POST /auth/passkey/sign-in': () => ({ token: 'hidden-token-hidden-token', credential }),
  'POST /auth/otp': () => ({ requestId: uuid, code: '739154' }),
  'POST /otp': () => ({ requestId: uuid, code: '739154' }),
  'POST /auth/otp/resend': () => ({ requestId: uuid, channel: 'email' }),
  'POST /auth/is-verified': () => ({ requestId: uuid }),
  'POST /auth/forgot-password': ({ email }) => ({ username: email }),
  'POST /auth/reset-password': () => ({ token: 'hidden-token-hidden-token', password: secret }),
  'POST /auth/change-password': () => ({ currentPassword: testPassword, password: secret }),
  'POST /auth/nafath/verification': () => ({ nationalId: '1098765432' }),
  'POST /user/change-contact': () => ({ email: 'moved.person@example.com', password: testPassword }),
  'POST /user/delete-my-account': () => ({ password: 'Wrong-Harbour-99' }),
  'POST /user': () => ({ ...name, ...contact, language: 'en', role: 'USER' }),
  'POST /user/sub-user': () => ({ ...name, ...contact, language: 'en' }),
  'POST /contact-us': () => ({
    ticket: readyTicket(),
    name: 'Hidden Writer',
    email: contact.email,
    message: 'A hidden question about the fees of noon.',
  }),
  'POST /newsletter/subscribe': () => ({
    email: contact.email,
    consent: consentVersion,
    source: 'contact-us',
  }),
  'POST /error': () => ({ message: 'Hidden 739154', version: '1.4', page: '/user' }),
  'POST /product-family': () => ({ nameEn: 'Hidden family', nameAr: 'عائلة مخفية', note: 'hidden note' }),
  'POST /store': () => ({ nameEn: 'Hidden store', nameAr: 'متجر مخفي', fulfilmentMode: 'SELF' }),
};

/** Words that also occur in our own statements and reveal nothing. */
const isTelling = (value: string) => value.length >= 6 && /[\d@\s.+-]|[^\p{ASCII}]/u.test(value);

/** Tells whether a text contains a value. Digits within a longer number are not it: durations have many. */
const says = (text: string, value: string): boolean =>
  /^\d+$/.test(value) ? new RegExp(`(?<![\\d.])${value}(?!\\d)`).test(text) : text.includes(value);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Answered from memory, or rejected before the database is queried. */
const withoutStatements = new Set([
  'POST /product/calculate',
  // The fee book is in memory, tickets are signed, and the versions in force are asked for without a value.
  'POST /share',
  'GET /share/card',
  'POST /contact-us/form',
  'GET /legal-document/current',
  'POST /auth/check-user-validation',
  'POST /auth/check-user-exist',
  'POST /auth/nafath/callback',
  'GET /partner',
  'GET /settings',
  'GET /health',
  'GET /health/live',
  'GET /health/ready',
]);

/** The log names where a request comes from; the tests are. */
const here = '127.0.0.1';
const max = 12;
const reached = new Set<string>();

describe('a failed statement is logged without its parameters', () => {
  test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (key, { method, path, access }) => {
      const role = access === 'seller' || access === 'subscriber' ? 'USER' : 'SUPER_ADMIN';
      const caller = callers.get(role);
      if (caller === undefined) throw new Error('Nobody calls');
      const sample = samples[key];
      const row =
        sample?.row === undefined ? '' : (await rowsFor(server, sample.row, { ...caller, role })).own;
      const body = bodies[key]?.(caller) ?? sample?.body?.(row);
      const query = { ...sample?.query?.(row), hidden: 'hidden.in.the@address' };
      for (let at = 1; at <= max; at += 1) {
        log.length = 0;
        const statements: Failing = { at, seen: 0, values: [] };
        const answer = failing.run(statements, async () =>
          server.app.inject({
            method,
            url: `/v1${path}?${new URLSearchParams(query).toString()}`,
            headers: {
              ...caller.headers,
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
          }),
        );
        // A streamed file breaks off: its status has been sent by then.
        const failed = await answer.then(
          ({ statusCode }) => statusCode === 500,
          () => true,
        );
        const { seen, values } = statements;
        const lines = log.join('');
        const sent = [...values, ...textsIn(body), ...textsIn(query), caller.token, caller.email];
        expect(sent.filter((each) => each !== here && isTelling(each) && says(lines, each))).toEqual([]);
        if (failed) {
          reached.add(key);
          expect(lines).toContain('"type":"DrizzleQueryError"');
          expect(lines).toContain('22P02');
        }
        if (seen < at) break;
      }
    },
  );

  test('at every address that asks the database', () => {
    const unreached = endpoints
      .map(({ method, path }) => `${method} ${path}`)
      .filter((key) => !reached.has(key) && !withoutStatements.has(key));
    expect(unreached).toEqual([]);
  });
});

test('nor does a job, or a server that cannot start, say it', () => {
  const error = new DrizzleQueryError(
    'insert into "outbox" values ($1)',
    ['code 739154'],
    failure(['739154']),
  );
  log.length = 0;
  server.app.log.error(error, 'sending messages failed');
  server.app.log.child({ area: 'jobs' }).error({ err: new Error('outer', { cause: error }) });
  const written = `${log.join('')}${errorText(error)}`;
  expect(written).not.toContain('739154');
  expect(written).toContain('insert into \\"outbox\\" values ($1)');
});
