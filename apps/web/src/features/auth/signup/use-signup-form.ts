import { useEffect } from 'react';
import * as z from 'zod/mini';
import { type SchemaForm, useSchemaForm } from '../../../lib/form/schema-form.ts';
import { readSessionStorage, writeSessionStorage } from '../../../lib/browser/session-storage.ts';
import { signupFields, type SignupInput, type SignupOutput } from './signup-fields.ts';

const draft = z.object({
  firstName: z.string(),
  lastName: z.string(),
  mobile: z.string(),
  email: z.string(),
});

const nothingYet = { firstName: '', lastName: '', mobile: '', email: '' };

/** The registration form; its input survives a reload, except for the password. */
export const useSignupForm = (): SchemaForm<SignupInput, SignupOutput> => {
  const form = useSchemaForm(signupFields, {
    ...(z.safeParse(draft, readSessionStorage('access.draft')).data ?? nothingYet),
    password: '',
    confirmation: '',
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { firstName, lastName, mobile, email } }) =>
          writeSessionStorage('access.draft', { firstName, lastName, mobile, email }),
      }),
    [subscribe],
  );
  return form;
};
