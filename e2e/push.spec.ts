import { expect } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { apiOf, enter, test } from './create-account.ts';
import { demoPassword } from './demo-password.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';
import { ownServer } from './own-server.ts';

test.use({ serviceWorkers: 'allow' });

/** A subscription as a push service would give it: there is none where there is no network. */
const subscription = {
  endpoint: 'https://push.example/journey',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

test('a device is added by a press that says what for, shows a message in its language, and ends at signing out', async ({
  browser,
}, { project }) => {
  test.setTimeout(300_000);
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'notifications', 'app');
  await using server = await ownServer({ PUSH_HOSTS: 'push.example' });
  const context = await browser.newContext({ baseURL: server.address });
  await context.grantPermissions(['notifications'], { origin: server.address });
  const api = apiOf(context.request);
  const session = await api.signIn('seller@saer.localhost', demoPassword);
  await enter(context, session);
  await context.addInitScript((given) => {
    const asked = { permission: 0, key: '' };
    Object.assign(globalThis, { asked });
    // A browser without windows has denied it before anybody is asked.
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => {
      asked.permission += 1;
      return 'granted';
    };
    PushManager.prototype.subscribe = async function (options) {
      const { applicationServerKey: key } = options ?? {};
      asked.key = key instanceof Uint8Array ? `${key.byteLength} ${key[0]}` : '';
      return Object.assign(Object.create(PushSubscription.prototype), { toJSON: () => given });
    };
  }, subscription);
  const page = await context.newPage();
  const asked = () => page.evaluate<unknown>('globalThis.asked');
  const targets = async (as = session) =>
    (
      await context.request.get('/v1/push-target', {
        headers: { authorization: `Bearer ${as.access_token}` },
      })
    ).json();

  await page.goto('/account/notifications?tab=settings');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // From now on the worker answers for the page.
  await page.reload();
  const card = page.getByRole('region', { name: say('On the screens of your devices') });
  const add = card.getByRole('button', { name: say('Show them on this device') });
  await expect(add).toBeVisible();
  await expectNoFindings(page);
  const size = page.viewportSize();
  expect(await overflowAt(page, 320)).toBe(0);
  if (size !== null) await page.setViewportSize(size);
  // Nobody is asked before the press.
  expect(await asked()).toEqual({ permission: 0, key: '' });
  await add.press('Enter');
  await expect(card.getByText(say('This session'))).toBeVisible();
  await expect(add).toBeHidden();
  expect(await asked()).toEqual({ permission: 1, key: '65 4' });
  expect(await targets()).toMatchObject({ isStandIn: false, targets: [{ kind: 'web', isOwnSession: true }] });
  await expectNoFindings(page);

  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  // A browser without windows shows nothing: what the worker asks it to show is written down.
  const worker = context.serviceWorkers()[0];
  expect(worker).toBeDefined();
  await worker?.evaluate(`
    globalThis.shown = [];
    registration.showNotification = async (title, options) => void shown.push({ title, ...options });
  `);
  const title = language === 'ar' ? 'انتهى اشتراكك' : 'Your subscription has ended';
  const deliver = async (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: server.address,
      registrationId: await registered,
      data,
    });
  await deliver(
    JSON.stringify({
      tag: 'notification-1',
      title,
      body: 'Plan',
      url: `${server.address}/account/settings/subscriptions`,
      language,
    }),
  );
  const shown = () =>
    worker?.evaluate('shown.map(({ title, lang, dir, tag, body }) => ({ title, lang, dir, tag, body }))');
  await expect
    .poll(shown)
    .toEqual([
      { title, lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', tag: 'notification-1', body: 'Plan' },
    ]);

  // Pressing it opens its page, in the window that is there.
  const press = () =>
    worker?.evaluate(
      `dispatchEvent(
        Object.assign(new ExtendableEvent('notificationclick'), {
          notification: { data: shown.at(-1).data, close: () => shown.splice(0) },
        }),
      )`,
    );
  await press();
  await expect(page).toHaveURL(/\/account\/settings\/subscriptions$/);
  await expect.poll(shown).toEqual([]);

  // An address of another site is not opened; what is no message shows nothing.
  await deliver(JSON.stringify({ tag: 'two', title, body: '', url: 'https://evil.example/', language }));
  await expect.poll(shown).toHaveLength(1);
  await press();
  await expect(page).toHaveURL(/\/account\/notifications$/);

  const other = await api.signIn('seller@saer.localhost', demoPassword);
  expect(await targets(other)).toMatchObject({ targets: [{ isOwnSession: false }] });
  await api.post('/auth/logout', { token: session.access_token });
  expect(await targets(other)).toMatchObject({ targets: [] });
  await context.close();
});
