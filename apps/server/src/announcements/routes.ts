import * as contract from '@saer/contract/contact/announcement';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { findAnnouncements, previewAudience } from './queries.ts';
import * as service from './service.ts';

/** Routes by which admins write announcements, see whom they reach, send and withdraw them. */
export function announcementRoutes(app: FastifyInstance, db: Database): void {
  mountGuarded(app, contract.pageAnnouncements, ({ query }) =>
    findAnnouncements(db, decodeFilter(query.filter)),
  );
  mountGuarded(app, contract.previewAnnouncement, ({ body }) => previewAudience(db, body.audience));
  mountGuarded(app, contract.createAnnouncement, ({ body }, { principal }) =>
    service.createAnnouncement(db, principal.accountId, body),
  );
  mountGuarded(app, contract.updateAnnouncement, ({ body }, { principal }) =>
    service.updateAnnouncement(db, principal.accountId, body),
  );
  mountGuarded(app, contract.removeAnnouncement, ({ query }, { principal }) =>
    service.removeAnnouncement(db, principal.accountId, query.id),
  );
  mountGuarded(app, contract.sendAnnouncement, ({ body }, { principal }) =>
    service.sendAnnouncement(db, principal.accountId, body),
  );
  mountGuarded(app, contract.withdrawAnnouncement, ({ body }, { principal }) =>
    service.withdrawAnnouncement(db, principal.accountId, body),
  );
}
