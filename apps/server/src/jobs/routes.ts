import { findJobs, type RepeatedJob, runJob } from '@saer/contract/site/job';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import { enqueue } from './running/enqueue.ts';
import * as queries from './queries.ts';

/** Routes by which admins see work in the background, and start what is repeated. */
export function jobRoutes(
  app: FastifyInstance,
  db: Database,
  scheduleOf: (name: RepeatedJob) => string,
): void {
  mountGuarded(app, findJobs, async () => ({
    jobs: await queries.findJobs(db, scheduleOf),
    failures: await queries.findFailedJobs(db),
  }));
  mountGuarded(app, runJob, async ({ body: { name } }) => {
    await db.transaction((tx) => enqueue(tx, name));
    return { name };
  });
}
