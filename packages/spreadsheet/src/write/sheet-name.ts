/** As many characters as Excel takes. */
const longest = 31;

/** A name that Excel takes for a sheet: as it is, or without what it forbids; the other one where nothing is left. */
export function sheetName(name: string, otherwise: string): string {
  const allowed = name
    .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .replace(/^[\s']+|[\s']+$/g, '');
  return allowed === '' || allowed.toLowerCase() === 'history' ? otherwise : allowed;
}
