import { registration } from '@saer/contract/auth';
import * as z from 'zod/mini';
import { withCountryCode } from '../../../lib/with-country-code.ts';
import { samePassword } from '../repeated-password.ts';

const { firstName, lastName, email, mobile, password, termsAccepted } = registration.shape;

/** A registration as its form holds it: with the password typed twice, and the number as people write it at home. */
export const signupFields = z
  .strictObject({
    firstName,
    lastName,
    mobile: z.pipe(
      z.pipe(
        z.string(),
        z.transform((typed: string) => withCountryCode(typed)),
      ),
      mobile,
    ),
    email,
    password,
    confirmation: z.string(),
    termsAccepted,
  })
  .check(samePassword);
export type SignupInput = z.input<typeof signupFields>;
export type SignupOutput = z.output<typeof signupFields>;
