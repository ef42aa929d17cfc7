import { databaseLoss } from './database/database-loss.ts';
import { basePath, kilobyte } from '@saer/contract/api/endpoint';
import fastify, { type FastifyInstance } from 'fastify';
import { accountRoutes } from './accounts/routes.ts';
import type { AppDependencies } from './app-dependencies.ts';
import { scheduleKey } from '@saer/contract/site/setting';
import { requireAdminAddress } from './site-settings/saving/save-setting.ts';
import { openSiteSettings } from './site-settings/current/site-settings.ts';
import { siteSettingRoutes } from './site-settings/routes.ts';
import { crashRoutes } from './crashes/routes.ts';
import { downloadPageFiller } from './releases/page/fill-download-page.ts';
import { requireReachable } from './releases/service.ts';
import { releaseRoutes } from './releases/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { deliveryReportRoutes } from './delivery-reports/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { serveDocumentation } from './documentation/serve-documentation.ts';
import { agreedFeeRoutes } from './fees/agreed-fees/routes.ts';
import { feeRoutes } from './fees/routes.ts';
import { deemedSupplierRoutes } from './fees/deemed-suppliers/routes.ts';
import { statementClaimRoutes } from './fees/statement-claims/routes.ts';
import { statementRateRoutes } from './fees/statement-rates/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { healthRoutes } from './health/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { answerError } from './http/pages/error-handler.ts';
import { protect } from './http/limits/protection.ts';
import { recordRoutes } from './http/mounting/served-routes.ts';
import { serveSecurityTxt } from './http/mounting/serve-security-txt.ts';
import { socketErrors } from './http/requests/socket-errors.ts';
import { acceptJson } from './http/mounting/accept-json.ts';
import { trustedProxies } from './http/requests/client-address.ts';
import { notFoundHandler } from './http/pages/not-found.ts';
import { serverFactory } from './http/mounting/one-at-a-time.ts';
import { limitUnreadReplies } from './http/limits/reply-budget.ts';
import { identityRoutes } from './auth/nafath/routes.ts';
import { serializers } from './logging/serializers.ts';
import type { FileContext } from './storage/files/save-file.ts';
import { storageRoutes } from './storage/routes.ts';
import { openObjectStore } from './storage/service.ts';
import { requireAcceptance } from './legal/acceptance/acceptance.ts';
import { legalPageFiller, serveFilling } from './legal/page/legal-page.ts';
import { legalRoutes } from './legal/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { serveCheckout } from './integrations/gateway/local/serve-checkout.ts';
import { notificationPaths } from './integrations/gateway/notification.ts';
import { openGatewayService } from './integrations/gateway/service.ts';
import { partnerRoutes } from './integrations/status/routes.ts';
import { countWaiting } from './proposals/queries.ts';
import { proposalRoutes } from './proposals/routes.ts';
import { productRoutes } from './products/routes.ts';
import { mountReading } from './lists/listing/mount-reading.ts';
import { listRoutes } from './lists/routes.ts';
import { adminLists } from './admin-lists.ts';
import { lists } from '@saer/contract/lists/all';
import { importRoutes } from './imports/routes.ts';
import { securityLog } from './auth/sessions/security-log.ts';
import { announcementRoutes } from './announcements/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { findPrincipal, isSessionOpen } from './auth/sessions/find-principal.ts';
import { signInRoutes } from './auth/routes.ts';
import { readFontFaces } from './web/font-faces.ts';
import { readSeller } from './invoices/issuing/seller-settings.ts';
import { jobRoutes } from './jobs/routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { ownedRecords } from './owned-records.ts';
import { paymentRoutes } from './payments/routes.ts';
import type { PaymentContext } from './payments/records/payment-context.ts';
import { refuseCardNumbers } from './http/requests/refuse-card-numbers.ts';
import { requireFileSpace, requireUserLimit } from './subscriptions/entitlements/find-entitlements.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { contactPageFiller, pageParts } from './site-settings/page/page-parts.ts';
import { type FillPublicPage, serveWeb } from './web/serve-web.ts';
import { pageCounter, visitCounter } from './statistics/counting/count-visit.ts';
import { EventCounter } from './statistics/counting/event-counter.ts';
import { startCountWriter } from './statistics/jobs.ts';
import { surveyRoutes } from './survey/routes.ts';
import { scenarioRoutes } from './scenarios/routes.ts';
import { findCalculationPreview, sharingRoutes } from './sharing/routes.ts';
import { statisticsRoutes } from './statistics/routes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** For the job that follows payments. */
    readonly payments: PaymentContext;
    /** For jobs that keep files. */
    readonly files: FileContext;
  }
}

/** Bytes, for anything but endpoints of the contract, which define their own. */
const bodyLimit = 16 * kilobyte;

/** The longest pause between looks at the connections for requests that take too long: milliseconds. */
const longestCheck = 5_000;

