import { checkIdentityCheck, identityCallback, startIdentityCheck } from '@saer/contract/account/nafath';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../../app-dependencies.ts';
import { mount, mountGuarded } from '../../http/mounting/mount.ts';
import { startCheck, readStatus, takeReport } from './identity-checks.ts';
import { statusPoller } from '../../integrations/nafath/nafath.ts';
import { openIdentityService } from './service.ts';
import { serveNafathPage } from '../../integrations/nafath/local/serve-nafath-page.ts';

export function identityRoutes(app: FastifyInstance, appDeps: AppDependencies): void {
  const service = openIdentityService(appDeps.settings);
  app.addHook('onClose', service.close);
  const deps = { ...appDeps, service, book: statusPoller(), log: app.log };

  mountGuarded(app, startIdentityCheck, ({ body }, caller) => startCheck(deps, body.nationalId, caller));
  mountGuarded(app, checkIdentityCheck, async ({ body }, caller) => ({
    status: await readStatus(deps, body.requestId, caller),
  }));
  mount(app, identityCallback, async ({ body }) => {
    await takeReport(deps, body);
    return { message: 'received' };
  });
  if (service.simulator !== undefined) serveNafathPage(app, appDeps.settings, service.simulator);
}
