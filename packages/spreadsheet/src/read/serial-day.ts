const dayLength = 86_400_000;
/** The day that a spreadsheet counts as 0. It believes in a 29 February 1900, its day 60: from there on the count is one ahead. */
const origin = Date.UTC(1899, 11, 30);
const origin1904 = Date.UTC(1904, 0, 1);
const imaginaryDay = 60;
/** 31 December 9999, the last day a spreadsheet knows. */
const lastDay = 2_958_465;

/** The day a number stands for, as `2026-03-01`; null: it stands for none. */
export function serialDay(serial: number, is1904: boolean): string | null {
  if (!(serial >= 0 && serial <= lastDay)) return null;
  const days = Math.floor(serial) + (!is1904 && serial < imaginaryDay ? 1 : 0);
  return new Date((is1904 ? origin1904 : origin) + days * dayLength).toISOString().slice(0, 10);
}
