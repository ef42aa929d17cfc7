import * as contract from '@saer/contract/site/release';
import * as service from './service.ts';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { mount, mountGuarded } from '../http/mounting/mount.ts';
import type { FileContext } from '../storage/files/save-file.ts';
import { serveReleases } from './service.ts';
import { findLatest, findReleases } from './queries.ts';

/** Releases of the desktop app: found and downloaded by everybody, added, published and withdrawn by admins. */
export function releaseRoutes(
  app: FastifyInstance,
  { db, secretKey, settings }: Pick<AppDependencies, 'db' | 'secretKey' | 'settings'>,
  files: FileContext,
): void {
  const publicKey = settings.releasePublicKey;
  mount(app, contract.findLatestReleases, async ({ query }) => ({
    releases: await findLatest(db, query.channel),
    publicKey: publicKey ?? null,
    least: settings.minDesktopVersion ?? null,
  }));
  serveReleases(app, { db, secretKey }, files);
  mountGuarded(app, contract.findReleases, async () => ({
    releases: await findReleases(db),
    publicKey: publicKey ?? null,
    least: await service.findLeast(db),
  }));
  mountGuarded(app, contract.createRelease, ({ body }, { principal }) =>
    service.addRelease(db, principal.accountId, body),
  );
  mountGuarded(app, contract.updateRelease, ({ body }, { principal }) =>
    service.updateRelease(db, principal.accountId, body),
  );
  mountGuarded(app, contract.removeRelease, ({ query }, { principal }) =>
    service.removeRelease(db, principal.accountId, query.id),
  );
  mountGuarded(app, contract.publishRelease, ({ body }, { principal }) =>
    service.publishRelease(db, principal.accountId, publicKey, body),
  );
  mountGuarded(app, contract.withdrawRelease, ({ body }, { principal }) =>
    service.withdrawRelease(db, principal.accountId, body),
  );
}
