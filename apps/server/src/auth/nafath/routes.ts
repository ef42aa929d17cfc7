import { checkIdentityCheck, identityCallback, startIdentityCheck } from '@saer/contract/nafath';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../../app-parts.ts';
import { mount, mountGuarded } from '../../http/mount.ts';
import { startCheck, statusOf, takeReport } from './identity-checks.ts';
import { pollBook } from '../../integrations/nafath/polled.ts';
import { openIdentityService } from './service.ts';
import { serveNafathPage } from '../../integrations/nafath/local/serve-nafath-page.ts';

export function identityRoutes(app: FastifyInstance, appParts: AppParts): void {
  const service = openIdentityService(appParts.settings);
  app.addHook('onClose', service.close);
  const parts = { ...appParts, service, book: pollBook(), log: app.log };

  mountGuarded(app, startIdentityCheck, ({ body }, caller) => startCheck(parts, body.nationalId, caller));
  mountGuarded(app, checkIdentityCheck, async ({ body }, caller) => ({
    status: await statusOf(parts, body.requestId, caller),
  }));
  mount(app, identityCallback, async ({ body }) => {
    await takeReport(parts, body);
    return { message: 'received' };
  });
  if (service.standIn !== undefined) serveNafathPage(app, appParts.settings, service.standIn);
}
