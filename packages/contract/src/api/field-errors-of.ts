import type * as z from 'zod/mini';
import { type ErrorCode, isErrorCode } from './error-code.ts';
import { errorDetails, type FieldError } from './error-reply.ts';
import { fieldKinds, type FieldKind } from './field.ts';
import { maxErrors } from './limits.ts';

type Issue = z.core.$ZodIssue;

const findKind = (issue: Issue): FieldKind | undefined => fieldKinds.find((kind) => kind === issue.message);

/** A JSON number sent as a string: typed input is parsed into a number before it gets here. */
const isQuotedNumber = (input: unknown) =>
  typeof input === 'string' && /^-?\d+(?:\.\d+)?$/.test(input.trim());

/** `1.2.3`, `1,5`: digits that do not form one number, as opposed to arbitrary text. */
const looksNumeric = (input: unknown) =>
  typeof input === 'string' && /^[-+]?[\d٠-٩۰-۹][\d٠-٩۰-۹.,٫٬\s]*$/.test(input.trim());

const numberError = (input: unknown): ErrorCode => {
  if (isQuotedNumber(input)) return 'numberInQuotes';
  return looksNumeric(input) ? 'ambiguousNumber' : 'notANumber';
};

/** The error for a value of the wrong type, by the expected type. */
const ofType: Readonly<Record<string, ErrorCode>> = {
  int: 'notWholeNumber',
  boolean: 'notTrueOrFalse',
  array: 'notAList',
  tuple: 'notAList',
  object: 'notAnObject',
  record: 'notAnObject',
};

function typeError(issue: z.core.$ZodIssueInvalidType): ErrorCode {
  if (issue.input === undefined) return 'required';
  if (issue.expected === 'number') return numberError(issue.input);
  if (issue.expected === 'string') return findKind(issue) === 'date' ? 'notADate' : 'notText';
  return ofType[issue.expected] ?? 'invalidValue';
}

function sizeError(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): ErrorCode {
  const small = issue.code === 'too_small';
  if (issue.origin === 'array') return small ? 'tooFewItems' : 'tooManyItems';
  if (issue.origin === 'string') return small ? 'required' : 'tooLong';
  if (!small) return 'tooLarge';
  if (typeof issue.input === 'number' && issue.input < 0 && Number(issue.minimum) >= 0)
    return 'negativeNumber';
  return issue.input === 0 ? 'zeroNotAllowed' : 'tooSmall';
}

function formatCode(issue: z.core.$ZodIssueInvalidStringFormat): ErrorCode {
  if (issue.format === 'uuid') return 'notAUuid';
  return findKind(issue) === 'date' ? 'notADate' : findKind(issue) === 'code' ? 'notACode' : 'invalidValue';
}

/** For a value of the wrong type, only that is reported, not its length. */
function relevantIssues({ issues }: z.core.$ZodError): Issue[] {
  const toPath = (issue: Issue) => issue.path.join('.');
  const ofWrongType = new Set(issues.filter(({ code }) => code === 'invalid_type').map(toPath));
  return issues.filter((issue) => issue.code === 'invalid_type' || !ofWrongType.has(toPath(issue)));
}

const plainKind = (kind: FieldKind | undefined) => (kind === undefined ? {} : { kind });

/** Maximum characters of a caller's own name that are repeated. */
const longestName = 100;
const shortName = (name: PropertyKey): string => {
  const text = String(name);
  return text.length > longestName ? `${text.slice(0, longestName)}…` : text;
};

/** The limits named by a rule with its own message. */
const readLimits = (issue: Issue): FieldError['details'] =>
  issue.code === 'custom' ? errorDetails.safeParse(issue.params).data : undefined;

/** If the whole value is wrong there is no field to name. */
const standsAt = (path: readonly PropertyKey[]) =>
  path.length === 0 ? {} : { field: path.map(shortName).join('.') };

/** The number of errors in an issue: only unknown keys are collected in one. */
const errorCount = (issue: Issue): number => (issue.code === 'unrecognized_keys' ? issue.keys.length : 1);

function errorsOfIssue(issue: Issue, path: readonly PropertyKey[], max: number): FieldError[] {
  const at = [...path, ...issue.path];
  const fieldError = (code: ErrorCode, details: FieldError['details'] = {}, key?: string): FieldError => ({
    code,
    ...standsAt([...at, ...(key === undefined ? [] : [key])]),
    details: { ...plainKind(findKind(issue)), ...details },
  });
  // A rule with its own message carries that code, others the kind of the field.
  if (isErrorCode(issue.message)) return [fieldError(issue.message, readLimits(issue))];
  switch (issue.code) {
    case 'invalid_type':
      return [fieldError(typeError(issue))];
    case 'too_small':
      return [fieldError(sizeError(issue), { minimum: Number(issue.minimum) })];
    case 'too_big':
      return [fieldError(sizeError(issue), { maximum: Number(issue.maximum) })];
    case 'invalid_format':
      return [fieldError(formatCode(issue))];
    case 'invalid_value':
      return [
        fieldError(issue.input === undefined ? 'required' : 'notOneOf', {
          options: issue.values.map(String).join(', '),
        }),
      ];
    case 'unrecognized_keys':
      return issue.keys.slice(0, max).map((key) => fieldError('unknownField', { name: shortName(key) }, key));
    case 'invalid_union':
      return [unionError(issue, fieldError)];
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'custom':
      break;
  }
  return [fieldError('invalidValue')];
}

function unionError(
  issue: z.core.$ZodIssueInvalidUnion,
  fieldError: (code: ErrorCode, details?: FieldError['details']) => FieldError,
): FieldError {
  if (issue.input === undefined) return fieldError('required');
  const options =
    'options' in issue && Array.isArray(issue.options) ? issue.options.map(String).join(', ') : undefined;
  return options === undefined ? fieldError('invalidValue') : fieldError('notOneOf', { options });
}

/** The number of errors a schema found. */
export const countFieldErrors = (error: z.core.$ZodError): number =>
  relevantIssues(error).reduce((sum, issue) => sum + errorCount(issue), 0);

/**
 * The first errors a schema found, at their fields; those beyond `max` are never created. `path` is the position of the value in the
 * request.
 */
export function fieldErrorsOf(
  error: z.core.$ZodError,
  path: readonly PropertyKey[] = [],
  max: number = maxErrors,
): readonly [FieldError, ...FieldError[]] {
  const fieldErrors: FieldError[] = [];
  for (const issue of relevantIssues(error)) {
    if (fieldErrors.length >= max) break;
    fieldErrors.push(...errorsOfIssue(issue, path, max - fieldErrors.length));
  }
  const [first = { code: 'invalidValue' } as const, ...others] = fieldErrors;
  return [first, ...others];
}
