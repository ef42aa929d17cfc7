import { fieldErrorOf } from '../../../lib/form-errors.ts';
import type { SchemaForm } from '../../../lib/schema-form.ts';
import { isTaken } from '../queries.ts';
import type { SignupInput, SignupOutput } from './signup-fields.ts';

/** On leaving an address: whether it is one, and whether somebody has it. Where the server keeps silent, so do we. */
export const useTakenCheck =
  (form: SchemaForm<SignupInput, SignupOutput>) =>
  async (field: 'email' | 'mobile', value: string): Promise<void> => {
    if (value === '' || !(await form.trigger(field))) return;
    try {
      const isStillThere = () => form.getValues(field) === value;
      if ((await isTaken(field, value)) && isStillThere()) {
        form.setError(field, fieldErrorOf([{ code: 'emailOrMobileExists' }]));
      }
    } catch {
      // Only a courtesy: sending the form asks again.
    }
  };
