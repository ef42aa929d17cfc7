import * as z from 'zod/mini';
import { type Endpoint, nothing } from './endpoint.ts';

export const health = {
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Whether the server and its database answer',
  query: nothing,
  body: nothing,
  reply: z.object({ ok: z.literal(true), version: z.string() }),
} satisfies Endpoint;
