export const copiesDatabase = 'saer-copies';

/** Removes what pages show offline. The browser finishes it even if the page is left at once. */
export const forgetCopies = (): void => {
  try {
    indexedDB.deleteDatabase(copiesDatabase);
  } catch {
    // Where a browser forbids storage there are none.
  }
};
