import { readSettings } from '../../apps/server/src/settings.ts';

function isTaken(value: string): boolean {
  try {
    readSettings({ TRUST_PROXY: value }, '/');
    return true;
  } catch {
    return false;
  }
}

/** The setting that says: one proxy stands in front of the server. */
export const proxyHops = isTaken('1') ? '1' : 'true';

/** A network that nobody else of a run has, as the proxy names it. */
export const networkNumber = (number: number): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});
