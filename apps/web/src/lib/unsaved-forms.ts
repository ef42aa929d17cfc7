import { saveLeftForms } from './left-forms.ts';

type WatchedForm = Parameters<typeof saveLeftForms>[0] extends Iterable<infer Form> ? Form : never;

const forms = new Set<WatchedForm>();

/** Counts a form among those that a reload would empty; returns how to stop. */
export const watchForm = (form: WatchedForm): (() => void) => {
  forms.add(form);
  return () => forms.delete(form);
};

/** Whether a form on the page holds what was not saved. */
export const hasUnsavedForm = (): boolean => [...forms].some(({ isChanged }) => isChanged());

/** Saves what the forms of the page hold, before an update leads away from it. */
export const keepUnsavedForms = (): void => saveLeftForms(forms);
