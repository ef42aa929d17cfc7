import type { PlainError } from '../../../lib/plain-post.ts';

/** The element of a form that a selector names. */
export const part = (root: ParentNode, selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
};

const fieldsOf = (form: HTMLFormElement): readonly HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[data-field]'),
];
const nameOf = (field: HTMLElement): string | undefined => field.dataset['field'];
const controlOf = (field: HTMLElement): HTMLElement => part(field, 'input, textarea');

/** The text of a form's field, trimmed. */
export function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Shows the error of a field, or that it has none. */
export function showFieldError(field: HTMLElement, message: string | undefined): void {
  const error = part(field, '[data-error]');
  error.textContent = message ?? '';
  error.hidden = message === undefined;
  field.toggleAttribute('data-invalid', message !== undefined);
  controlOf(field).setAttribute('aria-invalid', String(message !== undefined));
}

/** Shows errors at their fields, those of no field above the form, and moves to the first; no errors remove them all. */
export function showFieldErrors(form: HTMLFormElement, fieldErrors: readonly PlainError[]): void {
  const fields = fieldsOf(form);
  for (const field of fields)
    showFieldError(field, fieldErrors.find((each) => each.field === nameOf(field))?.message);
  const other = fieldErrors.find((each) => !fields.some((field) => nameOf(field) === each.field));
  const above = part(form, '[data-problem]');
  above.textContent = other?.message ?? '';
  above.hidden = other === undefined;
  const first = fields.find((field) => field.hasAttribute('data-invalid'));
  if (first !== undefined) controlOf(first).focus();
}

/** The errors of the fields that must be filled in and are not. */
function missingIn(form: HTMLFormElement, required: readonly string[]): readonly PlainError[] {
  return required
    .filter((name) => textIn(form, name) === '')
    .map((field) => ({ field, message: form.dataset['required'] ?? '' }));
}

/**
 * Sends a form that has all that is `required`, once at a time; what is typed stays, whatever happens. A form that was submitted before
 * this script was there (`app/public-start.ts`) is sent now.
 */
export function onSubmit(
  form: HTMLFormElement,
  required: readonly string[],
  send: () => Promise<void>,
): void {
  let isSending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    const missing = missingIn(form, required);
    if (missing.length > 0) {
      showFieldErrors(form, missing);
      return;
    }
    isSending = true;
    const button = part(form, '[type=submit]');
    button.setAttribute('aria-busy', 'true');
    button.setAttribute('aria-disabled', 'true');
    showFieldErrors(form, []);
    void send()
      .catch(() => showFieldErrors(form, [{ message: form.dataset['offline'] ?? '' }]))
      .finally(() => {
        isSending = false;
        button.removeAttribute('aria-busy');
        button.removeAttribute('aria-disabled');
      });
  });
  // An error goes as soon as its field is corrected.
  form.addEventListener('input', ({ target }) => {
    const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
    if (field?.hasAttribute('data-invalid') === true) showFieldError(field, undefined);
  });
  const wasSent = form.dataset['scripted'] === 'sent';
  form.dataset['scripted'] = 'here';
  if (!wasSent) return;
  part(form, '[type=submit]').removeAttribute('aria-busy');
  form.requestSubmit();
}
