import { AppError } from '../../http/replies/app-error.ts';
import { checkPasswordStrength, ownWordsOf } from './password-strength.ts';

/** Rejects common and breached passwords, and those made of the person's own data. */
export async function requireStrength(
  password: string,
  person: Parameters<typeof ownWordsOf>[0],
): Promise<void> {
  const code = await checkPasswordStrength(password, ownWordsOf(person));
  if (code !== undefined) throw new AppError({ code, field: 'password' });
}
