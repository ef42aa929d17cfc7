import { type FormEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type SchemaForm, showFailure } from '../../lib/form/schema-form.ts';

/** Sends a form, one request at a time. The server's errors are assigned to fields; `problem` contains those of no field. */
export function useFormSend<I extends FieldValues, O>(
  form: SchemaForm<I, O>,
  send: (values: O) => Promise<unknown>,
) {
  const [problem, setProblem] = useState<string>();
  const { isSubmitting } = form.formState;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isSubmitting) return;
    setProblem(undefined);
    void form.handleSubmit(async (values) => {
      try {
        await send(values);
      } catch (error) {
        setProblem(showFailure(form, error));
      }
    })(event);
  };
  return { submit, problem, isSending: isSubmitting };
}
