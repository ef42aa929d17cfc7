/** The setting that says: one proxy stands in front of the server. */
export const proxyHops = '1';

/** A network that nobody else of a run has, as the proxy names it. */
export const networkNumber = (number: number): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});
