/** A form of react-hook-form, as far as it says whether it was changed. */
export interface WatchedForm {
  readonly getValues: () => object;
  readonly formState: { readonly defaultValues?: unknown };
}

const forms = new Set<WatchedForm>();

/** Counts a form among those that a reload would empty; returns how to stop. */
export const watchForm = (form: WatchedForm): (() => void) => {
  forms.add(form);
  return () => forms.delete(form);
};

/** The forms on the page that hold what was not saved. */
export const unsavedForms = (): readonly WatchedForm[] =>
  [...forms].filter(
    ({ getValues, formState }) => JSON.stringify(getValues()) !== JSON.stringify(formState.defaultValues),
  );
