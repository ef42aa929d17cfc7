/** An error of the API at a field, in the page's language. */
interface Problem {
  readonly message: string;
  readonly field?: string;
}

/** An answer of the API, reduced to what the forms of this page need. */
export interface Answer {
  readonly isOk: boolean;
  /** Of an error, else empty. */
  readonly code: string;
  readonly problems: readonly Problem[];
  /** Texts of the reply. */
  readonly texts: Readonly<Record<string, string | undefined>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const problemOf = (value: unknown): readonly Problem[] => {
  const message = isRecord(value) ? textOf(value['message']) : undefined;
  if (!isRecord(value) || message === undefined) return [];
  const field = textOf(value['field']);
  return [{ message, ...(field === undefined ? {} : { field }) }];
};

const token = (): string | null => {
  try {
    return localStorage.getItem('token');
  } catch {
    // A browser may forbid storage: then nobody is signed in.
    return null;
  }
};

/** Posts to the API in the page's language, as whoever is signed in; rejects where no answer comes. */
export async function post(path: string, body: unknown): Promise<Answer> {
  const signedIn = token();
  const response = await fetch(`/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      language: document.documentElement.lang,
      ...(signedIn === null ? {} : { authorization: `Bearer ${signedIn}` }),
    },
    body: JSON.stringify(body),
  });
  const reply: unknown = await response.json().catch(() => undefined);
  const fields = isRecord(reply) ? reply : {};
  const { problems } = fields;
  return {
    isOk: response.ok,
    code: textOf(fields['code']) ?? '',
    problems: response.ok ? [] : Array.isArray(problems) ? problems.flatMap(problemOf) : problemOf(reply),
    texts: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, textOf(value)])),
  };
}

/** The element of a form that a selector names. */
export const part = (root: ParentNode, selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
};

const fieldsOf = (form: HTMLFormElement): readonly HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[data-field]'),
];
const controlOf = (field: HTMLElement): HTMLElement => part(field, 'input, textarea');

/** Shows the error of a field, or that it has none. */
export function showFieldError(field: HTMLElement, message: string | undefined): void {
  const error = part(field, '[data-error]');
  error.textContent = message ?? '';
  error.hidden = message === undefined;
  field.toggleAttribute('data-invalid', message !== undefined);
  controlOf(field).setAttribute('aria-invalid', String(message !== undefined));
}

/** Shows errors at their fields, those of no field above the form, and moves to the first; no errors remove them all. */
export function showProblems(form: HTMLFormElement, problems: readonly Problem[]): void {
  const fields = fieldsOf(form);
  const nameOf = (field: HTMLElement): string | undefined => field.dataset['field'];
  for (const field of fields)
    showFieldError(field, problems.find((each) => each.field === nameOf(field))?.message);
  const other = problems.find((each) => !fields.some((field) => nameOf(field) === each.field));
  const above = part(form, '[data-problem]');
  above.textContent = other?.message ?? '';
  above.hidden = other === undefined;
  const [first] = fields.filter((field) => field.hasAttribute('data-invalid'));
  if (first !== undefined) controlOf(first).focus();
}

/** Sends a form, once at a time; what is typed stays, whatever happens. */
export function onSubmit(form: HTMLFormElement, send: () => Promise<void>): void {
  let isSending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    const button = part(form, '[type=submit]');
    button.setAttribute('aria-busy', 'true');
    button.setAttribute('aria-disabled', 'true');
    showProblems(form, []);
    void send()
      .catch(() => showProblems(form, [{ message: form.dataset['offline'] ?? '' }]))
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
}
