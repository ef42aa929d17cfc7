import { registration } from '@saer/contract/account/auth';
import * as z from 'zod/mini';
import { passwordsMatch } from '../password-confirmation.ts';

const { firstName, lastName, email, mobile, password, termsAccepted } = registration.shape;

/** A registration as its form holds it: with the password typed twice. */
export const signupFields = z
  .strictObject({
    firstName,
    lastName,
    mobile,
    email,
    password,
    confirmation: z.string(),
    termsAccepted,
  })
  .check(passwordsMatch);
export type SignupInput = z.input<typeof signupFields>;
export type SignupOutput = z.output<typeof signupFields>;
