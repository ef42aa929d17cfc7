import type { Settings } from '../../settings.ts';

/** The setting in the framework's format: the number of proxies nearest to us, or those of these addresses and networks. */
export function trustedProxies(trusted: Settings['trustProxy']) {
  // Without trusted proxies the framework need not parse forwarded addresses.
  if (trusted === 0) return false;
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : [...trusted];
}
