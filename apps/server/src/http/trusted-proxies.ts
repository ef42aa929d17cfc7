import type { Settings } from '../settings.ts';

/** What the framework is given: by number, the proxies nearest to us; else those of these addresses and networks. */
export const trustedProxies = (trusted: Settings['trustProxy']) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : [...trusted];
