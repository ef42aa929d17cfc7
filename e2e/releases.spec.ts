import { randomBytes, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { appVersion } from '@saer/contract/api/app-version';
import {
  createRelease,
  findReleases,
  publishRelease,
  type Release,
  releaseManifest,
} from '@saer/contract/site/release';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { apiOf, enter, test } from './create-account.ts';
import { demoPassword } from './demo-password.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';
import { ownServer } from './own-server.ts';

const { privateKey } = generateKeyPairSync('ed25519');
const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64');

/** Expects a page that fits a narrow phone and has no findings. */
async function expectGoodPage(page: Page): Promise<void> {
  const size = page.viewportSize();
  await expectNoFindings(page);
  expect(await overflowAt(page, 320)).toBe(0);
  if (size !== null) await page.setViewportSize(size);
}

type Sent = Pick<NonNullable<Parameters<APIRequestContext['post']>[1]>, 'data' | 'multipart'>;

/** An admin who publishes a beta release for Windows, and withdraws it. */
function betaPublisher(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, sent: Sent) => {
    const reply = await request.post(`/v1${path}`, { headers, ...sent });
    if (!reply.ok()) throw new Error(`${path}: ${await reply.text()}`);
    const json: unknown = await reply.json();
    return json;
  };
  return {
    publish: async (versionName: string): Promise<Release> => {
      const file = { name: 'beta.exe', mimeType: 'application/octet-stream', buffer: randomBytes(2_000) };
      const uploaded = await post('/upload/release', { multipart: { file } });
      const { fileId } = z.parse(z.object({ fileId: z.string() }), uploaded);
      const notes = { notesEn: 'It is faster still.', notesAr: 'صار أسرع.' };
      const data = { platform: 'windows-x64', channel: 'beta', versionName, fileId, ...notes };
      const draft = z.parse(createRelease.reply, await post('/release', { data }));
      const signature = sign(null, Buffer.from(releaseManifest(draft)), privateKey).toString('base64');
      const { id, version } = draft;
      return z.parse(
        publishRelease.reply,
        await post('/release/publish', { data: { id, version, signature } }),
      );
    },
    withdraw: ({ id, version }: Release) =>
      post('/release/withdraw', { data: { id, version, reason: 'It is over.' } }),
  };
}

