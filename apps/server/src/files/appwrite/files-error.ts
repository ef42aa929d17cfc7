import type { ErrorCode } from '@saer/contract/api/error-code';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import type { Language } from '@saer/i18n/locale';
import { AppError } from '../../http/replies/app-error.ts';
import { translators } from '../../http/replies/translators.ts';

/** Errors of the files service that our own API does not have. */
const filesWords = {
  moreFactors: /*i18n*/ {
    id: 'files.moreFactors',
    message: 'This account has a second step. Sign in on the site of Saer.',
  },
  invalidToken: /*i18n*/ {
    id: 'files.invalidToken',
    message: 'This code or link is wrong, was used, or is too old. Ask for a new one.',
  },
  register: /*i18n*/ {
    id: 'files.register',
    message: 'Accounts are made on the site of Saer, where the terms are accepted.',
  },
  targetExists: /*i18n*/ { id: 'files.targetExists', message: 'There is a device of this id already.' },
  noPush: /*i18n*/ {
    id: 'files.noPush',
    message: 'This server does not send by Firebase Cloud Messaging.',
  },
  verified: /*i18n*/ { id: 'files.verified', message: 'This account is confirmed already.' },
  noPhone: /*i18n*/ { id: 'files.noPhone', message: 'This account has no mobile number.' },
  addressNotAllowed: /*i18n*/ {
    id: 'files.addressNotAllowed',
    message: 'Links may lead only to this site and to those in APPWRITE_ORIGINS.',
  },
  noBucket: /*i18n*/ { id: 'files.noBucket', message: 'There is no such bucket.' },
  noFile: /*i18n*/ { id: 'files.noFile', message: 'There is no such file, or it is not yours.' },
  fileExists: /*i18n*/ {
    id: 'files.fileExists',
    message: 'There is a file with this id. Choose another id.',
  },
  notWritable: /*i18n*/ {
    id: 'files.notWritable',
    message: 'You may not add, change or delete files in this bucket.',
  },
  range: /*i18n*/ {
    id: 'files.range',
    message: 'The content range is wrong: chunks have 5 MiB each, the last what is left.',
  },
  query: /*i18n*/ {
    id: 'files.query',
    message:
      'This query is not supported. There are limit, offset, cursorAfter, cursorBefore, equal, orderAsc and orderDesc.',
  },
  drawing: /*i18n*/ {
    id: 'files.drawing',
    message: 'Previews take width, height, gravity, quality and output, sides up to 2,000 pixels.',
  },
};

/** Error types that Appwrite's SDK knows, with their status and their words: ours, or those of our own API. */
const errors = {
  general_unauthorized_scope: { code: 401, words: 'signInNeeded' },
  general_argument_invalid: { code: 400, words: 'badRequest' },
  general_query_invalid: { code: 400, words: filesWords.query },
  general_route_not_found: { code: 404, words: 'notFound' },
  general_rate_limit_exceeded: { code: 429, words: 'tooManyRequests' },
  general_service_disabled: { code: 503, words: 'overloaded' },
  general_unknown: { code: 500, words: 'internal' },
  project_not_found: { code: 404, words: 'notFound' },
  user_auth_method_unsupported: { code: 501, words: filesWords.register },
  user_invalid_credentials: { code: 401, words: 'wrongCredentials' },
  user_invalid_token: { code: 401, words: filesWords.invalidToken },
  user_more_factors_required: { code: 401, words: filesWords.moreFactors },
  user_blocked: { code: 401, words: 'notAllowed' },
  user_unauthorized: { code: 401, words: filesWords.notWritable },
  user_session_not_found: { code: 404, words: 'notFound' },
  user_email_already_verified: { code: 409, words: filesWords.verified },
  user_phone_already_verified: { code: 409, words: filesWords.verified },
  user_phone_not_found: { code: 400, words: filesWords.noPhone },
  user_target_already_exists: { code: 409, words: filesWords.targetExists },
  user_target_not_found: { code: 404, words: 'rowGone' },
  push_disabled: { code: 501, words: filesWords.noPush },
  storage_bucket_not_found: { code: 404, words: filesWords.noBucket },
  storage_file_not_found: { code: 404, words: filesWords.noFile },
  storage_file_already_exists: { code: 409, words: filesWords.fileExists },
  storage_file_empty: { code: 400, words: 'fileMissing' },
  storage_file_type_unsupported: { code: 400, words: 'badRequest' },
  storage_invalid_content_range: { code: 400, words: filesWords.range },
  storage_invalid_file_size: { code: 400, words: 'badRequest' },
  avatar_parameters: { code: 400, words: filesWords.drawing },
  return_address: { code: 400, words: filesWords.addressNotAllowed },
} as const satisfies Record<string, { code: number; words: ErrorCode | { readonly id: string } }>;

