import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../http/replies/app-error.ts';
import { sendLocalPage } from '../integrations/local/local-page.ts';
import { localProviderPage } from '../integrations/local/local-providers.ts';
import { loopbackOnly } from '../integrations/local/loopback-server.ts';
import { findLocalMail, findLocalMessages } from './queries.ts';
import { mailList, mailPage, smsList, pushList, readPush } from './local/mailbox-pages.ts';
import { readMail } from '../integrations/email/local/read-mail.ts';
import { templateGallery } from './local/template-gallery.ts';

interface Asked {
  Querystring: { lang?: string; refresh?: string; to?: unknown };
}

/** The recipient whose messages are asked for; undefined: everybody's. */
function recipientOf({ to }: Asked['Querystring']): string | undefined {
  if (to === undefined) return undefined;
  if (typeof to === 'string' && !to.includes('\0')) return to;
  throw new AppError({ code: 'badRequest' });
}

/** The local mailbox, the local SMS, messages to screens and the template gallery: only with local providers, and never in production. */
export function messageRoutes(app: FastifyInstance, { db, settings }: AppDependencies): void {
  const guarded = { onRequest: loopbackOnly(settings) };

  const mail = localProviderPage('mail', settings);
  if (mail !== null) {
    app.get<Asked>(mail, guarded, async (request, reply) => {
      const mails = await findLocalMessages(db, 'email');
      return sendLocalPage(request, reply, settings, mailList(await Promise.all(mails.map(readMail))));
    });
    app.get<Asked>(`${mail}.json`, guarded, async ({ query }) =>
      Promise.all((await findLocalMessages(db, 'email', recipientOf(query))).map(readMail)),
    );
    app.get<Asked & { Params: { id: string } }>(`${mail}/:id`, guarded, async (request, reply) => {
      const read = await readMail(await findLocalMail(db, request.params.id));
      return sendLocalPage(request, reply, settings, mailPage(read));
    });
  }

  const sms = localProviderPage('sms', settings);
  if (sms !== null) {
    app.get<Asked>(sms, guarded, async (request, reply) =>
      sendLocalPage(request, reply, settings, smsList(await findLocalMessages(db, 'sms'))),
    );
    app.get<Asked>(`${sms}.json`, guarded, async ({ query }) =>
      (await findLocalMessages(db, 'sms', recipientOf(query))).map(
        ({ id, recipient, source, receivedAt }) => ({
          id,
          to: recipient,
          text: source,
          receivedAt,
        }),
      ),
    );
  }

  const push = localProviderPage('push', settings);
  if (push !== null) {
    const find = async (to?: string) => (await findLocalMessages(db, 'push', to)).map(readPush);
    app.get<Asked>(push, guarded, async (request, reply) =>
      sendLocalPage(request, reply, settings, pushList(await find())),
    );
    app.get<Asked>(`${push}.json`, guarded, ({ query }) => find(recipientOf(query)));
  }

  if (settings.mode !== 'production') {
    app.get<Asked>('/local/templates', guarded, (request, reply) =>
      sendLocalPage(request, reply, settings, templateGallery(settings.siteOrigin, Date.now())),
    );
  }
}
