import * as z from 'zod/mini';

type Repeated = { readonly password?: unknown; readonly confirmation?: unknown };

/** Holds the repetition against the password, whatever else is still wrong with the form. */
export const passwordsMatch = z.refine<Repeated>(({ password, confirmation }) => password === confirmation, {
  error: 'passwordsDiffer',
  path: ['confirmation'],
  when: ({ value }) => typeof value === 'object' && value !== null,
});
