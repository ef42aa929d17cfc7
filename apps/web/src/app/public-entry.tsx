import './styles/public.css';
import { I18nProvider } from '@lingui/react';
import { detectLanguage } from '@saer/i18n/locale';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { liveBook } from '../features/landing/demo/use-live-book.ts';
import { embeddedFeeBook } from '../features/landing/embedded-fee-book.ts';
import { islandElement, islandNames } from '../features/landing/island.tsx';
import { startSheet } from '../features/landing/sheet/start-sheet.ts';
import { untilIdle } from '../lib/browser/idle.ts';
import { setMessageLoaders, i18n, speak } from '../lib/language/language.ts';
import { publicMessages } from '../lib/language/public-messages.ts';

const language = detectLanguage(document.documentElement.lang);
setMessageLoaders(publicMessages);
await speak(language, ['landing']);
const book = embeddedFeeBook();
const plans = document.querySelector('[data-plans]');
const sheet = document.querySelector('[data-sheet]');
const storeFees = document.querySelector('[data-store-fees]');

if (sheet !== null) startSheet(sheet, language, book);

for (const name of islandNames) {
  const root = document.querySelector(`[data-island="${name}"]`);
  if (root === null) continue;
  await untilIdle();
  // As a transition it is rendered in slices, and input takes precedence.
  startTransition(() => {
    hydrateRoot(root, <I18nProvider i18n={i18n}>{islandElement(name, language, book)}</I18nProvider>, {
      identifierPrefix: name,
    });
  });
}

const showFees = async (root: Element): Promise<void> => {
  const live = await liveBook();
  if (live === undefined) return;
  const { showLiveFees } = await import('../features/landing/stores/show-live-fees.tsx');
  await showLiveFees(root, language, live);
};
if (storeFees !== null) showFees(storeFees).catch(() => undefined);

const isSignedOut = (): boolean => {
  try {
    return sessionStorage.getItem('app.signedOut') !== null;
  } catch {
    return false;
  }
};

if (isSignedOut()) {
  void import('../features/landing/announce-signed-out.ts').then(
    ({ announceSignedOut }) => announceSignedOut(),
    () => undefined,
  );
}

// Below everything that is hydrated, and nothing to wait for: fetched a screen before it is reached.
if (plans !== null) {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      void import('../features/landing/plans/show-live-plans.tsx').then(
        ({ showLivePlans }) => showLivePlans(plans, language),
        () => undefined,
      );
    },
    { rootMargin: '100% 0%' },
  );
  seen.observe(plans);
}