/** The languages, each on the screen where its journeys run, with a version and a reason of its own. */
const journeys = [
  [
    'ar',
    { locale: 'ar-SA', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
    '1.5',
    'It does not start.',
  ],
  [
    'en',
    { locale: 'en-US', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
    '1.6',
    'It starts twice.',
  ],
] as const;

// Both languages by one worker, one after the other: a server is started once, and there is one list of releases.
test.describe('releases', { tag: '@desktop' }, () => {
  test.describe.configure({ mode: 'serial' });
  let server: Awaited<ReturnType<typeof ownServer>>;
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    server = await ownServer({ RELEASE_PUBLIC_KEY: publicKey });
  });
  test.afterAll(() => server[Symbol.asyncDispose]());

  for (const [language, screen, version, reason] of journeys)
    test(`an admin uploads, publishes and withdraws a release; a guest gets exactly its bytes (${language})`, async ({
      browser,
    }) => {
      test.setTimeout(300_000);
      const say = wordsOf(language, 'releases-admin', 'releases-text', 'app');
      const look = { ...screen, baseURL: server.address };
      const context = await browser.newContext({ ...look, acceptDownloads: true });
      const guest = await context.newPage();
      await guest.goto(`/${language}/download`);
      await expect(
        guest.getByRole('heading', { name: say('There is no desktop app to download at the moment') }),
      ).toBeVisible();
      await expect(guest.getByRole('heading', { name: say('Install the web app') })).toBeVisible();
      await expectGoodPage(guest);

      const admins = await browser.newContext(look);
      const session = await apiOf(admins.request).signIn('admin@saer.localhost', demoPassword);
      await enter(admins, session);
      await admins.addInitScript((lang) => localStorage.setItem('lang', lang), language);
      const page = await admins.newPage();
      await page.goto('/admin/download');
      const open = page.getByRole('button', { name: say('New release') });
      await expect(open).toBeVisible();
      await expectGoodPage(page);

      // The second chunk is refused once: the upload goes on with the same file.
      const bytes = randomBytes(11 * 1024 * 1024);
      let chunks = 0;
      await page.route('**/v1/upload/release**', (route) => {
        chunks += 1;
        return chunks === 2 ? route.abort() : route.continue();
      });
      await open.click();
      const dialog = page.getByRole('dialog');
      await dialog
        .locator('input[type=file]')
        .setInputFiles({ name: 'saer-setup.AppImage', mimeType: 'application/octet-stream', buffer: bytes });
      await dialog.getByRole('button', { name: say('Continue the upload') }).click();
      await expect(dialog.getByText(say('Uploaded: {all} MB', { all: '11' }))).toBeVisible();
      // Three chunks, and the refused one once more.
      expect(chunks).toBe(4);
      await dialog.getByRole('textbox', { name: say('Version') }).fill(version);
      await dialog.getByRole('textbox', { name: say('What is new, in Arabic') }).fill('يفتح الجدول أسرع.');
      await dialog
        .getByRole('textbox', { name: say('What is new, in English') })
        .fill('The sheet opens faster.');
      await dialog.getByRole('button', { name: say('Save the draft') }).click();
      await expect(dialog.getByText('1.5.0')).toBeVisible();
      await expectNoFindings(page);
      await dialog.getByRole('textbox', { name: say('Version') }).fill(`${version}.0`);
      await dialog.getByRole('button', { name: say('Save the draft') }).click();
      await expect(page.getByText(say('Draft'), { exact: true })).toBeVisible();

      const reply = await admins.request.get('/v1/release', {
        headers: { authorization: `Bearer ${session.access_token}` },
      });
      // Releases that were withdrawn before are in the list too.
      const { releases } = z.parse(findReleases.reply, await reply.json());
      const draft = releases.find(({ versionName }) => versionName === `${version}.0`);
      if (draft === undefined) throw new Error('The draft was not saved');
      const signature = sign(null, Buffer.from(releaseManifest(draft)), privateKey).toString('base64');
      const entry = page.getByRole('listitem').filter({ hasText: `${version}.0` });
      await entry.getByRole('button', { name: say('Publish') }).click();
      const field = dialog.getByRole('textbox', { name: say('Signature') });
      const publish = dialog.getByRole('button', { name: say('Publish'), exact: true });
      await field.fill(`${'A'.repeat(86)}==`);
      await publish.click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expectNoFindings(page);
      await field.fill(signature);
      await publish.click();
      await expect(page.getByText(say('Published'), { exact: true })).toBeVisible();
      await expectGoodPage(page);

      await guest.reload();
      await expect(
        guest.getByText(language === 'ar' ? 'يفتح الجدول أسرع.' : 'The sheet opens faster.'),
      ).toBeVisible();
      await expect(guest.locator('main')).toContainText(draft.sha256);
      await expectGoodPage(guest);
      const link = guest.getByRole('link', { name: say('Windows, 64 bits') });
      const [download] = await Promise.all([guest.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe('saer-setup.AppImage');
      expect(readFileSync(await download.path()).equals(bytes)).toBe(true);
      const address = (await link.getAttribute('href')) ?? '';

      await page.goto('/user/download');
      await expect(page.locator('main')).toContainText(draft.sha256);
      await expectGoodPage(page);

      // A beta that the stable release has overtaken is no choice; a newer one is, and each page remembers it.
      const betas = betaPublisher(admins.request, session.access_token);
      const overtaken = await betas.publish(`0.${version}`);
      for (const each of [guest, page]) {
        await each.reload();
        await expect(each.getByText(draft.sha256)).toBeVisible();
        await expect(each.getByRole('radio')).toHaveCount(0);
      }
      await betas.withdraw(overtaken);
      const beta = await betas.publish(`9.${version}`);
      for (const each of [guest, page]) {
        await each.reload();
        await expect(each.getByText(draft.sha256)).toBeVisible();
        await expect(each.getByText(beta.sha256)).toBeHidden();
        await each.getByText(say('Beta'), { exact: true }).click();
        await expect(each.getByText(beta.sha256)).toBeVisible();
        await expect(each.getByText(draft.sha256)).toBeHidden();
        await expectGoodPage(each);
        await each.reload();
        await expect(each.getByRole('radio', { name: say('Beta') })).toBeChecked();
        await expect(each.getByText(beta.sha256)).toBeVisible();
      }
      await betas.withdraw(beta);

      await page.goto('/admin/download');
      await page.getByRole('button', { name: say('Withdraw') }).click();
      await dialog.getByRole('textbox', { name: say('Reason') }).fill(reason);
      await dialog.getByRole('button', { name: say('Withdraw'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByText(reason)).toBeVisible();
      expect((await context.request.get(address)).status()).toBe(404);
      await guest.reload();
      await expect(
        guest.getByRole('heading', { name: say('There is no desktop app to download at the moment') }),
      ).toBeVisible();
      await admins.close();
      await context.close();
    });
});

test(
  'what was typed survives the way to the newest version and back',
  { tag: '@phone' },
  async ({ page, context, superAdmin }) => {
    const say = wordsOf('ar', 'lists', 'offline', 'app');
    const field = (name: string) => page.getByRole('textbox', { name: say(name) });
    await enter(context, superAdmin);
    await page.goto('/admin/add-product-family');
    // Forms are kept from the moment at which the page has come to rest.
    await page.waitForFunction(() => performance.getEntriesByName('rest').length > 0);
    await page.waitForLoadState('networkidle');
    await field('English name').fill('Toys for gardens');
    await page.route('**/v1/product-family', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 426,
            json: { code: 'appTooOld', message: 'Too old', details: { least: '9.1' } },
          })
        : route.continue(),
    );
    await field('Arabic name').fill('ألعاب الحدائق');
    await field('Arabic name').press('Enter');
    await expect(page).toHaveURL(/\/user\/download\?least=9\.1$/);
    await expect(page.locator('main')).toContainText(appVersion);
    await page.getByRole('button', { name: say('Load the latest version') }).click();
    await expect(page).toHaveURL(/\/admin\/add-product-family$/);
    await expect(field('English name')).toHaveValue('Toys for gardens');
    await expect(field('Arabic name')).toHaveValue('ألعاب الحدائق');
    // Once: the next time the form is empty.
    await page.reload();
    await expect(field('English name')).toHaveValue('');
  },
);