/** The whole server, ready to listen or to be injected into. */
export async function buildApp(given: AppDependencies): Promise<FastifyInstance> {
  const { db, version, webFolder, logStream } = given;
  const siteSettings = await openSiteSettings({
    db,
    settings: given.settings,
    listener: given.listener,
    onError: (error) => report(error, 'reading settings failed'),
  });
  const settings = siteSettings.effective;
  const deps = { ...given, settings };
  /** A database that is away has been logged. */
  function report(error: unknown, message: string): void {
    const loss = databaseLoss(error);
    if (loss === undefined) app.log.error(error, message);
    else app.log.info({ loss }, message);
  }
  const requestTimeout = settings.requestSeconds * 1_000;
  const onSocket = socketErrors();
  const counter = new EventCounter();
  const app = fastify({
    logger: {
      level: settings.logLevel,
      serializers,
      ...(logStream === undefined ? {} : { stream: logStream }),
    },
    bodyLimit,
    trustProxy: trustedProxies(settings.trustProxy),
    serverFactory: serverFactory({
      // From the first byte of a request to its last, a file included.
      requestTimeout,
      headersTimeout: Math.min(requestTimeout, 20_000),
      connectionsCheckingInterval: Math.min(requestTimeout / 2, longestCheck),
      // An idle connection is closed, also if its reply is not read.
      connectionTimeout: requestTimeout * 2,
    }),
    clientErrorHandler: onSocket.handle,
    // Those that still arrive are answered in our words (`protect`).
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    // Errors before a route is matched would otherwise be answered in the framework's words.
    frameworkErrors: answerError,
  });
  app.setErrorHandler(answerError);
  app.decorate('eventCounter', counter);
  app.decorate('countVisit', visitCounter(counter));
  recordRoutes(app);
  app.decorate('siteSettings', siteSettings);
  app.addHook('onClose', async () => siteSettings.close());
  const reject = notFoundHandler(app);
  onSocket.follow(app);
  acceptJson(app);
  const log = securityLog(app.log, settings, deps.secretKey);
  app.decorate('logRefusedAccess', (from, entry) => log('access', from, entry));
  app.decorate('findPrincipal', (token: string) => findPrincipal(db, token, settings));
  app.decorate('requireAcceptance', (principal, endpoint) => requireAcceptance(db, principal, endpoint));
  app.decorate('fontFaces', readFontFaces(webFolder));
  app.decorate('requireAdminAddress', requireAdminAddress(siteSettings, settings.ignoreAdminAddresses));
  await protect(app, settings);
  limitUnreadReplies(app, settings.unreadReplies);
  refuseCardNumbers(app);
  // Like the real gateway's: its webhooks come to our addresses, whichever address this server listens on.
  const openCards = deps.openCards ?? ((deliver) => openGatewayService(settings, deliver));
  const cards = openCards(async (kind, payload, contentType) => {
    const headers = { 'content-type': contentType };
    const url = `${basePath}${notificationPaths[kind]}`;
    return (await app.inject({ method: 'POST', url, payload, headers })).statusCode;
  });
  app.addHook('onClose', cards.close);
  const store = openObjectStore(settings.files, (error) => app.log.error(error, 'the store of files failed'));
  const files = { db, store, requireSpace: requireFileSpace };
  app.decorate('files', files);
  storageRoutes(app, files);
  healthRoutes(app, db, version);
  for (const list of Object.values(adminLists)) mountReading(app, db, list, lists[list.name]);
  listRoutes(app, deps);
  feeRoutes(app, deps);
  agreedFeeRoutes(app, deps);
  statementRateRoutes(app, db);
  statementClaimRoutes(app, db);
  deemedSupplierRoutes(app, db);
  subscriptionRoutes(app, deps);
  const { siteOrigin, gateway } = settings;
  const seller = readSeller(settings.invoiceSeller, gateway.apiUrl !== undefined);
  const payments = {
    db,
    secretKey: deps.secretKey,
    siteOrigin,
    seller,
    gateway: cards.gateway,
    onPlanPaid: () => counter.add('planPayment'),
  };
  app.decorate('payments', payments);
  invoiceRoutes(app, files);
  paymentRoutes(app, payments, {
    mode: gateway.checkoutMode,
    isSimulator: cards.simulator !== undefined,
    bankAccount: settings.bankAccount,
  });
  siteSettingRoutes(app, deps, { leastDesktopVersion: requireReachable });
  crashRoutes(app, deps);
  releaseRoutes(app, deps, files);
  contactRoutes(app, deps);
  newsletterRoutes(app, deps);
  deliveryReportRoutes(app, deps);
  historyRoutes(app, deps);
  productRoutes(app, deps);
  importRoutes(app, db);
  surveyRoutes(app, db);
  scenarioRoutes(app, db);
  sharingRoutes(app, deps);
  dashboardRoutes(app, db, countWaiting);
  proposalRoutes(app, deps);
  const writer = startCountWriter(db, counter, (error) => {
    report(error, 'writing counts failed');
  });
  app.addHook('onClose', writer.stop);
  jobRoutes(app, db, (name) => siteSettings.get(scheduleKey(name)));
  notificationRoutes(app, deps, (token) => isSessionOpen(db, token, settings));
  announcementRoutes(app, db);
  statisticsRoutes(app, db, writer);
  searchRoutes(app, db);
  legalRoutes(app, deps);
  signInRoutes(app, deps);
  accountRoutes(app, deps, ownedRecords, requireUserLimit);
  identityRoutes(app, deps);
  messageRoutes(app, deps);
  fileRoutes(app, deps, files);
  partnerRoutes(app, deps);
  if (cards.simulator !== undefined) serveCheckout(app, settings, cards.simulator);
  serveDocumentation(app, version, siteOrigin);
  serveSecurityTxt(app, settings);
  for (const url of [basePath, `${basePath}/*`]) app.all(url, reject);
  const fillers = [legalPageFiller(db, settings), contactPageFiller(siteSettings), downloadPageFiller(db)];
  const fillPublicPage: FillPublicPage = async (...page) => {
    for (const fill of fillers) {
      const filled = await fill(...page);
      if (filled !== undefined) return filled;
    }
    return undefined;
  };
  serveFilling(app, settings, fillPublicPage);
  await serveWeb(app, webFolder, reject, {
    checkoutUrl: settings.gateway.checkoutUrl,
    fillPublicPage,
    findPageParts: () => pageParts(siteSettings),
    findPreview: (query, language) => findCalculationPreview(deps, query, language),
    onPage: pageCounter(app.countVisit),
    opensOffline: settings.opensOffline,
  });
  return app;
}
