import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { appVersion } from '@saer/contract/api/app-version';
import { type JobName, type RepeatedJob, repeatedJobs } from '@saer/contract/site/job';
import { scheduleKey } from '@saer/contract/site/setting';
import closeWithGrace from 'close-with-grace';
import type { PoolConfig } from 'pg';
import { cleanUp } from './accounts/jobs.ts';
import { seedAccounts } from './accounts/seed/seed-accounts.ts';
import { sendAnnouncements } from './announcements/jobs.ts';
import { notifyOfFees } from './products/jobs.ts';
import { openPushTransports } from './integrations/push/service.ts';
import { pushSender } from './notifications/push/send-push.ts';
import { tidyNotifications } from './notifications/jobs.ts';
import { findAnnouncementText } from './notifications/queries.ts';
import { buildApp } from './app.ts';
import { announceMessages } from './contact/answering/announce.ts';
import { dropOldCrashes } from './crashes/jobs.ts';
import { dropOldMessages } from './contact/jobs.ts';
import { dropOldSubscribers, sendNewsletters } from './newsletter/jobs.ts';
import { supersede } from './fees/jobs.ts';
import { type JobHandlers, startJobs } from './jobs/running/runner.ts';
import { databaseLoss, retryWhileUnavailable } from './database/database-loss.ts';
import { type ChannelListener, openChannelListener } from './database/channel-listener.ts';
import { type Database, openDatabase } from './database/database.ts';
import { prepareDatabase } from './prepare-database.ts';
import { isPortClosing } from './http/requests/socket-errors.ts';
import { startDatabase } from './database/start-database.ts';
import { requireWritableFolder } from './database/require-writable-folder.ts';
import { invoiceAttachment } from './invoices/sending/queue-invoice.ts';
import { errorText } from './logging/serializers.ts';
import { isPublic, deriveReportSecret, reportUrl } from './integrations/reports/report-addresses.ts';
import { messageSender } from './messages/jobs.ts';
import type { ReportAddresses } from './messages/service.ts';
import { ownOrigin } from './own-origin.ts';
import { ownedRecords } from './owned-records.ts';
import { paymentFollower } from './payments/jobs.ts';
import { seedDemoProducts } from './products/seed/demo-products.ts';
import { loadSecret } from './secrets/load-secret.ts';
import { removeUnusedReleaseFiles } from './releases/jobs.ts';
import { removeAbandonedBatches } from './imports/jobs.ts';
import { seedDemoSubscriptions } from './subscriptions/seed/demo-subscriptions.ts';
import { tidyFiles } from './storage/jobs.ts';
import { subscriptionFollower } from './subscriptions/jobs.ts';
import { ownSettings, type Settings } from './settings.ts';
import { StartupError } from './startup-error.ts';
import { startupMessage } from './startup-message.ts';

/** The server's folder, whether it runs from its sources or from its bundle: both are one folder below. */
const home = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const root = path.resolve(home, '../..');

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const warn = (line: string): boolean => process.stderr.write(`${line}\n`);

/** Ends the process if the database cannot be recovered: a process manager sees the reason and restarts it. */
async function giveUp(reason: string): Promise<never> {
  warn(reason);
  await Promise.race([opened.disposeAsync().catch(() => undefined), wait(10_000)]);
  process.exit(1);
}

/** Connections break together, all for one reason: the first of them in a minute says it. */
function firstInAMinute(write: (message: string) => void): (message: string) => void {
  let last = -Infinity;
  return (message) => {
    if (Date.now() - last < 60_000) return;
    last = Date.now();
    write(message);
  };
}

async function listen(
  app: Awaited<ReturnType<typeof buildApp>>,
  { host, port }: Pick<Settings, 'host' | 'port'>,
  until = Date.now() + 15_000,
): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    if (Date.now() < until && (await isPortClosing(port))) return listen(app, { host, port }, until);
    throw new StartupError(
      `Port ${port} is taken by another program. End it, or start with another one: PORT=${port + 1} npm start`,
    );
  }
}

/** Where those who carry SMS report what became of them. */
function reportAddresses(settings: Settings, secretKey: string): ReportAddresses {
  const { host, port, siteOrigin } = settings;
  const secret = deriveReportSecret(settings, secretKey);
  return {
    publicUrl: isPublic(siteOrigin) ? reportUrl(siteOrigin, 'sms', secret) : undefined,
    localUrl: reportUrl(ownOrigin(host, port), 'sms', secret),
  };
}

