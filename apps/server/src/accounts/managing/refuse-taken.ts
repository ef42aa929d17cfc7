import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { AppError } from '../../http/app-error.ts';

const fieldOf: Readonly<Record<string, 'email' | 'mobile'>> = {
  account_email: 'email',
  account_mobile: 'mobile',
};

/** Which of an account's addresses the database found taken; none: it refused for another reason. */
function takenField(error: unknown): 'email' | 'mobile' | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof DatabaseError && cause.code === '23505'
    ? fieldOf[cause.constraint ?? '']
    : undefined;
}

/** Writes an account; an address that another account has is refused at its field, also when both are written at the same moment. */
export async function refuseTaken<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    const field = takenField(error);
    if (field === undefined) throw error;
    throw new AppError({ code: 'emailOrMobileExists', field });
  }
}
