/** Runs a server in a separate process for the bench that started it: `bench/server-process.ts`. */
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** Parses the input the bench passed to this process. */
export const parseWith = <T extends z.core.$ZodType>(schema: T): z.output<T> =>
  z.parse(schema, JSON.parse(process.argv[2] ?? ''));

/** Location of a database. */
export const connection = z.record(z.string(), z.union([z.string(), z.number()]));

/** Listens, reports the port and, on request, the CPU time used and whatever else `figures` counts. */
export async function serve(app: FastifyInstance, figures: () => object = () => ({})): Promise<void> {
  process.once('disconnect', () => process.exit());
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpu: (user + system) / 1000, ...figures() });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  process.send?.(z.parse(z.object({ port: z.int() }), app.server.address()));
}
