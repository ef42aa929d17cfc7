import type { ErrorCode } from '@saer/contract/error-code';
import { errorMessage } from '@saer/i18n/error-messages';
import type { Language } from '@saer/i18n/locale';
import { AppError } from '../../http/app-error.ts';
import { translators } from '../../http/translators.ts';

/** Error types that Appwrite's SDK knows. */
const errors = {
  general_unauthorized_scope: { code: 401, words: 'signInNeeded' },
  user_invalid_credentials: { code: 401, words: 'wrongCredentials' },
  user_blocked: { code: 401, words: 'notAllowed' },
  project_not_found: { code: 404, words: 'notFound' },
  user_session_not_found: { code: 404, words: 'notFound' },
  general_route_not_found: { code: 404, words: 'notFound' },
  general_argument_invalid: { code: 400, words: 'badRequest' },
  general_rate_limit_exceeded: { code: 429, words: 'tooManyRequests' },
  general_unknown: { code: 500, words: 'internal' },
} as const satisfies Record<string, { code: number; words: ErrorCode }>;

type FilesErrorType = keyof typeof errors;

/** An error of the files service. */
export class FilesError extends Error {
  override readonly name = 'FilesError';
  readonly type: FilesErrorType;

  constructor(type: FilesErrorType) {
    super(type);
    this.type = type;
  }
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;

const byStatus: Readonly<Record<number, FilesErrorType>> = {
  400: 'general_argument_invalid',
  413: 'general_argument_invalid',
  415: 'general_argument_invalid',
  401: 'user_invalid_credentials',
  403: 'user_blocked',
  404: 'general_route_not_found',
  429: 'general_rate_limit_exceeded',
};

interface FileErrorReply {
  readonly message: string;
  readonly code: number;
  readonly type: string;
  readonly version: string;
}

/** An error in Appwrite's format; if our own sign-in rejected the call, with its reason. */
export function fileErrorReply(error: unknown, language: Language, version: string): FileErrorReply {
  const type = error instanceof FilesError ? error.type : (byStatus[statusOf(error)] ?? 'general_unknown');
  const { code, words } = errors[type];
  const fieldError = error instanceof AppError ? error.fieldErrors[0] : undefined;
  const i18n = translators[language];
  const message =
    fieldError === undefined
      ? errorMessage(i18n, words, { id: '-' })
      : errorMessage(i18n, fieldError.code, fieldError.details);
  return { message, code, type, version };
}
