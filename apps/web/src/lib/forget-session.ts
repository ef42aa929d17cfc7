import { removeStorage } from './storage.ts';
import { forgetTyped } from './typed-calculation.ts';

const sessionKeys = [
  'token',
  'token_at',
  'appwriteToken',
  'data',
  'sessionId',
  'user',
  'hasSubscription',
  'content',
  'cookieFallback',
] as const;

/** Forgets who was signed in, and what was typed here; language, theme and the browser's own id stay. */
export const forgetSession = (): void => {
  sessionKeys.forEach(removeStorage);
  forgetTyped();
};
