import * as z from 'zod/mini';
import type { FieldErrorReply, FieldError } from '@saer/contract/api/error-reply';
import { fieldErrorsOf } from '@saer/contract/api/field-errors-of';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { useEffect } from 'react';
import { ApiFailure } from '../api/api.ts';
import { getFieldError } from './form-errors.ts';
import { readStorage } from '../browser/storage.ts';
import { watchForm } from './unsaved-forms.ts';

/** A form whose fields are a schema's input, and which sends its output. */
export type SchemaForm<I extends FieldValues, O> = UseFormReturn<I, unknown, O>;

const atFields = (fieldErrors: readonly FieldError[]): ReadonlyMap<string, FieldError[]> =>
  Map.groupBy(fieldErrors, ({ field = 'root' }) => field);

const getResolver =
  <I extends FieldValues, O>(schema: z.core.$ZodType<O, I>): Resolver<I, unknown, O> =>
  (values) => {
    const result = z.safeParse(schema, values, { reportInput: true });
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<I> = {};
    for (const [field, fieldErrors] of atFields(fieldErrorsOf(result.error)))
      set(errors, field, getFieldError(fieldErrors));
    return { values: {}, errors };
  };

/** A form that is judged by the schema the server judges by. Problems show when it is sent, and then follow the typing. */
export function useSchemaForm<I extends FieldValues, O>(
  schema: z.core.$ZodType<O, I>,
  defaultValues: DefaultValues<I>,
): SchemaForm<I, O> {
  const form = useForm<I, unknown, O>({ defaultValues, resolver: getResolver(schema), criteriaMode: 'all' });
  useEffect(() => {
    if (readStorage('leftForms') !== undefined)
      void import('./left-forms.ts').then(({ restoreForm }) => restoreForm(form));
    return watchForm(form);
  }, [form]);
  return form;
}

const getRowErrors = ({ reply }: ApiFailure): readonly FieldErrorReply[] =>
  reply === undefined ? [] : (reply.problems ?? [reply]);

/**
 * Assigns the server's errors to fields, focuses the first, and returns the messages of errors without a field in this form.
 * Undefined if every error has its field.
 */
export function showFailure<I extends FieldValues, O>(
  form: SchemaForm<I, O>,
  error: unknown,
): string | undefined {
  if (!(error instanceof ApiFailure)) return error instanceof Error ? error.message : String(error);
  const problems = getRowErrors(error);
  const names = Object.keys(form.getValues());
  const isField = (name: string | undefined): name is Path<I> => name !== undefined && names.includes(name);
  const fieldErrors = atFields(problems.filter(({ field }) => isField(field)));
  for (const [at, name] of names.filter((each) => fieldErrors.has(each)).entries()) {
    if (isField(name))
      form.setError(name, getFieldError(fieldErrors.get(name) ?? []), { shouldFocus: at === 0 });
  }
  // The reply's own words know the seconds to wait, which the toast's do not.
  if (problems.length === 0) return error.message;
  return problems.find(({ field }) => !isField(field))?.message;
}
