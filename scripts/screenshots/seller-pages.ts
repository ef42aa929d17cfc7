/** Pages of a running server as a signed-in person sees them, to take pictures of. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { type SignedIn, signedIn } from '@saer/contract/account/session';
import { type Language, localeTags } from '@saer/i18n/locale';
import * as z from 'zod/mini';
import { savedSession } from '../../e2e/signed-in.ts';
import { ensureChromium } from '../chromium.ts';

export interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for each one of the page. */
  readonly scale?: number;
}

/** Both languages in both themes. */
export const looks = (['ar', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => ({ language, theme })),
);

/** Signs in by the API. */
export async function signIn(origin: string, username: string, password: string): Promise<SignedIn> {
  const reply = await fetch(`${origin}/v1/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  if (!reply.ok) throw new Error(`Signing in as ${username} failed: ${await reply.text()}`);
  return z.parse(signedIn, await reply.json());
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] });

/** A page at an address, without movement, when nothing more is loaded. */
export async function openPage(
  browser: Browser,
  address: string,
  { language, theme, width, height, scale = 1 }: Look,
  session?: SignedIn,
): Promise<Page> {
  const { origin } = new URL(address);
  const stored = session === undefined ? {} : savedSession(session);
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const page = await browser.newPage({
    locale: localeTags[language].slice(0, 5),
    colorScheme: theme,
    reducedMotion: 'reduce',
    viewport: { width, height },
    deviceScaleFactor: scale,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return page;
}
