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

/** What was typed since `saveTyped`, for the field that is there now. */
export const takeTyped = (): string => {
  removeEventListener('keydown', note, true);
  const text = typed;
  typed = '';
  return text;
};
