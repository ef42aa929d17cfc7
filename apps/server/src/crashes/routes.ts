import * as contract from '@saer/contract/api/crash';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { mount, mountGuarded } from '../http/mounting/mount.ts';
import { decideCrash, findCrashes, receiveReport } from './queries.ts';

/** Crashes of the app: reported by browsers, seen and decided about by admins. */
export function crashRoutes(
  app: FastifyInstance,
  { db, secretKey }: Pick<AppDependencies, 'db' | 'secretKey'>,
): void {
  mount(app, contract.reportCrash, async ({ body }, { address }) => {
    await receiveReport({ db, secretKey }, body, address);
    return { received: true };
  });
  mountGuarded(app, contract.findCrashes, async () => ({ crashes: await findCrashes(db) }));
  mountGuarded(app, contract.decideCrash, ({ body }, { principal }) =>
    decideCrash(db, principal.accountId, body),
  );
}
