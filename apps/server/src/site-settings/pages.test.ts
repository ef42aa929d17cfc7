import { eachEnd, eachMark, valueMark, whenEnd, whenMark } from '@saer/contract/legal/legal-states';
import type { SettingKey } from '@saer/contract/site/setting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { person, type Person } from '../testing/accounts.ts';
import { builtWeb } from '../testing/built-web.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const page = '<!doctype html><html lang="en"><head></head><body data-x><div id="root"></div></body></html>';
const part = (state: string, text: string) => whenMark(state) + text + whenEnd;
const contactPage = [
  '<head></head><body>',
  part(
    'otherWays',
    part('email', `<a href="mailto:${valueMark('email')}">`) +
      part('position', `<a href="${valueMark('map')}">${valueMark('position')}</a>`) +
      part('links', `${eachMark('link')}<a href="${valueMark('url')}">${valueMark('name')}</a>${eachEnd}`),
  ),
  part('newsletter', '<form></form>'),
  '</body>',
].join('');

let server: TestApp;
let admin: Person;
beforeAll(async () => {
  server = await testApp({
    webFolder: builtWeb({
      'app.html': page,
      'en/index.html': page,
      'ar/contact-us.html': contactPage,
      'en/contact-us.html': contactPage,
    }),
  });
  admin = await person(server, { role: 'ADMIN' });
});
afterAll(() => server[Symbol.asyncDispose]());

const versions = new Map<SettingKey, number>();
const set = async (key: SettingKey, value: unknown) => {
  const version = versions.get(key) ?? 0;
  const { status } = await server.put('/v1/settings', { key, version, value }, admin.headers);
  expect(status).toBe(200);
  versions.set(key, version + 1);
};
const readText = async (path: string) => (await server.get(path)).text;

it('an announcement is above every page, escaped, until it is taken down', async () => {
  const before = await server.get('/en');
  await set('announcement', { level: 'warning', ar: 'صيانة "الليلة"', en: 'Work & <b>tea</b>', until: null });
  for (const path of ['/en', '/admin', '/en/contact-us']) {
    const text = await readText(path);
    expect(text).toContain('data-level="warning"');
    expect(text).toContain('Work &amp; &lt;b&gt;tea');
    expect(text).toContain('صيانة &quot;الليلة');
  }
  const during = await server.get('/en');
  expect(during.text).toMatch(/<body data-x><p class="site-announcement"/);
  expect(during.headers['etag']).not.toBe(before.headers['etag']);
  // What browsers save to open offline stays as it was built.
  expect(await readText('/app.html')).not.toContain('site-announcement');
  await set('announcement', null);
  expect((await server.get('/en')).headers['etag']).toBe(before.headers['etag']);
});

it('pages are told what differs from the usual', async () => {
  expect(await readText('/user/add-product')).not.toContain('site-flags');
  await set('defaultVat', '0');
  await set('registrationOpen', false);
  expect(await readText('/admin')).toContain(
    '<meta name="site-flags" content="zero-vat registration-closed" />',
  );
  await set('defaultVat', '15');
  await set('registrationOpen', true);
});

it('the contact page says how to reach us, as it is set at the moment', async () => {
  expect(await readText('/en/contact-us')).toBe('<head></head><body><form></form></body>');
  await set('supportEmail', 'help@saer.example');
  await set('officePosition', '24.7136, 46.6753');
  await set('links', [{ nameEn: 'X', nameAr: 'إكس', url: 'https://x.com/saer?a=1&b=2' }]);
  await set('newsletterSignUp', false);
  const text = await readText('/ar/contact-us');
  expect(text).toContain('mailto:help@saer.example');
  expect(text).toContain(
    'https://www.openstreetmap.org/?mlat=24.7136&amp;mlon=46.6753#map=17/24.7136/46.6753',
  );
  expect(text).toContain('<a href="https://x.com/saer?a=1&amp;b=2">إكس</a>');
  expect(text).not.toContain('<form>');
  expect(await readText('/en/contact-us')).toContain('>X</a>');
});
