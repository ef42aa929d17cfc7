import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';

export const health = {
  method: 'GET',
  path: '/health',
  access: 'public',
  summary: 'Whether the server and its database answer',
  reply: z.object({ ok: z.literal(true), version: z.string() }),
} satisfies Endpoint;
