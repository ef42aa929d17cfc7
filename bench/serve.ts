/** What a server in a process of its own does for the bench that started it: `bench/server-process.ts`. */
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** What the bench gave this process. */
export const parseWith = <T extends z.core.$ZodType>(schema: T): z.output<T> =>
  z.parse(schema, JSON.parse(process.argv[2] ?? ''));

/** Where a database is. */
export const connection = z.record(z.string(), z.union([z.string(), z.number()]));

/** Listens, says where, and when it is asked how much of the processor was used, and whatever else `figures` counts. */
export async function serve(app: FastifyInstance, figures: () => object = () => ({})): Promise<void> {
  process.once('disconnect', () => process.exit());
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000, ...figures() });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(z.parse(z.object({ port: z.int() }), app.server.address()));
}
