import { removeStored } from './stored.ts';

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
  'typedCalculation',
] as const;

/** Forgets who was signed in; language, theme and the browser's own id stay. */
export const forgetSession = (): void => sessionKeys.forEach(removeStored);