type FilesErrorType = keyof typeof errors;

/** Types of ours whose words say more than the type that clients see. */
const publicTypes: Partial<Record<FilesErrorType, FilesErrorType>> = {
  avatar_parameters: 'general_argument_invalid',
  return_address: 'general_argument_invalid',
  push_disabled: 'user_auth_method_unsupported',
};

/** An error of the files service. */
export class FilesError extends Error {
  override readonly name = 'FilesError';
  readonly type: FilesErrorType;

  constructor(type: FilesErrorType) {
    super(type);
    this.type = type;
  }
}

const errorStatus = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;

/** Our own errors that a client of Appwrite tells apart; `code field` before `code`. */
const byCode: Readonly<Record<string, FilesErrorType>> = {
  'invalidValue content-range': 'storage_invalid_content_range',
  'invalidValue fileId': 'storage_file_already_exists',
  rowGone: 'storage_file_not_found',
  fileMissing: 'storage_file_empty',
  fileTooLarge: 'storage_invalid_file_size',
  pictureTooLarge: 'storage_invalid_file_size',
  planNeeded: 'storage_invalid_file_size',
  notAPicture: 'storage_file_type_unsupported',
  'notOneOf file': 'storage_file_type_unsupported',
  secondStepNeeded: 'user_more_factors_required',
  secondFactorNeeded: 'user_more_factors_required',
  codeExpired: 'user_invalid_token',
  wrongCode: 'user_invalid_token',
  linkExpired: 'user_invalid_token',
};

const byStatus: Readonly<Record<number, FilesErrorType>> = {
  400: 'general_argument_invalid',
  413: 'storage_invalid_file_size',
  415: 'general_argument_invalid',
  401: 'user_invalid_credentials',
  403: 'user_blocked',
  404: 'general_route_not_found',
  409: 'general_argument_invalid',
  429: 'general_rate_limit_exceeded',
  503: 'general_service_disabled',
};

function errorType(error: unknown): FilesErrorType {
  if (error instanceof FilesError) return error.type;
  const { code = '', field = '' } = error instanceof AppError ? error.fieldErrors[0] : {};
  return byCode[`${code} ${field}`] ?? byCode[code] ?? byStatus[errorStatus(error)] ?? 'general_unknown';
}

interface FileErrorReply {
  readonly message: string;
  readonly code: number;
  readonly type: string;
  readonly version: string;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;
}

/** An error in Appwrite's format; if our own API rejected the call, with its reason. */
export function fileErrorReply(error: unknown, language: Language, version: string): FileErrorReply {
  const type = errorType(error);
  const { code, words } = errors[type];
  const fieldError = error instanceof AppError ? error.fieldErrors[0] : undefined;
  const i18n = translators[language];
  const ownWords = () =>
    typeof words === 'string' ? errorMessage(i18n, words, { id: '-' }) : i18n._(words.id);
  const message =
    fieldError === undefined || typeof words !== 'string'
      ? ownWords()
      : errorMessage(i18n, fieldError.code, fieldError.details);
  const seconds = fieldError?.details?.['seconds'];
  return {
    message,
    code,
    type: publicTypes[type] ?? type,
    version,
    retryAfter: typeof seconds === 'number' ? seconds : undefined,
  };
}
