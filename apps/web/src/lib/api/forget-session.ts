import { writeSessionStorage, removeStorage } from '../browser/storage.ts';
import { forgetCopies } from '../browser/forget-copies.ts';
import { forgetAnswer } from '../browser/last-answer.ts';
import { forgetTyped } from '../browser/typed-calculation.ts';

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
  'recent',
  'leftForms',
  'tools',
] as const;

/** Removes the session and the input made here; language, theme and the browser's id remain. */
export const forgetSession = (): void => {
  sessionKeys.forEach(removeStorage);
  writeSessionStorage('tools.inputs', undefined);
  forgetTyped();
  forgetAnswer();
  forgetCopies();
};
