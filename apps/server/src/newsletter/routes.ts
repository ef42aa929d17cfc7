import {
  createNewsletterIssue,
  exportNewsletterSubscribers,
  pageNewsletterIssues,
  pageNewsletterSubscribers,
  removeNewsletterIssue,
  removeNewsletterSubscribers,
  sendNewsletterIssue,
  subscribeToNewsletter,
  testNewsletterIssue,
  updateNewsletterIssue,
} from '@saer/contract/contact/newsletter';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../http/replies/app-error.ts';
import { mountDownload } from '../http/mounting/mount-download.ts';
import { mount, mountGuarded } from '../http/mounting/mount.ts';
import { csvDownload } from '../listing/csv-file.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { exportSubscribers, findIssuePage, findSubscriberPage } from './queries.ts';
import { createIssue, removeIssue, sendIssue, testIssue, updateIssue } from './issues/issue.ts';
import { serveNewsletterPages } from './pages/serve-pages.ts';
import { removeSubscribers, subscribe } from './subscribing/subscribe.ts';

export function newsletterRoutes(
  app: FastifyInstance,
  { db, secretKey, settings: { siteOrigin } }: AppDependencies,
): void {
  const deps = { db, secretKey, siteOrigin };
  mount(app, subscribeToNewsletter, async ({ body }, caller) => {
    if (!app.siteSettings.get('newsletterSignUp')) throw new AppError({ code: 'notAllowed' });
    return subscribe(deps, body, caller);
  });
  serveNewsletterPages(app, deps);
  mountGuarded(app, pageNewsletterSubscribers, ({ query }) =>
    findSubscriberPage(db, decodeFilter(query.filter)),
  );
  mountDownload(app, exportNewsletterSubscribers, async ({ query }, { language }) =>
    csvDownload(
      'newsletter-subscribers.csv',
      await exportSubscribers(db, { filter: decodeFilter(query.filter), language }),
    ),
  );
  mountGuarded(app, removeNewsletterSubscribers, ({ query }, { principal }) =>
    removeSubscribers(db, principal.accountId, query.id),
  );
  mountGuarded(app, pageNewsletterIssues, ({ query }) => findIssuePage(db, decodeFilter(query.filter)));
  mountGuarded(app, createNewsletterIssue, ({ body }, { principal }) =>
    createIssue(db, principal.accountId, body),
  );
  mountGuarded(app, updateNewsletterIssue, ({ body }, { principal }) =>
    updateIssue(db, principal.accountId, body),
  );
  mountGuarded(app, removeNewsletterIssue, ({ query }, { principal }) =>
    removeIssue(db, principal.accountId, query.id),
  );
  mountGuarded(app, testNewsletterIssue, ({ body }, { principal }) =>
    testIssue(deps, principal.accountId, body.id),
  );
  mountGuarded(app, sendNewsletterIssue, ({ body }, { principal }) =>
    sendIssue(db, principal.accountId, body),
  );
}
