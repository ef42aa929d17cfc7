import type { FieldErrorReply } from '@saer/contract/error-reply';
import type { FieldError } from '@saer/contract/field-error';
import { maxBatchErrors } from '@saer/contract/limits';
import type { Language } from '@saer/i18n/locale';
import { timeSlice } from '../../http/time-slice.ts';
import { describeFieldError } from '../../http/error-reply.ts';

interface Listed {
  readonly problems: FieldErrorReply[];
  /** How many there are beside these. */
  readonly more?: number;
}

/** The first errors of a sheet with their messages, and the number of further ones. Yields to other requests in between. */
export async function listUploadErrors(
  fieldErrors: readonly FieldError[],
  language: Language,
): Promise<Listed> {
  const yieldToEventLoop = timeSlice();
  const problems: FieldErrorReply[] = [];
  for (const fieldError of fieldErrors.slice(0, maxBatchErrors)) {
    problems.push(describeFieldError(fieldError, language));
    await yieldToEventLoop();
  }
  const more = fieldErrors.length - problems.length;
  return { problems, ...(more > 0 ? { more } : {}) };
}
