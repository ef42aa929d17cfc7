import type { ClientConfig } from 'pg';

/** The same server's other database. */
export function siblingDatabase(server: ClientConfig, database: string): ClientConfig {
  if (server.connectionString === undefined) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
}
