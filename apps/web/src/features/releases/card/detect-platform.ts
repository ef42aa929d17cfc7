import type { ReleasePlatform } from '@saer/contract/site/release';

/** A browser that says more than its name (Chromium). */
interface Hints {
  readonly platform?: string;
  readonly mobile?: boolean;
  readonly getHighEntropyValues?: (hints: readonly string[]) => Promise<{ readonly architecture?: string }>;
}

const getHints = (browser: Navigator): Hints => {
  const hints: unknown = 'userAgentData' in browser ? browser.userAgentData : undefined;
  return typeof hints === 'object' && hints !== null ? hints : {};
};

/** Guesses the system of this device by what its browser says; undefined: none that releases are built for. */
export async function detectPlatform(browser: Navigator): Promise<ReleasePlatform | undefined> {
  const hints = getHints(browser);
  const says = `${hints.platform ?? ''} ${browser.userAgent}`;
  // An iPad says that it is a Mac, and Android that it is a Linux.
  const isHandheld = hints.mobile === true || /Android|iPhone|iPad/.test(says) || browser.maxTouchPoints > 2;
  if (isHandheld && !/Windows/.test(says)) return undefined;
  if (/Windows/.test(says)) return 'windows-x64';
  if (/Mac/.test(says)) {
    const more = await hints.getHighEntropyValues?.(['architecture']).catch(() => undefined);
    return more?.architecture === 'x86' ? 'macos-x64' : 'macos-arm64';
  }
  return /Linux/.test(says) ? 'linux-x64' : undefined;
}

/** The event by which a browser offers to install the app (Chromium). */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** Calls with the way to install whenever the browser offers one, and with undefined once it was taken. Returns the end of that. */
export function offerInstall(show: (install: (() => void) | undefined) => void): () => void {
  const bound = new AbortController();
  const { signal } = bound;
  const offered = (event: Event): void => {
    if (!isInstallEvent(event)) return;
    event.preventDefault();
    show(() => {
      show(undefined);
      void event.prompt();
    });
  };
  addEventListener('beforeinstallprompt', offered, { signal });
  addEventListener('appinstalled', () => show(undefined), { signal });
  return () => bound.abort();
}
