import type { TrialInput } from './trial-input.ts';

/** What stands in the form's fields; a field that is not there keeps its value. */
export function inputInForm(form: HTMLFormElement, otherwise: TrialInput): TrialInput {
  const fields = new FormData(form);
  const text = (name: keyof TrialInput): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : otherwise[name];
  };
  return {
    cost: text('cost'),
    marginRate: text('marginRate'),
    weight: text('weight'),
    store: text('store'),
    subFamily: text('subFamily'),
    sizeClass: text('sizeClass'),
  };
}