/** Runs the jobs of this process until it is disposed. */
async function work(
  app: Awaited<ReturnType<typeof buildApp>>,
  {
    connection,
    listener,
    db,
    settings,
    secretKey,
  }: {
    connection: PoolConfig;
    listener: ChannelListener;
    db: Database;
    settings: Settings;
    secretKey: string;
  },
): Promise<AsyncDisposable> {
  const { siteOrigin } = settings;
  // Work that failed because of the database is done later; that it is unavailable has already been logged. Every worker finds out.
  const sayLoss = firstInAMinute((loss) => app.log.info({ loss }, 'jobs wait for the database'));
  const onError = (error: unknown, job?: JobName): void => {
    const loss = databaseLoss(error);
    if (loss === undefined) app.log.error(error, `${job ?? 'jobs'} failed`);
    else sayLoss(loss);
  };
  const sender = messageSender({
    db,
    settings,
    reports: reportAddresses(settings, secretKey),
    makeAttachment: (reference) => invoiceAttachment(app.files, reference),
    findAnnouncement: (id, language) => findAnnouncementText(db, id, language),
  });
  const push = openPushTransports({ db, settings, secretKey });
  const handlers: JobHandlers = {
    ...sender.handlers,
    sendPush: pushSender({
      db,
      settings,
      transports: push.transports,
      onRefused: (error) => onError(error, 'sendPush'),
    }),
    followPayments: paymentFollower(app.payments, (error) => onError(error, 'followPayments')),
    followSubscriptions: subscriptionFollower(db, siteOrigin),
    supersedeFees: () => supersede(db),
    notifyOfFees: () => notifyOfFees(db, siteOrigin),
    announceContacts: () => announceMessages(db, siteOrigin),
    sendNewsletters: () => sendNewsletters({ db, secretKey, siteOrigin }),
    tidyAccounts: () => cleanUp(db, settings, ownedRecords),
    tidySheets: () => removeAbandonedBatches(db),
    tidyContacts: () => dropOldMessages(db),
    tidyNewsletters: () => dropOldSubscribers(db),
    sendAnnouncements: () => sendAnnouncements(db),
    tidyNotifications: () => tidyNotifications(db),
    tidyFiles: async () => {
      await removeUnusedReleaseFiles(db);
      return tidyFiles(db, app.files.store);
    },
    tidyCrashes: () => dropOldCrashes(db),
  };
  const { siteSettings } = app;
  const jobSchedule = (name: RepeatedJob): string => siteSettings.get(scheduleKey(name));
  const starting = retryWhileUnavailable(() =>
    startJobs({ connection, listener, onError, handlers, scheduleOf: jobSchedule }),
  );
  // From now on, so that no change is missed while they start.
  const endFollowing = siteSettings.onChange((keys) => {
    for (const name of repeatedJobs)
      if (keys.includes(scheduleKey(name)))
        starting
          .then((runner) => runner.reschedule(name, jobSchedule(name)))
          .catch((error: unknown) => onError(error, name));
  });
  const runner = await starting;
  return {
    [Symbol.asyncDispose]: async () => {
      endFollowing();
      sender.end();
      await runner.stop();
      await sender.close();
      await push[Symbol.asyncDispose]();
    },
  };
}

async function start(opened: AsyncDisposableStack): Promise<void> {
  const settings = ownSettings(root);
  requireWritableFolder(settings.dataFolder);
  const {
    connection,
    dataFolder,
    close: closeServer,
  } = await startDatabase(settings, {
    onLost: () => warn('The embedded PostgreSQL has ended. Starting it again …'),
    onRestarted: () => warn('The embedded PostgreSQL answers again.'),
    onAbandoned: (reason) => void giveUp(reason),
  });
  opened.defer(closeServer);
  await retryWhileUnavailable(() => prepareDatabase(connection, path.join(home, 'migrations')));
  const reportLoss = firstInAMinute((message) => warn(`An idle database connection failed: ${message}`));
  const { db, close: closeDatabase } = openDatabase(connection, (error) => reportLoss(errorText(error)));
  opened.defer(closeDatabase);
  const listener = openChannelListener(connection, (error) => reportLoss(errorText(error)));
  opened.defer(listener.close);
  const whoSignsIn = await seedAccounts(db, settings);
  await seedDemoProducts(db, settings);
  await seedDemoSubscriptions(db, settings);
  const secretKey = settings.secretKey ?? loadSecret(settings.dataFolder, 'secret-key');
  const app = await buildApp({
    settings,
    db,
    listener,
    secretKey,
    version: appVersion,
    webFolder: path.join(root, 'apps/web/dist'),
  });
  opened.defer(() => app.close());
  await listen(app, settings);
  for (const line of startupMessage(settings, dataFolder, await whoSignsIn())) say(line);
  // The program that started us starts us again, should we die from now on.
  process.send?.('ready');

  if (opened.disposed) return;
  const jobs = work(app, { connection, listener, db, settings: app.siteSettings.effective, secretKey });
  // Asked to end while they start, the process ends them as soon as they have.
  opened.defer(async () => (await jobs.catch(() => undefined))?.[Symbol.asyncDispose]());
  await jobs;
}

const opened = new AsyncDisposableStack();
const report = (error: unknown): boolean => warn(errorText(error));

/** Starts the server; resolves once it answers. It ends with the process, cleanly if asked to end. */
export async function runServer(): Promise<void> {
  // A terminal that was closed takes no more lines: that must not break off a clean end, and leave the database running.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  // From the first moment: a Ctrl-C while starting must not leave the database running either.
  const { close } = closeWithGrace({ delay: 15_000, onSecondError: report }, async ({ err }) => {
    if (err !== undefined) report(err);
    await opened.disposeAsync();
  });
  // The program that started us is gone, possibly killed before it could tell us.
  process.once('disconnect', close);

  try {
    await start(opened);
  } catch (error) {
    await opened.disposeAsync();
    if (!(error instanceof StartupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
