import { registration } from '@saer/contract/auth';
import type { Fault } from '@saer/contract/fault';
import { faultsOf } from '@saer/contract/faults-of';
import * as z from 'zod/mini';
import { checkPasswordStrength, ownWordsOf } from '../passwords/password-strength.ts';

type Fields = Readonly<Record<string, unknown>>;

const schemas: Readonly<Record<string, z.core.$ZodType>> = registration.shape;

function faultsAt(name: string, value: unknown): readonly Fault[] {
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (schema === undefined) return [{ code: 'unknownField', field: name, details: { name } }];
  const result = z.safeParse(schema, value, { reportInput: true });
  return result.success ? [] : faultsOf(result.error, [name]);
}

const textAt = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.slice(0, 300) : '';
};

/** What is wrong with the fields of a registration that were sent, each by itself; what was not sent is not missed. */
export async function checkFields(fields: Fields): Promise<readonly Fault[]> {
  const faults = Object.entries(fields).flatMap(([name, value]) => faultsAt(name, value));
  const password = textAt(fields, 'password');
  if (password === '' || faults.some(({ field }) => field === 'password')) return faults;
  const code = await checkPasswordStrength(
    password,
    ownWordsOf({
      firstName: textAt(fields, 'firstName'),
      lastName: textAt(fields, 'lastName'),
      email: textAt(fields, 'email'),
      mobile: textAt(fields, 'mobile'),
    }),
  );
  return code === undefined ? faults : [...faults, { code, field: 'password' }];
}
