import type { MessageDescriptor } from '@lingui/core';

/** Words of the error table. */
export const errorWords = {
  title: /*i18n*/ { id: 'docs.errors.title', message: 'Errors' },
  intro: /*i18n*/ {
    id: 'docs.errors.intro',
    message:
      'Every error has a status, a `code` that never changes and a `message` in the language of the request; a name in `[…]` stands for what belongs to the occasion. Several are listed in `problems`, 50 at most; `more` counts the rest.',
  },
  code: /*i18n*/ { id: 'docs.errors.code', message: 'Code' },
  correct: /*i18n*/ {
    id: 'docs.errors.correct',
    message: 'Correct the request; sending it again as it is will not help.',
  },
  wait: /*i18n*/ { id: 'docs.errors.wait', message: 'Wait a moment and send it again.' },
  ours: /*i18n*/ {
    id: 'docs.errors.ours',
    message: 'The fault is ours; retry, and tell us the `id` if it persists.',
  },
} satisfies Record<string, MessageDescriptor>;

/** Advice for every error with a status. */
export function adviceFor(status: number): MessageDescriptor {
  if (status === 429 || status === 503) return errorWords.wait;
  return status < 500 ? errorWords.correct : errorWords.ours;
}
