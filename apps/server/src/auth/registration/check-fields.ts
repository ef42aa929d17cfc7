import * as z from 'zod/mini';
import { registration } from '@saer/contract/account/auth';
import type { FieldError } from '@saer/contract/api/error-reply';
import { fieldErrorsOf } from '@saer/contract/api/field-errors-of';
import { checkPasswordStrength, ownWordsOf } from '../passwords/password-strength.ts';

type Fields = Readonly<Record<string, unknown>>;

const schemas: Readonly<Record<string, z.core.$ZodType>> = registration.shape;

function faultsAt(name: string, value: unknown): readonly FieldError[] {
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (schema === undefined) return [{ code: 'unknownField', field: name, details: { name } }];
  const result = z.safeParse(schema, value, { reportInput: true });
  return result.success ? [] : fieldErrorsOf(result.error, [name]);
}

const textAt = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.slice(0, 300) : '';
};

/** Validates the given registration fields individually; missing ones are ignored. */
export async function checkFields(fields: Fields): Promise<readonly FieldError[]> {
  const fieldErrors = Object.entries(fields).flatMap(([name, value]) => faultsAt(name, value));
  const password = textAt(fields, 'password');
  if (password === '' || fieldErrors.some(({ field }) => field === 'password')) return fieldErrors;
  const code = await checkPasswordStrength(
    password,
    ownWordsOf({
      firstName: textAt(fields, 'firstName'),
      lastName: textAt(fields, 'lastName'),
      email: textAt(fields, 'email'),
      mobile: textAt(fields, 'mobile'),
    }),
  );
  return code === undefined ? fieldErrors : [...fieldErrors, { code, field: 'password' }];
}
