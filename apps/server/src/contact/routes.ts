import {
  assignContactMessage,
  contactForm,
  decideContactMessage,
  exportContactMessages,
  findContactAssignees,
  findContactPicture,
  findContactThread,
  markContactSpam,
  noteContactMessage,
  pageContactMessages,
  removeContactMessages,
  replyToContactMessage,
  sendContactMessage,
} from '@saer/contract/contact/contact';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { mountDownload } from '../http/mounting/mount-download.ts';
import { mountPicture } from '../http/mounting/mount-picture.ts';
import { mount, mountGuarded } from '../http/mounting/mount.ts';
import { csvDownload } from '../listing/csv-file.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import {
  assignMessage,
  decideMessage,
  markSpam,
  removeMessages,
  noteMessage,
  replyToMessage,
} from './answering/change-message.ts';
import { exportMessages } from './exporting/export-messages.ts';
import { findAssignees, findContactPage, readPicture, readThread } from './queries.ts';
import { receiveMessage, newContactTicket } from './receiving/receive-message.ts';

export function contactRoutes(app: FastifyInstance, { db, secretKey, settings }: AppDependencies): void {
  const deps = {
    db,
    files: app.files,
    secretKey,
    siteOrigin: settings.siteOrigin,
    get contactEmail() {
      return settings.contact.email;
    },
    guests: { fullUntil: 0 },
  };
  mount(app, contactForm, async () => ({
    ticket: newContactTicket(secretKey),
    email: settings.contact.email ?? null,
    phone: settings.contact.phone ?? null,
  }));
  mount(app, sendContactMessage, async ({ body }, { token, address, language }) => {
    const principal = token === undefined ? undefined : await app.findPrincipal(token);
    return receiveMessage(deps, body, { address, language, accountId: principal?.accountId });
  });
  mountGuarded(app, pageContactMessages, ({ query }) => findContactPage(db, decodeFilter(query.filter)));
  mountGuarded(app, findContactThread, ({ query }) => readThread(db, query.id));
  mountPicture(app, findContactPicture, ({ query }) => readPicture(app.files, query.id));
  mountGuarded(app, decideContactMessage, ({ body }, { principal }) =>
    decideMessage(db, principal.accountId, body),
  );
  mountGuarded(app, assignContactMessage, ({ body }, { principal }) =>
    assignMessage(db, principal.accountId, body),
  );
  mountGuarded(app, replyToContactMessage, ({ body }, { principal }) =>
    replyToMessage(deps, principal.accountId, body),
  );
  mountGuarded(app, noteContactMessage, ({ body }, { principal }) =>
    noteMessage(deps, principal.accountId, body),
  );
  mountGuarded(app, markContactSpam, ({ query }, { principal }) =>
    markSpam(db, principal.accountId, query.id),
  );
  mountGuarded(app, removeContactMessages, ({ query }, { principal }) =>
    removeMessages(db, principal.accountId, query.id),
  );
  mountGuarded(app, findContactAssignees, async () => ({ admins: await findAssignees(db) }));
  mountDownload(app, exportContactMessages, async ({ query }, { language }) =>
    csvDownload(
      'contact-messages.csv',
      await exportMessages(db, { filter: decodeFilter(query.filter), language }),
    ),
  );
}
