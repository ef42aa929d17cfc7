/** An error of the API at a field, in the page's language. */
export interface PlainError {
  readonly message: string;
  readonly field?: string;
}

/** An answer of the API, reduced to what a form without schemas needs. */
export interface Answer {
  readonly isOk: boolean;
  /** Code of an error, else empty. */
  readonly code: string;
  readonly fieldErrors: readonly PlainError[];
  /** Texts of the reply. */
  readonly texts: Readonly<Record<string, string | undefined>>;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const toText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const findErrors = (value: unknown): readonly PlainError[] => {
  const message = isRecord(value) ? toText(value['message']) : undefined;
  if (!isRecord(value) || message === undefined) return [];
  const field = toText(value['field']);
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
  const { problems: listed } = fields;
  return {
    isOk: response.ok,
    code: toText(fields['code']) ?? '',
    fieldErrors: response.ok ? [] : Array.isArray(listed) ? listed.flatMap(findErrors) : findErrors(reply),
    texts: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, toText(value)])),
  };
}
