/** Says how a browser calls itself, in the names people know. */
export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

// In this order: most browsers also claim to be the ones below them.
const browsers = [
  ['Edge', /\bEdgA?\/|EdgiOS\//],
  ['Opera', /\bOPR\/|\bOpera\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const;

type Names = readonly (readonly [string, RegExp])[];

const findFirst = (names: Names, userAgent: string): string | undefined =>
  names.find(([, mark]) => mark.test(userAgent))?.[0];

/** Browser and system of a user agent, as far as they are known ones. */
export const getDevice = (userAgent: string): Device => ({
  browser: findFirst(browsers, userAgent),
  system: findFirst(systems, userAgent),
});
