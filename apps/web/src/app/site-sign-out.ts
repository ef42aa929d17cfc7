// Loaded by a public page when someone signs out there, without the rest of the app.
import { detectLanguage } from '@saer/i18n/locale';
import { endSavedSession, leaveSignedOut } from '../lib/session/end-session.ts';
import { pendingCount } from '../lib/browser/pending-count.ts';
import { writeSessionStorage } from '../lib/browser/storage.ts';

if (pendingCount() > 0) {
  // The app asks what becomes of the changes that wait.
  writeSessionStorage('app.signOutAsked', true);
  location.assign('/user/products');
} else leaveSignedOut(await endSavedSession(detectLanguage(document.documentElement.lang)));
