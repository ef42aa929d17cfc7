let typed = '';

const note = (event: KeyboardEvent): void => {
  if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  typed += event.key;
};

/** Saves what is typed from now on for a field that is still loading. */
export const saveTyped = (): void => {
  typed = '';
  addEventListener('keydown', note, true);
};

/** Returns what was typed since `saveTyped`, and stops saving. */
export const takeTyped = (): string => {
  removeEventListener('keydown', note, true);
  const text = typed;
  typed = '';
  return text;
};
