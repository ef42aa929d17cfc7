import type { Database } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import type { Carrier, Carriers } from './sending/carrier.ts';
import { mailCarrier } from './sending/mail.ts';
import { providerOf } from './sending/sms/provider-of.ts';
import type { SmsProvider } from './sending/sms/sms.ts';
import { startMailServer } from './stand-in/mail-server.ts';
import { startSmsServer } from './stand-in/sms-server.ts';

interface CarrierParts {
  readonly db: Database;
  readonly settings: Settings;
  readonly timeoutMs?: number;
}

/** In production nobody reads a local mailbox: there its messages wait for a real carrier. */
const mayStandIn = ({ mode }: Settings): boolean => mode !== 'production';

const asCarrier = (provider: SmsProvider, close: () => Promise<void>): Carrier => ({
  send: ({ id, recipient, body }) => provider.send({ to: recipient, body, ref: id }),
  close,
});

async function mail({ db, settings, ...limits }: CarrierParts): Promise<Carrier | undefined> {
  const { smtpUrl, mailFrom: from, siteOrigin } = settings;
  if (smtpUrl !== undefined) return mailCarrier({ smtpUrl, from, siteOrigin, ...limits });
  if (!mayStandIn(settings)) return undefined;
  const server = await startMailServer(db);
  const carrier = mailCarrier({ smtpUrl: server.smtpUrl, from, siteOrigin, ...limits });
  return {
    send: carrier.send,
    close: async () => {
      await carrier.close();
      await server.close();
    },
  };
}

async function sms({ db, settings, ...limits }: CarrierParts): Promise<Carrier | undefined> {
  const { provider } = settings.sms;
  if (provider !== 'local') return asCarrier(providerOf(provider, settings.sms, limits), async () => {});
  if (!mayStandIn(settings)) return undefined;
  const { origin: endpoint, secret, close } = await startSmsServer(db);
  return asCarrier(providerOf('unifonic', { ...settings.sms, endpoint, secret }, limits), close);
}

/** Those who carry our messages: the real ones where they are set, else the local mailbox and the local SMS server. */
export async function openCarriers(parts: CarrierParts): Promise<Carriers> {
  const [email, text] = [await mail(parts), await sms(parts)];
  return { ...(email && { email }), ...(text && { sms: text }) };
}
