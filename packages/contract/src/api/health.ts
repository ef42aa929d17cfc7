import * as z from 'zod/mini';
import { type Endpoint, nothing } from './endpoint.ts';

const reply = z.object({ ok: z.literal(true), version: z.string() });

export const health = {
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Whether the server and its database answer',
  description:
    'Whether the server and its database answer: 503 while the database is away. `/v1/health/ready` says the same; `/v1/health/live` answers 200 as long as the process runs.',
  query: nothing,
  body: nothing,
  reply,
} satisfies Endpoint;

/** The same, for distinction from `healthLive`: no traffic goes to a server that is not ready. */
export const healthReady = {
  ...health,
  path: '/health/ready',
  summary: 'Whether the server is ready for requests: it and its database answer',
} satisfies Endpoint;

/** A server that does not answer here is restarted; a database outage is not a reason to. */
export const healthLive = {
  ...health,
  path: '/health/live',
  summary: 'Whether the process answers, also while its database is away',
} satisfies Endpoint;
