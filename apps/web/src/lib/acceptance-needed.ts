let listener: (() => void) | undefined;

/** Calls the listener whenever the server rejects a change because documents have to be accepted first; returns how to stop. */
export const onAcceptanceNeeded = (listen: () => void): (() => void) => {
  listener = listen;
  return () => {
    if (listener === listen) listener = undefined;
  };
};

export const reportAcceptanceNeeded = (): void => listener?.();
