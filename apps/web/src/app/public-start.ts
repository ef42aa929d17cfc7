// Inlined in the public page: answers before any script has loaded, and decides when the scripts load.
import { isLanguage } from '@saer/i18n/locale';
import { untilIdle, noteInteraction } from '../lib/browser/idle.ts';
import { rememberLanguage } from '../lib/language/language-choice.ts';
import { readSessionStorage } from '../lib/browser/storage.ts';
import { signedInName } from '../lib/session/signed-in-name.ts';
import {
  chooseTheme,
  currentTheme,
  followSystem,
  isSystemDark,
  showTheme,
} from '../lib/language/theme-choice.ts';

const { documentElement: page } = document;
showTheme(currentTheme());

/** Who is signed in, before the first paint: the style sheet chooses between the ways in and the own account. */
const showAccount = (): void => {
  const name = signedInName();
  page.toggleAttribute('data-signed-in', name !== undefined);
  page.style.setProperty('--account', JSON.stringify(name ?? ''));
};
showAccount();
addEventListener('pageshow', showAccount);

const isDark = (): boolean => (currentTheme() === 'system' ? isSystemDark() : currentTheme() === 'dark');

/** The pictures of the chosen theme, and what the switches say. */
const showChoice = (): void => {
  for (const each of document.querySelectorAll<HTMLSourceElement>('source[data-dark]'))
    each.media = isDark() ? (each.dataset['dark'] ?? '') : 'not all';
  for (const each of document.querySelectorAll('[data-theme-switch]'))
    each.setAttribute('aria-pressed', String(isDark()));
};
addEventListener('DOMContentLoaded', showChoice);
followSystem(showChoice);

/** Puts the values of a form, as they stand in its fields, into the link that is about to open. */
const carryValues = ({ target }: MouseEvent): void => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-values-of]') : null;
  const form = document.forms.namedItem(link?.dataset['valuesOf'] ?? '');
  if (link === null || form === null) return;
  const values = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  link.search = String(new URLSearchParams(values));
};
addEventListener('click', carryValues);
addEventListener('auxclick', carryValues);

addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  if (target.closest('[data-theme-switch]') !== null) {
    chooseTheme(isDark() ? 'light' : 'dark');
    showChoice();
  }
  const other = target.closest('a[hreflang]')?.getAttribute('hreflang');
  if (isLanguage(other)) rememberLanguage(other);
  const signOut = target.closest<HTMLElement>('[data-sign-out]')?.dataset['signOut'];
  // Without a connection the session stays.
  if (signOut !== undefined) import(/* @vite-ignore */ signOut).catch(() => undefined);
  // Pressed before the script that answers has arrived.
  target.closest('[data-sheet-start]')?.setAttribute('aria-busy', 'true');
});

addEventListener('submit', (event) => {
  // Enter in a field must not reload the page.
  event.preventDefault();
  // Sent before the script that sends it has arrived.
  const form = event.target;
  if (form instanceof HTMLFormElement && form.matches('[data-scripted]:not([data-scripted=here])')) {
    form.dataset['scripted'] = 'sent';
    form.querySelector('[type=submit]')?.setAttribute('aria-busy', 'true');
  }
});

/** The files that hydrate the islands, each after its imports. None in development, where a tag names the script. */
const files = (page.dataset['scripts'] ?? '').split(' ').filter((file) => file !== '');

const preload = (href: string): void =>
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
  );

const loadApp = async (): Promise<void> => {
  files.forEach(preload);
  for (const file of files) {
    await untilIdle();
    await import(/* @vite-ignore */ file);
  }
};

let isLoaded = false;

const begin = (): void => {
  if (isLoaded) return;
  isLoaded = true;
  // Without them the page stays the text that it is.
  loadApp().catch(() => undefined);
};

/** The first interactions of someone who uses the page. */
for (const touch of ['pointerdown', 'keydown', 'focusin', 'input'])
  addEventListener(
    touch,
    () => {
      noteInteraction();
      begin();
    },
    { once: true, capture: true, passive: true },
  );

// Announces it at once to someone who has just signed out.
if (readSessionStorage('app.signedOut') !== undefined) begin();
addEventListener('load', () => void untilIdle().then(begin));
