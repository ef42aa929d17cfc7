/** The names of a machine for itself. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The origin at which a caller opened this site, from the `Host` of the request: of a site on the own machine, any of its names, since a
 * browser keeps a session by name and a passkey by `localhost` alone; of any other, the set origin, whatever the request says.
 */
export function visitedOrigin(siteOrigin: string, host: string): string {
  const { protocol, hostname, port } = new URL(siteOrigin);
  const isOwn = ownNames.includes(hostname) && ownNames.some((name) => host === `${name}:${port}`);
  return isOwn ? `${protocol}//${host}` : siteOrigin;
}
