import { readStorage, removeStorage, writeStorage } from './storage.ts';

/** Values of a form by the names of its fields. */
type Values = Readonly<Record<string, unknown>>;

interface LeftForm {
  readonly key: string;
  readonly values: Values;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A form on the page, whether it holds what was not saved. */
interface OpenForm {
  readonly key: string;
  readonly read: () => Values;
  readonly isChanged: () => boolean;
}

const dayLong = 24 * 3_600_000;
const longest = 200_000;

const isSecret = (name: string, value: unknown): boolean =>
  /password|secret|token|otp|card|cvv/i.test(name) || (/code/i.test(name) && /^\d*$/.test(String(value)));

/** Names a form by its page and by the values that it begins with. */
export const formKey = (defaults: unknown): string => JSON.stringify([location.pathname, defaults]);

function readLeft(): LeftForm[] {
  try {
    const left: LeftForm[] = JSON.parse(readStorage('leftForms') ?? '[]');
    return left.filter(({ at }) => at > Date.now() - dayLong);
  } catch {
    // Stored values can be changed by anyone at this browser.
    return [];
  }
}

function write(left: readonly LeftForm[]): void {
  const text = JSON.stringify(left);
  if (left.length === 0 || text.length > longest) removeStorage('leftForms');
  else writeStorage('leftForms', text);
}

/** Saves what is typed in these forms in this browser, for a day: an update leads away from the page. Passwords and codes are left out. */
export function saveLeftForms(forms: Iterable<OpenForm>): void {
  const saved = [...forms]
    .filter(({ isChanged }) => isChanged())
    .map(({ key, read }) => ({
      key,
      values: Object.fromEntries(Object.entries(read()).filter(([name, value]) => !isSecret(name, value))),
      at: Date.now(),
    }));
  if (saved.length === 0) return;
  const keys = new Set(saved.map(({ key }) => key));
  write([...readLeft().filter(({ key }) => !keys.has(key)), ...saved]);
}

/** Returns what was typed in a form before an update, once. */
export function takeLeftForm(key: string): Values | undefined {
  const left = readLeft();
  const found = left.find((each) => each.key === key);
  if (found !== undefined) write(left.filter((each) => each !== found));
  return found?.values;
}
