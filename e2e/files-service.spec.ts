import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect } from '@playwright/test';
import type * as Sdk from 'appwrite';
import { demoPassword } from './demo-password.ts';
import { test } from './signed-in.ts';

/** The official SDK as a page without a bundler loads it. */
const sdkFile = path.join(
  path.dirname(createRequire(import.meta.url).resolve('appwrite/package.json')),
  'dist/iife/sdk.js',
);

/** The script puts it on the page. */
declare const Appwrite: Pick<typeof Sdk, 'Account' | 'Client' | 'Storage'>;

/** A page of the other site may call ours: it has rules of its own. */
test.use({ storageState: { cookies: [], origins: [] }, bypassCSP: true });

test(
  'Appwrite’s SDK in a page of another site signs in, stores a picture and shows it',
  { tag: '@desktop' },
  async ({ page, baseURL: origin }) => {
    const baseURL = origin ?? '';
    const otherSite = baseURL.replace('127.0.0.1', 'localhost');
    await page.goto(`${otherSite}/robots.txt`);
    await page.addScriptTag({ content: readFileSync(sdkFile, 'utf8') });
    const result = await page.evaluate(
      async ([endpoint, password]) => {
        const { Account, Client, Storage } = Appwrite;
        const client = new Client().setEndpoint(endpoint).setProject('saer');
        const account = new Account(client);
        const session = await account.createEmailPasswordSession({
          email: 'seller@saer.localhost',
          password,
        });
        const canvas = document.createElement('canvas');
        canvas.width = 60;
        canvas.height = 30;
        const blob = await new Promise<Blob | null>((resolve) => {
          canvas.toBlob(resolve, 'image/png');
        });
        const file = new File([blob ?? ''], 'صورة.png', { type: 'image/png' });
        const storage = new Storage(client);
        const { $id: fileId } = await storage.createFile({ bucketId: 'pictures', fileId: 'unique()', file });
        const of = { bucketId: 'pictures', fileId };
        const jwt = await account.createJWT();
        const reply = await fetch(`${endpoint}/tokens/buckets/pictures/files/${fileId}`, {
          method: 'POST',
          headers: { 'x-appwrite-project': 'saer', 'x-appwrite-jwt': jwt.jwt },
        });
        const { secret } = await reply.json();
        const address = storage.getFilePreview({ ...of, width: 20 });
        const [shown, withoutRight] = await Promise.all(
          [`${address}&token=${secret}`, address].map(async (source) => {
            const picture = new Image();
            picture.src = source;
            await picture.decode().catch(() => undefined);
            return picture.naturalWidth;
          }),
        );
        const { total } = await storage.listFiles({ bucketId: 'pictures', queries: [] });
        const saved = localStorage.getItem('cookieFallback');
        await storage.deleteFile(of);
        await account.deleteSession({ sessionId: 'current' });
        const after = await account.get().then(
          () => 'signed in',
          () => 'signed out',
        );
        return { session: session.provider, shown, withoutRight, total, saved, after };
      },
      [`${baseURL}/bs/v1`, demoPassword] as const,
    );
    expect(result).toMatchObject({ session: 'email', shown: 20, withoutRight: 0, after: 'signed out' });
    expect(result.total).toBeGreaterThan(0);
    expect(result.saved).toContain('a_session_saer');
  },
);
