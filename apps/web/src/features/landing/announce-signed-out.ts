import { msg } from '@lingui/core/macro';
import { i18n } from '../../lib/language/language.ts';
import { writeSessionStorage } from '../../lib/browser/storage.ts';

const SHOWN_MS = 3000;

/** Announces briefly that the reader is signed out, on the page they are redirected to. */
export const announceSignedOut = (): void => {
  writeSessionStorage('app.signedOut', undefined);
  const line = document.createElement('p');
  line.setAttribute('role', 'status');
  line.className =
    'fixed inset-x-4 bottom-4 z-50 mx-auto w-fit max-w-full rounded-control border border-line bg-raised px-4 py-3 text-sm text-ink';
  document.body.append(line);
  // Screen readers announce text inserted into an existing status element.
  requestAnimationFrame(() => {
    line.textContent = i18n._(msg`You are logged out.`);
  });
  setTimeout(() => line.remove(), SHOWN_MS);
};
