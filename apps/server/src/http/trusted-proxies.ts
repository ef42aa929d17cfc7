import type { Settings } from '../settings.ts';

/** What the framework is given: by number, the proxies nearest to us; else those of these addresses and networks. */
export function trustedProxies(trusted: Settings['trustProxy']) {
  // With nobody to trust the framework need not read who says what.
  if (trusted === 0) return false;
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : [...trusted];
}
