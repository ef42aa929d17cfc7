/** The setting for one proxy in front of the server. */
export const proxyHops = '1';

/** A network that is unique within a run, as the proxy reports it. */
export const networkNumber = (number: number): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});
