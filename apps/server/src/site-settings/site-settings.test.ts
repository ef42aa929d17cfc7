import { setTimeout as wait } from 'node:timers/promises';
import { appVersion } from '@saer/contract/api/app-version';
import type { SettingKey } from '@saer/contract/site/setting';
import { findAllSettings } from '@saer/contract/site/setting-endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { historyRow } from '@saer/contract/products/history';
import * as z from 'zod/mini';
import { person, type Person, testPassword } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let server: TestApp;
let other: TestApp;
let admin: Person;
beforeAll(async () => {
  const environment = { CONTACT_EMAIL: 'env@saer.example', TRUST_PROXY: '1' };
  server = await testApp({ environment });
  other = await testApp({ environment, beside: server });
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(async () => {
  await other[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

const readRows = async (by = admin.headers) =>
  z.parse(findAllSettings.reply, (await server.get('/v1/settings/all', by)).json).settings;
const readVersion = async (key: SettingKey) =>
  (await readRows()).find((row) => row.key === key)?.version ?? 0;
const save = async (key: SettingKey, value: unknown, headers = admin.headers) =>
  server.put('/v1/settings', { key, version: await readVersion(key), value }, headers);
const reset = async (key: SettingKey) =>
  server.post('/v1/settings/reset', { key, version: await readVersion(key) }, admin.headers);
const publicIn = async (app: TestApp) => (await app.get('/v1/settings')).json;

/** Looks until something holds, for at most ten seconds. */
async function eventually(check: () => Promise<void>, until = Date.now() + 10_000): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (Date.now() > until) throw error;
    await wait(50);
    await eventually(check, until);
  }
}

afterEach(async () => {
  for (const { key, isSet } of await readRows()) if (isSet) await reset(key);
});

describe('a setting', () => {
  it('has its usual value until an admin sets it, and again when it is reset', async () => {
    expect(await publicIn(server)).toMatchObject({ supportEmail: 'env@saer.example', survey: false });
    expect((await save('supportEmail', 'help@saer.example')).json).toMatchObject({
      value: 'help@saer.example',
      usual: 'env@saer.example',
      isSet: true,
      updatedBy: { id: admin.id },
    });
    expect(await publicIn(server)).toMatchObject({ supportEmail: 'help@saer.example' });
    await reset('supportEmail');
    expect(await publicIn(server)).toMatchObject({ supportEmail: 'env@saer.example' });
  });

  it('can be set to nothing although its usual value is something', async () => {
    await save('supportEmail', null);
    expect(await publicIn(server)).toMatchObject({ supportEmail: null });
    expect((await server.post('/v1/contact-us/form', {})).json).toMatchObject({ email: null });
  });

  it('holds in another process at once', async () => {
    await save('announcement', { level: 'info', ar: 'صيانة الليلة', en: 'Work tonight', until: null });
    await eventually(async () =>
      expect(await publicIn(other)).toMatchObject({ announcement: { en: 'Work tonight' } }),
    );
    await reset('announcement');
    await eventually(async () => expect(await publicIn(other)).toMatchObject({ announcement: null }));
  });

  it('is in the history with its value before and after', async () => {
    await save('sessionIdleDays', 3);
    const filter = btoa(JSON.stringify({ where: { entity: 'siteSetting' }, limit: 1 }));
    const { json } = await server.get(`/v1/history/page?filter=${filter}`, admin.headers);
    expect(z.parse(z.looseObject({ data: z.array(historyRow) }), json).data[0]).toMatchObject({
      actor: { id: admin.id },
      action: 'update',
      before: { sessionIdleDays: 7 },
      after: { sessionIdleDays: 3 },
    });
  });

  it('is not overwritten by somebody who read an older one', async () => {
    const version = await readVersion('survey');
    const sent = { key: 'survey', version, value: true };
    expect((await server.put('/v1/settings', sent, admin.headers)).status).toBe(200);
    const late = await server.put('/v1/settings', { ...sent, value: false }, admin.headers);
    expect(late).toMatchObject({ status: 409, json: { code: 'rowChanged' } });
    const both = await Promise.all(
      [1, 2].map(() =>
        server.put('/v1/settings', { ...sent, version: version + 1, value: false }, admin.headers),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  });

  test.each<[SettingKey, unknown, string]>([
    ['supportEmail', 'x', 'notAnEmail'],
    ['supportPhone', '12', 'notAMobile'],
    ['links', [{ nameEn: 'X', nameAr: 'إكس', url: 'x.com' }], 'notAUrl'],
    ['links', [{ nameEn: 'إكس', nameAr: 'إكس', url: 'https://x.com' }], 'notEnglish'],
    ['links', [{ nameEn: 'X', nameAr: 'X', url: 'https://x.com' }], 'notArabic'],
    ['officePosition', '24.7', 'notCoordinates'],
    ['announcement', { level: 'info', ar: 'صيانة', en: 'x', until: null }, 'textTooShort'],
    ['defaultVat', '5,5', 'notADecimal'],
    ['defaultVat', '5', 'notOneOf'],
    ['leastAppVersion', '99', 'invalidValue'],
    ['requestsPerMinute', 1, 'tooSmall'],
    ['sessionIdleDays', 31, 'tooLarge'],
    ['adminAddresses', ['192.0.2.300'], 'notAnIpAddress'],
    ['schedule.tidyAccounts', '60 * * * *', 'notACron'],
    ['survey', 'yes', 'notTrueOrFalse'],
  ])('%s is not %j', async (key, value, code) => {
    const { status, json } = await save(key, value);
    expect({ status, json }).toMatchObject({ status: 400, json: { code } });
  });

  it('is read by admins alone, unless it is public', async () => {
    const seller = await person(server, { role: 'USER' });
    expect((await server.get('/v1/settings/all', seller.headers)).status).toBe(403);
    expect(Object.keys(z.parse(z.looseObject({}), await publicIn(server)))).not.toContain('adminAddresses');
  });
});

describe('what settings do', () => {
  it('an announcement ends at its time', async () => {
    const until = new Date(Date.now() - 1_000).toISOString();
    await save('announcement', { level: 'info', ar: 'صيانة الليلة', en: 'Work tonight', until });
    expect(await publicIn(server)).toMatchObject({ announcement: null });
  });

  it('older apps are told to update, in every process', async () => {
    await save('leastAppVersion', appVersion);
    const old = { 'app-version': '1.2' };
    expect(await server.get('/v1/store', old)).toMatchObject({ status: 426, json: { code: 'appTooOld' } });
    await eventually(async () => expect((await other.get('/v1/store', old)).status).toBe(426));
    await reset('leastAppVersion');
    expect((await server.get('/v1/store', old)).status).toBe(200);
  });

  it('requests a minute are limited as set', async () => {
    await save('requestsPerMinute', 60);
    expect((await server.get('/v1/store')).headers).toMatchObject({ 'x-ratelimit-limit': '60' });
    // These tests call often: the rest of them come from elsewhere.
    const elsewhere = { ...admin.headers, 'x-forwarded-for': '198.51.100.9' };
    const version = (await readRows(elsewhere)).find(({ key }) => key === 'requestsPerMinute')?.version;
    await server.post('/v1/settings/reset', { key: 'requestsPerMinute', version }, elsewhere);
  });

  it('registration and the newsletter can be closed', async () => {
    await save('registrationOpen', false);
    await save('newsletterSignUp', false);
    const refused = { status: 403, json: { code: 'notAllowed' } };
    const sent = { email: 'new@example.com' };
    expect((await server.post('/v1/auth/register', sent)).status).toBe(400);
    const newcomer = {
      firstName: 'Noura',
      lastName: 'Saleh',
      email: 'closed@example.com',
      mobile: '+966509999999',
      password: testPassword,
      language: 'en',
      termsAccepted: true,
    };
    expect(await server.post('/v1/auth/register', newcomer)).toMatchObject(refused);
    const subscriber = {
      email: 'new@example.com',
      website: '',
      consent: 'newsletter-1',
      source: 'contact-us',
    };
    expect(await server.post('/v1/newsletter/subscribe', subscriber)).toMatchObject(refused);
  });
});

const from = (address: string, headers = admin.headers) => ({ ...headers, 'x-forwarded-for': address });

const signIn = (address: string) =>
  server.post('/v1/auth/authenticate', { username: admin.email, password: testPassword }, from(address, {}));

describe('the addresses of admins', () => {
  afterEach(async () => {
    await server.db.execute(`update site_setting set value = null where key = 'adminAddresses'`);
    await server.app.siteSettings.refresh();
  });

  it('cannot leave out the one who saves them', async () => {
    const refused = await save('adminAddresses', ['203.0.113.0/24'], from('192.0.2.7'));
    expect(refused).toMatchObject({ status: 403, json: { code: 'notAllowed', field: 'value' } });
    expect((await save('adminAddresses', ['192.0.2.0/24'], from('192.0.2.7'))).status).toBe(200);
  });

  it('hold for signing in, and for sessions that are open', async () => {
    const version = await readVersion('adminAddresses');
    const sent = { key: 'adminAddresses', version, value: ['192.0.2.0/24', '2001:db8::/32'] };
    expect((await server.put('/v1/settings', sent, from('192.0.2.7'))).status).toBe(200);
    for (const address of ['192.0.2.9', '::ffff:192.0.2.9', '2001:db8:1::5']) {
      expect((await signIn(address)).status).toBe(200);
      expect((await server.get('/v1/dashboard', from(address))).status).toBe(200);
    }
    for (const address of ['198.51.100.1', '2001:db9::1']) {
      expect(await signIn(address)).toMatchObject({ status: 403, json: { code: 'notAllowed' } });
      expect((await server.get('/v1/dashboard', from(address))).status).toBe(403);
    }
    await eventually(async () =>
      expect((await other.get('/v1/dashboard', from('198.51.100.1'))).status).toBe(403),
    );
  });

  it('do not concern sellers, and can be ignored by the operator', async () => {
    const version = await readVersion('adminAddresses');
    const sent = { key: 'adminAddresses', version, value: ['192.0.2.7'] };
    await server.put('/v1/settings', sent, from('192.0.2.7'));
    const seller = await person(server, { role: 'USER', subscribed: true });
    expect((await server.get('/v1/product', from('198.51.100.1', seller.headers))).status).not.toBe(403);
    await using ignoring = await testApp({
      beside: server,
      environment: { IGNORE_ADMIN_ADDRESSES: 'true', TRUST_PROXY: '1' },
    });
    expect((await ignoring.get('/v1/dashboard', from('198.51.100.1'))).status).toBe(200);
  });
});
