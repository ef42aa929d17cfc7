const forms = new Set<() => boolean>();

/** Counts a form among those that a reload would empty; returns how to stop. */
export const watchForm = (isChanged: () => boolean): (() => void) => {
  forms.add(isChanged);
  return () => forms.delete(isChanged);
};

/** Whether a form on the page holds what was not saved. */
export const hasUnsavedForm = (): boolean => [...forms].some((isChanged) => isChanged());
