import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { readStorage, removeStorage, writeStorage } from '../browser/storage.ts';
import { unsavedForms, type WatchedForm } from './unsaved-forms.ts';

const dayLong = 24 * 3_600_000;

/** When and on which page forms were left, with the values that each began with and had. */
const saved = z.tuple([
  z.number(),
  z.string(),
  z.array(z.tuple([z.unknown(), z.record(z.string(), z.unknown())])),
]);

/** Leaves out passwords, cards and codes of digits. */
const withoutSecrets = (name: string, value: unknown): unknown =>
  /password|secret|token|otp|card|cvv/i.test(name) ||
  (/code$/i.test(name) && typeof value === 'string' && /^\d*$/.test(value))
    ? undefined
    : value;

/** Saves what the forms of the page hold in this browser, for a day: an update leads away from the page and back to it. */
export function saveUnsavedForms(): void {
  const left = unsavedForms().map(({ getValues, formState }) => [formState.defaultValues, getValues()]);
  if (left.length > 0)
    writeStorage('leftForms', JSON.stringify([Date.now(), location.pathname, left], withoutSecrets));
}

/** Takes what was typed in a form of this page before an update led away from it, once and within a day. */
function takeLeftValues({ formState }: WatchedForm): object | undefined {
  try {
    const [at, page, left] = z.parse(saved, JSON.parse(readStorage('leftForms') ?? ''));
    if (at < Date.now() - dayLong) throw new Error('Too old');
    if (page !== location.pathname) return undefined;
    const key = JSON.stringify(formState.defaultValues, withoutSecrets);
    const found = left.find(([defaults]) => JSON.stringify(defaults) === key);
    if (found === undefined) return undefined;
    const others = left.filter((each) => each !== found);
    if (others.length === 0) removeStorage('leftForms');
    else writeStorage('leftForms', JSON.stringify([at, page, others]));
    return found[1];
  } catch {
    // Stored values can be changed by anyone at this browser.
    removeStorage('leftForms');
    return undefined;
  }
}

/** Fills a form with what was typed in it before an update led away from its page. */
export function restoreForm<I extends FieldValues, O>(form: UseFormReturn<I, unknown, O>): void {
  const left = takeLeftValues(form);
  if (left !== undefined) form.reset((values) => ({ ...values, ...left }), { keepDefaultValues: true });
}
