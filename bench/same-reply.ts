/** Plain Fastify: parses the body as JSON and writes an existing object as JSON. Nothing else. */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import * as z from 'zod/mini';
import { parseWith, serve } from './serve.ts';

const { path, file } = parseWith(z.object({ path: z.string(), file: z.string() }));
const reply: unknown = JSON.parse(readFileSync(file, 'utf8'));
const app = fastify({ bodyLimit: 4 * 1024 * 1024 });
app.all(path, async () => reply);
await serve(app);
