/** The push services of browsers. A browser names the address itself: none but these is ever called. */
export const usualPushHosts: readonly string[] = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
];

/** The host of the local stand-in's addresses; a name that leads nowhere. */
export const standInHost = 'push.localhost';

/** Whether an address is one of these hosts: by HTTPS, at the usual port unless the host is named with another. */
export function isPushAddress(address: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, host, port, username, password } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  return hosts.some((each) =>
    each.startsWith('*.') ? port === '' && hostname.endsWith(each.slice(1)) : host === each,
  );
}
