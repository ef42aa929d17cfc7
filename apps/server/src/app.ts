import { basePath } from '@saer/contract/endpoint';
import fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/routes.ts';
import type { AppParts } from './app-parts.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { serveDocumentation } from './documentation/serve-documentation.ts';
import { agreedFeeRoutes } from './agreed-fees/routes.ts';
import { feeRoutes } from './fees/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { AppError } from './http/app-error.ts';
import { answerError } from './http/error-handler.ts';
import { protect } from './http/protection.ts';
import { identityRoutes } from './identity/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { productRoutes } from './products/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { sheetRoutes } from './sheets/routes.ts';
import { findPrincipal } from './sign-in/session/find-principal.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { serveWeb } from './web/serve-web.ts';

/** A batch of 2,500 rows with every field filled in stays below this. */
const bodyLimit = 4 * 1024 * 1024;

const refuseUnknown = () => {
  throw new AppError({ code: 'notFound' });
};

/** The whole server, ready to listen or to be injected into. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { settings, db, version, webFolder, logStream } = parts;
  const app = fastify({
    logger: { level: settings.logLevel, ...(logStream === undefined ? {} : { stream: logStream }) },
    bodyLimit,
    trustProxy: settings.trustProxy,
    routerOptions: { ignoreTrailingSlash: true },
    // What goes wrong before a route is found would else be answered in the framework's words.
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  app.decorate('findPrincipal', (token: string) => findPrincipal(db, token, settings));
  await protect(app, settings);
  healthRoutes(app, db, version);
  referenceRoutes(app, parts);
  feeRoutes(app, parts);
  agreedFeeRoutes(app, db);
  historyRoutes(app, db);
  productRoutes(app, db);
  sheetRoutes(app, db);
  dashboardRoutes(app, db);
  signInRoutes(app, parts);
  accountRoutes(app, parts);
  identityRoutes(app, parts);
  messageRoutes(app, parts);
  fileRoutes(app, parts);
  partnerRoutes(app, parts);
  serveDocumentation(app, version);
  for (const url of [basePath, `${basePath}/*`]) app.all(url, refuseUnknown);
  await serveWeb(app, webFolder);
  return app;
}
